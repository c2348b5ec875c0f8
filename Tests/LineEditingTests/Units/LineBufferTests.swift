import TestSupport
import Testing

@testable import LineEditing

@Suite struct LineBufferTests {
  private func events(_ bytes: [UInt8], chunk: Int) -> [LineEvent] {
    var buffer = LineBuffer()
    var events: [LineEvent] = []
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      buffer.append(Array(bytes[start..<min(start + chunk, bytes.count)]))
      while let event = buffer.next() { events.append(event) }
    }
    if let event = buffer.last() { events.append(event) }
    return events
  }

  private static func text(_ parts: String...) -> [LineEvent] { parts.map { .line($0) } }

  @Test(
    "Bytes become lines, however they come",
    arguments: [
      ("", []), ("\n", text("")), ("a", text("a")), ("a\n", text("a")),
      ("a\r\nя\n", text("a", "я")),
      ("\u{FEFF}a\n\u{FEFF}b", text("a", "\u{FEFF}b")), ("a\rb\n\r\n", text("a\rb", "")),
    ] as [(String, [LineEvent])])
  func lines(_ input: String, _ expected: [LineEvent]) {
    for chunk in [1, 2, 3, 1000] {
      #expect(events(Array(input.utf8), chunk: chunk) == expected)
    }
  }

  @Test("A line that is no text is one event of its own")
  func malformed() {
    let bytes = Array("да\nдо".utf8) + [0xC3, 0x28, 0x0A, 0x61, 0, 0x0A] + Array("x".utf8)
    let expected: [LineEvent] = [
      .line("да"),
      .malformed(
        MalformedLine(reason: .invalidUTF8, byteOffset: 4, readablePart: "до\u{FFFD}(")),
      .malformed(MalformedLine(reason: .nulCharacter, byteOffset: 1, readablePart: "a?")),
      .line("x"),
    ]
    #expect(events(bytes, chunk: 1) == expected)
    #expect(events(bytes, chunk: 100) == expected)
  }

  @Test("A line cut short at the end of input is told too")
  func cutShort() {
    #expect(
      events([0x61, 0xD0], chunk: 10) == [
        .malformed(
          MalformedLine(reason: .invalidUTF8, byteOffset: 1, readablePart: "a\u{FFFD}"))
      ])
  }
}
