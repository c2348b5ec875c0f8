internal import TextAnalysis

/// The user's `.editrc`, looked at before libedit gets it.
struct BindingsFile: Equatable {
  /// What libedit is to run: everything but the choice of emacs' or vi's keys.
  var text: String
  /// What was chosen last.
  var usesViKeys: Bool

  enum Outcome: Equatable {
    case missing
    /// The number of a line longer than libedit's buffers, which would crash it.
    case refused(line: Int)
    case usable(BindingsFile)
  }

  /// Bytes in a line that libedit surely has room for.
  static let longestLine = 1000

  /// Reads a file; `programName` tells which of the lines meant for one program are meant.
  static func read(_ path: String, programName: String) -> Outcome {
    guard let data = FileManager.default.contents(atPath: path) else { return .missing }
    return check([UInt8](data), programName: programName)
  }

  static func check(_ content: [UInt8], programName: String) -> Outcome {
    let lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if let place = lines.firstIndex(where: { $0.count > longestLine }) {
      return .refused(line: place + 1)
    }
    var file = BindingsFile(text: "", usesViKeys: false)
    for line in lines {
      let text = String(decoding: line, as: UTF8.self)
      if let usesViKeys = choice(in: text, programName: programName) {
        file.usesViKeys = usesViKeys
      } else {
        file.text += text + "\n"
      }
    }
    return .usable(file)
  }

  /// What `bind -v` and `bind -e` choose, with the program's name and a colon before or without.
  private static func choice(in line: String, programName: String) -> Bool? {
    var words = line.split(whereSeparator: \.isWhitespace)
    if let first = words.first, first.hasPrefix(programName + ":") {
      let rest = first.dropFirst(programName.count + 1)
      words.removeFirst()
      if !rest.isEmpty { words.insert(rest, at: 0) }
    }
    guard words.count == 2, words[0] == "bind" else { return nil }
    switch words[1] {
    case "-v": return true
    case "-e": return false
    default: return nil
    }
  }
}
