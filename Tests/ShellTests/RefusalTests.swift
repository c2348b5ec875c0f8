import CommandLanguage
import Rendering
import TestSupport
import Testing
import TextAnalysis

@testable import Shell

/// Refusals say what would do, and where.
struct RefusalTests {
  /// What people read of the last answer to some lines.
  private func message(_ lines: String..., language: Language = .en) -> String {
    var shtorka = Shtorka(language: language)
    var text = ""
    for line in lines {
      for answer in shtorka.answers(line) {
        guard case .failure(let failure) = answer.outcome else { continue }
        text = Writer.text(of: failure, in: language, line: line)
      }
    }
    return text
  }

  @Test(
    "A size that no image has is refused with what would fit, and nothing is changed",
    arguments: [
      "icon A points:99999999999999999999x1", "icon A points:1x9223372036854775807",
      "logo 99999999999999999999x1", "logo 9223372036854775808x9223372036854775808",
      "icon A points:0x0", "logo 0x5", "icon A pixels:100001x1@2", "icon A pixels:9x9@5",
      "icon A points:1e400x1", "logo -1x5",
    ])
  func sizes(_ line: String) {
    var shtorka = Shtorka()
    _ = shtorka.code("new A B")
    let state = shtorka.state
    #expect(shtorka.code(line) == "bad-argument")
    #expect(shtorka.state == state)
    #expect(message(line).contains("from 1 to 100000"), "\(message(line))")
  }

  @Test(
    "What is beyond a closed list or a bound is refused with what would do, and nothing is changed",
    arguments: [
      ("icon A system:zzz", "favorites, "), ("icon A system:favorits", "favorites?"),
      ("icon A system:\"zzz\" symbol:house", "top-rated"),
      ("quiz count:101", "from 1 to 100"), ("quiz count:9223372036854775807", "from 1 to 100"),
      ("quiz count:0", "from 1 to 100"),
      (
        "compare " + Array(repeating: "toast", count: 51).joined(separator: " "),
        "at most 50 terms can be compared at once; here are 51"
      ),
    ])
  func bounds(_ line: String, _ expected: String) {
    var shtorka = Shtorka()
    _ = shtorka.code("new A B")
    let state = shtorka.state
    #expect(shtorka.code(line) == "bad-argument")
    #expect(shtorka.state == state && shtorka.session.round == nil)
    #expect(message("new A B", line).contains(expected), "\(message("new A B", line))")
  }

  @Test(
    "The largest number is told where one is too large, and only there",
    arguments: [
      ("find toast limit:0", false), ("find toast limit:-1", false), ("find toast limit:x", false),
      ("find toast limit:99999999999999999999", true),
    ])
  func largest(_ line: String, isTold: Bool) {
    var shtorka = Shtorka()
    #expect(shtorka.code(line) == "bad-argument")
    #expect(message(line).contains("from 1"))
    #expect(message(line).contains("\(Int.max)") == isTold, "\(message(line))")
  }

  @Test(
    "Groups stand inside each other sixteen deep and no deeper, built from either end",
    arguments: [true, false])
  func nestedGroups(isFromInside: Bool) {
    var shtorka = Shtorka()
    _ = shtorka.code("device ipad os:18; new A")
    for level in 1...16 {
      let line =
        isFromInside
        ? "group G\(level) \(level == 1 ? "A" : "G\(level - 1)")" : "group G\(level) G\(level + 1)"
      #expect(shtorka.code(line) == "ok", "\(line)")
    }
    let state = shtorka.state
    let line = isFromInside ? "group G17 G16" : "group G17 Z"
    #expect(shtorka.code(line) == "bad-argument")
    #expect(shtorka.state == state)
    #expect(shtorka.code("group Other X Y") == "ok")
  }

  @Test("Within the bounds they are taken, in any case")
  func withinBounds() {
    var shtorka = Shtorka()
    for line in [
      "new A B", "icon A system:Top-Rated", "иконка B системная:favorites", "quiz count:100",
      "compare " + Array(repeating: "toast", count: 50).joined(separator: " "),
    ] {
      #expect(shtorka.code(line) == "ok", "\(line)")
    }
    #expect(shtorka.state.contains("\"title\":\"Top Rated\""))
  }

