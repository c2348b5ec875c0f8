internal import TextAnalysis

extension PointScreen {
  /// The objects of a tab bar interface, one inside the other.
  static let objects = PointScreen(
    name: "objects",
    title: Wording("the objects of a tab bar interface", "объекты интерфейса с таб-баром"),
    rows: #"""
      +     ---------------------------------+
      | +     -----------------------------+ |
      | |                                  | |
      | | +     ------------------------ + | |
      | | | +     ----------------------+| | |
      | | | |  < ===       =====        || | |
      | | | +---------------------------+| | |
      | | | +     ----------------------+| | |
      | | | |   +     -----------------+|| | |
      | | | |   |                      ||| | |
      | | | |   |  ===========         ||| | |
      | | | |   |  =======             ||| | |
      | | | +---|                      ||| | |
      | | |     |  . . . . . . .       ||| | |
      | | |     +----------------------+|| | |
      | | +------------------------------+ | |
      | |                                  | |
      | | +      -------------------     + | |
      | | |       |        (8)  |        | | |
      | | |  [*]  |   ( )       |  ...   | | |
      | | |  ===  |   ===       |  ===   | | |
      | | +------------------------------+ | |
      | |                                  | |
      | +----------------------------------+ |
      +--------------------------------------+
      """#,
    parts: [
      PointPart("window", column: 2, row: 0),
      PointPart("tab-bar-controller", column: 4, row: 1),
      PointPart("navigation-controller", column: 6, row: 3),
      PointPart("navigation-bar", column: 8, row: 4),
      PointPart("back-button", column: 15, row: 5),
      PointPart("root-view-controller", column: 8, row: 7),
      PointPart("view-controller", column: 12, row: 8),
      PointPart("view", column: 26, row: 10),
      PointPart("scroll-view", column: 28, row: 13),
      PointPart("tab-bar", column: 6, row: 17),
      PointPart("bar-background", column: 31, row: 17),
      PointPart("selected-state", column: 7, row: 18),
      PointPart("badge", column: 15, row: 18),
      PointPart("more-tab", column: 29, row: 18),
      PointPart("glyph", column: 20, row: 19),
      PointPart("tab-bar-item", column: 20, row: 20),
      PointPart("safe-area", column: 17, row: 22),
    ])
}
