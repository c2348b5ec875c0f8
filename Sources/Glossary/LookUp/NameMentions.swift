import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The labels that stand whole in a longer text («Бейдж на вкладке не обновляется»), in any form.
///
/// A story is about what it names first and not as a place: behind a preposition a name counts less,
/// and so does one inside a longer name, or one that half of the glossary speaks of («экран»).
struct NameMentions {
  /// What a label adds to the concepts that it names.
  struct Mention {
    var concept: Int
    /// The rarity of the words, by how sure it is that the text is about them.
    var named: Double
    /// How sure it is, from 0 to 1, by how much the label tells.
    var subject: Double
  }

  /// Labels are looked for up to this many words.
  private static let longest = 4
  /// How much a name behind a preposition counts.
  private static let place = 0.5
  /// How much a part of a longer name counts.
  private static let part = 0.3
  /// How much a label counts that is the preferred one of another concept.
  private static let namesake = 0.25
  /// How much the name of what is described counts («окно, в котором …»).
  private static let genus = 0.3
  /// How much less a name at the end of the text counts than one at its beginning.
  private static let lateness = 0.5

  /// A text of so many terms besides the name is a story; of fewer ones, rather a description.
  private static let storyTerms = 4.0

  private static let prepositions: Set<String> = Set(
    """
    about above across after along around at before behind below beneath beside between beyond by
    during for from in inside into near of off on onto out outside over past through to toward under
    until upon via with within without
    без в возле во вне внутри вокруг для до за из изо к ко кроме между мимо на над о об обо около от
    перед по под после при про ради с сквозь со среди у через
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Behind a name: rather its kind is named than the thing («окно, в котором …»).
  private static let relatives: Set<String> = Set(
    """
    that which where who whose when with without like showing
    где из когда которая которого которое которой котором которую которые который которым которыми
    которых с со без для
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  let mentions: [Mention]
  /// The stems of all words that are part of a label.
  let stems: Set<String>

  init(
    in query: Query, _ terms: [DescriptionTerm], _ store: Store
  ) throws(DatabaseError) {
    var mentions: [Mention] = []
    var named: Set<String> = []
    var covered: [Range<Int>] = []
    let most = log(1 + Double(try store.conceptCount()))
    let count = query.words.count
    let story = min(1, max(0, Double(terms.count) - 1) / Self.storyTerms)
    for length in (1...Self.longest).reversed() where length <= count {
      for start in 0...(count - length) {
        let span = start..<(start + length)
        let stems = query.stems[span]
        let found = terms.filter { stems.contains($0.stem) }.map(\.rarity)
        guard let rarest = found.max() else { continue }
        let meant = try Self.meant(query, span, store)
        if meant.isEmpty { continue }
        var weight = 1 - Self.lateness * Double(start) / Double(count)
        if covered.contains(where: { $0.contains(start) && $0.upperBound >= span.upperBound }) {
          weight *= Self.part
        }
        if Self.isPlace(start, in: query) { weight *= Self.place }
        if span.upperBound < count, Self.relatives.contains(query.words[span.upperBound]) {
          weight *= Self.genus
        }
        let telling = min(1, rarest / most)
        let rarity = found.reduce(0, +)
        for (concept, certainty) in meant {
          mentions.append(
            Mention(
              concept: concept, named: rarity * (1 - Self.lateness * Double(start) / Double(count)),
              subject: weight * certainty * telling * story))
        }
        covered.append(span)
        named.formUnion(stems)
      }
    }
    self.mentions = mentions
    self.stems = named
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
    case .hidden: 0.5
    case .api, .apiVariant: 0.4
    }
  }

  /// Whether the word at `start` follows a preposition, at once or behind one other word («в нижней
  /// панели»).
  private static func isPlace(_ start: Int, in query: Query) -> Bool {
    var others = 0
    for word in query.words[..<start].reversed() {
      if prepositions.contains(word) { return true }
      if StopWords.contains(word) { continue }
      others += 1
      if others > 1 { return false }
    }
    return false
  }
}
