import CommandLanguage
import Rendering
import TabBar
import Testing
import TextAnalysis

@testable import Shell

/// Whatever a title holds, no answer has a control that a terminal would obey: not in text, in
/// events, in what VoiceOver says, in messages, in JSON, nor in files.
@Suite struct HostileTextTests {
  /// A clear screen, a title of the window, C1 controls, a change of direction, a new line.
  static let titles = [
    "\u{1B}[2J", "\u{1B}]0;x\u{7}", "\u{9B}31m", "a\u{202E}b", "\u{200B}", "x\u{2028}y",
    "\u{7F}\u{8}",
  ]

  static let commands = [
    "new {1} {2} {3} {4} {5} {6} {7}", "tap {2}", "tap more", "events", "state", "show", "show bar",
    "show diff", "show measures", "voiceover", "voiceover {1}", "audit", "explain",
    "badge {1} {3}", "title {1} {4}", "push {2} in:{1}", "select {7}", "show diff",
    "customize begin", "customize swap {1} {2}", "customize done", "present {1}", "dismiss",
    "tap zz{1}", "select zz{2}", "badge zz{3} 1", "expect selected {6}", "expect zz{1} 2",
    "preset zz{1}", "open /zz{1}", "load /zz{2}", "explain zz{1}", "help zz{1}", "zz{1}",
    "group {2} {3} {4}", "device ipad", "sidebar show", "show", "export picture text",
    "export picture markdown", "export picture svg", "export picture html", "export picture zz{1}",
    "alias zz tap", "alias", "device iphone os:26", "accessory {2}", "show", "set frame unicode",
    "show", "icon {1} symbol:{2}", "show", "appearance tint zz{1}", "device appletv", "focus right",
    "show", "relaunch {1} {2}", "standalone {1} {2}", "customize begin {1} {2} {3}", "show",
  ]

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\n" { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }

  @Test(arguments: Language.allCases)
  func noAnswerHasAControl(language: Language) {
    var shtorka = Shtorka(language: language)
    let style = TextStyle(language: language, theme: .plain, width: 80)
    for command in Self.commands {
      var line = command
      for (index, title) in Self.titles.enumerated() {
        // In quotes, or behind `zz` as a part of a word that is wrong.
        line = line.replacing("zz{\(index + 1)}", with: "\"zz" + title + "\"")
        line = line.replacing("{\(index + 1)}", with: "\"" + title + "\"")
      }
      let answers = shtorka.answers(line)
      #expect(!answers.isEmpty)
      for answer in answers {
        var texts = [answer.json(in: language)]
        switch answer.outcome {
        case .success(let body):
          texts.append(body.text(style))
          if let watched = body as? any WatchedBody { texts += watched.notes(style) }
        case .failure(let failure):
          texts.append(Writer.text(of: failure, in: language, line: line))
        }
        for text in texts {
          let bad = text.unicodeScalars.filter { !Self.isHarmless($0) }
          #expect(bad.isEmpty, "\(command): \(bad.map { String($0.value, radix: 16) })")
        }
      }
    }
  }
}
