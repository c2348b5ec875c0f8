/// JSON being written: compact, deterministic, keys in the order they are written.
///
/// A value type that builds a string. Commas are put in by the type; the caller opens and closes.
///
/// ```swift
/// var json = JSONText()
/// json.object { json in
///   json.member("ok", true)
///   json.array("tabs", ["A", "B"]) { json, tab in json.string(tab) }
/// }
/// json.text  // {"ok":true,"tabs":["A","B"]}
/// ```
public struct JSONText: Sendable {
  /// What was written so far.
  public private(set) var text = ""
  private var needsComma = false

  /// Begins with nothing written.
  public init() {}

  // Values

  /// Writes a string, or null.
  public mutating func string(_ value: String?) {
    guard let value else { return null() }
    separate()
    quote(value)
  }

  /// Writes an integer, or null.
  public mutating func number(_ value: Int?) {
    guard let value else { return null() }
    separate()
    text += String(value)
  }

  /// Writes a number, without a fraction where it is whole; null for one that is not finite.
  public mutating func number(_ value: Double?) {
    guard let value, value.isFinite else { return null() }
    if let whole = Int(exactly: value) { return number(whole) }
    separate()
    text += String(value)
  }

  /// Writes a truth value, or null.
  public mutating func bool(_ value: Bool?) {
    guard let value else { return null() }
    separate()
    text += value ? "true" : "false"
  }

  /// Writes null.
  public mutating func null() {
    separate()
    text += "null"
  }

  /// Writes JSON text that was made before, as it is.
  public mutating func raw(_ json: String) {
    separate()
    text += json
  }

  // Containers

  /// Writes an object whose members the body writes.
  public mutating func object<Failure: Error>(
    _ body: (inout JSONText) throws(Failure) -> Void
  ) throws(Failure) {
    try enclose("{", "}", body)
  }

  /// Writes an array whose elements the body writes.
  public mutating func array<Failure: Error>(
    _ body: (inout JSONText) throws(Failure) -> Void
  ) throws(Failure) {
    try enclose("[", "]", body)
  }

  /// Writes an array, each element by the body.
  public mutating func array<Elements: Sequence>(
    _ elements: Elements, _ body: (inout JSONText, Elements.Element) -> Void
  ) {
    array { json in
      for element in elements { body(&json, element) }
    }
  }

  /// Writes a list of strings.
  public mutating func strings(_ values: [String]) {
    array(values) { json, value in json.string(value) }
  }

  // Members

  /// Writes a member's name; its value has to follow.
  public mutating func name(_ name: String) {
    separate()
    quote(name)
    text += ":"
    needsComma = false
  }

  /// Writes a member that is a string or null.
  public mutating func member(_ name: String, _ value: String?) {
    self.name(name)
    string(value)
  }

  /// Writes a member that is an integer or null.
  public mutating func member(_ name: String, _ value: Int?) {
    self.name(name)
    number(value)
  }

  /// Writes a member that is a number or null.
  public mutating func member(_ name: String, _ value: Double?) {
    self.name(name)
    number(value)
  }

  /// Writes a member that is a truth value or null.
  public mutating func member(_ name: String, _ value: Bool?) {
    self.name(name)
    bool(value)
  }

  /// Writes a member that is a list of strings.
  public mutating func member(_ name: String, _ values: [String]) {
    self.name(name)
    strings(values)
  }

  /// Writes a member that is null.
  public mutating func nullMember(_ name: String) {
    self.name(name)
    null()
  }

  /// Writes a member that is an object.
  public mutating func object<Failure: Error>(
    _ name: String, _ body: (inout JSONText) throws(Failure) -> Void
  ) throws(Failure) {
    self.name(name)
    try object(body)
  }

  /// Writes a member that is an array, each element by the body.
  public mutating func array<Elements: Sequence>(
    _ name: String, _ elements: Elements, _ body: (inout JSONText, Elements.Element) -> Void
  ) {
    self.name(name)
    array(elements, body)
  }

  private mutating func enclose<Failure: Error>(
    _ open: String, _ close: String, _ body: (inout JSONText) throws(Failure) -> Void
  ) throws(Failure) {
    separate()
    text += open
    needsComma = false
    try body(&self)
    text += close
    needsComma = true
  }

  /// Whether a byte of UTF-8 belongs to text that is never escaped: ASCII but for a few, and what
  /// D0 and D1 begin, which are the letters of Russian.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x5C: false
    case 0x20..<0x7F, 0x80...0xBF, 0xD0, 0xD1: true
    default: false
    }
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  private mutating func quote(_ value: String) {
    // Nearly all strings have nothing to escape: one look at the bytes, one copy.
    if value.utf8.allSatisfy(Self.isPlain) {
      text += "\""
      text += value
      text += "\""
      return
    }
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where Self.isEscaped(scalar):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// Whether a scalar is written as an escape, since answers are read on terminals too: controls,
  /// C1 ones included, line and paragraph separators, and characters that show nothing or change
  /// the direction; the joiner inside an emoji stays.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x061C, 0x180E, 0x200B, 0x200C, 0x200E, 0x200F,
      0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
      true
    default: false
    }
  }
}
