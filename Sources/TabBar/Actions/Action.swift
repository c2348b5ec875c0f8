/// Something done to the bench: by a programmer, who calls the interface, or by a user.
///
/// Tabs are named by ``TabReference`` where an existing tab is meant. Where tabs may be created
/// (`new`, `setTabs`, `add`, `group`, …) they are named by words, taken as keys.
public enum Action: Equatable, Sendable {
  // The device

  /// Chooses the profile: orientation, direction and tabs stay, the window is regular again.
  case device(
    Device, version: SystemVersion? = nil, room: Int? = nil, language: DeviceLanguage? = nil)
  /// Sets the width of a resizable window.
  case window(WidthClass)
  /// Sets the direction of the layout (TB-200).
  case direction(LayoutDirection)
  /// Turns the device, to the other orientation when none is given (TB-135).
  case rotate(Orientation?)
  /// Shows or hides the keyboard (TB-162).
  case keyboard(isShown: Bool)
  /// Sets the size of text, which the labels of a bar do not follow (TB-203).
  case textSize(TextSize)
  /// Takes the documentation by the letter, or running systems as they were seen (TB-014, TB-256).
  case strict(Bool)

  // The array of tabs

  /// A new interface with these tabs; equal words make two tabs (TB-041).
  case new([String])
  /// A new interface as described.
  case install(Blueprint)
  /// Replaces the array (TB-038 to TB-047).
  case setTabs([String], animated: Bool = false)
  /// Puts a tab into the array, at a position from 1 or at the end.
  case add(String, at: Int? = nil)
  /// Takes a tab out of the array (TB-046).
  case remove(TabReference)
  /// Moves a tab to a position from 1.
  case move(TabReference, to: Int)
  /// Ends the application and starts it with these tabs, restoring by identity (TB-252).
  case relaunch([String], withoutIdentifier: [String] = [])

  // Items and controllers

  /// Sets an item's title, or its title in one language (TB-017).
  case title(TabReference, String?, language: String? = nil)
  /// Sets an item's badge (TB-019), and its colour where one is given.
  case badge(TabReference, String?, color: String? = nil)
  /// Enables or disables an item (TB-008).
  case enable(TabReference, Bool)
  /// Changes what is given of an item's images.
  case icon(TabReference, IconChange)
  /// Sets the orientations a tab's controller supports (TB-135).
  case orientations(TabReference, Orientations)
  /// Sets an item's tag (TB-007).
  case tag(TabReference, Int)
  /// Says whether a tab is a navigation controller (TB-070).
  case stack(TabReference, isPresent: Bool)
  /// Records something about a tab that only the audit asks about.
  case fact(TabReference, TabFact)
  /// Records something about the interface that only the audit asks about.
  case sceneFact(SceneFact)

  // Selection and the delegate

  /// Selects by code (TB-062).
  case select(TabReference)
  /// Makes the delegate refuse a destination.
  case deny(TabReference, reason: String? = nil, until: String? = nil)
  /// Makes the delegate allow a destination again, or all of them.
  case allow(TabReference)
  /// Sets or removes the delegate (TB-067).
  case delegate(isPresent: Bool)
  /// Makes the delegate name the supported orientations, or leave them to the tabs (TB-137).
  case delegateOrientations(Orientations?)
  /// Sets or removes an Android bar's listener for reselection (TB-259).
  case reselectListener(isPresent: Bool)

  // Navigation and visibility

  /// Pushes a screen, in the selected tab unless another is named.
  case push(String, in: TabReference? = nil, hidesBar: Bool = false)
  /// Pops the top screen, or all but the root.
  case pop(in: TabReference? = nil, toRoot: Bool = false)
  /// Presents a modal screen over everything (TB-169).
  case present(String?)
  /// Dismisses the modal screen on top.
  case dismiss
  /// Hides or shows the bar (TB-167).
  case hideBar(Bool)

  // A bar as an object

  /// A bar without a controller (TB-032).
  case standalone([String], selected: String? = nil)
  /// Sets the bar's items (TB-030, TB-033).
  case barItems([String])
  /// Sets the bar's selected item, by code (TB-030).
  case barSelect(TabReference)
  /// Sets the bar's delegate, by name (TB-031).
  case barDelegate(String?)
  /// Changes one setting of the appearance: of the bar, of an item, of all bars; or of the
  /// appearance at the scroll edge (TB-188).
  case appearance(AppearanceChange, of: AppearanceScope = .bar, atScrollEdge: Bool = false)

  // Customization

  /// Names the tabs people may rearrange (TB-117).
  case customizable([TabReference])
  /// A step of a customization.
  case customize(CustomizationStep)

  // iPadOS 18, iOS 26, Apple TV

  /// Sets the mode (TB-220).
  case mode(BarMode)
  /// Shows, hides or toggles the sidebar (TB-222).
  case sidebar(SidebarChange)
  /// Makes a group, or gives one other children (TB-223).
  case group(
    String, children: [String], default: String? = nil, order: [String] = [],
    isDestination: Bool = false)
  /// Names the tabs that a compact width shows (TB-234).
  case compactTabs([TabReference])
  /// Sets a tab's placement; `nil` is automatic (TB-226).
  case placement(TabReference, Placement?)
  /// Says whether people may hide a tab (TB-229).
  case hiding(TabReference, isAllowed: Bool)
  /// Sets when the bar minimizes (TB-237).
  case minimize(MinimizeBehavior)
  /// Sets or removes the accessory (TB-243).
  case accessory(String?)
  /// Makes a tab the search tab (TB-245).
  case searchTab(TabReference, activatesSearch: Bool = false)
  /// Says whether a tab's content is the bar's observed scroll view (TB-211).
  case observedScrollView(TabReference, Bool)

