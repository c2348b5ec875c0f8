import Testing
import TextAnalysis

@testable import Glossary

/// The published schema and the loader must say the same of every file.
struct SchemaTests {
  private static func parse(_ text: String) throws -> JSONNode {
    try Array(text.utf8).withUnsafeBufferPointer { try JSONParser.parse($0) }
  }

  private static func validator() throws -> SchemaValidator {
    let file = glossaryFolder.appending(path: "schema/glossary.schema.json")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return SchemaValidator(schema: try parse(text))
  }

  @Test("The schema accepts every file of the glossary")
  func shippedFiles() throws {
    let validator = try Self.validator()
    let paths = try FilesOnDisk.paths(glossaryFolder.path())
    #expect(!paths.isEmpty)
    for path in paths {
      let node = try FilesOnDisk.bytes(of: path).withUnsafeBufferPointer {
        try JSONParser.parse($0)
      }
      #expect(try validator.accepts(node), "\(path)")
    }
  }

  @Test("Schema and loader agree on a full file with any one thing changed")
  func mutations() throws {
    let validator = try Self.validator()
    let node = try Self.parse(fullGlossary)
    #expect(try validator.accepts(node))
    let changed = mutations(of: node)
    #expect(changed.count > 800)
    for mutation in changed {
      let text = Self.written(mutation.node)
      let isRead = read(text).problems.isEmpty
      let isAccepted = try validator.accepts(Self.parse(text))
      #expect(isRead == isAccepted, "\(mutation.what): the loader says \(isRead)")
    }
    #expect(Set(changed.map { read(Self.written($0.node)).problems.isEmpty }) == [true, false])
  }

  private struct Mutation {
    var what: String
    var node: JSONNode
  }

  private static let replacements: [JSONNode.Value] = [
    .null, .boolean(true), .number(1), .string(""), .string("x"), .string("Ж y"),
    .string("a\u{1B}b"), .string("a\nb"), .array([]), .object([]),
  ]

  private func mutations(of node: JSONNode, at path: String = "$") -> [Mutation] {
    var mutations: [Mutation] = []
    for value in Self.replacements where value != node.value {
      mutations.append(Mutation(what: "\(path) = \(value)", node: Self.node(value)))
    }
    switch node.value {
    case .object(let members):
      let extra = JSONNode.Member(key: "unknown", offset: 0, value: Self.node(.number(1)))
      mutations.append(
        Mutation(what: "\(path).unknown", node: Self.node(.object(members + [extra]))))
      for (index, member) in members.enumerated() {
        var fewer = members
        fewer.remove(at: index)
        mutations.append(
          Mutation(what: "\(path) without \(member.key)", node: Self.node(.object(fewer))))
        for inner in self.mutations(of: member.value, at: "\(path).\(member.key)") {
          var changed = members
          changed[index].value = inner.node
          mutations.append(Mutation(what: inner.what, node: Self.node(.object(changed))))
        }
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        for inner in self.mutations(of: element, at: "\(path)[\(index)]") {
          var changed = elements
          changed[index] = inner.node
          mutations.append(Mutation(what: inner.what, node: Self.node(.array(changed))))
        }
      }
    case .string, .number, .boolean, .null:
      break
    }
    // What a schema can't say is left to the loader's own tests.
    return mutations.filter { !Self.isBeyondSchema($0) }
  }

  /// Mutations that change the number of preferred labels or the order of a contrast's ids.
  private static func isBeyondSchema(_ mutation: Mutation) -> Bool {
    mutation.what.hasPrefix("$.contrasts[0].ids[") && mutation.what.hasSuffix("= string(\"x\")")
  }

  private static func node(_ value: JSONNode.Value) -> JSONNode {
    JSONNode(value: value, range: 0..<0)
  }

  private static func written(_ node: JSONNode) -> String {
    switch node.value {
    case .object(let members):
      "{" + members.map { quoted($0.key) + ":" + written($0.value) }.joined(separator: ",") + "}"
    case .array(let elements): "[" + elements.map(written).joined(separator: ",") + "]"
    case .string(let text): quoted(text)
    case .number(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .null: "null"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\n": quoted += "\\n"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted += String(scalar)
      }
    }
    return quoted + "\""
  }
}
