import Glossary
import Rendering
import TabBar
import TextAnalysis

/// A drawn screen with numbered parts.
struct PointBody: AnswerBody {
  var screen: PointScreen
  /// The names of the other screens, as commands take them.
  var others: [Wording]
  var lookUp: (String) -> Concept?

  func write(to json: inout JSONText, in language: Language) {
    json.object("screen") { json in
      json.member("name", screen.name)
      json.array("parts", Array(screen.parts.enumerated())) { json, part in
        let concept = lookUp(part.element.id)
        json.object { json in
          json.member("number", part.offset + 1)
          json.member("id", part.element.id)
          json.object("name") { json in
            json.member("en", concept?.preferredLabel(in: .en) ?? part.element.id)
            json.member("ru", concept?.preferredLabel(in: .ru) ?? part.element.id)
          }
        }
      }
    }
    json.member("picture", PointPicture.picture(of: screen))
  }

  func text(_ style: TextStyle) -> String {
    let picture = PointPicture.draw(
      screen, lookUp: lookUp, language: style.language, theme: style.theme, width: style.width)
    let list = others.map { $0.text(in: style.language) }.joined(separator: ", ")
    let more = Wording(
      "A number opens its entry. Other screens: point \(list)",
      "Номер открывает статью. Другие экраны: указать \(list)")
    let tooWide = Wording(
      "The drawing takes \(screen.width) columns; here are only \(style.width).",
      "Рисунок занимает \(screen.width) колонок, а здесь их только \(style.width).")
    let notes = style.width < screen.width ? [tooWide, more] : [more]
    return
      ([picture]
      + notes.flatMap { Paragraph.lines($0.text(in: style.language), width: style.width) })
      .joined(separator: "\n")
  }
}
