public import TextAnalysis

/// Why a glossary could not be opened or read: facts, without prose.
public enum GlossaryError: Error, Equatable, Sendable {
  /// The file or folder could not be read; `code` is the system's `errno`.
  case unreadable(path: String, code: Int32)
  /// The folder holds no JSON file.
  case emptyFolder(path: String)
  /// The files were read and break the format; never empty.
  case invalid([GlossaryProblem])
  /// The database refused even in memory; `code` is SQLite's extended result code.
  case database(code: Int32)
  /// The glossaries were being compiled, and that was given up; nothing of it is left.
  case interrupted
}

/// One place where a glossary file breaks the format.
public struct GlossaryProblem: Error, Equatable, Sendable {
  /// What is wrong there.
  public enum Kind: Equatable, Sendable {
    /// The text is no JSON.
    case syntax(JSONSyntaxProblem)
    /// A required key is missing.
    case missing
    /// The format knows no such key.
    case unknownKey
    /// The same key stands twice in one object.
    case duplicateKey
    /// Another type was expected.
    case wrongType(expected: JSONType)
    /// The value is none of those allowed.
    case unknownValue(String, allowed: [String])
    /// A text must not be empty, or a list has too few elements.
    case empty
    /// A text holds control characters other than line breaks and tabs.
    case controlCharacter
    /// The same id stands twice in one glossary.
    case duplicateID(String)
    /// The id is no kebab-case name.
    case malformedID(String)
    /// A language has several preferred labels, or no language has one.
    case preferredLabels(Language, count: Int)
    /// The two ids of a contrast are equal or not in alphabetical order.
    case contrastOrder
    /// The id is that of no entry of all glossaries in use, nor a former one.
    case unknownReference(String)
  }

  /// The file as it was named or found.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in characters (Unicode scalars).
  public var column: Int
  /// The id of the concept, or the label or pair of ids where it is no concept; nil outside of any.
  public var entry: String?
  /// The path of keys within the entry or the file, as `labels[2].status`; empty for the whole.
  public var field: String
  /// What is wrong there.
  public var kind: Kind

  /// Creates a problem.
  public init(
    file: String, line: Int, column: Int, entry: String?, field: String, kind: Kind
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.entry = entry
    self.field = field
    self.kind = kind
  }
}
