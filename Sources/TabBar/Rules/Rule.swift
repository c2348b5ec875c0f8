/// A rule of tab bar behaviour, with where it comes from.
public struct Rule: Equatable, Sendable {
  /// How sure it is.
  public enum Confidence: String, Sendable, CaseIterable {
    /// The platform's documentation or guidelines say so.
    case documented
    /// It was seen in running systems, in other implementations or in measurements.
    case observed
    /// Single reports say so.
    case folklore
    /// The sources are silent; it is a choice of this model.
    case decision
  }

  /// The number.
  public let id: RuleID
  /// How sure it is.
  public let confidence: Confidence
  /// The sources, by short name.
  public let sources: [RuleSource]
  /// The rule in English.
  public let english: String
  /// The rule in Russian.
  public let russian: String

  /// The rule in a language.
  public func text(in language: DeviceLanguage) -> String {
    language == .en ? english : russian
  }

  /// All rules, by number.
  public static let all: [Rule] = RuleTable.sections.flatMap(RuleTable.rules)

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { $1 })

  /// The rule of a number, `nil` where there is none.
  public static subscript(id: RuleID) -> Rule? { byID[id] }

  /// Writes an element of the `rules` of an answer.
  public func write(to json: inout JSONText, language: DeviceLanguage) {
    json.object { json in
      json.member("id", id.description)
      json.member("text", text(in: language))
      json.member("source", sources.map(\.title).joined(separator: "; "))
      json.member("confidence", confidence.rawValue)
      json.array("addresses", sources.compactMap(\.address)) { json, address in
        json.string(address)
      }
    }
  }
}

/// Where a rule comes from.
public struct RuleSource: Equatable, Sendable {
  /// The short name used in the table of rules.
  public let id: String
  /// The title.
  public let title: String
  /// The address, where it is on the web.
  public let address: String?
}

/// The written form of the rules: a line `number confidence sources`, a line in English, a line in
/// Russian.
enum RuleTable {
  static let sections = [
    items, badges, barObject, array, selection, delegate, overflow, customization, rotation,
    metrics, visibility, appearance, speech, television, tablet, glass, platforms, material,
  ]

  static func rules(in section: String) -> [Rule] {
    let lines = section.split(separator: "\n", omittingEmptySubsequences: true)
    return stride(from: 0, to: lines.count - 2, by: 3).compactMap { start in
      rule(lines[start], lines[start + 1], lines[start + 2])
    }
  }

  private static func rule(
    _ head: Substring, _ english: Substring, _ russian: Substring
  ) -> Rule? {
    let words = head.split(separator: " ")
    guard words.count >= 2, let number = Int(words[0]),
      let confidence = Rule.Confidence(rawValue: String(words[1]))
    else { return nil }
    let sources = words.dropFirst(2).compactMap { word in
      RuleSource.all.first { $0.id == word }
    }
    return Rule(
      id: RuleID(number), confidence: confidence, sources: sources, english: String(english),
      russian: String(russian))
  }
}
