import TestSupport
import Testing

@testable import LineEditing

@Suite struct InputDecoderTests {
  private func keys(_ pieces: [[UInt8]]) -> [Key] {
    var decoder = InputDecoder()
    var keys: [Key] = []
    for piece in pieces {
      decoder.append(piece)
      while let key = decoder.next() { keys.append(key) }
    }
    return keys
  }

  private func keys(_ text: String) -> [Key] { keys([Array(text.utf8)]) }

  @Test(
    "Bytes become keys",
    arguments: [
      ("aя日👩", [.scalar("a"), .scalar("я"), .scalar("日"), .scalar("👩")]),
      ("\u{3}\u{7F}\r", [.scalar("\u{3}"), .scalar("\u{7F}"), .scalar("\r")]),
      ("\u{1B}[Ax", [.sequence("\u{1B}[A"), .scalar("x")]),
      ("\u{1B}OH\u{1B}[1;5C", [.sequence("\u{1B}OH"), .sequence("\u{1B}[1;5C")]),
      ("\u{1B}[[Bx", [.sequence("\u{1B}[[B"), .scalar("x")]),
      ("\u{1B}[<0;5;5Mx", [.sequence("\u{1B}[<0;5;5M"), .scalar("x")]),
      ("\u{1B}b\u{1B}п", [.meta("b"), .meta("п")]),
      ("\u{1B}\u{1B}[C", [.escape, .sequence("\u{1B}[C")]),
      ("\u{1B}[12\u{1}x", [.scalar("\u{1}"), .scalar("x")]),
      ("\u{85}\u{9F}\u{A0}", [.scalar("\u{A0}")]),
      ("\u{1B}[200~a\nb\u{1B}[201~c", [.paste(Array("a\nb".utf8)), .scalar("c")]),
      ("\u{1B}[200~\u{1B}[D\u{1B}[201~", [.paste(Array("\u{1B}[D".utf8))]),
    ] as [(String, [Key])])
  func decoding(_ text: String, _ expected: [Key]) {
    #expect(keys(text) == expected)
    // In single bytes it is the same.
    #expect(keys(text.utf8.map { [$0] }) == expected)
  }

  @Test(
    "What is not UTF-8 is dropped and takes nothing with it",
    arguments: [
      [0x61, 0xFF, 0x62], [0x61, 0xC0, 0x80, 0x62], [0x61, 0xD0, 0x62],
      [0x61, 0xED, 0xA0, 0x80, 0x62], [0x61, 0xF4, 0x90, 0x80, 0x80, 0x62],
      [0x61, 0xE0, 0x80, 0x80, 0x62], [0x61, 0x1B, 0xFF, 0x62],
    ] as [[UInt8]])
  func invalid(_ bytes: [UInt8]) {
    #expect(keys([bytes]) == [.scalar("a"), .scalar("b")])
  }

  @Test("Time makes an escape that stands alone a key, and drops half a sequence")
  func time() {
    var decoder = InputDecoder()
    decoder.append([0x1B])
    #expect(decoder.next() == nil)
    #expect(decoder.waitsForSequence)
    #expect(decoder.endSequence() == .escape)
    #expect(!decoder.waitsForSequence)
    decoder.append(Array("\u{1B}[1;".utf8))
    #expect(decoder.next() == nil)
    #expect(decoder.endSequence() == nil)
    decoder.append([0x61])
    #expect(decoder.next() == .scalar("a"))
  }

  @Test("Half a character and half a paste wait without a time limit")
  func unfinished() {
    var decoder = InputDecoder()
    decoder.append([0xD0])
    #expect(decoder.next() == nil)
    #expect(!decoder.waitsForSequence)
    decoder.append([0xBF])
    #expect(decoder.next() == .scalar("п"))
    decoder.append(Array("\u{1B}[200~\u{1B}".utf8))
    #expect(decoder.next() == nil)
    #expect(!decoder.waitsForSequence)
    decoder.reset()
    decoder.append(Array("x".utf8))
    #expect(decoder.next() == .scalar("x"))
  }

  @Test("Only ASCII is bound: libedit takes other characters for ASCII keys")
  func bindings() {
    let all =
      Array(KeySequences.sequences.keys) + Array(KeySequences.keys.keys)
      + Array(KeySequences.commandKeys.keys)
    #expect(all.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    // A sequence that begins another would never be reached.
    for one in KeySequences.sequences.keys {
      #expect(!KeySequences.sequences.keys.contains { $0 != one && $0.hasPrefix(one) })
    }
  }

  @Test(
    "Pasted text is made one line",
    arguments: [
      ("a\tb", "a b"), ("a\r\nb\n\n\nc\r", "a⏎b⏎c"), ("\n\na", "a"),
      ("\u{FEFF}x\u{0}\u{1B}y", "xy"),
      ("и\u{306}", "й"), ("a\u{2028}b", "a⏎b"), ("👩\u{200D}👩", "👩\u{200D}👩"), ("", ""),
    ])
  func pasting(_ text: String, _ expected: String) {
    let line = PastedText.line(from: Array(text.utf8))
    #expect(Array(line.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    "A confirmed line stands for its parts",
    arguments: [
      ("a⏎b", ["a", "b"]), ("", [""]), ("⏎", [""]), ("a⏎⏎b⏎", ["a", "b"]), ("x", ["x"]),
    ])
  func confirming(_ line: String, _ expected: [String]) {
    #expect(PastedText.lines(of: line) == expected)
  }
}
