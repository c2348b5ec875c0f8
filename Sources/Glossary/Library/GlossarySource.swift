/// One glossary to open: the shipped one, or files of the same format.
public enum GlossarySource: Equatable, Sendable {
  /// The glossary embedded in the program.
  case shipped
  /// A JSON file, or a folder whose JSON files (not those in subfolders) are read in the order of
  /// their names. `name` is shown as the origin of its concepts.
  case path(String, name: String)

  /// The name shown as the origin; empty for the shipped glossary.
  public var name: String {
    switch self {
    case .shipped: ""
    case .path(_, let name): name
    }
  }

  /// The file or folder; empty for the shipped glossary.
  public var path: String {
    switch self {
    case .shipped: ""
    case .path(let path, _): path
    }
  }
}
