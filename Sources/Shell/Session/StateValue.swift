import TabBar
import TextAnalysis

/// A value inside the state as programs see it, found by its path.
enum StateValue: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([StateValue])
  case object([String: StateValue])

  /// Reads the state's JSON.
  init?(json: String) {
    guard let value = try? JSONDecoder().decode(StateValue.self, from: Data(json.utf8)) else {
      return nil
    }
    self = value
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // What does not fit costs an error each time, so the commonest come first.
    if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let values = try? container.decode([String].self) {
      self = .list(values.map(StateValue.text))
    } else if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode([StateValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: StateValue].self))
    }
  }

  /// The value at `path`; in a list of objects a name is the `key` of one of them.
  func value(at path: [String]) -> StateValue? {
    guard let name = path.first else { return self }
    let rest = Array(path.dropFirst())
    switch self {
    case .object(let members): return members[name]?.value(at: rest)
    case .list(let values):
      let found = values.first { value in
        if case .object(let members) = value { members["key"] == .text(name) } else { false }
      }
      return found?.value(at: rest)
    default: return nil
    }
  }

  /// Writes the value, members in alphabetical order.
  func write(to json: inout JSONText) {
    switch self {
    case .null: json.null()
    case .bool(let value): json.bool(value)
    case .number(let value): json.number(value)
    case .text(let text): json.string(text)
    case .list(let values): json.array(values) { json, value in value.write(to: &json) }
    case .object(let members):
      json.object { json in
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
          json.name(name)
          value.write(to: &json)
        }
      }
    }
  }

  /// The value as the words that `expect` takes.
  var words: [String] {
    switch self {
    case .null: ["none"]
    case .bool(let value): [value ? "yes" : "no"]
    case .number(let value): [Int(exactly: value).map(String.init) ?? String(value)]
    case .text(let text): [text]
    case .list(let values): values.isEmpty ? ["none"] : values.flatMap(\.words)
    case .object(let members): members.keys.sorted()
    }
  }
}
