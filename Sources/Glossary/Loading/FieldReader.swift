/// Reads the fields of a glossary file by type and writes down every breach of the format.
struct FieldReader {
  /// The fields of one object and where it stands.
  struct Fields {
    fileprivate var path: String
    fileprivate var offset: Int
    fileprivate var members: [JSONNode.Member]

    func node(_ key: String) -> JSONNode? {
      members.first { $0.key == key }?.value
    }

    /// The path of a field for an error.
    func path(_ key: String) -> String {
      path.isEmpty ? key : path + "." + key
    }
  }

  let file: GlossaryFile
  /// The entry being read, for the problems.
  var entry: String?
  private(set) var problems: [GlossaryProblem] = []
  /// The ids of other entries that were read.
  private(set) var references: [Reference] = []

  init(file: GlossaryFile) {
    self.file = file
  }

  mutating func report(_ kind: GlossaryProblem.Kind, field: String, at offset: Int) {
    let place = file.place(of: offset)
    problems.append(
      GlossaryProblem(
        file: file.name, line: place.line, column: place.column, entry: entry, field: field,
        kind: kind))
  }

  /// The fields of an object that may have `keys` and nothing else.
  mutating func fields(of node: JSONNode, path: String = "", keys: [String]) -> Fields? {
    guard case .object(let members) = node.value else {
      report(.wrongType(expected: .object), field: path, at: node.range.lowerBound)
      return nil
    }
    let fields = Fields(path: path, offset: node.range.lowerBound, members: members)
    for (index, member) in members.enumerated() {
      if !keys.contains(member.key) {
        report(.unknownKey, field: fields.path(member.key), at: member.offset)
      } else if members[..<index].contains(where: { $0.key == member.key }) {
        report(.duplicateKey, field: fields.path(member.key), at: member.offset)
      }
    }
    return fields
  }

  /// A text that may be missing; an empty one is a breach.
  mutating func text(_ fields: Fields, _ key: String) -> String? {
    guard let node = fields.node(key) else { return nil }
    return text(of: node, path: fields.path(key))
  }

  /// Reports a key that must be there.
  mutating func requireMember(_ fields: Fields, _ key: String) {
    if fields.node(key) == nil {
      report(.missing, field: fields.path(key), at: fields.offset)
    }
  }

  /// A text that must be there.
  mutating func requiredText(_ fields: Fields, _ key: String) -> String? {
    requireMember(fields, key)
    return text(fields, key)
  }

  mutating func flag(_ fields: Fields, _ key: String) -> Bool {
    guard let node = fields.node(key) else { return false }
    guard case .boolean(let flag) = node.value else {
      report(.wrongType(expected: .boolean), field: fields.path(key), at: node.range.lowerBound)
      return false
    }
    return flag
  }

  /// One of the values of an enumeration; nil where it is missing or wrong.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ fields: Fields, _ key: String, of type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    guard let text = text(fields, key), let node = fields.node(key) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    report(
      .unknownValue(text, allowed: Choice.allCases.map(\.rawValue)), field: fields.path(key),
      at: node.range.lowerBound)
    return nil
  }

  mutating func requiredChoice<Choice: RawRepresentable & CaseIterable>(
    _ fields: Fields, _ key: String, of type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    requireMember(fields, key)
    return choice(fields, key, of: type)
  }

  /// A kebab-case name in ASCII.
  mutating func identifier(_ fields: Fields, _ key: String) -> String? {
    guard let text = text(fields, key), let node = fields.node(key) else { return nil }
    return checkedIdentifier(text, path: fields.path(key), at: node.range.lowerBound)
  }

  /// A list of kebab-case names; empty where it is missing.
  mutating func identifiers(_ fields: Fields, _ key: String) -> [String] {
    list(fields, key).compactMap { item in
      text(of: item.node, path: item.path).flatMap { text in
        checkedIdentifier(text, path: item.path, at: item.node.range.lowerBound)
      }
    }
  }

  /// A list of ids of entries; empty where it is missing.
  ///
  /// Whether they lead anywhere is known when all glossaries are read.
  mutating func references(_ fields: Fields, _ key: String) -> [String] {
    list(fields, key).compactMap { item in
      guard let text = text(of: item.node, path: item.path),
        let id = checkedIdentifier(text, path: item.path, at: item.node.range.lowerBound)
      else { return nil }
      references.append(
        Reference(id: id, entry: entry, field: item.path, offset: item.node.range.lowerBound))
      return id
    }
  }

  /// A list of texts; empty where it is missing.
  mutating func texts(_ fields: Fields, _ key: String, allowingEmpty: Bool = false) -> [String] {
    list(fields, key).compactMap { item in
      text(of: item.node, path: item.path, allowingEmpty: allowingEmpty)
    }
  }

  /// The elements of a list with their paths; empty where it is missing.
  mutating func list(_ fields: Fields, _ key: String) -> [(node: JSONNode, path: String)] {
    guard let node = fields.node(key) else { return [] }
    guard case .array(let elements) = node.value else {
      report(.wrongType(expected: .array), field: fields.path(key), at: node.range.lowerBound)
      return []
    }
    return elements.enumerated().map { ($1, "\(fields.path(key))[\($0)]") }
  }

  /// Reports a list that must be there with `least` elements or more.
  mutating func requireElements(_ fields: Fields, _ key: String, atLeast least: Int = 1) {
    guard let node = fields.node(key) else {
      report(.missing, field: fields.path(key), at: fields.offset)
      return
    }
    if case .array(let elements) = node.value, elements.count < least {
      report(.empty, field: fields.path(key), at: node.range.lowerBound)
    }
  }

  private mutating func text(
    of node: JSONNode, path: String, allowingEmpty: Bool = false
  ) -> String? {
    guard case .string(let text) = node.value else {
      report(.wrongType(expected: .string), field: path, at: node.range.lowerBound)
      return nil
    }
    if text.unicodeScalars.contains(where: Self.isControl) {
      report(.controlCharacter, field: path, at: node.range.lowerBound)
      return nil
    }
    if text.isEmpty, !allowingEmpty {
      report(.empty, field: path, at: node.range.lowerBound)
      return nil
    }
    return text
  }

  private mutating func checkedIdentifier(
    _ text: String, path: String, at offset: Int
  ) -> String? {
    if Self.isIdentifier(text) { return text }
    report(.malformedID(text), field: path, at: offset)
    return nil
  }

  /// Escape sequences in a foreign file must not reach a terminal; line breaks and tabs may.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F...0x9F: true
    default: false
    }
  }

  private static func isIdentifier(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .allSatisfy { part in
        !part.isEmpty
          && part.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
              || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          }
      }
  }
}
