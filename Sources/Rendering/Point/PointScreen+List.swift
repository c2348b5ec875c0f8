internal import TextAnalysis

extension PointScreen {
  /// A scrolled list on an iPhone, with a tab bar below it.
  static let list = PointScreen(
    name: "list",
    title: Wording("a list with a tab bar", "список с таб-баром"),
    rows: #"""
      +--------------------------------------+
      | 9:41                      .:|  [###] |
      |                                      |
      |  < ===       =======            [+]  |
      |                                      |
      |  #########                           |
      |  .--------------------------------.  |
      | (  o  ======                       ) |
      |  '--------------------------------'  |
      |                   \|/                |
      |                   /|\                |
      | ==     ----------------------------- |
      |  [#]  ===========           (3)      |
      |       =======                     A  |
      |  -------------------------        B  |
      |  [#]  =========                 > C  |
      |       ============                D  |
      |  -------------------------        E  |
      |  =====           |  ...  |   [X]  |  |
      |  ======          |  ===  |   ===  |  |
      |  ---------------------------------   |
      |  (*)       ========       [  O]      |
      |                                      |
      +--------------------------------------+
      |                      (2)             |
      |  [*]      ( )       ( )        ...   |
      |  ===      ===       ===        ===   |
      |          ==============              |
      +--------------------------------------+
      """#,
    parts: [
      PointPart("status-bar", column: 7, row: 1),
      PointPart("back-button", column: 9, row: 3),
      PointPart("navigation-bar", column: 24, row: 3),
      PointPart("bar-button-item", column: 29, row: 3),
      PointPart("large-title", column: 14, row: 5),
      PointPart("search-field", column: 16, row: 7),
      PointPart("progress-indicator", column: 25, row: 9),
      PointPart("header", column: 5, row: 11),
      PointPart("list-item", column: 21, row: 12),
      PointPart("counter", column: 34, row: 12),
      PointPart("divider", column: 29, row: 14),
      PointPart("disclosure-indicator", column: 29, row: 15),
      PointPart("index-bar", column: 30, row: 17),
      PointPart("swipe-actions", column: 10, row: 18),
      PointPart("icon", column: 7, row: 21),
      PointPart("switch", column: 34, row: 21),
      PointPart("list", column: 3, row: 22),
      PointPart("selected-state", column: 2, row: 24),
      PointPart("tab-bar-item", column: 13, row: 24),
      PointPart("badge", column: 27, row: 24),
      PointPart("more-tab", column: 34, row: 24),
      PointPart("home-indicator", column: 27, row: 27),
    ])
}
