#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What was wrong with the configuration when it was last told, so that one mistake is not told before
/// every command from a shell.
struct ToldComplaints {
  /// The file that keeps it; nil where there is no place for it, and all is told each time.
  let path: String?

  /// Notes the complaints, empty where there are none, and tells whether they were not told before.
  func areNews(_ complaints: String) -> Bool {
    guard let path else { return true }
    if complaints.isEmpty {
      unlink(path)
      return false
    }
    if let told = try? Files.read(path), told == Array(complaints.utf8) { return false }
    do {
      try ConfigurationFile.makeFolder(of: path)
      try Files.write(complaints, to: path)
    } catch {
      // What can't be kept is told again.
    }
    return true
  }
}
