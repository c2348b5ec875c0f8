// AU-18 to AU-22, AU-41

extension Auditor {
  mutating func checkImages() {
    for tab in tabs {
      let hasImage = hasImage(tab)
      if !hasImage, isPhone || presentation.device == .vision { report(18, [tab]) }
      if !hasImage, profile.hasTabObjects, tab.value.placement == .pinned { report(41, [tab]) }
      check(tab.value.icon.regular, of: tab, barClass: .regular)
      check(tab.value.icon.compact, of: tab, barClass: .compact)
      if (tab.value.icon.regular == nil) != (tab.value.icon.compact == nil) {
        let missing: WidthClass = tab.value.icon.regular == nil ? .regular : .compact
        report(21, [tab], values: ["missing": missing.rawValue])
      }
      checkStyle(tab)
    }
  }

  /// Whether there is anything to draw: a name, a system item, or a bitmap.
  func hasImage(_ tab: Box<Tab>) -> Bool {
    tab.value.icon.image(isSelected: false) != nil || tab.value.icon.regular != nil
      || tab.value.icon.compact != nil
  }

  private mutating func check(_ bitmap: Bitmap?, of tab: Box<Tab>, barClass: WidthClass) {
    guard let bitmap else { return }
    if let shape = bitmap.shape, let points = bitmap.points {
      let target = IconTarget(shape: shape, barClass: barClass)
      if !target.accepts(points) {
        report(
          19, [tab],
          values: [
            "shape": shape.rawValue, "points": points.text, "class": barClass.rawValue,
            "target": target.text,
          ])
      }
    }
    guard let points = bitmap.points, let pixels = bitmap.pixels, let scale = bitmap.scale else {
      return
    }
    let expected = PixelSize(width: points.width * scale, height: points.height * scale)
    if pixels != expected {
      report(
        20, [tab],
        values: [
          "px": pixels.text, "scale": String(scale), "points": points.text,
          "expected": expected.text,
        ])
    }
  }

  /// Filled on a bar, outlined in a sidebar; from iOS 18 the system chooses on the bar (TB-160).
  private mutating func checkStyle(_ tab: Box<Tab>) {
    guard let symbol = tab.value.icon.symbol else { return }
    let isFilled = symbol.hasSuffix(".fill")
    let isWrong =
      if presentation.sidebar?.isShown == true {
        isFilled
      } else {
        !profile.hasTabObjects && profile.isUIKit && Self.fillable.contains(symbol)
      }
    if isWrong { report(22, [tab], values: ["symbol": symbol]) }
  }

  /// Common symbols that have a filled variant.
  private static let fillable: Set<String> = [
    "alarm", "archivebox", "bag", "banknote", "basket", "bed.double", "bell", "bolt", "book",
    "book.closed", "bookmark", "books.vertical", "briefcase", "bubble.left", "bubble.right",
    "building.2", "camera", "car", "cart", "chart.bar", "chart.pie", "circle", "clock", "cloud",
    "creditcard", "doc", "doc.text", "drop", "ellipsis.circle", "envelope", "eye", "film", "flag",
    "flame", "folder", "gamecontroller", "gearshape", "gift", "graduationcap", "hammer", "heart",
    "heart.circle", "house", "info.circle", "key", "leaf", "lightbulb", "location", "lock", "map",
    "message", "mic", "moon", "newspaper", "paintbrush", "paperplane", "person", "person.2",
    "person.3", "person.circle", "phone", "photo", "photo.on.rectangle", "pin", "play",
    "play.circle", "plus.circle", "puzzlepiece", "questionmark.circle", "radio",
    "rectangle.stack", "safari", "shield", "square", "square.grid.2x2", "square.grid.3x3",
    "square.stack", "star", "star.circle", "stopwatch", "storefront", "sun.max", "tag", "ticket",
    "trash", "tray", "trophy", "tv", "umbrella", "video", "wallet.pass",
  ]
}

/// The size the guidelines name for an icon (TB-154 to TB-157).
struct IconTarget {
  let width: Int?
  let height: Int?

  init(shape: IconShape, barClass: WidthClass) {
    let isRegular = barClass == .regular
    switch shape {
    case .circle: (width, height) = isRegular ? (25, 25) : (18, 18)  // TB-154
    case .square: (width, height) = isRegular ? (23, 23) : (17, 17)  // TB-155
    case .wide: (width, height) = (isRegular ? 31 : 23, nil)  // TB-156
    case .tall: (width, height) = (nil, isRegular ? 28 : 20)  // TB-157
    }
  }

  func accepts(_ size: PixelSize) -> Bool {
    (width ?? size.width) == size.width && (height ?? size.height) == size.height
  }

  var text: String { "\(width.map(String.init) ?? "…")×\(height.map(String.init) ?? "…")" }
}

extension PixelSize {
  /// The size as `23×23`.
  public var text: String { "\(width)×\(height)" }
}
