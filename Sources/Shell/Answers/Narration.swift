import Rendering
import TabBar
import TextAnalysis

/// Events told in lines that people read.
enum Narration {
  /// The delegate's calls and the effects; appearing and disappearing follow from those and are
  /// left to `events`.
  static func lines(_ events: [Event], _ style: TextStyle) -> [String] {
    let language = style.language
    var parts: [String] = []
    for event in events {
      switch event {
      case .delegate(let event): parts.append(call(event, in: language))
      case .effect(let effect, let key):
        let what =
          effect == .popToRoot
          ? Wording("pop to root", "возврат к корню")
          : Wording("scroll to top", "прокрутка к началу")
        parts.append("\(what.text(in: language)) \(quoted(key.text, in: language))")
      case .lifecycle: continue
      }
    }
    guard !parts.isEmpty else { return [] }
    let bar = Wording("tab bar", "таб-бар").text(in: language)
    let text = WordWrap.hanging(
      "\(bar): ", parts.joined(separator: "; "), to: style.sentenceWidth)
    return text.split(separator: "\n").map(String.init)
  }

  /// One event in full, for the log.
  static func line(_ event: Event, indent: String = "", _ style: TextStyle) -> String {
    let language = style.language
    let (channel, text) =
      switch event {
      case .delegate(let event):
        (Wording("delegate   ", "делегат  "), call(event, in: language))
      case .lifecycle(let call, let key):
        (Wording("lifecycle  ", "экран    "), call.rawValue + " " + quoted(key.text, in: language))
      case .effect(let effect, let key):
        (
          Wording("effect     ", "эффект   "),
          effect.rawValue + " " + quoted(key.text, in: language)
        )
      }
    return WordWrap.hanging(indent + channel.text(in: language), text, to: style.sentenceWidth)
  }

  private static func call(_ event: DelegateEvent, in language: Language) -> String {
    var text = event.call.rawValue
    if let tab = event.tab { text += " " + quoted(tab.title(in: language), in: language) }
    if let tabs = event.tabs {
      text += " [" + tabs.map { DisplayWidth.visible($0.text) }.joined(separator: ", ") + "]"
    }
    if let answer = event.answer {
      text += " → " + (answer ? Wording("yes", "да") : Wording("no", "нет")).text(in: language)
    }
    if let changed = event.changed {
      let word =
        changed ? Wording("changed", "изменено") : Wording("unchanged", "без изменений")
      text += ", " + word.text(in: language)
    }
    return text
  }

  static func quoted(_ text: String, in language: Language) -> String {
    let text = DisplayWidth.visible(text)
    return language == .en ? "“\(text)”" : "«\(text)»"
  }
}
