internal import TabBar

extension ScreenBuilder {
  /// An iPhone, upright or turned, with the bar of iOS 18 and earlier (TB-141 to TB-148).
  var phone: Canvas {
    // The status bar is not shown in landscape.
    var sections = p.orientation == .portrait ? [statusBar] : []
    sections += navigationBar
    if !navigationBar.isEmpty { sections.append(.rule) }
    sections += content()
    sections += lowerEdge(bar: bottomBar)
    return Section.framed(sections, width: width, theme: theme)
  }

  /// What stands at the lower edge: keyboard, or toolbar and bar, and the home indicator.
  func lowerEdge(bar: [Section]) -> [Section] {
    if p.isKeyboardShown { return keyboard + [homeIndicator] }
    return toolbar + (p.bar.isVisible ? bar : []) + [homeIndicator]
  }
}
