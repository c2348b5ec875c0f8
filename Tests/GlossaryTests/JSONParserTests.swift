import Testing

@testable import Glossary

struct JSONParserTests {
  private func parse(_ bytes: [UInt8]) -> Result<JSONNode, JSONParser.Failure> {
    bytes.withUnsafeBufferPointer { buffer in
      do throws(JSONParser.Failure) { return .success(try JSONParser.parse(buffer)) } catch {
        return .failure(error)
      }
    }
  }

  private func value(_ text: String) throws -> JSONNode.Value {
    try parse(Array(text.utf8)).get().value
  }

  @Test(
    "Strings are read with their escapes",
    arguments: [
      (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u0448торка""#, "шторка"), (#""\ud83d\udd14!""#, "🔔!"), (#""""#, ""),
    ])
  func strings(json: String, expected: String) throws {
    #expect(try value(json) == .string(expected))
  }

  @Test(
    "Numbers and words are read",
    arguments: [
      ("0", JSONNode.Value.number(0)), ("-1.5e2", .number(-150)), ("10", .number(10)),
      ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
      (" [ ] ", .array([])), ("{ }", .object([])), ("\u{FEFF}1", .number(1)),
    ])
  func values(json: String, expected: JSONNode.Value) throws {
    #expect(try value(json) == expected)
  }

  @Test("Order, repetition and places of keys are kept")
  func places() throws {
    let text = #"{"b": 1, "a": [2], "b": "é"}"#
    guard case .object(let members) = try value(text) else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["b", "a", "b"])
    let slices = members.map { String(decoding: Array(text.utf8)[$0.value.range], as: UTF8.self) }
    #expect(slices == ["1", "[2]", #""é""#])
    #expect(members.map(\.offset) == [1, 9, 19])
  }

  @Test(
    "Whatever is no JSON is refused, with the place",
    arguments: [
      ("", JSONSyntaxProblem.unexpectedEnd, 0), ("[1,]", .unexpectedCharacter, 3),
      ("[1 2]", .unexpectedCharacter, 3), ("{\"a\" 1}", .unexpectedCharacter, 5),
      ("{a: 1}", .unexpectedCharacter, 1), ("{\"a\": 1,}", .unexpectedCharacter, 8),
      ("1 2", .trailingText, 2), ("\"a", .unexpectedEnd, 2), ("\"a\nb\"", .controlCharacter, 2),
      ("\"\\x\"", .badEscape, 1), ("\"\\ud83d\"", .badEscape, 1),
      ("\"\\ud83dxx\"", .badEscape, 1), ("\"\\udd14\"", .badEscape, 1),
      ("01", .badNumber, 0), ("1.", .badNumber, 0), ("-", .badNumber, 0), ("1e", .badNumber, 0),
      ("tru", .unexpectedEnd, 3), ("nul!", .unexpectedCharacter, 3),
      ("// x", .unexpectedCharacter, 0),
    ])
  func refused(json: String, problem: JSONSyntaxProblem, offset: Int) {
    #expect(
      parse(Array(json.utf8)) == .failure(JSONParser.Failure(problem: problem, offset: offset)))
  }

  @Test("Bytes that are no UTF-8 are refused")
  func notUTF8() {
    let bytes = Array("[\"".utf8) + [0xC3, 0x28] + Array("\"]".utf8)
    #expect(parse(bytes) == .failure(JSONParser.Failure(problem: .notUTF8, offset: 2)))
  }

  @Test("Deep nesting is refused, not crashed on")
  func deep() {
    let text = String(repeating: "[", count: 100_000)
    guard case .failure(let failure) = parse(Array(text.utf8)) else {
      Issue.record("accepted")
      return
    }
    #expect(failure.problem == .tooDeep)
  }
}
