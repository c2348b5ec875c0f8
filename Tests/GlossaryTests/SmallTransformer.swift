/// A file of layers as Training/transformer.py writes it, with vectors of four numbers.
struct SmallTransformer {
  static let dimensions = 4
  static let heads = 2
  static let inner = 8
  static let layers = 2
  static let positions = 6

  /// A piece, how likely it is and its vector, in ascending order but for the first three.
  var pieces: [(text: String, score: Float, vector: [Int8])] = [
    ("", 0, [90, -20, 5, 33]), ("", 0, [-60, 70, 8, 1]), ("", -20, [3, 3, -90, 50]),
    ("a", -4, [11, 45, -7, 100]), ("ab", -5, [-100, 20, 40, 9]), ("b", -4, [64, 64, -1, -64]),
    ("орка", -7, [70, -8, 15, -101]), ("▁", -3, [5, -90, 77, 12]),
    ("▁a", -6, [31, 7, -44, 80]), ("▁шт", -7, [-12, 99, 60, -35]),
  ]
  var concepts: [(id: String, vector: [Int8], frequency: Float)] = [
    ("", [-127, -127, 0, 0], 0), ("bar", [127, 0, 0, 0], -1.5), ("sheet", [0, 0, 127, -127], 2.25),
  ]

  /// What pieces, concepts and rows of weights are multiplied by.
  static let scale: Float = 1 / 64

  let positionVectors = varied(positions * dimensions)
  let mean = varied(dimensions)
  let norm = varied(2 * dimensions)
  let numbers = varied(
    layers * ((3 + 1 + 2 + 1 + 2) * dimensions + inner), from: 40)
  let weights = varied(
    layers * (4 * dimensions * dimensions + 2 * dimensions * inner), from: 90
  ).map { Int8($0 * 100) }

  /// Numbers between -1 and 1 that look like chance and are always the same.
  static func varied(_ count: Int, from: Int = 0) -> [Float] {
    (from..<from + count).map { number in
      let hash = UInt32(truncatingIfNeeded: number &+ 1) &* 2_654_435_761
      return Float(hash >> 8) / Float(1 << 23) - 1
    }
  }

  /// The numbers of a layer without the scales of its weights.
  static let layerNumbers = (3 + 1 + 2 + 1 + 2) * dimensions + inner
  private static let layerRows = 5 * dimensions + inner

  /// The numbers of a layer and what each row of its weights is multiplied by.
  private func numbers(of layer: Int) -> [Float] {
    numbers[layer * Self.layerNumbers..<(layer + 1) * Self.layerNumbers]
      + [Float](repeating: Self.scale, count: Self.layerRows)
  }

  var bytes: [UInt8] {
    var bytes = Array("SHTKTRF2".utf8)
    let counts = [
      Self.dimensions, Self.heads, Self.inner, Self.layers, Self.positions, pieces.count,
      concepts.count,
    ]
    for count in counts { bytes += PackedParts.word(UInt32(count)) }
    bytes += PackedParts.ends(pieces.map(\.text)) + PackedParts.ends(concepts.map(\.id))
    bytes += PackedParts.floats(pieces.map(\.score))
    bytes += PackedParts.floats(
      [Float](repeating: Self.scale, count: pieces.count + concepts.count))
    bytes += PackedParts.floats(concepts.map(\.frequency) + positionVectors + mean + norm)
    for layer in 0..<Self.layers { bytes += PackedParts.floats(numbers(of: layer)) }
    for vector in pieces.map(\.vector) + concepts.map(\.vector) + [weights] {
      bytes += vector.map(UInt8.init(bitPattern:))
    }
    return bytes + pieces.flatMap { $0.text.utf8 } + concepts.flatMap { $0.id.utf8 }
  }
}

extension SmallTransformer {
  /// The vector of a text with these pieces.
  func expected(_ pieces: [Int]) -> [Double] {
    let book = TransformerByTheBook(
      dimensions: Self.dimensions, heads: Self.heads, inner: Self.inner, layers: Self.layers,
      norm: norm, numbers: (0..<Self.layers).flatMap(numbers(of:)), weights: weights)
    let x = book.transformed(
      pieces.enumerated().map { position, piece in
        (0..<Self.dimensions).map {
          Double(self.pieces[piece].vector[$0]) * Double(Self.scale)
            + Double(positionVectors[position * Self.dimensions + $0])
        }
      })
    let sum = (0..<Self.dimensions).map { i in x.reduce(0) { $0 + $1[i] } / Double(x.count) }
    let vector = zip(sum, mean).map { $0 - Double($1) }
    let length = vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
    return vector.map { $0 / length }
  }
}
