import Glossary
internal import TextAnalysis

/// Writes TBX-Basic version 3 (ISO 30042:2019) in the style DCA.
///
/// Only values of that dialect's closed lists are used: what it has no category for, platforms and
/// API names, goes into a note.
enum TBXExport {
  static func text(of concepts: [Concept]) -> String {
    let entries = concepts.map(entry).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2">
        <tbxHeader>
          <fileDesc><sourceDesc><p>Shtorka glossary</p></sourceDesc></fileDesc>
        </tbxHeader>
        <text>
          <body>
      \(entries)    </body>
        </text>
      </tbx>

      """
  }

  private static func entry(_ concept: Concept) -> String {
    var lines = ["      <conceptEntry id=\"c-\(escape(concept.id))\">"]
    lines.append(
      "        <descrip type=\"subjectField\">\(escape(concept.category)) / "
        + "\(escape(concept.subcategory))</descrip>")
    for contrast in concept.related {
      lines.append("        <note>related: \(escape(contrast))</note>")
    }
    if !concept.platforms.isEmpty {
      lines.append(
        "        <note>platforms: \(escape(concept.platforms.joined(separator: ", ")))</note>")
    }
    for name in concept.api {
      lines.append("        <note>API: \(escape(name.framework)) \(escape(name.symbol))</note>")
    }
    for language in Language.allCases {
      lines += section(of: concept, in: language)
    }
    lines.append("      </conceptEntry>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(of concept: Concept, in language: Language) -> [String] {
    let labels = concept.labels.filter { $0.language == language && $0.status != .hidden }
    guard !labels.isEmpty else { return [] }
    let texts = concept.texts(in: language)
    var lines = ["        <langSec xml:lang=\"\(language.rawValue)\">"]
    if !texts.definition.isEmpty {
      lines.append(
        "          <descrip type=\"definition\">\(escape(texts.definition))</descrip>")
    }
    if let note = texts.note { lines.append("          <note>\(escape(note))</note>") }
    for label in labels {
      lines.append("          <termSec>")
      lines.append("            <term>\(escape(label.text))</term>")
      let status =
        switch label.status {
        case .preferred: "preferredTerm-admn-sts"
        case .admitted, .hidden: "admittedTerm-admn-sts"
        case .deprecated: "deprecatedTerm-admn-sts"
        }
      lines.append("            <termNote type=\"administrativeStatus\">\(status)</termNote>")
      let type =
        switch label.kind {
        case .full: "fullForm"
        case .abbreviation: "abbreviation"
        default: "variant"
        }
      lines.append("            <termNote type=\"termType\">\(type)</termNote>")
      if let gender = label.gender {
        lines.append(
          "            <termNote type=\"grammaticalGender\">\(gender.rawValue)</termNote>")
      }
      lines.append("          </termSec>")
    }
    lines.append("        </langSec>")
    return lines
  }

  /// Text that stays text in XML; characters that XML 1.0 forbids are left out.
  static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20: continue
      case "\u{FFFE}", "\u{FFFF}": continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
