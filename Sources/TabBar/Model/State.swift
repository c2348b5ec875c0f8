/// The whole bench: a device and the tab bar interface it shows.
///
/// A value: it changes by ``apply(_:)`` only, and two equal states behave alike.
public struct State: Equatable, Sendable, Codable {
  /// The device.
  public var environment: Environment
  /// The interface.
  public var interface: Interface

  /// Makes an iPhone in portrait that shows a controller without tabs.
  public init(environment: Environment = Environment(), interface: Interface = Interface()) {
    self.environment = environment
    self.interface = interface
  }

  /// The tab of a key, `nil` where the interface never had one.
  public func tab(_ key: TabKey) -> Tab? { interface.registry[key] }

  /// The tab of a key where it lies: the way to read a part of it, as a whole tab costs a copy.
  func box(_ key: TabKey) -> Box<Tab>? { interface.registry.box(key) }

  /// The tabs of the array, in order.
  public var tabs: [Tab] { interface.order.compactMap(tab) }

  /// The selected tab, `nil` when there is none or the More list is selected.
  public var selectedTab: Tab? { interface.selection?.key.flatMap(tab) }
}
