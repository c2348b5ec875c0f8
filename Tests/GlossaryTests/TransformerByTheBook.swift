#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The layers of a transformer in double precision, one step after the other.
struct TransformerByTheBook {
  let dimensions: Int
  let heads: Int
  let inner: Int
  let layers: Int
  /// As `sh_transformer_layers` has them.
  let norm: [Float]
  let numbers: [Float]
  let weights: [Int8]

  /// What the layers make of the vectors of a text's pieces.
  func transformed(_ vectors: [[Double]]) -> [[Double]] {
    var x = vectors.map { Self.normalized($0, norm[..<dimensions], norm[dimensions...]) }
    for layer in 0..<layers { x = read(x, layer) }
    return x
  }

  private static func normalized(
    _ x: [Double], _ gain: ArraySlice<Float>, _ bias: ArraySlice<Float>
  ) -> [Double] {
    let mean = x.reduce(0, +) / Double(x.count)
    let variance = x.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(x.count)
    return zip(x, zip(gain, bias)).map {
      ($0 - mean) / variance.squareRoot() * Double($1.0) + Double($1.1)
    }
  }

  private func read(_ x: [[Double]], _ layer: Int) -> [[Double]] {
    let size = dimensions
    var numbers = numbers[(layer * self.numbers.count / layers)...]
    var weights = weights[(layer * self.weights.count / layers)...]
    func next(_ count: Int) -> ArraySlice<Float> {
      defer { numbers = numbers.dropFirst(count) }
      return numbers.prefix(count)
    }
    let (biasIn, biasOut, gain, bias) = (next(3 * size), next(size), next(size), next(size))
    let (biasInner, biasOuter, lastGain, lastBias) = (
      next(inner), next(size), next(size), next(size)
    )
    func matrix(_ rows: Int, _ columns: Int) -> [[Double]] {
      next(rows).map { scale in
        defer { weights = weights.dropFirst(columns) }
        return weights.prefix(columns).map { Double($0) * Double(scale) }
      }
    }
    func times(_ matrix: [[Double]], _ x: [Double], _ bias: ArraySlice<Float>) -> [Double] {
      zip(matrix, bias).map { row, bias in zip(row, x).reduce(Double(bias)) { $0 + $1.0 * $1.1 } }
    }
    let (toParts, toOut) = (matrix(3 * size, size), matrix(size, size))
    let (toInner, toOuter) = (matrix(inner, size), matrix(size, inner))
    let parts = x.map { times(toParts, $0, biasIn) }
    let width = size / heads
    return x.indices.map { place in
      var seen: [Double] = []
      for head in 0..<heads {
        let own = head * width..<(head + 1) * width
        let fits: [Double] = parts.map { part in
          var fit = 0.0
          for i in own { fit += parts[place][i] * part[size + i] }
          return fit / Double(width).squareRoot()
        }
        let best = fits.max() ?? 0
        let shares = fits.map { exp($0 - best) }
        let sum = shares.reduce(0, +)
        for i in own {
          var value = 0.0
          for (share, part) in zip(shares, parts) { value += share / sum * part[2 * size + i] }
          seen.append(value)
        }
      }
      let attended = Self.normalized(zip(x[place], times(toOut, seen, biasOut)).map(+), gain, bias)
      let middle: [Double] = times(toInner, attended, biasInner).map { value in
        let cubed = value * value * value
        return value * 0.5 * (1 + tanh(0.7978845608 * (value + 0.044715 * cubed)))
      }
      return Self.normalized(
        zip(attended, times(toOuter, middle, biasOuter)).map(+), lastGain, lastBias)
    }
  }
}
