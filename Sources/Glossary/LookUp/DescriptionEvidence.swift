#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What one term of a text says about a concept: of its variants each passage counts the best one.
///
/// Kept small, for a common word is told of a hundred thousand concepts.
struct TermEvidence {
  /// The passages that a variant was found in.
  private var passages: UInt32 = 0
  /// How well the best variant in definitions and cues stands for the term.
  private(set) var coverage: Float = 0
  /// The same for labels.
  private(set) var labels: Float = 0
  /// The same for notes, deciding sentences and examples.
  private(set) var notes: Float = 0
  /// How much likelier the term is in the concept than elsewhere.
  private(set) var relevance: Float = 0
  /// The definitions, cues and labels that have it, each by its best variant.
  private var count: Float = 0

  /// The logarithm of the number of definitions, cues and labels.
  var repetition: Float { log1p(count) }

  /// Adds where a variant was found; variants come in the order of their weight, the best first.
  mutating func add(_ posting: Posting, weight: Float) {
    relevance = max(relevance, weight * Float(posting.impact) / 255)
    let new = posting.passages & ~passages
    if new == 0 { return }
    passages |= new
    if coverage == 0, new & Passages.descriptionMask != 0 { coverage = weight }
    if labels == 0, new & Passages.labelMask != 0 { labels = weight }
    if notes == 0, new & Passages.noteMask != 0 { notes = weight }
    count += weight * Float((new & ~Passages.noteMask).nonzeroBitCount)
  }
}

/// What was found of a text in one concept, each term by its rarity.
struct DescriptionEvidence {
  /// The terms found in definitions and cues.
  private(set) var coverage: Float = 0
  /// How much likelier the terms are in the concept than elsewhere, not by their rarity.
  private(set) var relevance: Float = 0
  /// The terms found, each by the logarithm of the number of definitions, cues and labels with it.
  private(set) var repetition: Float = 0
  /// The terms found in labels.
  private(set) var labels: Float = 0
  /// The terms of the text's first phrase found in labels.
  private(set) var opening: Float = 0
  /// The terms found in notes, deciding sentences and examples.
  private(set) var notes: Float = 0
  /// How sure it is that the text is about the concept because it names it, from 0 to 1.
  var subject: Float = 0
  /// The numbers of the terms found, a bit each.
  private(set) var terms: UInt32 = 0

  /// Adds what the term with this number says.
  mutating func add(_ found: TermEvidence, of term: DescriptionTerm, number: Int) {
    let rarity = Float(term.rarity)
    coverage += rarity * found.coverage
    relevance += found.relevance
    repetition += rarity * found.repetition
    labels += rarity * found.labels
    if term.isOpening { opening += rarity * found.labels }
    notes += rarity * found.notes
    terms |= 1 << UInt32(number)
  }
}
