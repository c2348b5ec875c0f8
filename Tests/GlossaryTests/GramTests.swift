import Testing

@testable import Glossary

/// Labels by common grams, against counting them the plain way.
struct GramTests {
  private static func store(_ names: [String]) throws -> Store {
    let terms = names.enumerated().map { (id: "own-\($0)", name: $1) }
    let file = GlossaryFile(name: "own.json", bytes: Array(sampleGlossary(terms).utf8))
    let glossary = try GlossaryLoader.load([file], of: .path("own.json", name: "own"))
    let database = try Database.open(":memory:", flags: Self.creating)
    try StoreCompiler.compile([glossary], into: database)
    return Store(database)
  }

  /// SQLite's flags for reading and writing a new database.
  private static let creating: Int32 = 2 | 4

  @Test(
    "The labels with the most common grams come first, equal ones in order",
    arguments: [1, 2, 3, 7, 100], [0, 1, 2, 4, 9])
  func mostCommon(limit: Int, least: Int) throws {
    let names = (0..<60).map { number in
      ["slider", "slide", "sidebar", "side bar \(number)", "bar", "toolbar", "tab bar"][number % 7]
        + String(repeating: "r", count: number / 7)
    }
    let store = try Self.store(names)
    var labels: [LabelHit] = []
    while let label = try store.label(labels.count) { labels.append(label) }
    for key in ["sidebar", "slidr", "tabbar", "x", ""] {
      let grams = LabelKeys.grams(key)
      let counted = labels.enumerated()
        .map { (number: $0, common: LabelKeys.grams($1.key).intersection(grams).count) }
        .filter { $0.common >= max(1, least) }
        .sorted { ($1.common, $0.number) < ($0.common, $1.number) }
      #expect(
        try store.labels(sharing: grams, atLeast: least, limit: limit)
          == counted.prefix(limit).map(\.number))
    }
  }
}
