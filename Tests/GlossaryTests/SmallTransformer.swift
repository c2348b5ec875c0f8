#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
  var concepts: [(id: String, vector: [Int8])] = [
    ("", [-127, -127, 0, 0]), ("bar", [127, 0, 0, 0]), ("sheet", [0, 0, 127, -127]),
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

  var bytes: [UInt8] {
    var bytes = Array("SHTKTRF1".utf8)
    let counts = [
      Self.dimensions, Self.heads, Self.inner, Self.layers, Self.positions, pieces.count,
      concepts.count,
    ]
    for count in counts { bytes += PackedParts.word(UInt32(count)) }
    bytes += PackedParts.ends(pieces.map(\.text)) + PackedParts.ends(concepts.map(\.id))
    bytes += PackedParts.floats(pieces.map(\.score))
    bytes += PackedParts.floats(
      [Float](repeating: Self.scale, count: pieces.count + concepts.count))
    bytes += PackedParts.floats(positionVectors + mean + norm)
    for layer in 0..<Self.layers {
      bytes += PackedParts.floats(
        numbers[layer * Self.layerNumbers..<(layer + 1) * Self.layerNumbers])
      bytes += PackedParts.floats([Float](repeating: Self.scale, count: Self.layerRows))
    }
    for vector in pieces.map(\.vector) + concepts.map(\.vector) + [weights] {
      bytes += vector.map(UInt8.init(bitPattern:))
    }
    return bytes + pieces.flatMap { $0.text.utf8 } + concepts.flatMap { $0.id.utf8 }
  }
}

// MARK: - The same by the book

extension SmallTransformer {
  /// The vector of a text with these pieces, in double precision, one step after the other.
  func expected(_ pieces: [Int]) -> [Double] {
    var x = pieces.enumerated().map { position, piece in
      (0..<Self.dimensions).map {
        Double(self.pieces[piece].vector[$0]) * Double(Self.scale)
          + Double(positionVectors[position * Self.dimensions + $0])
      }
    }
    x = x.map { normalized($0, norm.map(Double.init)[...]) }
    for layer in 0..<Self.layers { x = read(x, layer) }
    let sum = (0..<Self.dimensions).map { i in x.reduce(0) { $0 + $1[i] } / Double(x.count) }
    let vector = zip(sum, mean).map { $0 - Double($1) }
    let length = vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
    return vector.map { $0 / length }
  }

  private func normalized(_ x: [Double], _ gainAndBias: ArraySlice<Double>) -> [Double] {
    let mean = x.reduce(0, +) / Double(x.count)
    let deviation = (x.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(x.count)).squareRoot()
    return x.indices.map {
      (x[$0] - mean) / deviation * gainAndBias[gainAndBias.startIndex + $0]
        + gainAndBias[gainAndBias.startIndex + x.count + $0]
    }
  }

  private func read(_ x: [[Double]], _ layer: Int) -> [[Double]] {
    let (size, inner) = (Self.dimensions, Self.inner)
    var numbers = self.numbers[(layer * Self.layerNumbers)...].map(Double.init)[...]
    var weights = self.weights[(layer * self.weights.count / Self.layers)...]
    func next(_ count: Int) -> ArraySlice<Double> {
      defer { numbers = numbers.dropFirst(count) }
      return numbers.prefix(count)
    }
    let (biasIn, biasOut, norm) = (next(3 * size), next(size), next(2 * size))
    let (biasInner, biasOuter, last) = (next(inner), next(size), next(2 * size))
    func matrix(_ rows: Int, _ columns: Int) -> [[Double]] {
      defer { weights = weights.dropFirst(rows * columns) }
      let taken = Array(weights.prefix(rows * columns))
      return (0..<rows).map { row in
        (0..<columns).map { Double(taken[row * columns + $0]) * Double(Self.scale) }
      }
    }
    func times(_ matrix: [[Double]], _ x: [Double], _ bias: ArraySlice<Double>) -> [Double] {
      zip(matrix, bias).map { row, bias in zip(row, x).reduce(bias) { $0 + $1.0 * $1.1 } }
    }
    let (toParts, toOut) = (matrix(3 * size, size), matrix(size, size))
    let (toInner, toOuter) = (matrix(inner, size), matrix(size, inner))
    let parts = x.map { times(toParts, $0, biasIn) }
    let width = size / Self.heads
    return x.indices.map { place in
      var seen: [Double] = []
      for head in 0..<Self.heads {
        let own = head * width..<(head + 1) * width
        let fits: [Double] = parts.map { part in
          var fit = 0.0
          for i in own { fit += parts[place][i] * part[size + i] }
          return exp(fit / Double(width).squareRoot())
        }
        let sum = fits.reduce(0, +)
        for i in own {
          var value = 0.0
          for (fit, part) in zip(fits, parts) { value += fit / sum * part[2 * size + i] }
          seen.append(value)
        }
      }
      let attended = normalized(zip(x[place], times(toOut, seen, biasOut)).map(+), norm)
      let middle: [Double] = times(toInner, attended, biasInner).map { value in
        let cubed = value * value * value
        return value * 0.5 * (1 + tanh(0.7978845608 * (value + 0.044715 * cubed)))
      }
      return normalized(zip(attended, times(toOuter, middle, biasOuter)).map(+), last)
    }
  }
}
