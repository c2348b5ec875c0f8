/// What was typed, before any binding is looked up.
enum Key: Equatable {
  /// A character, which may be a control character.
  case scalar(Unicode.Scalar)
  /// A character right behind an escape, which is how terminals send Alt.
  case meta(Unicode.Scalar)
  /// The Escape key, with nothing behind it for a while.
  case escape
  /// The whole escape sequence of a function key, from the escape on.
  case sequence(String)
  /// Text that the terminal says was pasted, as it came.
  case paste([UInt8])
}
