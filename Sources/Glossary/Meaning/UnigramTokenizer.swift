import TextAnalysis

/// Cuts a text into the pieces that it most likely consists of: SentencePiece's unigram model.
struct UnigramTokenizer {
  /// What stands for a space, and before the first word.
  private static let space = "\u{2581}"

  private let file: TransformerFile

  init(_ file: TransformerFile) {
    self.file = file
  }

  /// The numbers of the pieces, in their order; a letter that is in no piece is `TransformerFile.unknown`.
  func pieces(of text: String) -> [Int] {
    let text = Array((Self.space + Self.folded(text)).utf8)
    var best = [Step](repeating: Step(), count: text.count + 1)
    best[0].score = 0
    let unknown = file.score(TransformerFile.unknown)
    var start = 0
    while start < text.count {
      let score = best[start].score
      let letter = Self.letterLength(text[start])
      file.pieces.forEachName(in: text, from: start) { length, piece in
        best[start + length].replace(Step(score: score + file.score(piece), start, piece))
      }
      best[min(start + letter, text.count)].replace(
        Step(score: score + unknown, start, TransformerFile.unknown))
      start += letter
    }
    var pieces: [Int] = []
    var end = text.count
    while end > 0 {
      pieces.append(best[end].piece)
      end = best[end].start
    }
    return pieces.reversed()
  }

  /// Whether a folded word is a piece of its own, as everyday words are.
  func isPiece(_ word: String) -> Bool {
    file.pieces.number(of: Self.space + word) != nil
  }

  /// The likeliest pieces up to a place in the text: how likely, as a natural logarithm, and the last one.
  private struct Step {
    var score = -Float.infinity
    var start = 0
    var piece = TransformerFile.unknown

    init() {}

    init(score: Float, _ start: Int, _ piece: Int) {
      self.score = score
      self.start = start
      self.piece = piece
    }

    mutating func replace(_ other: Step) {
      if other.score > score { self = other }
    }
  }

  /// How many bytes a letter has that begins with this one.
  private static func letterLength(_ byte: UInt8) -> Int {
    switch byte {
    case ..<0xC0: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  /// As the texts were folded that the pieces' vectors were trained on: no capitals, one kind of dash and of
  /// guillemet, single spaces; and in one of all the ways in which the same letters may be written.
  private static func folded(_ text: String) -> String {
    var folded = ""
    for scalar in compatibilityFolded(text).unicodeScalars {
      switch scalar {
      case "ё": folded.unicodeScalars.append("е")
      case "—", "–": folded.unicodeScalars.append("-")
      case "«", "»": folded.unicodeScalars.append("\"")
      case "’": folded.unicodeScalars.append("'")
      case _ where scalar.properties.isWhitespace:
        if !folded.isEmpty, !folded.hasSuffix(space) { folded += space }
      default: folded.unicodeScalars.append(scalar)
      }
    }
    return folded.hasSuffix(space) ? String(folded.dropLast()) : folded
  }
}
