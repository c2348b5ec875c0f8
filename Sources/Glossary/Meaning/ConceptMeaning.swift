/// What a concept means, as its texts tell.
struct ConceptMeaning {
  /// Whether the concept is of the shipped glossary, whose meanings were trained.
  var isTrained: Bool
  /// By its words alone.
  var words: Embedding
  /// By whole sentences; nil for a concept that was not trained.
  var context: Embedding?
}
