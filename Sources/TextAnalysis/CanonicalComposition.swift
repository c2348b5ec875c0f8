internal import CUTF8Proc

/// Unicode normalisation form C: a letter and its mark as one code point wherever there is one.
public enum CanonicalComposition {
  /// `text` in form C; comparing strings needs none of this, counting scalars does.
  public static func composed(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    let source = Array(text.utf8)
    var result: UnsafeMutablePointer<utf8proc_uint8_t>?
    let options = utf8proc_option_t(UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue)
    let count = source.withUnsafeBufferPointer { bytes in
      utf8proc_map(bytes.baseAddress, utf8proc_ssize_t(bytes.count), &result, options)
    }
    guard count >= 0, let start = result else { return text }
    defer { free(start) }
    return String(decoding: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF8.self)
  }
}
