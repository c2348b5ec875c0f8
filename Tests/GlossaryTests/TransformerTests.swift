import CGlossaryData
import CTransformer
import Testing

@testable import Glossary

struct TransformerTests {
  private func withFile<Answer>(
    _ bytes: [UInt8] = SmallTransformer().bytes, _ body: (TransformerFile?) throws -> Answer
  ) rethrows -> Answer {
    // Floats are read where they lie, so the file begins where one may.
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 64)
    defer { copy.deallocate() }
    copy.copyBytes(from: bytes)
    return try body(TransformerFile(UnsafeRawBufferPointer(copy)))
  }

  @Test("A file whose lengths do not add up is refused as a whole")
  func damaged() {
    let bytes = SmallTransformer().bytes
    for count in 0..<bytes.count { withFile(Array(bytes.prefix(count))) { #expect($0 == nil) } }
    withFile(bytes + [0]) { #expect($0 == nil) }
    withFile([UInt8(ascii: "X")] + bytes.dropFirst()) { #expect($0 == nil) }
    // The seven counts: too much, nothing, another.
    for place in 8..<36 {
      for byte in [0xFF, 0, bytes[place] &+ 1] where byte != bytes[place] {
        var other = bytes
        other[place] = byte
        withFile(other) { #expect($0 == nil) }
      }
    }
  }

  @Test(
    "A text is cut into its likeliest pieces",
    arguments: [
      ("a", ["▁a"]), ("ab", ["▁", "ab"]), ("a b", ["▁a", "▁", "b"]),
      (" A  B ", ["▁a", "▁", "b"]), ("aab", ["▁a", "ab"]), ("шторка", ["▁шт", "орка"]),
      ("Шторка\tab", ["▁шт", "орка", "▁", "ab"]), ("x", ["▁", "?"]), ("ж🎉", ["▁", "?", "?"]),
      ("", ["▁"]), ("ａ\u{AD}b\u{200B}", ["▁", "ab"]), ("А", ["▁", "?"]),
    ])
  func pieces(text: String, expected: [String]) throws {
    try withFile { file in
      let file = try #require(file)
      let found = UnigramTokenizer(file).pieces(of: text).map {
        $0 == TransformerFile.unknown ? "?" : file.pieces[$0]
      }
      #expect(found == expected)
    }
  }

  @Test("Names that a text goes on with are all found, the shortest first")
  func beginnings() throws {
    try withFile { file in
      let file = try #require(file)
      var found: [String] = []
      file.pieces.forEachName(in: Array("▁ab".utf8), from: 0) { length, number in
        #expect(file.pieces[number].utf8.count == length)
        found.append(file.pieces[number])
      }
      #expect(found == ["▁", "▁a"])
      file.pieces.forEachName(in: Array("ab".utf8), from: 2) { _, _ in Issue.record() }
      file.pieces.forEachName(in: Array("zz".utf8), from: 0) { _, _ in Issue.record() }
    }
  }

  @Test(
    "The layers give what the formulas give", arguments: ["a", "ab", "a b", "шторка a", "x ab b a"])
  func layers(text: String) throws {
    let small = SmallTransformer()
    try withFile(small.bytes) { file in
      let file = try #require(file)
      let pieces = UnigramTokenizer(file).pieces(of: text).prefix(SmallTransformer.positions - 2)
      let expected = small.expected([0] + pieces + [1])
      let found = try #require(TransformerEncoder(file).embedding(of: text))
      for (number, value) in zip(found.numbers, expected) {
        #expect(abs(Double(Float(number) * found.scale) - value) < 0.01)
      }
    }
  }

  @Test("How often people write about a concept is read where it stands")
  func frequencies() throws {
    try withFile { file in
      let file = try #require(file)
      #expect(file.frequency(of: "bar") == -1.5)
      #expect(file.frequency(of: "sheet") == 2.25)
      #expect(file.frequency(of: "tab") == nil)
    }
  }

  /// The instructions that this processor has.
  static let instructions: [sh_instructions] = [
    sh_instructions_plain, sh_instructions_avx2, sh_instructions_avx512,
  ].filter { $0.rawValue <= sh_best_instructions().rawValue }

  @Test(
    "Whatever instructions the processor has, the layers give what the formulas give",
    arguments: Self.instructions, [1, 4, 7])
  func everyProcessor(_ instructions: sh_instructions, pieces: Int) {
    let wide = WideTransformer()
    let begin = wide.vectors(pieces)
    var found = begin
    let done = wide.withLayers { layers in
      sh_transform(&layers, &found, Int32(pieces), nil, instructions)
    }
    #expect(done == 0)
    let expected = wide.expected(begin)
    let largest = expected.map(abs).max() ?? 0
    for (one, another) in zip(found, expected) {
      #expect(abs(Double(one) - another) < 0.005 * largest)
    }
  }

  @Test("Numbers of a damaged file are no harm", arguments: Self.instructions)
  func damagedNumbers(_ instructions: sh_instructions) {
    for number in [Float.nan, .infinity, -.infinity, 1e38, 1e-38, .leastNonzeroMagnitude] {
      var wide = WideTransformer()
      for place in stride(from: 0, to: wide.numbers.count, by: 31) { wide.numbers[place] = number }
      var vectors = wide.vectors(5)
      let done = wide.withLayers { layers in
        sh_transform(&layers, &vectors, 5, nil, instructions)
      }
      #expect(done == 0)
    }
  }

  @Test("The weights of each layer are told once, one behind the other, when they were used")
  func done() {
    let wide = WideTransformer()
    Told.ranges = []
    var vectors = wide.vectors(2)
    wide.withLayers { layers in
      _ = sh_transform(
        &layers, &vectors, 2,
        { start, count in Told.ranges.append((Int(bitPattern: start), count)) },
        sh_instructions_plain)
      let weights = Int(bitPattern: layers.weights)
      let bytes = wide.weights.count / WideTransformer.layers
      let expected = (0..<WideTransformer.layers).map { (weights + $0 * bytes, bytes) }
      #expect(Told.ranges.map(\.0) == expected.map(\.0))
      #expect(Told.ranges.map(\.1) == expected.map(\.1))
    }
  }

  /// What a C function was told; no other test has one.
  private enum Told {
    nonisolated(unsafe) static var ranges: [(Int, Int)] = []
  }

  @Test("However its letters are written, a text is the same")
  func written() throws {
    let file = try #require(TransformerFile.shipped)
    let encoder = TransformerEncoder(file)
    let text = "на айфоне серый ёжик у «края» экрана"
    let known = try #require(encoder.embedding(of: text))
    for other in [
      "на аи\u{306}фоне серыи\u{306} е\u{308}жик у «края» экрана",
      "На айфоне СЕРЫЙ ёжик у «края» экрана",
      "на айфо\u{AD}не серый ежик у\u{A0}«края»  экрана\u{200B}",
    ] {
      #expect(encoder.embedding(of: other) == known, "\(other)")
    }
  }

  @Test("Words far behind in a long text are not read")
  func long() throws {
    try withFile { file in
      let file = try #require(file)
      let encoder = TransformerEncoder(file)
      #expect(encoder.embedding(of: "ab ab") == encoder.embedding(of: "ab ab a b a b"))
      #expect(encoder.embedding(of: "ab ab") != encoder.embedding(of: "ab b"))
    }
  }

  @Test("The shipped file is sound and knows every concept of the shipped glossary")
  func shipped() throws {
    let file = try #require(TransformerFile.shipped)
    #expect(file.concepts[""] != nil)
    for id in try ShippedGlossary().ids {
      #expect(file.concepts[id] != nil, "\(id)")
      #expect(file.frequency(of: id) != nil, "\(id)")
    }
    let often = try #require(file.frequency(of: "bottom-sheet"))
    let seldom = try #require(file.frequency(of: "magic-tap"))
    #expect(often > seldom)
    let encoder = TransformerEncoder(file)
    let before = try #require(encoder.embedding(of: "панель выезжает снизу"))
    sh_release(sh_transformer())
    #expect(encoder.embedding(of: "панель выезжает снизу") == before)
  }
}
