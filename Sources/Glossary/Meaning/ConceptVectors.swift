/// The vectors that concepts were trained to have; the id "" stands for everything that is no concept.
struct ConceptVectors {
  /// How many numbers a vector has.
  let dimensions: Int
  private let file: PackedBytes
  private let names: PackedNames
  private let scales: Int
  private let vectors: Int

  /// - Parameters:
  ///   - scales: The place of what each vector is multiplied by (Float32).
  ///   - vectors: The place of the vectors (Int8).
  init(_ file: PackedBytes, _ names: PackedNames, scales: Int, vectors: Int, dimensions: Int) {
    self.file = file
    self.names = names
    self.scales = scales
    self.vectors = vectors
    self.dimensions = dimensions
  }

  /// The vector of a concept; nil for one that is not in the shipped glossary.
  subscript(id: String) -> Embedding? {
    number(of: id).map(vector)
  }

  /// The place of a concept among all, in ascending order of their ids; nil for one that is not in the
  /// shipped glossary.
  func number(of id: String) -> Int? {
    names.number(of: id)
  }

  /// The ids of the concepts that mean the nearest to `embedding`, the nearest first; what is no concept
  /// is not among them.
  func nearest(to embedding: Embedding, limit: Int) -> [String] {
    guard embedding.numbers.count == dimensions else { return [] }
    return (0..<names.count).lazy.filter { !names.isEmpty($0) }
      .map { (number: $0, nearness: nearness(of: $0, to: embedding.numbers)) }
      .firstSorted(limit) { ($1.nearness, $0.number) < ($0.nearness, $1.number) }
      .map { names[$0.number] }
  }

  /// How near a concept is to a vector without its scale.
  private func nearness(of concept: Int, to numbers: [Int8]) -> Float {
    let start = vectors + concept * dimensions
    var sum: Int32 = 0
    for index in 0..<dimensions {
      sum &+= Int32(numbers[index]) &* Int32(Int8(bitPattern: file.bytes[start + index]))
    }
    return Float(sum) * file.float(at: scales + concept * PackedBytes.word)
  }

  private func vector(_ concept: Int) -> Embedding {
    let start = vectors + concept * dimensions
    return Embedding(
      scale: file.float(at: scales + concept * PackedBytes.word),
      numbers: file.bytes[start..<start + dimensions].map { Int8(bitPattern: $0) })
  }
}