  @Test("The largest numbers that are taken do no harm")
  func largest() {
    var shtorka = Shtorka()
    let most = String(Int.max)
    for line in [
      "new A B", "icon A points:100000x100000 pixels:100000x100000@4", "logo 100000x100000",
      "appearance item-width 100000", "appearance item-spacing 100000", "show", "show bar",
      "appearance positioning centered", "show", "export picture svg", "audit", "tag A \(most)",
      "scroll down \(most)", "scroll down \(most)", "scroll up \(most)", "badge A \(most)0",
      "find toast limit:\(most)", "quiz seed:\(most)", "device appletv", "show",
      "device ipad", "show", "device android", "show", "device vision", "show", "state",
    ] {
      let code = shtorka.code(line)
      #expect(code == "ok" || code == "unsupported", "\(line): \(code)")
    }
    for line in ["add C at:\(most)", "move A \(most)", "row \(most)", "scroll to \(most)"] {
      #expect(shtorka.code(line) != "", "\(line)")
    }
  }

  @Test("A number that is too large or small tells the range")
  func ranges() {
    let alpha = message("appearance tint red alpha:-1")
    #expect(alpha.contains("expected: alpha: a number from 0 to 1"), "\(alpha)")
    let width = message("appearance item-width 9223372036854775807")
    #expect(width.contains("expected: a number from -100000 to 100000"), "\(width)")
    for line in ["find x limit:99999999999999999999", "scroll down 99999999999999999999"] {
      let text = message(line)
      #expect(text.contains(" to \(Int.max)"), "\(text)")
    }
    let word = message("find x limit:no")
    #expect(word.contains("a whole number from 1\n"), "\(word)")
  }

  @Test(
    "The mark is under the number that is out of range",
    arguments: [
      ("add C at:0", "           ^"), ("add C at:9", "           ^"), ("move A 0", "         ^"),
      ("move 9 1", "       ^"),
    ])
  func marks(_ line: String, _ mark: String) {
    let lines = message("new A B", line).split(separator: "\n")
    #expect(lines.dropFirst().first.map(String.init) == mark, "\(lines)")
  }

  @Test(
    "What a stand-alone bar has not, it says how to do",
    arguments: [
      ("select C", "bar select C"), ("select \"C D\"", "bar select \"C D\""),
      ("tabs set C D", "bar items C D"), ("add E", "new A B C"),
    ])
  func standalone(_ line: String, _ way: String) {
    let text = message("standalone A B C \"C D\"", line)
    #expect(text.contains("(TB-034); use: \(way)"), "\(text)")
    var shtorka = Shtorka()
    #expect(shtorka.code("standalone A B C \"C D\"") == "ok")
    #expect(shtorka.code(way) == "ok")
  }

  @Test("Every format of a picture is named where formats are named", arguments: Language.allCases)
  func formats(language: Language) {
    let export = CommandID.export.name.text(in: language)
    let picture = KeywordID.picture.name.text(in: language)
    let texts = [
      message("\(export) \(picture) zz", language: language),
      message("\(export) \(picture)", language: language),
      CommandTable.spec(.export)?.details.text(in: language) ?? "",
    ]
    for text in texts {
      for format in PictureFormat.allCases {
        #expect(text.contains(format.rawValue), "\(format): \(text)")
      }
    }
  }

  @Test("A script that runs itself is told of once")
  func recursion() throws {
    let program = try BuiltProgram()
    try program.folder.write("run again\n", to: "again")
    try program.folder.write("new A\nrun inner\n", to: "outer")
    try program.folder.write("tap A\ntap Z\n", to: "inner")
    for start in ["run again", "-f again", "-c 'run again'", "<again"] {
      let outcome = try program.shell("$SHTORKA \(start)")
      #expect(
        outcome.errors
          == "again:1:1: the script stopped: scripts run each other too deeply at again\n"
          || outcome.errors
            == "again:1: the script stopped: scripts run each other too deeply at again\n",
        "\(outcome)")
    }
    let outcome = try program.shell("$SHTORKA run outer")
    #expect(outcome.code == "3")
    #expect(outcome.errors.hasPrefix("inner:2:5: the script stopped: "), "\(outcome)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "The system's version can't be read as a model of the device",
    arguments: [
      ("iphone", "iPhone, iOS 18"), ("iphone os:26", "iPhone, iOS 26"),
      ("ipad os:17", "iPad, iPadOS 17"), ("appletv", "Apple TV, tvOS"),
      ("vision", "Apple Vision Pro, visionOS"), ("android", "Android, Material 3"),
    ])
  func devices(_ device: String, _ title: String) throws {
    var shtorka = Shtorka()
    _ = shtorka.answers("device \(device)")
    let body = try #require(try shtorka.answers("state").first?.outcome.get())
    let style = TextStyle(language: .en, theme: .plain, width: 80)
    #expect(body.text(style).contains("device       \(title)\n"), "\(body.text(style))")
  }
}
