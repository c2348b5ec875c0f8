/// A session in which people rearrange the tabs, from its beginning to Done (TB-116 to TB-133).
public struct CustomizationSession: Equatable, Sendable, Codable {
  /// Which of the three kinds of sessions it is.
  public enum Kind: String, Sendable, Codable {
    /// The sheet opened by Edit on the More list.
    case classic
    /// Editing the bar and the sidebar of an iPad from iPadOS 18.
    case editing
    /// The call of a bar without a controller.
    case standalone
  }

  /// The kind of session.
  public var kind: Kind
  /// The order as it would be after Done.
  public var order: [TabKey]
  /// The items that were on the bar or in the array at the beginning.
  public let initialOrder: [TabKey]
  /// The items that may take part: the customizable set, or the items passed to the bar (TB-131).
  public let participants: [TabKey]
  /// The bar's selected item at the beginning, for a session that is given up.
  public let initialSelection: Destination?
  /// Tabs that are hidden when the session ends (iPadOS 18).
  public var hidden: [TabKey]
  /// Tabs added to the bar and removed from it so far (iPadOS 18).
  public var added: [TabKey: Bool] = [:]
  /// Whether the session began by putting everything back (TB-230).
  public var isReset = false
}
