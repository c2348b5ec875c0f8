internal import TextAnalysis

extension PointScreen {
  /// A feed on Android, with what may lie above it.
  static let feed = PointScreen(
    name: "feed",
    title: Wording("a feed with layers above it", "лента со слоями поверх"),
    rows: #"""
      +--------------------------------------+
      | 9:41                          [###]  |
      |  =      =========                :   |
      |  =                       +---------+ |
      |----------------------    | =====   | |
      | [ === ]   ===     ===    | ===     | |
      | =======                  | ====    | |
      |--------------------      +---------+ |
      |  i  ======= ==== ======        ====  |
      |--------------------------------------|
      |  +--------------------+  +--------+  |
      |  | . . . . . . .      |  | .      |  |
      |  | =========          |  | =====  |  |
      |  | <3 12       [b]    |  | <3     |  |
      |  +--------------------+  +--------+  |
      |              o * o o                 |
      |  .....................               |
      |  ...........                         |
      |           .---------------.          |
      |          ( ===== ===       )         |
      |           '---------------'  .---.   |
      |                             (  +  )  |
      | +---------------------------'---'--+ |
      | | ===== === ====              ==== | |
      | +----------------------------------+ |
      | .----------------------------------. |
      | |               ======             | |
      | |  =======                         | |
      | |  ============                    | |
      |  <         O         =               |
      +--------------------------------------+
      """#,
    parts: [
      PointPart("hamburger-menu", column: 5, row: 2),
      PointPart("app-bar", column: 21, row: 2),
      PointPart("overflow-menu", column: 30, row: 2),
      PointPart("menu", column: 24, row: 4),
      PointPart("tabs", column: 10, row: 6),
      PointPart("selection-indicator", column: 22, row: 7),
      PointPart("banner", column: 27, row: 8),
      PointPart("card", column: 19, row: 11),
      PointPart("carousel", column: 31, row: 11),
      PointPart("reaction", column: 11, row: 13),
      PointPart("bookmark", column: 20, row: 13),
      PointPart("page-control", column: 24, row: 15),
      PointPart("skeleton", column: 26, row: 16),
      PointPart("toast", column: 24, row: 19),
      PointPart("floating-action-button", column: 24, row: 21),
      PointPart("snackbar", column: 20, row: 23),
      PointPart("grabber", column: 26, row: 26),
      PointPart("bottom-sheet", column: 14, row: 27),
      PointPart("system-navigation-bar", column: 27, row: 29),
    ])
}
