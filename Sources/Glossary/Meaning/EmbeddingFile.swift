import CGlossaryData

/// The vectors of words and concepts that Training/train.py wrote, read where they lie in the program.
///
/// All numbers are little-endian. After "SHTKEMB1" come three UInt32: the dimensions of a vector, the
/// number of stems, of concepts. Then, for stems and for concepts, where each name begins and the last
/// one ends (UInt32); for each stem four Float32, see `Gates`; for each stem and each concept the scale
/// of its vector (Float32); the vectors (Int8); the names of the stems, then of the concepts, in
/// ascending order of their UTF-8 bytes.
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
  private static let word = 4
  /// No sound file has more stems, concepts or dimensions.
  private static let most = 1 << 20

  /// The numbers of a vector.
  let dimensions: Int
  /// The bytes stay where they are and never change.
  private let bytes: UnsafeRawBufferPointer
  private let stems: Names
  private let concepts: Names
  private let gates: Int
  private let stemScales: Int
  private let conceptScales: Int
  private let stemVectors: Int
  private let conceptVectors: Int

  /// Sorted names: the place of the numbers that tell where each begins, how many there are, and the
  /// place of the bytes.
  private struct Names {
    var ends: Int
    var count: Int
    var text: Int
  }

  /// Reads the layout; nil where the lengths do not add up.
  init?(_ bytes: UnsafeRawBufferPointer) {
    let head = Self.magic.count + 3 * Self.word
    guard bytes.count >= head, bytes.prefix(Self.magic.count).elementsEqual(Self.magic) else {
      return nil
    }
    let counts = (0..<3).map { Self.number(bytes, at: Self.magic.count + $0 * Self.word) }
    guard counts.allSatisfy({ $0 < Self.most }) else { return nil }
    dimensions = counts[0]
    let fixed =
      head + (counts[1] + counts[2] + 2) * Self.word + counts[1] * 5 * Self.word
      + counts[2] * Self.word + (counts[1] + counts[2]) * counts[0]
    guard dimensions > 0, bytes.count >= fixed else { return nil }
    var place = head
    func next(_ length: Int) -> Int {
      defer { place += length }
      return place
    }
    let stemEnds = next((counts[1] + 1) * Self.word)
    let conceptEnds = next((counts[2] + 1) * Self.word)
    gates = next(counts[1] * 4 * Self.word)
    stemScales = next(counts[1] * Self.word)
    conceptScales = next(counts[2] * Self.word)
    stemVectors = next(counts[1] * counts[0])
    conceptVectors = next(counts[2] * counts[0])
    let stemText = place
    let conceptText = stemText + Self.number(bytes, at: conceptEnds - Self.word)
    let end = conceptText + Self.number(bytes, at: gates - Self.word)
    guard bytes.count == end else { return nil }
    stems = Names(ends: stemEnds, count: counts[1], text: stemText)
    concepts = Names(ends: conceptEnds, count: counts[2], text: conceptText)
    self.bytes = bytes
  }

  /// The number of a stem; nil for one that no training text has.
  func stem(_ text: String) -> Int? {
    number(of: text, stems)
  }

  func gates(_ stem: Int) -> Gates {
    let place = gates + stem * 4 * Self.word
    return Gates(
      own: float(at: place), next: float(at: place + Self.word),
      nextButOne: float(at: place + 2 * Self.word), previous: float(at: place + 3 * Self.word))
  }

  /// Adds a stem's vector to a sum.
  func add(_ stem: Int, weight: Float, to sum: inout [Float]) {
    let factor = weight * float(at: stemScales + stem * Self.word)
    let vector = bytes[(stemVectors + stem * dimensions)...]
    for (index, byte) in zip(sum.indices, vector) {
      sum[index] += factor * Float(Int8(bitPattern: byte))
    }
  }

  /// The vector that a concept was trained to have; nil for one that is not in the shipped glossary.
  ///
  /// The id "" stands for everything that is no concept.
  func concept(_ id: String) -> Embedding? {
    number(of: id, concepts).map(vector)
  }

  /// How near a concept is to a vector without its scale.
  private func nearness(of concept: Int, to numbers: [Int8]) -> Float {
    let start = conceptVectors + concept * dimensions
    var sum: Int32 = 0
    for index in 0..<dimensions {
      sum &+= Int32(numbers[index]) &* Int32(Int8(bitPattern: bytes[start + index]))
    }
    return Float(sum) * float(at: conceptScales + concept * Self.word)
  }

  private func vector(_ concept: Int) -> Embedding {
    let start = conceptVectors + concept * dimensions
    return Embedding(
      scale: float(at: conceptScales + concept * Self.word),
      numbers: bytes[start..<start + dimensions].map { Int8(bitPattern: $0) })
  }

  private func name(_ number: Int, _ names: Names) -> String {
    String(decoding: bytes[range(of: number, names)], as: UTF8.self)
  }

  /// The ids of the trained concepts that mean the nearest to `embedding`, the nearest first; what is no
  /// concept is not among them.
  func nearest(to embedding: Embedding, limit: Int) -> [String] {
    guard embedding.numbers.count == dimensions else { return [] }
    var nearest = (0..<concepts.count).filter { !range(of: $0, concepts).isEmpty }.map {
      (number: $0, nearness: nearness(of: $0, to: embedding.numbers))
    }
    nearest.sort { ($1.nearness, $0.number) < ($0.nearness, $1.number) }
    return nearest.prefix(limit).map { name($0.number, concepts) }
  }

  private func number(of text: String, _ names: Names) -> Int? {
    var text = text
    return text.withUTF8 { wanted in
      var low = 0
      var high = names.count
      while low < high {
        let middle = (low + high) / 2
        let name = bytes[range(of: middle, names)]
        if name.elementsEqual(wanted) { return middle }
        if name.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  /// Where a name lies; nothing where the file is damaged.
  private func range(of number: Int, _ names: Names) -> Range<Int> {
    let start = names.text + Self.number(bytes, at: names.ends + number * Self.word)
    let end = names.text + Self.number(bytes, at: names.ends + (number + 1) * Self.word)
    return start <= end && end <= bytes.count ? start..<end : 0..<0
  }

  private func float(at place: Int) -> Float {
    Float(bitPattern: UInt32(truncatingIfNeeded: Self.number(bytes, at: place)))
  }

  private static func number(_ bytes: UnsafeRawBufferPointer, at place: Int) -> Int {
    Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
  }
}
