/// The images of a tab bar item, and what the audit wants to know about them.
public struct Icon: Equatable, Sendable, Codable {
  /// The image, by name: an SF Symbol or an asset; `nil` is not drawn (TB-003).
  public var symbol: String?
  /// The image while the tab is selected; `nil` means the same image in both states (TB-004).
  public var selectedSymbol: String?
  /// The image for phones held in landscape; `nil` means the same image (TB-161).
  public var landscapeSymbol: String?
  /// The image of the large content viewer, which accessibility sizes use (TB-161).
  public var largeSymbol: String?
  /// How the images are coloured (TB-005).
  public var rendering = ImageRendering.template
  /// A system item, which brings a localized title and an icon (TB-013).
  public var system: SystemItem?
  /// The bitmap for bars of regular height, where the icon is a bitmap (TB-154).
  public var regular: Bitmap?
  /// The bitmap for bars of compact height (TB-159).
  public var compact: Bitmap?

  /// Makes an icon.
  public init(
    symbol: String? = nil, selectedSymbol: String? = nil, system: SystemItem? = nil,
    regular: Bitmap? = nil, compact: Bitmap? = nil
  ) {
    self.symbol = symbol
    self.selectedSymbol = selectedSymbol
    self.system = system
    self.regular = regular
    self.compact = compact
  }

  /// The name of the image drawn in a state: its own, else the system item's (TB-004, TB-015).
  ///
  /// - Parameter isLandscape: whether the bar is that of a phone in landscape, which has an image
  ///   of its own where there is one (TB-161).
  public func image(isSelected: Bool, isLandscape: Bool = false) -> String? {
    let plain = isLandscape ? landscapeSymbol ?? symbol : symbol
    let drawn = plain ?? system?.symbol
    return isSelected ? selectedSymbol ?? drawn : drawn
  }
}

/// How an image is coloured (TB-005).
public enum ImageRendering: String, Sendable, Codable, CaseIterable {
  /// Only its shape counts; the colour is the tint.
  case template
  /// As it is.
  case original
}

/// A bitmap of an icon, as far as its sizes are known.
public struct Bitmap: Equatable, Sendable, Codable {
  /// The outline of the drawing.
  public var shape: IconShape?
  /// The size in points.
  public var points: PixelSize?
  /// The size in pixels.
  public var pixels: PixelSize?
  /// Pixels to a point: 1, 2 or 3.
  public var scale: Int?

  /// Makes a bitmap nothing is known about.
  public init() {}
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
