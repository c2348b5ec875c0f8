import CGlossaryData

/// The vectors of words and concepts that Training/train.py wrote, read where they lie in the program.
///
/// After "SHTKEMB1" come three UInt32: the dimensions of a vector, the number of stems, of concepts. Then,
/// for stems and for concepts, where each name begins and the last one ends (UInt32); for each stem four
/// Float32, see `Gates`; for each stem and each concept the scale of its vector (Float32); the vectors
/// (Int8); the names of the stems, then of the concepts, in ascending order of their UTF-8 bytes.
struct EmbeddingFile {
  /// How much a word weighs in a text, and what it does to the words around it: each is a natural
  /// logarithm, and those that meet on a word are added.
  struct Gates {
    var own: Float
    var next: Float
    var nextButOne: Float
    var previous: Float
  }

  /// What is built into the program; nil where that is damaged.
  ///
  /// Reading the layout anew takes a dozen numbers.
  static var shipped: EmbeddingFile? {
    let file = sh_embeddings()
    return EmbeddingFile(UnsafeRawBufferPointer(start: file.start, count: file.count))
  }

  private static let magic = Array("SHTKEMB1".utf8)
  private static let word = PackedBytes.word
  /// No sound file has more stems, concepts or dimensions.
  private static let most = 1 << 20

  /// The numbers of a vector.
  let dimensions: Int
  /// What the concepts of the shipped glossary mean.
  let concepts: ConceptVectors
  private let file: PackedBytes
  private let stems: PackedNames
  private let gates: Int
  private let scales: Int
  private let vectors: Int

  /// Reads the layout; nil where the lengths do not add up.
  init?(_ bytes: UnsafeRawBufferPointer) {
    let head = Self.magic.count + 3 * Self.word
    guard bytes.count >= head, bytes.prefix(Self.magic.count).elementsEqual(Self.magic) else {
      return nil
    }
    let file = PackedBytes(bytes: bytes)
    let counts = (0..<3).map { file.number(at: Self.magic.count + $0 * Self.word) }
    guard counts.allSatisfy({ $0 < Self.most }), counts[0] > 0 else { return nil }
    let (dimensions, stemCount, conceptCount) = (counts[0], counts[1], counts[2])
    var layout = PackedLayout(from: head)
    let stemEnds = layout.next(PackedNames.endsLength(stemCount))
    let conceptEnds = layout.next(PackedNames.endsLength(conceptCount))
    gates = layout.next(stemCount * 4 * Self.word)
    scales = layout.next(stemCount * Self.word)
    let conceptScales = layout.next(conceptCount * Self.word)
    vectors = layout.next(stemCount * dimensions)
    let conceptVectors = layout.next(conceptCount * dimensions)
    guard layout.place <= bytes.count else { return nil }
    stems = PackedNames(file, ends: stemEnds, count: stemCount, textIn: &layout)
    let names = PackedNames(file, ends: conceptEnds, count: conceptCount, textIn: &layout)
    guard bytes.count == layout.place else { return nil }
    concepts = ConceptVectors(
      file, names, scales: conceptScales, vectors: conceptVectors, dimensions: dimensions)
    self.dimensions = dimensions
    self.file = file
  }

  /// The number of a stem; nil for one that no training text has.
  func stem(_ text: String) -> Int? {
    stems.number(of: text)
  }

  func gates(_ stem: Int) -> Gates {
    let place = gates + stem * 4 * Self.word
    return Gates(
      own: file.float(at: place), next: file.float(at: place + Self.word),
      nextButOne: file.float(at: place + 2 * Self.word),
      previous: file.float(at: place + 3 * Self.word))
  }

  /// Adds a stem's vector to a sum.
  func add(_ stem: Int, weight: Float, to sum: inout [Float]) {
    file.add(
      at: vectors + stem * dimensions, times: weight * file.float(at: scales + stem * Self.word),
      to: &sum)
  }
}
