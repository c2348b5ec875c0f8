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
    guard let text = String(validating: line, as: UTF8.self), !text.utf8.contains(0) else {
      return nil
    }
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
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
    let lines = content.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, first.elementsEqual(header.utf8) else { return nil }
    return lines.dropFirst().map { Line(bytes: $0) }
  }
}
