#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The system's own words for an `errno`.
enum SystemError {
  static func text(_ code: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    #if canImport(Glibc)
      // The XSI form returns a status and fills the buffer.
      let status = __xpg_strerror_r(code, &buffer, buffer.count)
    #else
      let status = strerror_r(code, &buffer, buffer.count)
    #endif
    guard status == 0 else { return "errno \(code)" }
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