  // A user's gestures

  /// Taps something on the screen.
  case tap(TabReference)
  /// Taps a row of the More list, from 1 (TB-098).
  case tapRow(Int)
  /// Taps twice (TB-068).
  case doubleTap(TabReference)
  /// Presses long, which does nothing on a tab bar but show the item large at accessibility sizes of
  /// text (TB-203).
  case longPress(TabReference)
  /// Swipes (TB-265).
  case swipe(SwipeDirection)
  /// Scrolls the content of the selected tab.
  case scroll(ScrollChange)
  /// Presses something on the remote of an Apple TV.
  case focus(FocusMove)
  /// Cancels the search of a search tab (TB-246).
  case cancelSearch
}

extension Action {
  /// Whether everything about the earlier interface is forgotten.
  public var replacesInterface: Bool {
    switch self {
    case .new, .install, .standalone: true
    default: false
    }
  }
}

/// A step of a customization.
public enum CustomizationStep: Equatable, Sendable {
  /// Begins; words are given only in the call of a bar without a controller.
  case begin([String])
  /// Exchanges two tabs (TB-127).
  case swap(TabReference, TabReference)
  /// Puts another item in the place of one, on a stand-alone bar (TB-132).
  case replace(TabReference, with: String)
  /// Puts a tab on the bar (iPadOS 18, TB-228).
  case add(TabReference)
  /// Takes a tab off the bar (iPadOS 18, TB-228).
  case remove(TabReference)
  /// Hides a tab (iPadOS 18, TB-229).
  case hide(TabReference)
  /// Puts everything back as the application made it (iPadOS 18, TB-230).
  case reset
  /// Ends, and keeps the changes.
  case done
  /// Ends, and drops the changes.
  case cancel
}

/// What happens to a sidebar.
public enum SidebarChange: String, Equatable, Sendable, CaseIterable {
  case show, hide, toggle
}

/// A direction of a swipe.
public enum SwipeDirection: String, Equatable, Sendable, CaseIterable {
  case left, right, up, down
}

/// A movement of the selected content; amounts are points.
public enum ScrollChange: Equatable, Sendable {
  /// Towards the bottom, by 200 when no amount is given.
  case down(Int?)
  /// Towards the top, by 200 when no amount is given.
  case up(Int?)
  /// To the top.
  case top
  /// To the end.
  case bottom
  /// To an offset from the top.
  case to(Int)
}

/// A press on the remote of an Apple TV.
public enum FocusMove: String, Equatable, Sendable, CaseIterable {
  case left, right, down, select, menu
}

/// Changes of an item's images; what is `nil` stays.
public struct IconChange: Equatable, Sendable {
  /// One of the named images.
  public enum Image: Hashable, Sendable {
    case symbol, selectedSymbol, landscapeSymbol, largeSymbol
  }

  /// The image's name.
  public var symbol: String?
  /// The name of the image while selected.
  public var selectedSymbol: String?
  /// The name of the image for phones in landscape (TB-161).
  public var landscapeSymbol: String?
  /// The name of the image for the large content viewer (TB-161).
  public var largeSymbol: String?
  /// The images that are taken away; a system item then has its own again (TB-015).
  public var removed: Set<Image>
  /// How the images are coloured (TB-005).
  public var rendering: ImageRendering?
  /// Makes it a system item, with the system's title and image (TB-013).
  public var system: SystemItem?
  /// A name given for a system item that the system does not have; it is refused.
  public var unknownSystem: String?
  /// The outline.
  public var shape: IconShape?
  /// The class of bar.
  public var barClass: WidthClass?
  /// The size in points.
  public var points: PixelSize?
  /// The size in pixels.
  public var pixels: PixelSize?
  /// Pixels to a point.
  public var scale: Int?

  /// Makes a change.
  public init(
    symbol: String? = nil, selectedSymbol: String? = nil, landscapeSymbol: String? = nil,
    largeSymbol: String? = nil, removed: Set<Image> = [], rendering: ImageRendering? = nil,
    system: SystemItem? = nil, unknownSystem: String? = nil,
    shape: IconShape? = nil, barClass: WidthClass? = nil, points: PixelSize? = nil,
    pixels: PixelSize? = nil, scale: Int? = nil
  ) {
    self.symbol = symbol
    self.selectedSymbol = selectedSymbol
    self.landscapeSymbol = landscapeSymbol
    self.largeSymbol = largeSymbol
    self.removed = removed
    self.rendering = rendering
    self.system = system
    self.unknownSystem = unknownSystem
    self.shape = shape
    self.barClass = barClass
    self.points = points
    self.pixels = pixels
    self.scale = scale
  }
}

/// Something about a tab that only the audit asks about.
public enum TabFact: Equatable, Sendable {
  /// Whether the content is empty, and whether the screen says why (TB-174).
  case content(isEmpty: Bool, isExplained: Bool)
  /// Whether tapping it acts and does not navigate (TB-175).
  case performsAction(Bool)
  /// The accessibility label (TB-192).
  case accessibilityLabel(String?)
  /// The identifier (TB-233).
  case identifier(String?)
  /// What it holds in an app for live viewing (TB-215).
  case live(LiveKind?)
}

/// Something about the interface that only the audit asks about.
public enum SceneFact: Equatable, Sendable {
  /// Whether a toolbar is shown (TB-173).
  case toolbar(isShown: Bool)
  /// What holds the interface, and whether its tabs change anything beside it (TB-171, TB-172).
  case host(Host, affectsOther: Bool)
  /// The logo beside an Apple TV's bar (TB-214).
  case logo(PixelSize?)
}
