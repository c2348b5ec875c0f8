/// Splits a text into folded words.
///
/// Words end at anything that is no letter or digit, and within at the humps of `camelCase`
/// (`UITabBar` is three words, `iPhone` and `FABs` one). A Russian ending behind an apostrophe or a
/// hyphen after an English word («toast'ом», «tab-у») and an English `'s` are left out.
struct WordSplitter {
  private struct Piece {
    var scalars = String.UnicodeScalarView()
    var start = 0
    var end = 0
    /// How many letters and digits there are, and what the last one was.
    var count = 0
    var last = ScalarClass.separator
    var hasLatin = false
    var hasCyrillic = false
  }

  private let scalars: [Unicode.Scalar]
  private let offsets: [Int]
  private var position = 0
  private var piece = Piece()
  private var words: [Word] = []

  private init(_ text: String) {
    var scalars: [Unicode.Scalar] = []
    var offsets: [Int] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      scalars.append(scalar)
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
    self.scalars = scalars
    self.offsets = offsets
  }

  static func words(in text: String) -> [Word] {
    var splitter = WordSplitter(text)
    splitter.run()
    return splitter.words
  }

  private mutating func run() {
    while position < scalars.count {
      let scalar = scalars[position]
      let kind = ScalarClass(scalar)
      switch kind {
      case .upper, .lower, .digit:
        if startsHump(kind) { finishPiece() }
        append(scalar, kind)
        position += 1
      case .mark, .ignorable:
        if piece.count > 0 {
          if kind == .mark { piece.scalars.append(scalar) }
          piece.end = offsets[position + 1]
        }
        position += 1
      case .apostrophe, .hyphen:
        skipEnding(after: kind)
      case .separator:
        finishPiece()
        position += 1
      }
    }
    finishPiece()
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ kind: ScalarClass) {
    if piece.count == 0 { piece.start = offsets[position] }
    piece.scalars.append(scalar)
    piece.count += 1
    piece.last = kind
    switch Script(scalar) {
    case .latin: piece.hasLatin = true
    case .cyrillic: piece.hasCyrillic = true
    case .other: break
    }
    piece.end = offsets[position + 1]
  }

  /// Whether a new word begins with the capital at the position: `tab|Bar`, `UI|Tab`.
  private func startsHump(_ kind: ScalarClass) -> Bool {
    guard kind == .upper, piece.count > 1 else { return false }
    if piece.last == .lower { return true }
    guard piece.last == .upper, position + 1 < scalars.count,
      ScalarClass(scalars[position + 1]) == .lower
    else { return false }
    let next = scalars[position + 1]
    let isPlural =
      (next == "s" || next == "ы")
      && (position + 2 >= scalars.count || !ScalarClass(scalars[position + 2]).isWordPart)
    return !isPlural
  }

  /// At an apostrophe or a hyphen: leaves out the ending behind it, if it is one.
  private mutating func skipEnding(after kind: ScalarClass) {
    var end = position + 1
    while end < scalars.count, ScalarClass(scalars[end]).isWordPart { end += 1 }
    let tail = scalars[(position + 1)..<end]
    let isLatin = piece.hasLatin && !piece.hasCyrillic
    let isPossessive = kind == .apostrophe && (tail.elementsEqual("s".unicodeScalars))
    if isLatin, isPossessive || ForeignStem.isEnding(tail) {
      piece.end = offsets[end]
      position = end
      finishPiece()
    } else {
      if kind == .hyphen || tail.isEmpty { finishPiece() }
      position += 1
    }
  }

  private mutating func finishPiece() {
    defer { piece = Piece() }
    guard piece.count > 0 else { return }
    if piece.hasLatin, piece.hasCyrillic {
      let letters = ForeignStem.withoutEnding(Array(piece.scalars))
      piece.scalars = String.UnicodeScalarView()
      piece.scalars.append(contentsOf: LookAlikes.repaired(letters))
    }
    let folded = caseFolded(String(piece.scalars))
    if !folded.isEmpty { words.append(Word(text: folded, range: piece.start..<piece.end)) }
  }
}
