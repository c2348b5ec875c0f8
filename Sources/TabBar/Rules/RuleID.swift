/// The stable number of a rule of tab bar behaviour, written `TB-066`.
public struct RuleID: Hashable, Sendable, Codable, Comparable, ExpressibleByIntegerLiteral,
  CustomStringConvertible
{
  /// The number.
  public let number: Int

  /// Makes an identifier from its number.
  public init(_ number: Int) { self.number = number }

  /// Makes an identifier from a literal.
  public init(integerLiteral number: Int) { self.number = number }

  /// Reads an identifier such as `TB-066`, in any case; `nil` for other text.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].lowercased() == "tb", parts[1].allSatisfy(\.isASCII),
      let number = Int(parts[1]), number > 0
    else { return nil }
    self.number = number
  }

  /// The identifier as written, three digits long.
  public var description: String {
    let digits = String(number)
    return "TB-" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }

  /// Lower numbers first.
  public static func < (left: RuleID, right: RuleID) -> Bool { left.number < right.number }
}
