/// The text before the place where a line is typed: one row, no control characters.
public struct Prompt: Equatable, Sendable {
  /// The visible text; usually ends with a space.
  public let text: String
  /// The parameters of the SGR sequence that colours it, such as `1;32`; nil for none.
  public let style: String?

  /// Takes `text` without its control characters and characters of no width.
  public init(_ text: String, style: String? = nil) {
    self.text = String(
      String.UnicodeScalarView(text.unicodeScalars.filter { !Prompt.isLeftOut($0) }))
    self.style = style.flatMap { $0.allSatisfy(Prompt.isParameter) && !$0.isEmpty ? $0 : nil }
  }

  /// Stands before and after each escape sequence in ``markedScalars``.
  static let mark: Unicode.Scalar = "\u{1}"

  /// The prompt as libedit takes it: escape sequences between ``mark``s.
  ///
  /// libedit drops a sequence behind the last visible character, so the style ends before that.
  var markedScalars: [Unicode.Scalar] {
    let scalars = Array(text.unicodeScalars)
    guard let style, scalars.count > 1, let last = scalars.last else { return scalars }
    return Prompt.marked("\u{1B}[\(style)m") + scalars.dropLast() + Prompt.marked("\u{1B}[0m")
      + [last]
  }

  /// The prompt for a terminal that nothing else draws on.
  var styledText: String {
    guard let style, text.count > 1, let last = text.last else { return text }
    return "\u{1B}[\(style)m\(text.dropLast())\u{1B}[0m\(last)"
  }

  private static func marked(_ sequence: String) -> [Unicode.Scalar] {
    [mark] + Array(sequence.unicodeScalars) + [mark]
  }

  private static func isParameter(_ character: Character) -> Bool {
    character == ";" || ("0"..."9").contains(character)
  }

  private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark:
      true
    default: false
    }
  }
}
