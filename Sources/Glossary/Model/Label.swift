public import TextAnalysis

/// One name of a concept in one language (ISO 10241-1: a designation).
public struct Label: Equatable, Sendable, Codable {
  /// How far the name is recommended (ISO 10241-1; TBX: administrative status).
  public enum Status: String, CaseIterable, Codable, Sendable {
    case preferred, admitted, deprecated
    /// Found but never shown or advised (SKOS: hidden label).
    case hidden
  }

  /// What kind of name it is (TBX: term type, widened by slang).
  public enum Kind: String, CaseIterable, Codable, Sendable {
    case full, abbreviation, transliteration, slang
    case productName = "product-name"
    case misspelling
  }

  /// Grammatical gender of a Russian label's head noun.
  public enum Gender: String, CaseIterable, Codable, Sendable {
    case masculine, feminine, neuter
  }

  /// Grammatical number of a Russian label's head noun.
  public enum Number: String, CaseIterable, Codable, Sendable {
    case singular, plural
  }

  /// The name as it is written.
  public var text: String
  /// The language that it belongs to.
  public var language: Language
  /// How far the name is recommended.
  public var status: Status
  /// What kind of name it is.
  public var kind: Kind
  /// The platform or vendor that uses it, where that matters.
  public var scope: String?
  /// A remark on its use.
  public var note: String?
  /// The gender, for Russian nouns.
  public var gender: Gender?
  /// The number, for Russian nouns.
  public var number: Number?
  /// Whether a Russian noun keeps one form in all cases.
  public var isIndeclinable: Bool

  /// Creates a label.
  public init(
    text: String, language: Language, status: Status, kind: Kind, scope: String? = nil,
    note: String? = nil, gender: Gender? = nil, number: Number? = nil,
    isIndeclinable: Bool = false
  ) {
    self.text = text
    self.language = language
    self.status = status
    self.kind = kind
    self.scope = scope
    self.note = note
    self.gender = gender
    self.number = number
    self.isIndeclinable = isIndeclinable
  }
}
