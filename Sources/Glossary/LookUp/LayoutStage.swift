import TextAnalysis

/// Labels that were typed in the other keyboard layout.
enum LayoutStage {
  /// How sure a label is that is the text in the other layout.
  static let certainty = 0.95

  static func find(
    _ query: Query, _ stemmer: Stemmer, _ store: Store
  ) throws(DatabaseError) -> NameStage.Found {
    guard let switched = KeyboardLayout.switched(query.text) else { return NameStage.Found() }
    let meant = Query(switched, stemmer)
    guard meant.key != query.key, !meant.key.isEmpty else { return NameStage.Found() }
    var found = try NameStage.find(meant, store)
    for index in found.candidates.indices {
      found.candidates[index].score *= certainty
      found.candidates[index].match = .keyboardLayout
    }
    return found
  }
}
