import TestSupport
import Testing
import TextAnalysis

@testable import LineEditing

@Suite struct HistoryFileTests {
  private let folder: TemporaryFolder
  private let file: HistoryFile
  private let header = "# line history, version 1\n"

  init() throws {
    folder = try TemporaryFolder()
    file = HistoryFile(path: folder.path + "/a/b/history")
  }

  private var text: String? { folder.text(of: "a/b/history") }

  @Test("The folders and the file are made, and lines come back in their order")
  func making() throws {
    #expect(try file.load() == HistoryFile.Loaded())
    for line in ["один", "два\nстроки", "один"] { #expect(try file.append(line) == nil) }
    #expect(text == header + "один\nдва\\nстроки\nодин\n")
    #expect(try file.load().entries == ["два\nстроки", "один"])
  }

  @Test("Half a line at the end, of a session that was killed, harms no other")
  func halfALine() throws {
    try folder.write(header + "цела\nполо", to: "a/b/history")
    #expect(try file.append("новая") == nil)
    #expect(try file.load().entries == ["цела", "поло", "новая"])
  }

  @Test("Lines that are no text stay in the file, also when it is made shorter")
  func undecodable() throws {
    let bytes = Array(header.utf8) + [0xFF, 0x0A] + Array("цела\nцела\n".utf8)
    try folder.write(bytes, to: "a/b/history")
    #expect(try file.load().entries == ["цела"])
    #expect(folder.bytes(of: "a/b/history") == bytes)
    var small = file
    small.entryLimit = 2
    try folder.write(bytes + Array("цела\nцела\n".utf8), to: "a/b/history")
    #expect(try small.load().entries == ["цела"])
    #expect(
      folder.bytes(of: "a/b/history") == Array(header.utf8) + [0xFF, 0x0A] + Array("цела\n".utf8))
  }

  @Test(
    "A strange file is kept under another name",
    arguments: ["чужое\n", "\u{0}\u{0}", "# line history, version 2\n", "\n\n"])
  func strange(_ content: String) throws {
    try folder.write(content, to: "a/b/history")
    let loaded = try file.load()
    #expect(loaded == HistoryFile.Loaded(entries: [], movedTo: file.path + ".damaged"))
    #expect(folder.text(of: "a/b/history.damaged") == content)
    #expect(text == header)
  }

  @Test("A file that became strange while the session ran is kept as well")
  func strangeLater() throws {
    _ = try file.load()
    try folder.write("чужое\n", to: "a/b/history")
    #expect(try file.append("слово") == file.path + ".damaged")
    #expect(text == header + "слово\n")
    #expect(folder.text(of: "a/b/history.damaged") == "чужое\n")
  }

  @Test("libedit's file is taken over and kept")
  func libedit() throws {
    try folder.write("_HiStOrY_V2_\nтаб\\040бар\n", to: "a/b/history")
    let loaded = try file.load()
    #expect(loaded.entries == ["таб бар"])
    #expect(loaded.movedTo == file.path + ".damaged")
    #expect(text == header + "таб бар\n")
  }

  @Test("A file of a megabyte is read, made shorter, and its newest lines are kept")
  func large() throws {
    let lines = (1...60_000).map { "строка номер \($0)" }
    try folder.write(header + lines.joined(separator: "\n") + "\n", to: "a/b/history")
    #expect(try #require(folder.bytes(of: "a/b/history")).count > 1 << 20)
    let loaded = try file.load()
    #expect(loaded.entries == Array(lines.suffix(10_000)))
    let size = try #require(folder.bytes(of: "a/b/history")).count
    #expect(size <= 1 << 19)
    #expect(try file.load().entries == loaded.entries)
  }

  @Test("The file does not grow without end in one session, and a giant entry is passed over")
  func growth() throws {
    var small = file
    small.byteLimit = 4096
    _ = try small.load()
    for number in 1...500 { _ = try small.append("строка номер \(number)") }
    #expect(try #require(folder.bytes(of: "a/b/history")).count <= 4096 + 64)
    #expect(try small.load().entries.last == "строка номер 500")
    let before = text
    #expect(try small.append(String(repeating: "я", count: 4000)) == nil)
    #expect(text == before)
  }

  @Test("A link to the file stays a link")
  func links() throws {
    try folder.write(header, to: "real")
    let path = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "real")
    var linked = HistoryFile(path: path)
    linked.entryLimit = 1
    for line in ["один", "два", "три"] { _ = try linked.append(line) }
    _ = try linked.load()
    #expect(folder.text(of: "real") == header + "три\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "real")
  }

  @Test("What can't be a file is told, with what was tried")
  func impossible() throws {
    try folder.write("", to: "plain")
    #expect(throws: HistoryFileError.self) { try HistoryFile(path: folder.path).load() }
    let error = #expect(throws: HistoryFileError.self) {
      try HistoryFile(path: folder.path + "/plain/history").load()
    }
    #expect(error?.step == .opening)
    // A device takes everything and gives nothing back.
    #expect(try HistoryFile(path: "/dev/null").load() == HistoryFile.Loaded())
    #expect(try HistoryFile(path: "/dev/null").append("слово") == nil)
  }
}
