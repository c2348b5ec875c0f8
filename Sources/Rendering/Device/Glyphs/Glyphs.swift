internal import TextAnalysis

/// The picture of an icon in at most three cells.
enum Glyphs {
  /// The glyph of an image name; for a name that the table does not know, its initials.
  ///
  /// A filled variant (`.fill`, Material's `filled`, `baseline`, or an Android resource without
  /// `outline`) differs from the outlined one, initials by capitals.
  static func glyph(for image: String) -> String {
    let name = IconName(image)
    for candidate in name.candidates {
      if let pair = table[candidate] { return name.isFilled ? pair.filled : pair.outline }
    }
    return initials(name)
  }

  /// The first name of the row that an image name is found in.
  static func row(for image: String) -> String? {
    IconName(image).candidates.lazy.compactMap { table[$0]?.row }.first
  }

  /// All rows, by name; a name that stands twice keeps its first row.
  static let table: [String: (outline: String, filled: String, row: String)] = {
    var table: [String: (outline: String, filled: String, row: String)] = [:]
    for row in entries {
      for name in row.names where table[name] == nil {
        table[name] = (row.outline, row.filled, row.names[0])
      }
    }
    return table
  }()

  /// The rows of the table: the first four cells are the outline, the next four the filled form.
  static let entries: [(outline: String, filled: String, names: [String])] =
    GlyphTable.rows.split(separator: "\n").map { line in
      let cells = line.prefix { _ in true }
      let outline = String(cells.prefix(3))
      let filled = String(cells.dropFirst(4).prefix(3))
      let names = cells.dropFirst(8).split(separator: " ").map(String.init)
      return (trimmed(outline), trimmed(filled), names)
    }

  private static func trimmed(_ glyph: String) -> String {
    var kept = Substring(glyph)
    while kept.last == " " { kept = kept.dropLast() }
    return String(kept)
  }

  private static func initials(_ name: IconName) -> String {
    var letters = ""
    for word in name.words.prefix(3) {
      guard let first = word.first(where: { $0.isLetter || $0.isNumber }),
        DisplayWidth.width(of: letters + String(first)) <= 3
      else {
        break
      }
      letters.append(first)
    }
    let shown = DisplayWidth.visible(letters)
    if shown.isEmpty || DisplayWidth.width(of: shown) > 3 { return name.isFilled ? "[?]" : "(?)" }
    return name.isFilled ? shown.uppercased() : shown.lowercased()
  }
}
