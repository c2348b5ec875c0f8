/// The name by which a tab is known for as long as its interface lives.
///
/// It is the tab's title at creation, made unique by a number (`Home`, `Home-2`), and never
/// changes, whatever happens to the title. Equality is Swift's canonical string equality.
public struct TabKey: Hashable, Sendable, Codable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The key as text.
  public let text: String

  /// Makes a key from its text, taken as it is.
  public init(_ text: String) { self.text = text }

  /// Makes the key a word stands for where tabs are named by key.
  ///
  /// It is the word itself; only `more`, which in answers means the More item (TB-093), stands for
  /// the first numbered key of that title.
  public init(word: String) {
    text = word == Destination.more.name ? word + "-2" : word
  }

  /// Makes a key from a literal.
  public init(stringLiteral text: String) { self.text = text }

  /// Reads a key written as a plain string.
  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the key as a plain string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  /// The key as text.
  public var description: String { text }
}
