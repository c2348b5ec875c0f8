/// One file of a glossary in memory.
struct GlossaryFile: Equatable {
  /// How errors name it: the file's name for embedded ones, else the path.
  var name: String
  var bytes: [UInt8]

  /// The line and the column, both from 1, of a byte; the column in Unicode scalars.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var lineStart = 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    let before = bytes[lineStart..<max(lineStart, min(offset, bytes.count))]
    return (line, before.count { $0 & 0xC0 != 0x80 } + 1)
  }
}
