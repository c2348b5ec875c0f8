@testable import Glossary

/// Checks JSON against the keywords of JSON Schema 2020-12 that the glossary's schema uses; any other
/// keyword is an error, so that the schema can't say what nobody checks.
struct SchemaValidator {
  enum Failure: Error, Equatable {
    case unknownKeyword(String)
    case badSchema(String)
  }

  private let root: JSONNode

  init(schema: JSONNode) {
    root = schema
  }

  func accepts(_ value: JSONNode) throws -> Bool {
    try accepts(value, root)
  }

  private func accepts(_ value: JSONNode, _ schema: JSONNode) throws -> Bool {
    guard case .object(let keywords) = schema.value else { throw Failure.badSchema("no object") }
    return try keywords.allSatisfy { keyword in
      try accepts(value, keyword.key, keyword.value, schema)
    }
  }

  private func accepts(
    _ value: JSONNode, _ keyword: String, _ argument: JSONNode, _ schema: JSONNode
  ) throws -> Bool {
    switch keyword {
    case "$schema", "$defs", "title", "description":
      return true
    case "$ref":
      return try accepts(value, definition(argument))
    case "type":
      return argument.value == .string(value.type.rawValue)
    case "enum":
      return try elements(argument).contains { $0.value == value.value }
    case "pattern":
      guard case .string(let pattern) = argument.value else {
        throw Failure.badSchema("pattern")
      }
      guard case .string(let text) = value.value else { return true }
      return try Regex(pattern).wholeMatch(in: text) != nil
    case "properties":
      let properties = try members(argument)
      return try members(of: value).allSatisfy { member in
        guard let property = properties.first(where: { $0.key == member.key }) else { return true }
        return try accepts(member.value, property.value)
      }
    case "additionalProperties":
      guard argument.value == .boolean(false),
        let properties = try members(schema).first(where: { $0.key == "properties" })
      else { throw Failure.badSchema("additionalProperties") }
      let keys = try members(properties.value).map(\.key)
      return members(of: value).allSatisfy { keys.contains($0.key) }
    case "required":
      return try has(value, argument)
    case "dependentRequired":
      return try members(argument).allSatisfy { dependency in
        let applies = members(of: value).contains { $0.key == dependency.key }
        return try !applies || has(value, dependency.value)
      }
    case "items":
      guard case .array(let items) = value.value else { return true }
      return try items.allSatisfy { try accepts($0, argument) }
    case "minItems", "maxItems":
      guard case .number(let number) = argument.value else { throw Failure.badSchema(keyword) }
      guard case .array(let items) = value.value else { return true }
      return keyword == "minItems" ? Double(items.count) >= number : Double(items.count) <= number
    default:
      throw Failure.unknownKeyword(keyword)
    }
  }

  private func definition(_ reference: JSONNode) throws -> JSONNode {
    guard case .string(let path) = reference.value, path.hasPrefix("#/$defs/"),
      let definitions = try members(root).first(where: { $0.key == "$defs" }),
      let found = try members(definitions.value).first(where: { $0.key == path.dropFirst(8) })
    else { throw Failure.badSchema("$ref") }
    return found.value
  }

  private func has(_ value: JSONNode, _ keys: JSONNode) throws -> Bool {
    guard case .object(let members) = value.value else { return true }
    return try elements(keys).allSatisfy { key in
      members.contains { JSONNode.Value.string($0.key) == key.value }
    }
  }

  private func members(_ node: JSONNode) throws -> [JSONNode.Member] {
    guard case .object(let members) = node.value else { throw Failure.badSchema("object") }
    return members
  }

  private func members(of value: JSONNode) -> [JSONNode.Member] {
    if case .object(let members) = value.value { return members }
    return []
  }

  private func elements(_ node: JSONNode) throws -> [JSONNode] {
    guard case .array(let elements) = node.value else { throw Failure.badSchema("array") }
    return elements
  }
}
