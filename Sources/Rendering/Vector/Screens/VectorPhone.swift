internal import TabBar

extension VectorBuilder {
  /// A phone, upright or turned, or a narrow iPad window.
  var phone: [VectorSection] {
    let top = p.orientation == .portrait || p.device != .iphone ? [status] : []
    if let session = p.customizing { return top + customizing(session) + [home] }
    if let modal = p.modals.last {
      let below = VectorSection(height: 44) { canvas, rect in
        center(p.content.navigationTitle ?? p.content.title ?? "", on: &canvas, rect, weight: 600)
      }
      let keys = p.isKeyboardShown ? [keyboard] : []
      return top + [below] + sheet(modal) + keys + [home]
    }
    let bar = p.bar.isFloating ? capsule : bottomBar(p.bar.drawnItems)
    return top + navigation + content() + lowerEdge(bar)
  }

  /// What stands at the lower edge; the keyboard covers the bar (TB-162).
  func lowerEdge(_ bar: [VectorSection]) -> [VectorSection] {
    if p.isKeyboardShown { return [keyboard, home] }
    return toolbar + (p.bar.isVisible ? bar : []) + [home]
  }
}
