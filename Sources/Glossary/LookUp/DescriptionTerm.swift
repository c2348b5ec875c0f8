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
  /// The own stem, where the glossary has it, and related ones.
  var variants: [Variant]
  /// How rare the own stem or, where that is unknown, the related ones are.
  var rarity: Double
  /// How many concepts have any of the stems, at most.
  var concepts: Int

  /// A stem that begins alike may be of the same root («открыва», «открыт»).
  private static let relatedWeight = 0.6
  /// More stems than this begin alike by chance.
  private static let relatedLimit = 24

  /// The words of the query that are worth looking up, the rarest first; stems that occur twice and
  /// stop words are left out.
  static func terms(of query: Query, _ store: Store) throws(DatabaseError) -> [DescriptionTerm] {
    let count = try store.conceptCount()
    var terms: [DescriptionTerm] = []
    for (word, stem) in zip(query.words, query.stems) {
      if StopWords.contains(word) || terms.contains(where: { $0.stem == stem }) { continue }
      terms.append(try term(word, stem, count, store))
    }
    return terms.sorted { $0.rarity > $1.rarity }
  }

  private static func term(
    _ word: String, _ stem: String, _ count: Int, _ store: Store
  ) throws(DatabaseError) -> DescriptionTerm {
    var term = DescriptionTerm(word: word, stem: stem, variants: [], rarity: 0, concepts: 0)
    var related = 0
    if let root = root(of: stem) {
      let found = try store.stems(prefix: root, limit: relatedLimit)
      for (variant, concepts) in found
      where variant != stem && found.count < relatedLimit && isNear(variant, stem) {
        term.variants.append(Variant(stem: variant, weight: relatedWeight))
        related += concepts
      }
    }
    let own = try store.conceptCount(stem: stem)
    if own > 0 { term.variants.append(Variant(stem: stem, weight: 1)) }
    term.concepts = own + related
    term.rarity = Glossary.rarity(concepts: min(count, own > 0 ? own : related), of: count)
    return term
  }

  /// The beginning that stems of one root share; nil where the stem is too short to tell.
  private static func root(of stem: String) -> String? {
    let length = stem.unicodeScalars.count
    guard length >= 5 else { return nil }
    return String(String.UnicodeScalarView(stem.unicodeScalars.prefix(length >= 8 ? 6 : 5)))
  }

  private static func isNear(_ first: String, _ second: String) -> Bool {
    abs(first.unicodeScalars.count - second.unicodeScalars.count) <= 3
  }
}
