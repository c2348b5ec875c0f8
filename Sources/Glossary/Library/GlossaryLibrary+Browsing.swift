import TextAnalysis

/// A label that completes what was typed, with its concept.
public struct LabelCompletion: Equatable, Sendable {
  /// The label as it is written.
  public var text: String
  /// The concept that it names.
  public var concept: ConceptSummary

  /// Creates a completion.
  public init(text: String, concept: ConceptSummary) {
    self.text = text
    self.concept = concept
  }
}

extension GlossaryLibrary {
  /// The concepts of a category, of a subcategory, of a platform, or of all of these together; by
  /// category, subcategory and English name.
  public func browse(
    category: String? = nil, subcategory: String? = nil, platform: String? = nil
  ) throws(GlossaryError) -> [ConceptSummary] {
    try read { store throws(DatabaseError) in
      try store.summaries().filter { summary in
        (category == nil || summary.category == category)
          && (subcategory == nil || summary.subcategory == subcategory)
          && (platform == nil || platform.map(summary.platforms.contains) == true)
      }
    }
  }

  /// At most `limit` labels that begin with `prefix`, whatever its case and hyphens, by name; hidden
  /// labels are left out.
  public func labels(
    withPrefix prefix: String, limit: Int
  ) throws(GlossaryError) -> [LabelCompletion] {
    let key = FoldedText(prefix).key
    if key.isEmpty || limit <= 0 { return [] }
    return try read { store throws(DatabaseError) in
      var completions: [LabelCompletion] = []
      var seen: Set<String> = []
      // Hidden labels and second concepts of one label are read in vain.
      try store.forEachLabel(keyPrefix: key, limit: limit * 4) { hit throws(DatabaseError) in
        if hit.rank == .hidden || hit.rank == .apiVariant || !seen.insert(hit.text).inserted {
          return true
        }
        guard let summary = try store.summary(hit.concept) else { return true }
        completions.append(LabelCompletion(text: hit.text, concept: summary))
        return completions.count < limit
      }
      return completions
    }
  }

  /// How much the glossaries hold together.
  public func statistics() throws(GlossaryError) -> GlossaryStatistics {
    let totals = try read { store throws(DatabaseError) in try store.totals() }
    var byCategory: [String: Int] = [:]
    for (name, count) in totals where name.hasPrefix(Store.categoryTotal) {
      byCategory[String(name.dropFirst(Store.categoryTotal.count))] = count
    }
    let byLanguage = Language.allCases.map { language in
      func total(_ name: String) -> Int { totals["\(name) \(language.rawValue)"] ?? 0 }
      return (
        language,
        LanguageStatistics(
          labels: total("labels"), preferred: total("preferred"), cues: total("cues"))
      )
    }
    return GlossaryStatistics(
      concepts: totals["concepts"] ?? 0, labels: totals["labels"] ?? 0,
      pictures: totals["pictures"] ?? 0, cues: totals["cues"] ?? 0, pairs: totals["pairs"] ?? 0,
      ambiguous: totals["ambiguous"] ?? 0, byCategory: byCategory,
      byLanguage: Dictionary(uniqueKeysWithValues: byLanguage))
  }

  /// The opened glossaries in their order, the shipped one with an empty name.
  public func glossaries() throws(GlossaryError) -> [GlossaryInfo] {
    try read { store throws(DatabaseError) in try store.glossaries() }
  }

  /// Every concept in force with all its texts, in the order of the glossaries: for exports, as it
  /// reads them all.
  public func allConcepts() throws(GlossaryError) -> [Concept] {
    try read { store throws(DatabaseError) in
      var concepts: [Concept] = []
      for number in 0..<(try store.conceptCount()) {
        if let concept = try store.concept(number) { concepts.append(concept) }
      }
      return concepts
    }
  }

  /// Every pair of confused concepts, in the order of their ids.
  public func allContrasts() throws(GlossaryError) -> [Contrast] {
    try read { store throws(DatabaseError) in try store.contrasts() }
  }

  /// Every label that several concepts claim, by label.
  public func allAmbiguousLabels() throws(GlossaryError) -> [AmbiguousLabel] {
    try read { store throws(DatabaseError) in try store.ambiguousLabels() }
  }
}
