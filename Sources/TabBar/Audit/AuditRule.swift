/// One thing the guidelines or the platforms say against an interface.
public struct AuditRule: Equatable, Sendable {
  /// How grave it is.
  public enum Severity: String, Sendable, CaseIterable {
    /// It breaks a rule of the platform, or cannot work.
    case error
    /// It breaks a guideline.
    case warning
    /// It may be better.
    case info
  }

  /// The number, from 1; written `AU-01`.
  public let number: Int
  /// The name, lower case with hyphens.
  public let name: String
  /// How grave it is.
  public let severity: Severity
  /// The rule of behaviour it rests on.
  public let rule: RuleID
  /// The message with its places in braces, in English.
  public let english: String
  /// The message with its places in braces, in Russian.
  public let russian: String

  init(
    _ number: Int, _ name: String, _ severity: Severity, _ rule: RuleID, en english: String,
    ru russian: String
  ) {
    self.number = number
    self.name = name
    self.severity = severity
    self.rule = rule
    self.english = english
    self.russian = russian
  }

  /// The identifier, such as `AU-01`.
  public var id: String { number < 10 ? "AU-0\(number)" : "AU-\(number)" }

  /// All rules by number, from 1 without a gap.
  public static let all: [AuditRule] =
    (structure + wording + images + behaviour + platforms).sorted { $0.number < $1.number }

  /// The rule of a number.
  public static func numbered(_ number: Int) -> AuditRule? {
    all.indices.contains(number - 1) ? all[number - 1] : nil
  }
}

/// One place where an interface breaks a rule.
public struct Finding: Equatable, Sendable {
  /// The rule.
  public let rule: AuditRule
  /// The tabs it is about.
  public let tabs: [TabKey]
  /// What stands in the places of the message.
  public let values: [String: String]

  /// The message in a language.
  public func message(in language: DeviceLanguage) -> String {
    var text = language == .en ? rule.english : rule.russian
    for (place, value) in values.sorted(by: { $0.key < $1.key }) {
      text = Self.fill(text, place, language == .ru ? Self.russian(value, at: place) : value)
    }
    return text
  }

  /// Writes an element of the `findings` of an answer.
  public func write(to json: inout JSONText, language: DeviceLanguage) {
    json.object { json in
      json.member("id", rule.id)
      json.member("name", rule.name)
      json.member("severity", rule.severity.rawValue)
      json.member("tabs", tabs.map(\.text))
      json.member("message", message(in: language))
      json.member("rule", rule.rule.description)
    }
  }

  /// What a place shows in Russian: the words of the model have names there, what people wrote stays.
  private static func russian(_ value: String, at place: String) -> String {
    guard let names = russianNames[place] else { return value }
    return value.split(separator: ", ").map { names[String($0)] ?? String($0) }
      .joined(separator: ", ")
  }

  private static let russianNames: [String: [String: String]] = [
    "shape": [
      "circle": "круглая", "square": "квадратная", "wide": "широкая", "tall": "высокая",
    ],
    "class": ["regular": "обычного", "compact": "компактного"],
    "missing": ["regular": "обычного", "compact": "компактного"],
    "pairs": [
      "left-selected": "выбран левый", "right-selected": "выбран правый",
      "none-selected": "не выбран ни один",
    ],
    "settings": [
      "background": "фон", "bar-tint": "оттенок бара", "translucent": "полупрозрачность",
    ],
  ]

  private static func fill(_ text: String, _ place: String, _ value: String) -> String {
    var result = ""
    var rest = Substring(text)
    let mark = "{\(place)}"
    while let start = rest.firstIndex(of: "{") {
      result += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix(mark) {
        result += value
        rest = rest.dropFirst(mark.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }
}
