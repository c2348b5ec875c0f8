/// What an id or a name stands for.
public enum TermResolution: Equatable, Sendable {
  /// Exactly one concept.
  case concept(Concept)
  /// Several concepts share the name.
  case ambiguous(AmbiguousLabel)
  /// No concept has the name; the likeliest ones, best first.
  case unknown(suggestions: [SearchResult])
}
