import CGlossaryData
import CTransformer

/// The layers, pieces and concepts that Training/transformer.py wrote, read where they lie in the program.
///
/// After "SHTKTRF2" come seven UInt32: the dimensions of a vector, attention heads, dimensions inside a
/// feed-forward layer, layers, positions, pieces, concepts. Then, for pieces and for concepts, where each
/// name begins and the last one ends (UInt32); the score of each piece, a natural logarithm, and the scale
/// of its vector, the scale of each concept's (Float32). As Float32 too: how much more often than about
/// others people write about each concept, a natural logarithm; the vectors of the positions, the mean of
/// all texts, gain and bias of the first normalization, and for each layer what `sh_transformer_layers`
/// tells. As Int8: the vectors of the pieces and of the concepts, the weights of the layers. Last the
/// names, in ascending order of their UTF-8 bytes; the first three pieces have none, for they stand for a
/// text's beginning, its end and a letter that is in no piece.
struct TransformerFile {
  /// What is built into the program; nil where that is damaged.
  static var shipped: TransformerFile? {
    let file = sh_transformer()
    return TransformerFile(
      UnsafeRawBufferPointer(start: file.start, count: file.count), isShipped: true)
  }

  static let beginning = 0
  static let end = 1
  static let unknown = 2

  private static let magic = Array("SHTKTRF2".utf8)
  private static let word = PackedBytes.word
  /// No sound file has more of each, in their order: sums of so many products stay within 31 bits.
  private static let most = [2048, 2048, 2048, 64, 512, 1 << 20, 1 << 20]

  /// The numbers of a vector.
  let dimensions: Int
  /// The most pieces that a text may have, with its beginning and end.
  let positionCount: Int
  let pieces: PackedNames
  /// What the concepts of the shipped glossary mean.
  let concepts: ConceptVectors
  /// The layers, for `sh_transform`.
  let layers: sh_transformer_layers
  /// Whether the memory of a layer may be given back: what is built into the program is read again then.
  let isShipped: Bool
  private let file: PackedBytes
  private let scores: Int
  private let scales: Int
  private let frequencies: Int
  private let positions: Int
  private let mean: Int
  private let vectors: Int

  /// Reads the layout; nil where the lengths do not add up.
  ///
  /// - Parameter bytes: Begin where a `Float` may.
  init?(_ bytes: UnsafeRawBufferPointer, isShipped: Bool = false) {
    let head = Self.magic.count + 7 * Self.word
    guard bytes.count >= head, bytes.prefix(Self.magic.count).elementsEqual(Self.magic),
      let start = bytes.baseAddress
    else { return nil }
    let file = PackedBytes(bytes: bytes)
    let counts = (0..<7).map { file.number(at: Self.magic.count + $0 * Self.word) }
    guard zip(counts, Self.most).allSatisfy({ 0 < $0 && $0 <= $1 }), counts[0] % counts[1] == 0,
      counts[0] % 2 == 0, counts[2] % 2 == 0,
      counts[4] > 2, counts[5] > Self.unknown
    else { return nil }
    let (dimensions, positionCount) = (counts[0], counts[4])
    let (pieceCount, conceptCount) = (counts[5], counts[6])
    var layers = sh_transformer_layers(
      dimensions: Int32(dimensions), heads: Int32(counts[1]), inner: Int32(counts[2]),
      layers: Int32(counts[3]), norm: nil, numbers: nil, weights: nil)
    let numberCount = Int(sh_transformer_layer_numbers(&layers)) * counts[3]
    let weightCount = Int(sh_transformer_layer_weights(&layers)) * counts[3]
    var layout = PackedLayout(from: head)
    let pieceEnds = layout.next(PackedNames.endsLength(pieceCount))
    let conceptEnds = layout.next(PackedNames.endsLength(conceptCount))
    scores = layout.next(pieceCount * Self.word)
    scales = layout.next(pieceCount * Self.word)
    let conceptScales = layout.next(conceptCount * Self.word)
    frequencies = layout.next(conceptCount * Self.word)
    positions = layout.next(positionCount * dimensions * Self.word)
    mean = layout.next(dimensions * Self.word)
    let norm = layout.next(2 * dimensions * Self.word)
    let numbers = layout.next(numberCount * Self.word)
    vectors = layout.next(pieceCount * dimensions)
    let conceptVectors = layout.next(conceptCount * dimensions)
    let weights = layout.next(weightCount)
    guard layout.place <= bytes.count else { return nil }
    pieces = PackedNames(file, ends: pieceEnds, count: pieceCount, textIn: &layout)
    let names = PackedNames(file, ends: conceptEnds, count: conceptCount, textIn: &layout)
    guard bytes.count == layout.place else { return nil }
    concepts = ConceptVectors(
      file, names, scales: conceptScales, vectors: conceptVectors, dimensions: dimensions)
    layers.norm = (start + norm).assumingMemoryBound(to: Float.self)
    layers.numbers = (start + numbers).assumingMemoryBound(to: Float.self)
    layers.weights = (start + weights).assumingMemoryBound(to: Int8.self)
    self.layers = layers
    self.dimensions = dimensions
    self.positionCount = positionCount
    self.file = file
    self.isShipped = isShipped
  }

  /// How likely a piece is in a text, as a natural logarithm.
  func score(_ piece: Int) -> Float {
    file.float(at: scores + piece * Self.word)
  }

  /// How much more often than about others people write about a concept, as a natural logarithm; nil for one
  /// that is not in the shipped glossary.
  func frequency(of id: String) -> Float? {
    concepts.number(of: id).map { file.float(at: frequencies + $0 * Self.word) }
  }

  /// Adds the vectors of a piece and of its place in the text to a sum.
  func add(_ piece: Int, at position: Int, to sum: inout [Float]) {
    file.add(
      at: vectors + piece * dimensions, times: file.float(at: scales + piece * Self.word), to: &sum)
    for index in sum.indices {
      sum[index] += file.float(at: positions + (position * dimensions + index) * Self.word)
    }
  }

  /// Takes the mean of all texts off a vector.
  func subtractMean(from vector: inout [Float]) {
    for index in vector.indices { vector[index] -= file.float(at: mean + index * Self.word) }
  }
}
