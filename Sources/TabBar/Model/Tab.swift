/// A child of the tab bar controller: its item, its navigation stack and its settings.
public struct Tab: Equatable, Sendable, Codable {
  /// The tab's identity.
  public let key: TabKey
  /// The item's title; `nil` is not drawn, or is the system item's own (TB-003, TB-015).
  public var title: String?
  /// Titles by language code, for interfaces that are localized (TB-201).
  public var titles: [String: String] = [:]
  /// The badge's text; `nil` is no badge, an empty one an empty badge (TB-019, TB-028).
  public var badge: String?
  /// The badge's colour as `#RRGGBB`; `nil` is the system's red (TB-021).
  public var badgeColor: String?
  /// A number by which the application knows the item; it changes nothing (TB-007).
  public var tag = 0
  /// Whether people can select the tab (TB-008).
  public var isEnabled = true
  /// The item's images.
  public var icon = Icon()
  /// The orientations the controller supports; both by default (TB-135).
  public var orientations: Orientations = .both
  /// The navigation stack, root first; never empty.
  public var screens: [Screen]
  /// Whether the tab is a navigation controller, which a second tap pops to its root (TB-070).
  public var hasStack = true
  /// The children, where the tab is a group (TB-223).
  public var group: TabGroup?
  /// Where the tab stands on an iPad's bar; `nil` is automatic (TB-226).
  public var placement: Placement?
  /// Whether people may hide it (TB-229).
  public var allowsHiding = false
  /// Whether people hid it (TB-229).
  public var isHidden = false
  /// Whether people added it to the bar or removed it from there; `nil` when they did neither.
  public var addedByUser: Bool?
  /// Whether its content is what the bar of an Apple TV scrolls with (TB-211).
  public var isObservedScrollView = false
  /// Whether it is a search tab, set apart from the others (TB-245).
  public var isSearch = false
  /// Whether selecting it activates search at once (TB-246).
  public var activatesSearch = false
  /// The item's own appearance, in effect while the tab is selected (TB-189).
  @Boxed public var appearance = Appearance()
  /// The item's own appearance at the scroll edge (TB-188, TB-189).
  @Boxed public var scrollEdge = Appearance()
  /// What only the audit asks about.
  public var facts = TabFacts()
  /// The class of its controller, where the interface was read from a file.
  public var controllerClass: String?

  /// Makes a tab titled after its key, with a stack of one screen.
  public init(key: TabKey) {
    self.key = key
    title = key.text
    screens = [Screen(name: key.text + "0")]
  }

  /// The screen on top of the stack.
  public var topScreen: Screen { screens.last ?? Screen(name: key.text + "0") }

  /// The title as the device shows it: localized, else its own, else the system item's.
  ///
  /// Inlined, since a call copies the whole tab out of its box.
  @inline(__always)
  public func title(in language: DeviceLanguage) -> String? {
    titles[language.rawValue] ?? title ?? icon.system?.title(in: language)
  }

  /// Puts the navigation back to its root, unscrolled.
  mutating func resetNavigation() {
    screens = [Screen(name: screens.first?.name ?? key.text + "0")]
  }
}
