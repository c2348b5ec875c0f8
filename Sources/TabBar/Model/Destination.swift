/// What a bar item leads to, and so what may be selected: a tab or the More list.
///
/// The More controller is never an element of the array of tabs (TB-093), hence a case of its own.
public enum Destination: Hashable, Sendable, Codable {
  /// A tab, visible on the bar or hidden behind More.
  case tab(TabKey)
  /// The list of the tabs that have no item on the bar, and the item that opens it.
  case more

  /// The tab's key, `nil` for More.
  public var key: TabKey? {
    if case .tab(let key) = self { key } else { nil }
  }

  /// The name used in answers to programs: the key, or `more`.
  public var name: String {
    switch self {
    case .tab(let key): key.text
    case .more: "more"
    }
  }
}
