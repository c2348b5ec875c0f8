extension Concept {
  /// What training found of the concept, by an id that it may have known it by; nil for one that somebody
  /// else's file has.
  func trained<Found>(_ found: (_ id: String) -> Found?) -> Found? {
    guard origin.isEmpty else { return nil }
    return found(id) ?? formerIDs.lazy.compactMap(found).first
  }
}

extension [Concept] {
  /// The number of each concept by its id and by its former ones; an id goes before a former one.
  var numbers: [String: Int] {
    var numbers: [String: Int] = [:]
    for (number, concept) in enumerated() {
      for id in concept.formerIDs where numbers[id] == nil { numbers[id] = number }
    }
    for (number, concept) in enumerated() { numbers[concept.id] = number }
    return numbers
  }
}
