/// The types of JSON values.
public enum JSONType: String, Equatable, Sendable {
  case object, array, string, number, boolean, null
}

/// A JSON value with the place where it stands.
struct JSONNode: Equatable, Sendable {
  /// What the value is.
  enum Value: Equatable, Sendable {
    case object([Member])
    case array([JSONNode])
    case string(String)
    case number(Double)
    case boolean(Bool)
    case null
  }

  /// A key of an object with its value.
  struct Member: Equatable, Sendable {
    var key: String
    /// Where the key stands, in bytes from the start of the file.
    var offset: Int
    var value: JSONNode
  }

  var value: Value
  /// The bytes of the file that the value takes.
  var range: Range<Int>

  var type: JSONType {
    switch value {
    case .object: .object
    case .array: .array
    case .string: .string
    case .number: .number
    case .boolean: .boolean
    case .null: .null
    }
  }
}
