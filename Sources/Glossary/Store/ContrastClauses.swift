import TextAnalysis

/// What the deciding sentences say of each concept, clause by clause.
///
/// A sentence is about two concepts; a clause that names one of them is about that one («a popup
/// stays until you deal with it»), any other clause is about both.
struct ContrastClauses {
  private let stemmer: Stemmer
  /// The numbers of stems, by stem and by word.
  private var numbers: [String: Int] = [:]
  private var stems: [String: Int] = [:]
  /// The stems of each label of a concept.
  private var labels: [String: [[Int]]] = [:]

  /// The clauses for each concept's id.
  static func byConcept(
    _ contrasts: [Contrast], _ concepts: [Concept], _ stemmer: Stemmer
  ) -> [String: [String]] {
    if contrasts.isEmpty { return [:] }
    var reader = ContrastClauses(stemmer: stemmer)
    let compared = Set(contrasts.flatMap { [$0.first, $0.second] })
    for concept in concepts where compared.contains(concept.id) {
      reader.labels[concept.id] = concept.labels.map { reader.stems(of: $0.text) }
    }
    var clauses: [String: [String]] = [:]
    for contrast in contrasts {
      for sentence in [contrast.en, contrast.ru] {
        for clause in sentence.split(whereSeparator: { $0 == ";" || $0 == "." || $0 == "—" }) {
          for id in reader.subjects(of: String(clause), contrast) {
            clauses[id, default: []].append(String(clause))
          }
        }
      }
    }
    return clauses
  }

  private init(stemmer: Stemmer) {
    self.stemmer = stemmer
  }

  private mutating func subjects(of clause: String, _ contrast: Contrast) -> [String] {
    let words = stems(of: clause)
    let pair = [contrast.first, contrast.second]
    let named = pair.filter { id in
      labels[id]?.contains { Self.contains(words, $0) } ?? false
    }
    return named.count == 1 ? named : pair
  }

  /// Whether the stems of a label stand in `words` one after the other.
  ///
  /// The library's search prepares itself for long texts, which takes longer than to look at each
  /// place of a short one.
  private static func contains(_ words: [Int], _ label: [Int]) -> Bool {
    guard let first = label.first, label.count <= words.count else { return false }
    return (0...(words.count - label.count)).contains { start in
      words[start] == first && words[start..<(start + label.count)] == label[...]
    }
  }

  private mutating func stems(of text: String) -> [Int] {
    FoldedText(text).words.map { word in
      if let known = stems[word.text] { return known }
      let stem = stemmer.stem(word.text)
      let number = numbers[stem] ?? numbers.count
      numbers[stem] = number
      stems[word.text] = number
      return number
    }
  }
}
