import TextAnalysis

/// A word of a description, with the stems that stand for it.
struct DescriptionTerm {
  /// A stem in the glossary, and how well it stands for the word.
  struct Variant {
    var stem: String
    var weight: Double
  }

  var word: String
  /// The word's own stem.
  var stem: String
  /// The own stem, where the glossary has it, and related ones, the best first.
  var variants: [Variant]
  /// How rare the own stem or, where that is unknown, the related ones are.
  var rarity: Double
  /// How many concepts the commonest of the stems describes.
  var concepts: Int
  /// Whether it belongs to the phrase that the text begins with: what comes before the first function
  /// word («круглая кнопка | с плюсиком») names the thing, the rest tells about it.
  var isOpening = false

  /// Stems of one root share this much of the longer one («открыва», «открыт»).
  private static let leastShare = 0.6
  private static let synonymWeight = 0.6
  /// In a text of fewer words, an unknown one says that it is about something else.
  private static let wordsToCorrect = 3
  /// Stems of fewer letters are no slip of another one, but another word.
  private static let leastMisspelt = 5
  /// People rarely miss the first letters of a word.
  private static let sureBeginning = 3
  private static let misspeltWeight = 0.8
  /// How many stems with the same beginning are compared.
  private static let misspeltLimit = 400
  /// More stems than this begin alike by chance.
  private static let relatedLimit = 40

  /// The words of the query that are worth looking up, the rarest first; stems that occur twice and
  /// stop words are left out.
  static func terms(of query: Query, _ store: Store) throws(DatabaseError) -> [DescriptionTerm] {
    let count = try store.conceptCount()
    let telling = query.words.count { !StopWords.contains($0) }
    var terms: [DescriptionTerm] = []
    var isOpening = true
    for (word, stem) in zip(query.words, query.stems) {
      if StopWords.contains(word) {
        if !terms.isEmpty { isOpening = false }
        continue
      }
      if terms.contains(where: { $0.stem == stem }) { continue }
      var term = try term(word, stem, count, mayBeMisspelt: telling >= wordsToCorrect, store)
      term.isOpening = isOpening
      terms.append(term)
    }
    return terms.sorted { $0.rarity > $1.rarity }
  }

  private static func term(
    _ word: String, _ stem: String, _ count: Int, mayBeMisspelt: Bool, _ store: Store
  ) throws(DatabaseError) -> DescriptionTerm {
    var term = DescriptionTerm(word: word, stem: stem, variants: [], rarity: 0, concepts: 0)
    var related = 0
    if let root = root(of: stem) {
      let found = try store.stems(prefix: root, limit: relatedLimit)
      for (variant, concepts) in found where variant != stem && found.count < relatedLimit {
        let share = sharedStart(variant, stem)
        if share < leastShare { continue }
        term.variants.append(Variant(stem: variant, weight: share - 0.1))
        related = max(related, concepts)
      }
    }
    for synonym in try store.synonyms(stem: stem) {
      term.variants.append(Variant(stem: synonym, weight: synonymWeight))
      related = max(related, try store.conceptCount(stem: synonym))
    }
    let own = try store.conceptCount(stem: stem)
    if mayBeMisspelt, own == 0, term.variants.isEmpty,
      let near = try nearest(to: stem, store)
    {
      term.variants.append(near.variant)
      related = near.concepts
    }
    if own > 0 { term.variants.append(Variant(stem: stem, weight: 1)) }
    term.variants.sort { $1.weight < $0.weight }
    term.concepts = max(own, related)
    term.rarity = Glossary.rarity(concepts: min(count, own > 0 ? own : related), of: count)
    return term
  }

  /// The stem that a word in no entry was meant to have: the nearest one with the same beginning.
  private static func nearest(
    to stem: String, _ store: Store
  ) throws(DatabaseError) -> (variant: Variant, concepts: Int)? {
    let letters = Array(stem.unicodeScalars)
    guard letters.count >= leastMisspelt else { return nil }
    let beginning = String(String.UnicodeScalarView(letters.prefix(sureBeginning)))
    var slips = min(2, TypoStage.allowance(letters.count))
    var nearest: (variant: Variant, concepts: Int)?
    for (other, concepts) in try store.stems(prefix: beginning, limit: misspeltLimit) {
      let candidate = Array(other.unicodeScalars)
      guard candidate.count >= leastMisspelt,
        let distance = editDistance(letters, candidate, limit: slips)
      else { continue }
      if let known = nearest, distance == slips, known.concepts >= concepts { continue }
      slips = distance
      nearest = (Variant(stem: other, weight: misspeltWeight), concepts)
    }
    return nearest
  }

  /// The beginning that stems of one root share; nil where the stem is too short to tell.
  private static func root(of stem: String) -> String? {
    let length = stem.unicodeScalars.count
    guard length >= 5 else { return nil }
    return String(String.UnicodeScalarView(stem.unicodeScalars.prefix(max(4, length - 2))))
  }

  /// How much of the longer stem both begin with.
  private static func sharedStart(_ first: String, _ second: String) -> Double {
    let pairs = zip(first.unicodeScalars, second.unicodeScalars)
    let shared = pairs.prefix { $0 == $1 }.count
    return Double(shared) / Double(max(first.unicodeScalars.count, second.unicodeScalars.count))
  }
}
