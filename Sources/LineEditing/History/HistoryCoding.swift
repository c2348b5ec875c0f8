/// The form of the history file: UTF-8, a header, then an entry a line, oldest first.
///
/// In an entry a backslash is `\\`, a line feed `\n` and a carriage return `\r`.
enum HistoryCoding {
  /// Tells a file of ours from any other.
  static let header = "# line history, version 1"

  static func encoded(_ entry: String) -> String {
    var result = ""
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The entry in `line`, or nil where the bytes are no text.
  static func decoded(_ line: some Collection<UInt8>) -> String? {
    var isPlain = true
    for byte in line where byte == 0 || byte == UInt8(ascii: "\\") {
      if byte == 0 { return nil }
      isPlain = false
    }
    guard let text = String(validating: line, as: UTF8.self) else { return nil }
    if isPlain { return text }
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      guard isEscaped else {
        if scalar == "\\" { isEscaped = true } else { result.unicodeScalars.append(scalar) }
        continue
      }
      isEscaped = false
      switch scalar {
      case "n": result += "\n"
      case "r": result += "\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return isEscaped ? result + "\\" : result
  }

  /// A line as it stands in the file; comparing bytes spares what comparing text costs.
  struct Line: Hashable {
    let bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) {
      unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
  }

  /// The lines of a file without its header, or nil when it is not one of ours.
  static func lines(of content: [UInt8]) -> [Line]? {
    // A long history is read before every first prompt: this is a third of what `split` takes.
    var lines: [Line] = []
    lines.reserveCapacity(content.count / 24)
    var start = content.startIndex
    while start < content.endIndex {
      let end = content[start...].firstIndex(of: UInt8(ascii: "\n")) ?? content.endIndex
      if end > start { lines.append(Line(bytes: content[start..<end])) }
      start = end + 1
    }
    guard let first = lines.first, first.bytes.elementsEqual(header.utf8) else { return nil }
    lines.removeFirst()
    return lines
  }
}
