extension StateValue {
  /// The names that ``value(at:)`` finds something under.
  var names: [String] {
    switch self {
    case .object(let members): members.keys.sorted()
    case .list(let values):
      values.compactMap { value in
        if case .object(let members) = value, case .text(let key)? = members["key"] {
          key
        } else {
          nil
        }
      }
    default: []
    }
  }
}
