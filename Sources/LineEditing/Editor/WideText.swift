internal import CEditShim

extension String {
  /// The text in libedit's characters, which are code points.
  @unsafe init(scalars: UnsafeBufferPointer<wchar_t>) {
    var view = String.UnicodeScalarView()
    for index in scalars.indices {
      let value = unsafe UInt32(bitPattern: scalars[index])
      if let scalar = Unicode.Scalar(value) { view.append(scalar) }
    }
    self.init(view)
  }

  /// Calls `body` with the text as libedit takes it, ended by a zero.
  func withWideCharacters<Result>(_ body: (UnsafePointer<wchar_t>) -> Result) -> Result {
    unsafe unicodeScalars.withWideCharacters(body)
  }
}

extension Sequence<Unicode.Scalar> {
  /// Calls `body` with the scalars as libedit takes them, ended by a zero.
  func withWideCharacters<Result>(_ body: (UnsafePointer<wchar_t>) -> Result) -> Result {
    let characters = map { wchar_t(bitPattern: $0.value) } + [0]
    return unsafe characters.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return unsafe withUnsafePointer(to: 0, body) }
      return unsafe body(start)
    }
  }
}
