/// What is on the screen, after all rules of the platform.
///
/// The source of drawings and of answers to programs; a pure function of ``State``.
public struct Presentation: Equatable, Sendable {
  /// The device.
  public var device: Device
  /// The version of its system, `nil` where the profile has none.
  public var version: SystemVersion?
  /// The language of system titles and speech.
  public var language: DeviceLanguage
  /// The orientation of the interface.
  public var orientation: Orientation
  /// The size of the screen or window, in points (dp on Android).
  public var size: PixelSize
  /// The width class.
  public var width: WidthClass
  /// The size of text that people chose.
  public var textSize: TextSize
  /// The direction of the layout.
  public var direction: LayoutDirection
  /// Whether a controller manages the bar.
  public var kind: Interface.Kind
  /// The tabs of the array, or the items of a stand-alone bar.
  public var tabs: [TabSummary]
  /// What is selected.
  public var selected: Destination?
  /// The selected tab's index in the array from 0, `nil` for not-found (TB-054).
  public var index: Int?
  /// The bar.
  public var bar: Bar
  /// The More list.
  public var more: MoreList
  /// The navigation bar and the content under it.
  public var content: Content
  /// The customizable tabs, in array order.
  public var customizable: [TabKey]
  /// The customization in progress.
  public var customizing: Customizing?
  /// The appearance in effect.
  public var appearance: AppearanceInEffect
  /// The names of the modal screens, the last on top.
  public var modals: [String]
  /// Whether the keyboard is on the screen.
  public var isKeyboardShown: Bool
  /// The mode in effect: ``BarMode/tabBar`` or ``BarMode/tabSidebar`` (TB-220).
  public var mode: BarMode
  /// The sidebar, `nil` where there is none.
  public var sidebar: Sidebar?
  /// The accessory, `nil` where there is none.
  public var accessory: Accessory?
  /// The focus, on an Apple TV.
  public var focus: Focus?
  /// The search tab whose search is active.
  public var searching: TabKey?
  /// Whether a toolbar is shown, too.
  public var isToolbarShown: Bool
  /// The size of the logo beside an Apple TV's bar, in points (TB-214).
  public var logo: PixelSize?
}

extension Presentation {
  /// A tab of the array.
  public struct TabSummary: Equatable, Sendable {
    var box: Box<Tab>
    /// The tab itself.
    public var tab: Tab { _read { yield box.value } }
    /// Its title in the language of the device.
    public var title: String?
    /// Its image in the state it is in.
    public var image: String?
    /// Its children in display order, `nil` when it is no group (TB-225).
    public var children: [TabSummary]?
  }

  /// A bar item or a row as drawn; `nil` is not drawn.
  public struct Shown: Equatable, Sendable {
    /// The tab, or More.
    public var destination: Destination
    /// The title as drawn.
    public var title: String?
    /// The image's name.
    public var image: String?
    /// The colour that a template image takes; `nil` for one that is drawn as it is (TB-005).
    public var imageTint: String?
    /// Whether the image is larger than its place, and so clipped (TB-006).
    public var isImageClipped = false
    /// The badge's text; empty for a badge without text.
    public var badge: String?
    /// What a long press shows large at accessibility sizes of text (TB-203), `nil` at others.
    public var viewer: Viewer?
    /// Whether it can be tapped; a disabled one is dimmed (TB-008).
    public var isEnabled: Bool
    /// Whether it is drawn as the selected one.
    public var isSelected: Bool
    /// Whether it stands apart at the trailing end (TB-245).
    public var isApart: Bool
    /// Whether its title, when it is too long, is cut rather than running on (TB-202).
    public var isTitleCut: Bool
    /// The width of its slot in points.
    public var slotWidth: Double
  }

  /// What the large content viewer shows of an item (TB-161, TB-203).
  public struct Viewer: Equatable, Sendable {
    /// The title, `nil` where the item has none.
    public var title: String?
    /// The image for it, else the item's own.
    public var image: String?
  }

  /// Where the bar stands.
  public enum Position: String, Equatable, Sendable {
    case bottom, top, leading
  }

  /// How icon and title of an item stand to each other (TB-147).
  public enum ItemLayout: String, Equatable, Sendable {
    /// The icon over the title.
    case stacked
    /// Side by side.
    case inline
    /// Side by side, small.
    case compactInline = "compact-inline"
  }

