/// Why a text is no JSON (RFC 8259).
public enum JSONSyntaxProblem: String, Error, Equatable, Sendable {
  /// The text ends within a value.
  case unexpectedEnd
  /// A character that can't stand there.
  case unexpectedCharacter
  /// Something follows the value.
  case trailingText
  /// A control character stands unescaped in a string.
  case controlCharacter
  /// An escape that JSON does not know, or half of a surrogate pair.
  case badEscape
  /// A number that is not written as JSON wants it.
  case badNumber
  /// The bytes are no UTF-8.
  case notUTF8
  /// Objects and lists are nested too deeply.
  case tooDeep
}
