import Glossary
import TabBar
import TextAnalysis

/// An entry as programs get it: the fields of the glossary's own format, with the deciding
/// sentences seen from this concept.
enum ConceptJSON {
  static func write(_ concept: Concept, contrasts: [Contrast], to json: inout JSONText) {
    json.object { json in
      json.member("id", concept.id)
      json.member("category", concept.category)
      json.member("subcategory", concept.subcategory)
      json.member("seed", concept.isSeed)
      json.member("familiarity", concept.familiarity.rawValue)
      json.object("name") { json in
        json.member("en", concept.preferredLabel(in: .en))
        json.member("ru", concept.preferredLabel(in: .ru))
      }
      json.array("labels", concept.labels) { json, label in write(label, to: &json) }
      for language in Language.allCases {
        json.object(language.rawValue) { json in
          let texts = concept.texts(in: language)
          json.member("definition", texts.definition)
          if let note = texts.note { json.member("note", note) }
          json.member("example", texts.example)
          json.member("cues", texts.cues)
        }
      }
      json.member("platforms", concept.platforms)
      json.array("api", concept.api) { json, name in
        json.object { json in
          json.member("framework", name.framework)
          json.member("symbol", name.symbol)
          if let note = name.note { json.member("note", note) }
        }
      }
      json.array("contrasts", contrasts) { json, contrast in
        json.object { json in
          json.member("id", contrast.first == concept.id ? contrast.second : contrast.first)
          json.member("en", contrast.en)
          json.member("ru", contrast.ru)
        }
      }
      json.member("broader", concept.broader)
      json.member("partOf", concept.partOf)
      json.member("related", concept.related)
      json.member("gestures", concept.gestures)
      json.member("states", concept.states)
      json.member("picture", concept.picture)
      json.array("sources", concept.sources) { json, source in
        json.object { json in
          json.member("name", source.name)
          if let url = source.url { json.member("url", url) }
          json.member("words", source.words.rawValue)
        }
      }
      json.member("origin", concept.origin)
    }
  }

  private static func write(_ label: Label, to json: inout JSONText) {
    json.object { json in
      json.member("text", label.text)
      json.member("lang", label.language.rawValue)
      json.member("status", label.status.rawValue)
      json.member("kind", label.kind.rawValue)
      if let scope = label.scope { json.member("scope", scope) }
      if let note = label.note { json.member("note", note) }
      if let gender = label.gender { json.member("gender", gender.rawValue) }
      if let number = label.number { json.member("number", number.rawValue) }
      if label.isIndeclinable { json.member("indeclinable", true) }
    }
  }
}
