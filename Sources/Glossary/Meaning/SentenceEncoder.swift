#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Finds the meaning of a text: the sum of its words' vectors, each by its weight, which depends on the
/// words around it, for what stands behind «под» or "after" is where or when something happens, and not
/// what.
struct SentenceEncoder {
  /// Of a text so many known words are read, as in training.
  private static let wordLimit = 32

  private let file: EmbeddingFile

  init(_ file: EmbeddingFile) {
    self.file = file
  }

  /// The meaning of a text with these stems, in its order; nil where all are unknown.
  ///
  /// Unknown stems are passed over, as if they were not there.
  func embedding(stems: [String]) -> Embedding? {
    let sum = vector(stems.compactMap(file.stem))
    return sum.isEmpty ? nil : Embedding(direction: sum)
  }

  /// The meaning of what several texts have in common, each by its share; nil where all are unknown.
  ///
  /// The texts are the numbers of their known stems, in their order.
  func embedding(of texts: [(stems: [Int], share: Float)], length: Float) -> Embedding? {
    var sum = [Float](repeating: 0, count: file.dimensions)
    var isKnown = false
    for (stems, share) in texts {
      let vector = vector(stems)
      let length = vector.euclideanLength
      // Nothing is known, or what is known cancels out.
      if length == 0 { continue }
      isKnown = true
      for (index, value) in zip(sum.indices, vector) { sum[index] += share * value / length }
    }
    return isKnown ? Embedding(direction: sum, length: length) : nil
  }

  /// The weighted sum of known stems; empty without any.
  private func vector(_ stems: [Int]) -> [Float] {
    let known = Array(stems.prefix(Self.wordLimit))
    let gates = known.map(file.gates)
    var sum = [Float](repeating: 0, count: known.isEmpty ? 0 : file.dimensions)
    for (place, stem) in known.enumerated() {
      var weight = gates[place].own
      if place > 0 { weight += gates[place - 1].next }
      if place > 1 { weight += gates[place - 2].nextButOne }
      if place + 1 < known.count { weight += gates[place + 1].previous }
      file.add(stem, weight: exp(weight), to: &sum)
    }
    return sum
  }
}
