import CTransformer

/// Layers whose rows are neither a whole number of what an instruction takes nor shorter than that, and
/// whose values are as large as those of real ones.
struct WideTransformer {
  static let dimensions = 56
  static let heads = 2
  static let inner = 120
  static let layers = 3
  static let layerNumbers = 9 * dimensions + inner + 5 * dimensions + inner

  let norm =
    [Float](repeating: 1, count: dimensions)
    + SmallTransformer.varied(dimensions, from: 11)
  /// Biases up to 1, gains from 1 to 3, scales of 1 / 40 or less.
  var numbers: [Float] = (0..<layers).flatMap { layer in
    let varied = SmallTransformer.varied(layerNumbers, from: 500 * layer)
    return varied.indices.map { place -> Float in
      let gains = [4 * dimensions, 7 * dimensions + inner].map { $0..<$0 + dimensions }
      if gains.contains(where: { $0.contains(place) }) { return 2 + varied[place] }
      return place < 9 * dimensions + inner ? varied[place] : (1.1 + varied[place]) / 80
    }
  }
  let weights = SmallTransformer.varied(
    layers * (4 * dimensions * dimensions + 2 * dimensions * inner), from: 7
  ).map { Int8($0 * 127) }

  func vectors(_ pieces: Int) -> [Float] {
    SmallTransformer.varied(pieces * Self.dimensions, from: 3)
  }

  @discardableResult
  func withLayers<Answer>(_ body: (inout sh_transformer_layers) -> Answer) -> Answer {
    norm.withUnsafeBufferPointer { norm in
      numbers.withUnsafeBufferPointer { numbers in
        weights.withUnsafeBufferPointer { weights in
          var layers = sh_transformer_layers(
            dimensions: Int32(Self.dimensions), heads: Int32(Self.heads), inner: Int32(Self.inner),
            layers: Int32(Self.layers), norm: norm.baseAddress, numbers: numbers.baseAddress,
            weights: weights.baseAddress)
          return body(&layers)
        }
      }
    }
  }

  /// What the layers make of the vectors.
  func expected(_ vectors: [Float]) -> [Double] {
    let book = TransformerByTheBook(
      dimensions: Self.dimensions, heads: Self.heads, inner: Self.inner, layers: Self.layers,
      norm: norm, numbers: numbers, weights: weights)
    let pieces = stride(from: 0, to: vectors.count, by: Self.dimensions).map {
      vectors[$0..<$0 + Self.dimensions].map(Double.init)
    }
    return book.transformed(pieces).flatMap(\.self)
  }
}
