internal import TextAnalysis

extension PointScreen {
  /// A form that is being filled in.
  static let form = PointScreen(
    name: "form",
    title: Wording("a form", "форма"),
    rows: #"""
      +--------------------------------------+
      |  X          =========                |
      |    (v)----(2)----( )----( )          |
      |--------------------------------------|
      |  === *                               |
      |  +--------------------------------+  |
      |  | ========|             (x)      |  |
      |  +--------------------------------+  |
      |  : =========            :            |
      |  : ======               :            |
      |  +----------------------+            |
      |  === ==                              |
      |  +--------------------------------+  |
      |  | . . . . . .                    |  |
      |  +--------------------------------+  |
      |  ! ======= ======                    |
      |  [ === |[====]| === ]                |
      |  ------o----------------             |
      |  [v] ======== ====                   |
      |  ====== ====             [  O]       |
      |  (o) ==  ( ) ===      [-] 2 [+]      |
      |  ======= __=====__                   |
      |  [============ === ==========]       |
      |  ( . . . . . . . . . . . . . )       |
      |          ====== ==                   |
      |--------------------------------------|
      |  [q][w][e][r][t][y][u][i][o][p]      |
      |   [a][s][d][f][g][h][j][k][l]        |
      |  [^][z][x][c][v][b][n][m][<-]        |
      |  [123][      ====       ][=>]        |
      +--------------------------------------+
      """#,
    parts: [
      PointPart("close-button", column: 5, row: 1),
      PointPart("step-indicator", column: 31, row: 2),
      PointPart("required-state", column: 9, row: 4),
      PointPart("text-field", column: 16, row: 6),
      PointPart("clear-button", column: 31, row: 6),
      PointPart("suggest", column: 16, row: 8),
      PointPart("suggest-list", column: 28, row: 8),
      PointPart("placeholder", column: 18, row: 13),
      PointPart("error-message", column: 21, row: 15),
      PointPart("segmented-control", column: 25, row: 16),
      PointPart("slider", column: 28, row: 17),
      PointPart("checkbox", column: 22, row: 18),
      PointPart("switch", column: 33, row: 19),
      PointPart("radio-button", column: 19, row: 20),
      PointPart("stepper", column: 34, row: 20),
      PointPart("link", column: 22, row: 21),
      PointPart("primary-button", column: 33, row: 22),
      PointPart("disabled-state", column: 33, row: 23),
      PointPart("text-button", column: 22, row: 24),
      PointPart("virtual-keyboard", column: 34, row: 26),
      PointPart("return-key", column: 33, row: 29),
    ])
}
