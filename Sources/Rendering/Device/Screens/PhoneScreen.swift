internal import TabBar

extension ScreenBuilder {
  /// A phone, upright or turned: an iPhone with the bar of its system (TB-141 to TB-148, TB-236),
  /// an Android phone (TB-262), or a narrow iPad window.
  var phone: Canvas {
    Section.framed(phoneSections, width: width, theme: theme)
  }

  private var phoneSections: [Section] {
    // The status bar of an iPhone is not shown in landscape.
    let status = p.orientation == .portrait || p.device != .iphone ? [statusBar] : []
    if let session = p.customizing { return status + customizing(session) }
    if let modal = p.modals.last { return status + sheet(modal) }
    let head = navigationBar
    let bar = p.bar.isFloating ? capsule : bottomBar
    return status + head + (head.isEmpty ? [] : [.rule]) + content() + lowerEdge(bar: bar)
  }

  /// What stands at the lower edge: keyboard, or toolbar and bar, and the home indicator.
  func lowerEdge(bar: [Section]) -> [Section] {
    let indicator = p.device == .iphone || p.device == .iphoneMax || p.device == .ipad
    let home = indicator || p.device == .android ? homeArea : []
    // The keyboard covers the bar; the bar itself does not move (TB-162).
    if p.isKeyboardShown { return keyboard + home }
    return toolbar + (p.bar.isVisible ? bar : []) + home
  }
}
