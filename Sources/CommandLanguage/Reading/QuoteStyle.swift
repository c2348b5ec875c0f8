/// One of the three kinds of quotes that keep words together (rule R6).
public enum QuoteStyle: String, CaseIterable, Sendable {
  /// `"…"`, the only kind with escapes: `\"` and `\\`.
  case straight
  /// `«…»`.
  case guillemets
  /// `“…”`.
  case curly

  /// The mark that opens it.
  public var opening: String {
    switch self {
    case .straight: "\""
    case .guillemets: "«"
    case .curly: "“"
    }
  }

  /// The mark that closes it.
  public var closing: String {
    switch self {
    case .straight: "\""
    case .guillemets: "»"
    case .curly: "”"
    }
  }
}
