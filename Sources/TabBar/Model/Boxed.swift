/// A value kept once in memory and never changed there, so that its copies cost next to nothing.
final class Box<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Box: Equatable where Value: Equatable {
  static func == (left: Box, right: Box) -> Bool {
    left === right || left.value == right.value
  }
}

/// Keeps a large, rarely changed part of a state in a place of its own: states are copied with
/// every action.
@propertyWrapper
public struct Boxed<Value: Equatable & Sendable & Codable>: Equatable, Sendable, Codable {
  private var box: Box<Value>

  /// Keeps a value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      var value = box.value
      yield &value
      box = Box(value)
    }
  }

  /// Reads the value as if it were not boxed.
  public init(from decoder: any Decoder) throws { box = Box(try Value(from: decoder)) }

  /// Writes the value as if it were not boxed.
  public func encode(to encoder: any Encoder) throws { try box.value.encode(to: encoder) }
}
