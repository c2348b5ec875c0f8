/// The same words in English and in Russian; nothing that people read exists in one of them only.
public struct Wording: Equatable, Hashable, Sendable {
  /// The English words.
  public var en: String
  /// The Russian words.
  public var ru: String

  /// Creates a wording from its two texts.
  public init(_ en: String, _ ru: String) {
    self.en = en
    self.ru = ru
  }

  /// The words in `language`.
  public func text(in language: Language) -> String {
    language == .en ? en : ru
  }

  /// Both texts, the English one first; one where they are the same.
  public var all: [String] { en == ru ? [en] : [en, ru] }
}
