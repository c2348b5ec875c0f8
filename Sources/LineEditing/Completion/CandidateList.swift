internal import TextAnalysis

/// The candidates laid out in rows that fit a terminal.
enum CandidateList {
  private static let gap = 2

  /// Rows of at most `columns - 1` cells, so that none of them wraps.
  ///
  /// With notes there is a candidate a row, and the notes begin in one column. Without any, the
  /// candidates run down in as many columns as fit.
  static func rows(_ candidates: [CompletionCandidate], columns: Int) -> [String] {
    let width = max(1, columns - 1)
    let labels = candidates.map { DisplayWidth.visible($0.label) }
    if candidates.contains(where: { $0.note != nil }) {
      return annotated(labels, notes: candidates.map(\.note), width: width)
    }
    return grid(labels, width: width)
  }

  private static func annotated(
    _ labels: [String], notes: [String?], width: Int
  ) -> [String] {
    // A few long names must not leave the notes without room.
    let widest = labels.map { DisplayWidth.width(of: $0) }.max() ?? 0
    let column = min(widest, max(8, width / 2))
    return zip(labels, notes).map { label, note in
      guard let note else { return DisplayWidth.truncated(label, to: width) }
      let name = DisplayWidth.padded(DisplayWidth.truncated(label, to: column), to: column)
      let row = name + String(repeating: " ", count: gap) + DisplayWidth.visible(note)
      return DisplayWidth.truncated(row, to: width)
    }
  }

  private static func grid(_ labels: [String], width: Int) -> [String] {
    let widest = labels.map { DisplayWidth.width(of: $0) }.max() ?? 0
    let across = max(1, (width + gap) / (widest + gap))
    let rowCount = (labels.count + across - 1) / across
    return (0..<rowCount).map { row in
      let cells = stride(from: row, to: labels.count, by: rowCount).map { labels[$0] }
      var text = ""
      for (index, cell) in cells.enumerated() {
        let isLast = index == cells.count - 1
        text += isLast ? cell : DisplayWidth.padded(cell, to: widest + gap)
      }
      return DisplayWidth.truncated(text, to: width)
    }
  }
}
