import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The labels that stand whole in a longer text («Бейдж на вкладке не обновляется»), in any form.
struct NameMentions {
  /// Labels are looked for up to this many words.
  private static let longest = 4
  /// How much a part of a longer name counts.
  private static let part = 0.3
  /// How much a label counts that is the preferred one of another concept.
  private static let namesake = 0.25

  /// For each concept that is named how sure it is, from 0 to 1, that the text is about it, by how
  /// much the label tells.
  private(set) var subjects: [Int: Double] = [:]
  /// The stems of all words that are part of a label.
  private(set) var stems: Set<String> = []

  init(
    in query: Query, _ terms: [DescriptionTerm], _ store: Store
  ) throws(DatabaseError) {
    var covered: [Range<Int>] = []
    let most = greatestRarity(of: try store.conceptCount())
    let count = query.words.count
    for length in (1...Self.longest).reversed() where length <= count {
      for start in 0...(count - length) {
        let span = start..<(start + length)
        let words = query.stems[span]
        let rarity = terms.reduce(0) { $0 + (words.contains($1.stem) ? $1.rarity : 0) }
        if rarity == 0 { continue }
        let meant = try Self.meant(query, span, store)
        if meant.isEmpty { continue }
        let isPart = covered.contains { $0.contains(start) && $0.upperBound >= span.upperBound }
        let telling =
          min(1, rarity / most) * (isPart ? Self.part : 1)
        for (concept, certainty) in meant {
          subjects[concept] = max(subjects[concept] ?? 0, certainty * telling)
        }
        covered.append(span)
        stems.formUnion(words)
      }
    }
  }

  /// The concepts with a label that the words are, and how sure it is that they are meant.
  private static func meant(
    _ query: Query, _ span: Range<Int>, _ store: Store
  ) throws(DatabaseError) -> [(concept: Int, certainty: Double)] {
    let key = query.stems[span].joined()
    let words = Array(query.words[span])
    var meant: [(concept: Int, certainty: Double)] = []
    // Many concepts of a large glossary may have the same label.
    var forms: [String: Bool] = [:]
    for hit in try store.labels(key: key, kind: .stem) {
      let isForm = forms[hit.text] ?? Query.isForm(words, of: hit.text)
      forms[hit.text] = isForm
      meant.append((hit.concept, isForm ? certainty(hit.rank) : 0))
    }
    // Whose own name it is, is meant rather than others that are called so too.
    if let most = meant.map(\.certainty).max(), most == 1 {
      for index in meant.indices where meant[index].certainty < 1 {
        meant[index].certainty *= namesake
      }
      return meant
    }
    if let label = try store.ambiguousLabel(key: key, kind: .stem) {
      for (place, id) in label.ids.enumerated() {
        guard let concept = try store.number(ofID: id) else { continue }
        meant.append((concept, place == 0 ? 0.9 : 0.5))
      }
    }
    return meant
  }

  private static func certainty(_ rank: LabelRank) -> Double {
    switch rank {
    case .preferred: 1
    case .admitted, .transliteration: 0.8
    case .slang, .deprecated: 0.5
    case .hidden: 0.35
    case .api, .apiVariant: 0.4
    }
  }
}
