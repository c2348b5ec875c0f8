/// The images of a tab bar item, and what the audit wants to know about them.
public struct Icon: Equatable, Sendable, Codable {
  /// The image, by name: an SF Symbol or an asset; `nil` is not drawn (TB-003).
  public var symbol: String?
  /// The image while the tab is selected; `nil` means the same image in both states (TB-004).
  public var selectedSymbol: String?
  /// A system item, which brings a localized title and an icon (TB-013).
  public var system: SystemItem?
  /// The outline the drawing was made for (TB-154 to TB-157).
  public var shape: IconShape?
  /// The class of bar the bitmap was made for.
  public var barClass: WidthClass
  /// The bitmap's size in points, where it is a bitmap.
  public var points: PixelSize?
  /// The bitmap's size in pixels.
  public var pixels: PixelSize?
  /// Pixels to a point of that bitmap: 1, 2 or 3.
  public var scale: Int?

  /// Makes an icon.
  public init(
    symbol: String? = nil, selectedSymbol: String? = nil, system: SystemItem? = nil,
    shape: IconShape? = nil, barClass: WidthClass = .regular, points: PixelSize? = nil,
    pixels: PixelSize? = nil, scale: Int? = nil
  ) {
    self.symbol = symbol
    self.selectedSymbol = selectedSymbol
    self.system = system
    self.shape = shape
    self.barClass = barClass
    self.points = points
    self.pixels = pixels
    self.scale = scale
  }

  /// The name of the image drawn in a state: its own, else the system item's (TB-004, TB-015).
  public func image(isSelected: Bool) -> String? {
    let plain = symbol ?? system?.symbol
    return isSelected ? selectedSymbol ?? plain : plain
  }
}

/// The outline of an icon, for which the guidelines name a size (TB-154 to TB-157).
public enum IconShape: String, Sendable, Codable, CaseIterable {
  /// A disc.
  case circle
  /// A square.
  case square
  /// Wider than high.
  case wide
  /// Higher than wide.
  case tall
}

/// A width and a height, in points or in pixels as the user of it says.
public struct PixelSize: Hashable, Sendable, Codable {
  /// The width.
  public var width: Int
  /// The height.
  public var height: Int

  /// Makes a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
