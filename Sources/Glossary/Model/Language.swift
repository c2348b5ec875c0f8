/// A language of the glossary's labels and texts.
public enum Language: String, CaseIterable, Codable, Sendable {
  /// English.
  case en
  /// Russian.
  case ru
}
