/// What speaks for each concept that a text may describe: what Training/fit.py fits weights to.
package struct DescriptionSample {
  /// How many words of the text are known or may be.
  package var terms: Int
  /// How much of it is in labels, from 0 to 1.
  package var names: Double
  /// How near it is to what is no concept, by its words and by their context, from 0 to 1.
  package var somethingElse: [Float]
  package var concepts: [Concept]

  package struct Concept {
    package var id: String
    package var parts: [ScorePart]
  }
}

extension GlossaryLibrary {
  /// What speaks for the concepts that `text` may describe; names in it are no answers here.
  package func sample(of text: String) throws(GlossaryError) -> DescriptionSample {
    try read { store throws(DatabaseError) in
      let query = Query(LookUpBounds.beginning(of: text), self.stemmer)
      let described = try DescriptionStage(store).described(query, isRead: true)
      let strange = described.somethingElse
      var sample = DescriptionSample(
        terms: described.terms, names: described.names,
        somethingElse: [strange.words, strange.context], concepts: [])
      for candidate in described.concepts.map(\.candidate) {
        guard let summary = try store.summary(candidate.concept) else { continue }
        sample.concepts.append(
          DescriptionSample.Concept(id: summary.id, parts: candidate.parts))
      }
      return sample
    }
  }
}
