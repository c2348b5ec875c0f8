internal import TabBar

/// How wide a drawing becomes in the room that there is.
enum ScreenWidth {
  /// The cells with the frame: a device that stands upright takes no more than its titles need, one
  /// that lies takes the room there is.
  static func cells(for p: Presentation, atMost width: Int) -> Int {
    let (least, most): (Int, Int) =
      switch (p.device, p.orientation) {
      case (.watch, _): (30, 30)
      case (.iphone, .portrait), (.iphoneMax, .portrait), (.android, .portrait): (44, 76)
      case (.ipad, _) where p.width == .compact: (44, 64)
      case (.ipad, .portrait): (64, 80)
      case (_, .landscape), (.appleTV, _), (.vision, _), (.mac, _), (.catalyst, _):
        (78, 110)
      }
    let items = p.bar.drawnItems
    let main = items.filter { !$0.isApart }
    let apart = items.isEmpty || main.count == items.count ? 0 : ScreenBuilder.apartWidth + 1
    let inset = p.bar.isFloating ? 6 : 0
    let wish =
      BarView.wish(main, layout: p.bar.layout ?? .stacked) * main.count + 2 + inset + apart
    return max(1, min(width, max(least, min(most, wish))))
  }
}
