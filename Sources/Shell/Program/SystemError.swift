#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The system's own words for an `errno`.
enum SystemError {
  static func text(_ code: Int32) -> String {
    // The program has one thread, so the text is not written over while it is copied.
    guard let text = strerror(code) else { return "errno \(code)" }
    return String(cString: text)
  }
}
