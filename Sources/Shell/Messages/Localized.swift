public import Glossary

/// A text in both languages; a message can't exist in one of them only.
public struct Localized: Equatable, Sendable {
  /// The English text.
  public var en: String
  /// The Russian text.
  public var ru: String

  /// Creates a text from its two languages.
  public init(en: String, ru: String) {
    self.en = en
    self.ru = ru
  }

  /// The text in `language`.
  public func text(in language: Language) -> String {
    language == .en ? en : ru
  }
}