  /// Which ends of a scrolled bar fade out, in drawn order (TB-213).
  public struct Fades: Equatable, Sendable {
    /// Items are out of sight before the first drawn one.
    public var before: Bool
    /// Items are out of sight after the last drawn one.
    public var after: Bool
  }

  /// The bar.
  public struct Bar: Equatable, Sendable {
    /// The items in logical order (TB-037).
    public var items: [Shown]
    /// What is drawn, from left to right (TB-199), or from top to bottom in a vertical bar.
    public var drawn: [Destination]
    /// Whether items are out of sight before or after the drawn ones, in drawn order (TB-213).
    public var fades: Fades
    /// The item drawn as selected.
    public var highlighted: Destination?
    /// Whether the bar is on the screen.
    public var isVisible: Bool
    /// What keeps it off the screen.
    public var cover: BarCover?
    /// Where it stands, `nil` where the platform has no bar.
    public var position: Position?
    /// How items are laid out.
    public var layout: ItemLayout?
    /// The height of the items in points, `nil` where no figure is published.
    public var itemHeight: Int?
    /// The whole height in points, `nil` where no figure is published.
    public var totalHeight: Int?
    /// The size of a title in points, `nil` where no figure is published (TB-150).
    public var titleSize: Int?
    /// The top edge in points, on an Apple TV (TB-205).
    public var top: Int?
    /// The item that casts a shadow: the selected one of an Apple TV while the bar has the focus
    /// (TB-206).
    public var raised: Destination?
    /// Whether it is minimized (TB-238).
    public var isMinimized: Bool
    /// Whether its background is drawn (TB-187).
    public var hasBackground: Bool
    /// Whether it floats inset from the edges (TB-236).
    public var isFloating: Bool

    /// The item of a destination; each call looks through all of them.
    public func item(_ destination: Destination) -> Shown? {
      items.first { $0.destination == destination }
    }
  }

  /// The More list.
  public struct MoreList: Equatable, Sendable {
    /// The rows, in array order (TB-096).
    public var rows: [Shown]
    /// Whether there is a More item, and so a list.
    public var exists: Bool
    /// The tab that stands over the list (TB-104).
    public var pushed: TabKey?
    /// Whether the list itself is what the screen shows.
    public var isOnScreen: Bool
    /// Whether the list has Edit (TB-096, TB-118).
    public var hasEdit: Bool
  }

  /// What stands above the bar.
  public struct Content: Equatable, Sendable {
    /// The navigation bar's title, `nil` where there is no navigation bar.
    public var navigationTitle: String?
    /// The title of the back button, `nil` where there is none.
    public var backTitle: String?
    /// The name of the screen.
    public var title: String?
    /// How far it is scrolled, in points.
    public var scroll: Int
    /// Whether there is nothing to show in it.
    public var isEmpty: Bool
    /// Whether it says why it is empty.
    public var isEmptinessExplained: Bool
  }

  /// A customization in progress.
  public struct Customizing: Equatable, Sendable {
    /// The kind of session.
    public var kind: CustomizationSession.Kind
    /// The working order.
    public var order: [Shown]
    /// The tabs that may be moved.
    public var movable: [TabKey]
    /// How many of the working order stand on the bar.
    public var barCount: Int
  }

  /// The sidebar (TB-222, TB-223).
  public struct Sidebar: Equatable, Sendable {
    /// A row or a section of the sidebar.
    public struct Row: Equatable, Sendable {
      /// The tab or group.
      public var shown: Shown
      /// How deep it is nested, from 0.
      public var depth: Int
      /// Whether it heads a section.
      public var isSection: Bool
    }
    /// Whether it is shown.
    public var isShown: Bool
    /// The rows, plain tabs first, then sections with their children.
    public var rows: [Row]
  }

  /// The accessory above the bar (TB-243).
  public struct Accessory: Equatable, Sendable {
    /// Its name.
    public var name: String
    /// Whether it moved in line with a minimized bar.
    public var isInline: Bool
  }

  /// The focus of an Apple TV.
  public struct Focus: Equatable, Sendable {
    /// Where it is.
    public var area: FocusArea
    /// The tab it belongs to.
    public var tab: TabKey?
  }
}
