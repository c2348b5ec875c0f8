public import TextAnalysis

/// A drawn screen whose parts are numbered: one who has no word for a thing points at it.
public struct PointScreen: Equatable, Sendable {
  /// The name in commands.
  public var name: String
  /// What the screen is.
  public var title: Wording
  /// The drawing without its numbers: pure ASCII and without words, so that it serves both languages.
  public var rows: [String]
  /// The parts; their numbers are their places in the list, from 1.
  public var parts: [PointPart]

  init(name: String, title: Wording, rows: String, parts: [PointPart]) {
    self.name = name
    self.title = title
    self.rows = rows.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.parts = parts
  }

  /// Every screen, the likeliest to be meant first.
  public static let all: [PointScreen] = [list, form, feed, objects, alerts]

  /// The cells that the widest row takes.
  public var width: Int { rows.map(\.utf8.count).max() ?? 0 }

  /// How the number of a part is written on the drawing.
  static func mark(_ number: Int) -> String { "{\(number)}" }
}

/// A part of a drawn screen.
public struct PointPart: Equatable, Sendable {
  /// The concept that it is.
  public var id: String
  /// The cell where its number begins, from 0.
  public var column: Int
  /// The row of that cell, from 0.
  public var row: Int

  init(_ id: String, column: Int, row: Int) {
    self.id = id
    self.column = column
    self.row = row
  }
}
