import CGlossaryData
import CSQLite
import Testing
import TextAnalysis

@testable import Glossary

/// A file of vectors as Training/train.py writes it, with two dimensions.
private struct SmallFile {
  var stems: [(text: String, gates: [Float], vector: [Int8])] = [
    ("bar", [0, 0, 0, 0], [127, 0]), ("tab", [0, 0, 0, 0], [0, 127]),
    ("under", [0, -2, -1, 0], [0, 0]), ("шторк", [0.5, 0, 0, -0.25], [-127, 127]),
  ]
  var concepts: [(id: String, vector: [Int8])] = [
    ("", [-127, -127]), ("bar", [127, 0]), ("sheet", [-127, 127]),
  ]

  var bytes: [UInt8] {
    var bytes = Array("SHTKEMB1".utf8)
    for count in [2, stems.count, concepts.count] { bytes += PackedParts.word(UInt32(count)) }
    bytes += PackedParts.ends(stems.map(\.text)) + PackedParts.ends(concepts.map(\.id))
    for stem in stems { bytes += stem.gates.flatMap { PackedParts.word($0.bitPattern) } }
    for _ in 0..<stems.count + concepts.count {
      bytes += PackedParts.word((Float(1) / 127).bitPattern)
    }
    bytes += (stems.map(\.vector) + concepts.map(\.vector)).joined().map(UInt8.init(bitPattern:))
    return bytes + stems.flatMap { $0.text.utf8 } + concepts.flatMap { $0.id.utf8 }
  }
}

struct EmbeddingTests {
  private func withFile<Answer>(
    _ bytes: [UInt8] = SmallFile().bytes, _ body: (EmbeddingFile?) throws -> Answer
  ) rethrows -> Answer {
    try bytes.withUnsafeBytes { try body(EmbeddingFile($0)) }
  }

  private func direction(_ embedding: Embedding) -> [Float] {
    embedding.numbers.map { Float($0) * embedding.scale }
  }

