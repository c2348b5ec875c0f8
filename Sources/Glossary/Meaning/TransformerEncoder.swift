import CGlossaryData
import CTransformer

/// Reads a text as a whole: each piece of a word by all others, with the layers of a transformer.
///
/// So it tells what a text is about from what it mentions, which a sum of words cannot; see
/// Docs/Decisions/sentence-meaning.md.
struct TransformerEncoder {
  private let file: TransformerFile

  init(_ file: TransformerFile) {
    self.file = file
  }

  /// The meaning of a text, of which the first pieces are read; nil where there is no memory.
  func embedding(of text: String) -> Embedding? {
    let content = UnigramTokenizer(file).pieces(of: text).prefix(file.positionCount - 2)
    let pieces = [TransformerFile.beginning] + content + [TransformerFile.end]
    var vectors: [Float] = []
    vectors.reserveCapacity(pieces.count * file.dimensions)
    for (position, piece) in pieces.enumerated() {
      var vector = [Float](repeating: 0, count: file.dimensions)
      file.add(piece, at: position, to: &vector)
      vectors += vector
    }
    var layers = file.layers
    // A layer's memory is given back as soon as it was read: all together are as large as the rest of a
    // session.
    let release: (@convention(c) (UnsafeRawPointer, Int) -> Void)? =
      file.isShipped ? sh_release_range : nil
    guard sh_transform(&layers, &vectors, Int32(pieces.count), release, sh_best_instructions()) == 0
    else { return nil }
    var mean = [Float](repeating: 0, count: file.dimensions)
    for start in stride(from: 0, to: vectors.count, by: file.dimensions) {
      for index in mean.indices { mean[index] += vectors[start + index] / Float(pieces.count) }
    }
    file.subtractMean(from: &mean)
    return Embedding(direction: mean)
  }
}
