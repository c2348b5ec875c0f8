/// A language that the product speaks and its glossary holds.
public enum Language: String, CaseIterable, Codable, Sendable {
  /// English.
  case en
  /// Russian.
  case ru
}