  private func isNear(_ first: [Float], _ second: [Float]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) < 0.01 }
  }

  @Test("Each name is found, and no other")
  func names() throws {
    try withFile { file in
      let file = try #require(file)
      #expect(file.dimensions == 2)
      #expect(["bar", "tab", "under", "шторк"].map(file.stem) == [0, 1, 2, 3])
      for unknown in ["", "ba", "bars", "tac", "zzz", "шторка"] {
        #expect(file.stem(unknown) == nil)
      }
      #expect(file.concepts["sheet"].map(direction).map { isNear($0, [-1, 1]) } == true)
      #expect(file.concepts[""] != nil)
      #expect(file.concepts["tab"] == nil)
    }
  }

  @Test("A file whose lengths do not add up is refused as a whole")
  func damaged() {
    let bytes = SmallFile().bytes
    for count in 0..<bytes.count { withFile(Array(bytes.prefix(count))) { #expect($0 == nil) } }
    withFile(bytes + [0]) { #expect($0 == nil) }
    withFile([UInt8(ascii: "X")] + bytes.dropFirst()) { #expect($0 == nil) }
    // The three counts.
    for place in 8..<20 {
      var other = bytes
      other[place] = 0xFF
      withFile(other) { #expect($0 == nil) }
    }
  }

  /// What a text's direction is: the words' vectors by their weights.
  @Test(
    "Words weigh by themselves and by the words around them",
    arguments: [
      (["bar"], [1, 0]), (["bar", "bar", "tab"], [2, 1]), (["unknown", "tab"], [0, 1]),
      // Behind "under" a word counts by e^-2, the next but one by e^-1.
      (["bar", "under", "tab"], [1, 0.1353]), (["under", "bar", "tab"], [0.1353, 0.3679]),
      // «шторк» counts by e^0.5 itself and takes off from the word before it.
      (["bar", "шторк"], [0.7788 - 1.6487, 1.6487]),
    ] as [([String], [Float])])
  func encoder(stems: [String], sum: [Float]) throws {
    try withFile { file in
      let file = try #require(file)
      let found = try #require(SentenceEncoder(file).embedding(stems: stems))
      #expect(isNear(direction(found), direction(Embedding(direction: sum))))
    }
  }

  @Test("A text without a known word has no meaning", arguments: [[], ["unknown"], ["", "x"]])
  func unknown(stems: [String]) throws {
    try withFile { file in
      let file = try #require(file)
      let encoder = SentenceEncoder(file)
      #expect(encoder.embedding(stems: stems) == nil)
      #expect(encoder.embedding(of: [(stems.compactMap(file.stem), 1), ([], 1)], length: 1) == nil)
    }
  }

  @Test("What texts have in common lies between them, by their shares")
  func common() throws {
    try withFile { file in
      let file = try #require(file)
      let encoder = SentenceEncoder(file)
      let found = try #require(
        encoder.embedding(of: [([0, 0], 3), ([1], 1)], length: 0.5))
      #expect(isNear(direction(found), direction(Embedding(direction: [3, 1], length: 0.5))))
    }
  }

  @Test("The nearest concepts come first")
  func nearest() throws {
    try withFile { file in
      let file = try #require(file)
      let text = try #require(SentenceEncoder(file).embedding(stems: ["bar"]))
      #expect(file.concepts.nearest(to: text, limit: 1) == ["bar"])
      #expect(file.concepts.nearest(to: text, limit: 9) == ["bar", "sheet"])
    }
  }

  @Test(
    "A vector comes back from its bytes as it was", arguments: [[3, -4, 0.5], [0, 0, 0], [1e-20]])
  func bytes(vector: [Float]) {
    let embedding = Embedding(direction: vector)
    #expect(embedding.bytes.withUnsafeBytes(Embedding.init(bytes:)) == embedding)
    let length = direction(embedding).reduce(0) { $0 + $1 * $1 }
    #expect(length == 0 || abs(length - 1) < 0.01)
  }

  @Test("Every trained concept is one of the glossary")
  func trained() throws {
    let glossary = try GlossaryLoader.load(.shipped)
    let file = try #require(EmbeddingFile.shipped)
    let text = Embedding(direction: [Float](repeating: 1, count: file.dimensions))
    let trained = Set(file.concepts.nearest(to: text, limit: .max))
    let known = Set(glossary.concepts.flatMap { [$0.concept.id] + $0.concept.formerIDs })
    #expect(trained.count > 400)
    #expect(trained.subtracting(known).isEmpty, "run Training/train.py")
  }

  @Test(
    "Texts about one thing are nearer than texts about two, in whatever words and language",
    arguments: [
      (
        "spinning wheel while the page loads", "крутится колёсико, пока грузится",
        "pinch to zoom out", Float(0.1)
      ),
      (
        "pull the list down to get new mail", "потянул ленту вниз, чтобы обновить",
        "смахнуть письмо", 0.05
      ),
      (
        "сообщение само исчезает через пару секунд", "brief note that goes away by itself",
        "строка поиска", 0.1
      ),
      (
        "red number on the corner of the app's picture", "кружок с числом на значке", "тёмная тема",
        0.1
      ),
    ])
  func meanings(text: String, same: String, other: String, margin: Float) throws {
    let file = try #require(EmbeddingFile.shipped)
    let encoder = SentenceEncoder(file)
    let stemmer = Stemmer()
    let found = try [text, same, other].map { text in
      let stems = stemmer.stems(of: FoldedText(text))
      return try #require(encoder.embedding(stems: stems))
    }
    #expect(found[0].nearness(found[1]) > found[0].nearness(found[2]) + margin)
  }

  @Test("A concept of one's own is found by what it means, and a shipped id is read anew")
  func own() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      {"category": "element", "subcategory": "own", "concepts": [
        {"id": "sheet", "labels": [
          {"text": "Zorp", "lang": "en", "status": "preferred", "kind": "full"}],
         "en": {"definition": "Spinning wheel shown while something loads.",
           "cues": ["goes round until the page has loaded"]}},
        {"id": "zorp", "labels": [
          {"text": "Qux", "lang": "en", "status": "preferred", "kind": "full"}],
         "en": {"definition": "Field where one types what is looked for.",
           "cues": ["box on the page with a magnifier for searching"]}}]}
      """, to: "own.json")
    let glossary = try GlossaryLoader.load(.path(file, name: "own"))
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let database = try Database.open(":memory:", flags: flags)
    try StoreCompiler.compile([glossary], into: database)
    let lookUp = LookUp(Store(database), Stemmer())
    // Both have the one word that the glossary knows: by words alone only those in which an entry is
    // written lead to it.
    for (text, id) in [
      ("крутится колёсико, пока page грузится", "sheet"), ("искать на page", "zorp"),
    ] {
      let found = try lookUp.find(text, limit: 3)
      #expect((found.results + found.nearMisses).first?.id == id)
    }
  }

  @Test("What is strange to the shipped glossary is not to one's own")
  func strange() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      {"category": "element", "subcategory": "own", "concepts": [
        {"id": "triage", "labels": [
          {"text": "Triage", "lang": "en", "status": "preferred", "kind": "full"}],
         "en": {"definition": "Decision of a nurse which patient sees the doctor first.",
           "cues": ["nurse who sends people to the right doctor"]}}]}
      """, to: "own.json")
    let library = try GlossaryLibrary.open(
      sources: [.shipped, .path(file, name: "clinic")], cacheFolder: nil)
    let text = "nurse says which patient sees the doctor first"
    #expect(try library.find(text, limit: 3).results.first?.id == "triage")
    let shipped = try GlossaryLibrary.open(sources: [.shipped], cacheFolder: nil)
    #expect(try shipped.find(text, limit: 3).results.isEmpty)
  }

  @Test("A shipped concept keeps what it was trained to be under another id")
  func renamed() throws {
    var glossary = try GlossaryLoader.load(.shipped)
    let place = try #require(glossary.concepts.firstIndex { $0.concept.id == "toast" })
    glossary.concepts[place].concept.id = "brief-note"
    glossary.concepts[place].concept.formerIDs = ["toast"]
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let database = try Database.open(":memory:", flags: flags)
    try StoreCompiler.compile([glossary], into: database)
    let store = Store(database)
    let number = try #require(try store.number(ofID: "brief-note"))
    let known = try #require(try store.meaning(number))
    #expect(known.isTrained)
    #expect(known.words == EmbeddingFile.shipped?.concepts["toast"])
    #expect(known.context == TransformerFile.shipped?.concepts["toast"])
    let frequency = try #require(TransformerFile.shipped?.frequency(of: "toast"))
    #expect(frequency != 0)
    #expect(abs(try #require(try store.prior(number)).frequency - frequency) < 0.001)
  }
}
