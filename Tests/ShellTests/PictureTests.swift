import Rendering
import TabBar
import Testing
import TextAnalysis

@testable import Shell

/// `show` and `export picture` as programs and people get them.
@Suite struct PictureTests {
  private func answer(_ lines: [String], language: Language = .en) -> Answer? {
    var shtorka = Shtorka(language: language)
    var last: Answer?
    for line in lines { last = shtorka.answers(line).last }
    return last
  }

  @Test func theDifferenceIsPictureAndChanges() {
    let json = answer(["new A B", "add C", "show diff"])?.json(in: .en) ?? ""
    #expect(json.contains("\"picture\":\"before"))
    #expect(
      json.hasSuffix(
        "\"changes\":[{\"aspect\":\"place\",\"item\":\"C\",\"from\":null,\"to\":\"3\"}]}"))
  }

  @Test(arguments: [
    ("show diff", Language.en, "nothing was done yet"),
    ("show diff", .ru, "пока ничего не сделано"),
    ("disable B; badge A none; show diff", .en, "the screen looks as before"),
  ])
  func nothingDiffers(line: String, language: Language, expected: String) {
    let lines = line.hasPrefix("show") ? [line] : ["new A B", line]
    guard case .success(let body)? = answer(lines, language: language)?.outcome else {
      Issue.record("\(line) failed")
      return
    }
    #expect(body.text(TextStyle(language: language, theme: .plain, width: 80)) == expected)
  }

  /// Every aspect has its sentence in both languages, with the values that changed.
  @Test(arguments: ScreenChange.Aspect.allCases)
  func everyChangeHasItsSentence(aspect: ScreenChange.Aspect) {
    for (from, to) in [(nil, "1"), ("1", nil), ("1", "2"), ("yes", "no"), ("no", "yes")]
      as [(String?, String?)]
    {
      let change = ScreenChange(aspect, .tab("Tab"), from: from, to: to)
      let words = Messages.change(change)
      #expect(!words.en.isEmpty && !words.ru.isEmpty && words.en != words.ru)
      #expect(words.ru.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) })
    }
  }

  @Test(arguments: [
    ("text", "+---"), ("markdown", "```text\n+---"), ("svg", "<?xml"), ("html", "<!DOCTYPE html>"),
  ])
  func formats(name: String, start: String) {
    let json = answer(["preset clock", "export picture \(name)"])
    guard case .success(let body)? = json?.outcome, let exported = body as? ExportedBody else {
      Issue.record("\(name) is not exported")
      return
    }
    #expect(exported.content.hasPrefix(start))
    #expect(exported.content.hasSuffix("\n"))
  }

  @Test func anUnknownFormatNamesTheKnownOnes() {
    guard case .failure(let failure)? = answer(["export picture bmp"])?.outcome else {
      Issue.record("bmp is exported")
      return
    }
    #expect(failure.code == "unsupported-format")
    #expect(failure.message.en.contains("text, markdown, svg, html"))
  }

  /// A title of backticks does not end the block of code.
  @Test func markdownIsClosedOnlyAtItsEnd() {
    var shtorka = Shtorka()
    _ = shtorka.answers("new \"````\" B")
    let text = PictureFormat.markdown.text(
      of: shtorka.session.presentation, frame: .ascii)
    #expect(text.hasPrefix("`````text\n") && text.hasSuffix("\n`````\n"))
  }

  @Test func measuresSayWhichTitlesFit() {
    let json = answer(["new Home \"A very long title of a tab\" C D E", "show measures"])?
      .json(in: .en)
    #expect(json?.contains("\"item\":\"Home\",\"width\":26.7,\"slot\":78.6,\"fits\":true") == true)
    #expect(json?.contains("\"fits\":false") == true)
  }
}
