import FileAccess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How many questions were ever answered, and how many of them rightly.
///
/// The file holds one character for each answer, `+` or `-`. It is only ever added to, a byte at a
/// time, so that two sessions at once lose nothing.
struct QuizScore: Equatable {
  var right = 0
  var asked = 0
  /// Right answers in a row up to now.
  var streak = 0

  /// Where the score is kept; `nil` keeps it for the session only.
  var path: String?

  /// The score as the file has it; nothing where there is none.
  init(path: String? = nil) {
    self.path = path
    guard let path, let bytes = try? Files.read(path) else { return }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "+"): count(true)
      case UInt8(ascii: "-"): count(false)
      default: continue
      }
    }
  }

  /// Counts one more answer and writes it down.
  mutating func add(isRight: Bool) throws(FileError) {
    count(isRight)
    guard let path else { return }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    Self.makeFolders(folder.map(String.init))
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError(path: path, isWriting: true, code: errno) }
    let code = DescriptorWriting.write(isRight ? "+" : "-", to: descriptor)
    close(descriptor)
    if let code { throw FileError(path: path, isWriting: true, code: code) }
  }

  private mutating func count(_ isRight: Bool) {
    asked += 1
    right += isRight ? 1 : 0
    streak = isRight ? streak + 1 : 0
  }

  /// Makes the folder and those above it; one that can't be made shows when the file is opened.
  private static func makeFolders(_ names: [String]) {
    var path = ""
    for name in names where !name.isEmpty {
      path += "/" + name
      mkdir(path, 0o700)
    }
  }
}
