import TextAnalysis

/// Labels that were typed in the other keyboard layout.
enum LayoutStage {
  static func find(
    _ query: Query, _ stemmer: Stemmer, _ store: Store
  ) throws(DatabaseError) -> NameStage.Found {
    guard let switched = KeyboardLayout.switched(query.text) else { return NameStage.Found() }
    let meant = Query(switched, stemmer)
    guard meant.key != query.key, !meant.key.isEmpty else { return NameStage.Found() }
    var found = try NameStage.find(meant, store)
    for index in found.candidates.indices {
      found.candidates[index].score *= 0.95
      found.candidates[index].match = .keyboardLayout
    }
    return found
  }
}
