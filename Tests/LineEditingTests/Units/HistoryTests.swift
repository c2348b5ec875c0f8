import TestSupport
import Testing

@testable import LineEditing

@Suite struct HistoryTests {
  @Test("Each line is kept once, the newest time counts")
  func duplicates() {
    #expect(History.newest(of: ["а", "б", "а", "в"], limit: 3) == ["б", "а", "в"])
    #expect(History.newest(of: ["а", "б", "а", "в"], limit: 2) == ["а", "в"])
    var history = History(limit: 3, entries: ["б", "а", "в"])
    history.add("б")
    #expect(history.entries == ["а", "в", "б"])
    history.add("г")
    #expect(history.entries == ["в", "б", "г"])
    history.add("г")
    #expect(history.entries == ["в", "б", "г"])
  }

  @Test(
    "Blank lines and lines behind a space are not kept",
    arguments: [("а", true), ("", false), (" а", false), ("\t", false), ("\tа", true)])
  func keeping(_ line: String, _ isKept: Bool) {
    #expect(History.keeps(line) == isKept)
  }

  @Test("A walk goes up among the lines with the prefix and down to the draft")
  func walking() {
    let history = History(limit: 10, entries: ["таб", "шторка", "тап", "та", "тост"])
    let draft = EditedLine(text: "та конец", cursor: 2)
    var walk = HistoryWalk(from: draft, in: history)
    #expect(walk.older(in: history) == EditedLine("та"))
    #expect(walk.older(in: history) == EditedLine("тап"))
    #expect(walk.older(in: history) == EditedLine("таб"))
    #expect(walk.older(in: history) == nil)
    #expect(walk.newer(in: history) == EditedLine("тап"))
    #expect(walk.newer(in: history) == EditedLine("та"))
    #expect(walk.newer(in: history) == draft)
    #expect(walk.newer(in: history) == nil)
    #expect(walk.older(in: history) == EditedLine("та"))
  }

  @Test("A search looks backwards from the line shown and puts the cursor on the match")
  func searching() {
    let history = History(limit: 10, entries: ["Таб-бар", "нижний таб", "тап"])
    var search = HistorySearch(from: EditedLine("черновик"), in: history)
    #expect(search.line == EditedLine("черновик"))
    search.type("Т", in: history)
    #expect(search.line == EditedLine(text: "тап", cursor: 0))
    search.type("АБ", in: history)
    #expect(search.line == EditedLine(text: "нижний таб", cursor: 7))
    search.older(in: history)
    #expect(search.line == EditedLine(text: "Таб-бар", cursor: 0))
    search.older(in: history)
    #expect(!search.isFound && search.line.text == "Таб-бар")
    search.newer(in: history)
    #expect(search.isFound && search.line.text == "нижний таб")
    search.deleteLast(in: history)
    #expect(search.pattern == "ТА" && search.line.text == "тап")
    search.type("[", in: history)
    #expect(!search.isFound && search.line.text == "тап")
    search.clear(in: history)
    #expect(search.isFound && search.line == search.draft)
  }

  @Test(
    "An entry comes back from its line in the file as it was",
    arguments: [
      "просто", "a\\b", "\\n", "две\nстроки", "a\r\n", "\\", "\t", "ёж 👩\u{200D}👩", "a\\\\n", " ",
    ])
  func coding(_ entry: String) {
    let line = HistoryCoding.encoded(entry)
    #expect(!line.utf8.contains(0x0A) && !line.utf8.contains(0x0D))
    #expect(HistoryCoding.decoded(Array(line.utf8)) == entry)
  }

  @Test("A line that is no text is no entry, a backslash before anything else is that")
  func damagedLines() {
    #expect(HistoryCoding.decoded([0x61, 0xFF]) == nil)
    #expect(HistoryCoding.decoded([0x61, 0x00]) == nil)
    #expect(HistoryCoding.decoded(Array("a\\".utf8)) == "a\\")
    #expect(HistoryCoding.decoded(Array("\\q".utf8)) == "q")
  }

  @Test("libedit's own file can be taken over")
  func libedit() {
    let file = "_HiStOrY_V2_\nтаб\\040бар\na\\134b\\012\n\\04\n"
    #expect(LibeditHistory.entries(of: Array(file.utf8)) == ["таб бар", "a\\b\n", "\\04"])
    #expect(LibeditHistory.entries(of: Array("таб\n".utf8)) == nil)
  }
}
