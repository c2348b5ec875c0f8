/// A tab bar interface: what a `new` replaces.
public struct Interface: Equatable, Sendable, Codable {
  /// Whether a controller manages the bar (TB-030) or it stands alone (TB-032).
  public enum Kind: String, Sendable, Codable {
    /// A tab bar controller with its bar.
    case controller
    /// A bar without a controller.
    case standalone
  }

  /// What the interface is.
  public var kind: Kind = .controller
  /// All tabs it ever had.
  public var registry = TabRegistry()
  /// The array of tabs, or the items of a stand-alone bar, in order (TB-037).
  public var order: [TabKey] = []
  /// What is selected; a leaf when it is in a group (TB-084).
  public var selection: Destination?
  /// The tab last chosen that had an item of its own on the bar (TB-108).
  public var lastBarTab: TabKey?
  /// The tab shown over the More list, whether or not More is selected now (TB-104).
  public var moreTab: TabKey?
  /// What the delegate answers.
  public var delegate = DelegateSettings()
  /// The tabs that people may rearrange (TB-117).
  public var customizable: [TabKey] = []
  /// The customization in progress.
  public var session: CustomizationSession?
  /// The order of the bar people chose on iPadOS 18, when it holds children of groups.
  public var arrangement: [TabKey]?
  /// The array before people reordered it on iPadOS 18, for a reset (TB-230).
  public var orderBeforeEditing: [TabKey]?
  /// The bar's appearance.
  @Boxed public var appearance = Appearance()
  /// The bar's appearance while the content is scrolled to the edge (TB-188).
  @Boxed public var scrollEdge = Appearance()
  /// The tabs of the array that a compact width shows, `nil` for all (TB-234).
  public var compactTabs: [TabKey]?
  /// The names of the modal screens over the interface, the last on top (TB-169).
  public var modals: [String] = []
  /// Whether the keyboard is on the screen (TB-162).
  public var isKeyboardShown = false
  /// Whether the application hid the bar (TB-167).
  public var isBarHidden = false
  /// The mode asked for (TB-220).
  public var mode: BarMode = .automatic
  /// Whether the sidebar was shown or hidden by hand since the last turn (TB-222).
  public var isSidebarShown: Bool?
  /// When the bar minimizes (TB-237).
  public var minimizeBehavior: MinimizeBehavior = .automatic
  /// Whether the bar is minimized.
  public var isMinimized = false
  /// The accessory above the bar, by name (TB-243).
  public var accessory: String?
  /// The search in progress (TB-246).
  public var search: ActiveSearch?
  /// Where the focus of an Apple TV is (TB-208).
  public var focusArea: FocusArea = .bar
  /// Whether a toolbar is shown together with the bar (TB-173).
  public var isToolbarShown = false
  /// What holds the interface (TB-171).
  public var host: Host = .root
  /// Whether selecting a tab changes something outside the host (TB-172).
  public var affectsOutside = false
  /// The size of the logo beside an Apple TV's bar, in points (TB-214).
  public var logo: PixelSize?

  /// Makes a controller without tabs (TB-036).
  public init() {}
}

/// How an iPad shows its tabs (TB-220).
public enum BarMode: String, Sendable, Codable, CaseIterable {
  /// With a sidebar when some tab is a group.
  case automatic
  /// As a bar.
  case tabBar = "tab-bar"
  /// As a bar that can become a sidebar.
  case tabSidebar = "tab-sidebar"
}

/// When the bar of an iPhone shrinks (TB-237 to TB-240).
public enum MinimizeBehavior: String, Sendable, Codable, CaseIterable {
  /// The system chooses; it was seen not to minimize.
  case automatic
  /// When the content is scrolled down.
  case onScrollDown = "on-scroll-down"
  /// When the content is scrolled up.
  case onScrollUp = "on-scroll-up"
  /// Never.
  case never
}

/// Where the focus of an Apple TV is.
public enum FocusArea: String, Sendable, Codable {
  /// On the bar, at the selected tab.
  case bar
  /// In the selected tab's content.
  case content
}

/// A search begun by selecting a search tab (TB-246).
public struct ActiveSearch: Equatable, Sendable, Codable {
  /// The search tab.
  public var tab: TabKey
  /// What cancelling goes back to.
  public var origin: Destination?
}
