/// One element of an XML document, with where it stands.
public struct XMLElement: Equatable, Sendable {
  /// The name as written, with its prefix.
  public var name: String
  /// The attributes by their names as written.
  public var attributes: [String: String]
  /// The elements inside, in order.
  public var children: [XMLElement]
  /// The character data directly inside, joined.
  public var text: String
  /// All character data inside, also that of inner elements, in document order.
  public var allText: String
  /// The line of the start tag, from 1.
  public var line: Int
  /// The column of the start tag in bytes, from 1.
  public var column: Int

  /// Creates an element.
  public init(
    name: String, attributes: [String: String] = [:], children: [XMLElement] = [],
    text: String = "", allText: String = "", line: Int = 0, column: Int = 0
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.allText = allText
    self.line = line
    self.column = column
  }

  /// The children called `name`, in order.
  public func children(named name: String) -> [XMLElement] {
    children.filter { $0.name == name }
  }

  /// The first child called `name`.
  public func child(named name: String) -> XMLElement? {
    children.first { $0.name == name }
  }
}
