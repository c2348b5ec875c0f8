public import TextAnalysis

/// Two concepts that people confuse, and the one sentence that decides between them.
public struct Contrast: Equatable, Sendable, Codable {
  /// The id that comes first in the alphabet.
  public var first: String
  /// The other id.
  public var second: String
  /// The deciding sentence in English.
  public var en: String
  /// The deciding sentence in Russian.
  public var ru: String

  /// Creates a contrast.
  public init(first: String, second: String, en: String, ru: String) {
    self.first = first
    self.second = second
    self.en = en
    self.ru = ru
  }

  /// The deciding sentence in `language`.
  public func sentence(in language: Language) -> String {
    language == .en ? en : ru
  }
}

/// A label that several concepts claim, and the question that decides between them.
public struct AmbiguousLabel: Equatable, Sendable, Codable {
  /// The label as people type it.
  public var label: String
  /// The ids that it may mean, the likeliest first.
  public var ids: [String]
  /// The question in English.
  public var en: String
  /// The question in Russian.
  public var ru: String

  /// Creates an ambiguous label.
  public init(label: String, ids: [String], en: String, ru: String) {
    self.label = label
    self.ids = ids
    self.en = en
    self.ru = ru
  }

  /// The deciding question in `language`.
  public func question(in language: Language) -> String {
    language == .en ? en : ru
  }
}
