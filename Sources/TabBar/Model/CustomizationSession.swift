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
  /// Tabs that will be hidden when it ends (iPadOS 18).
  public var hidden: [TabKey] = []
  /// Tabs put on the bar by hand so far (iPadOS 18).
  public var added: [TabKey] = []
  /// Tabs taken off the bar by hand so far (iPadOS 18).
  public var removed: [TabKey] = []
  /// Whether everything was put back as the application made it (TB-230).
  public var isReset = false

  /// Makes a session at its beginning.
  init(kind: Kind, order: [TabKey], participants: [TabKey], selection: Destination?) {
    self.kind = kind
    self.order = order
    initialOrder = order
    self.participants = participants
    initialSelection = selection
  }
}
