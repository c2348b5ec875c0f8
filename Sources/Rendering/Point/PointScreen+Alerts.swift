internal import TextAnalysis

extension PointScreen {
  /// What interrupts, asks or reports, all at once as no program should.
  static let alerts = PointScreen(
    name: "alerts",
    title: Wording("questions and messages", "вопросы и сообщения"),
    rows: #"""
      +--------------------------------------+
      | .----------------------------------. |
      | | [#] ======= === ==          ===  | |
      | '----------------------------------' |
      |:::::::::::::::::::::::::     ::::::::|
      |      .------------------------.      |
      |      |        =======         |      |
      |      |   ==== === =====       |      |
      |      |------------------------|      |
      |      |   ===     |    ===     |      |
      |      '------------------------'      |
      |  .--------.      .----------------.  |
      |  |  \|/   |      | ========       |  |
      |  |  /|\   |      | ====      [ = ]|  |
      |  '--------'      '---v------------'  |
      |  .--------------.  [#] =====         |
      |  | =====    [ ] |                    |
      |  | ===      [ ] |  ( ========     )  |
      |  | ====     [ ] |                    |
      |  '--------------'                    |
      | .----------------------------------. |
      | |        ===== ==                  | |
      | |----------------------------------| |
      | |        ========                  | |
      | |----------------------------------| |
      | |      !! =======                  | |
      | '----------------------------------' |
      | .----------------------------------. |
      | |           =====                  | |
      | '----------------------------------' |
      +--------------------------------------+
      """#,
    parts: [
      PointPart("notification", column: 24, row: 2),
      PointPart("scrim", column: 27, row: 4),
      PointPart("alert", column: 27, row: 7),
      PointPart("hud", column: 9, row: 13),
      PointPart("popover", column: 31, row: 12),
      PointPart("context-menu", column: 10, row: 18),
      PointPart("toast", column: 32, row: 17),
      PointPart("action-sheet", column: 21, row: 21),
      PointPart("destructive-action", column: 20, row: 25),
      PointPart("cancel-button", column: 20, row: 28),
    ])
}
