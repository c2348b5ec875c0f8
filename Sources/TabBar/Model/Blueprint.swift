/// The description of a ready interface: of a preset, or read from a file.
public struct Blueprint: Equatable, Sendable {
  /// A tab, and its children when it is a group.
  public struct Item: Equatable, Sendable {
    /// The tab; its key is made unique when the interface is built.
    public var tab: Tab
    /// The children of a group; empty for a plain tab.
    public var children: [Item]
    /// Why the delegate refuses the tab, `nil` where it allows it.
    public var denial: Denial?

    /// Makes an item.
    public init(tab: Tab, children: [Item] = [], denial: Denial? = nil) {
      self.tab = tab
      self.children = children
      self.denial = denial
    }
  }

  /// The tabs in order.
  public var items: [Item]
  /// The index, from 0, of the tab to select; the first one when it is not in the array.
  public var selectedIndex: Int
  /// The keys, among those of the items, that people may rearrange; `nil` for all.
  public var customizable: [TabKey]?
  /// The appearance of the bar.
  public var appearance: Appearance
  /// The mode of the interface.
  public var mode: BarMode
  /// The accessory above the bar.
  public var accessory: String?
  /// The device it makes sense on, `nil` for any.
  public var device: Device?

  /// Makes a description.
  public init(
    items: [Item], selectedIndex: Int = 0, customizable: [TabKey]? = nil,
    appearance: Appearance = Appearance(), mode: BarMode = .automatic, accessory: String? = nil,
    device: Device? = nil
  ) {
    self.items = items
    self.selectedIndex = selectedIndex
    self.customizable = customizable
    self.appearance = appearance
    self.mode = mode
    self.accessory = accessory
    self.device = device
  }
}
