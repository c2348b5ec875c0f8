/// A text that equals another one when the bytes do.
///
/// `String` holds canonically equivalent texts equal, which costs it a normalisation of every Cyrillic
/// key. Folded texts are normalised already, and for the rest of them a second entry does no harm.
struct BytewiseText: Hashable {
  let text: String

  /// What stands between the spaces of a text.
  static func tokens(of text: String) -> [BytewiseText] {
    text.utf8.split(separator: UInt8(ascii: " ")).map {
      BytewiseText(text: String(Substring($0)))
    }
  }

  static func == (first: BytewiseText, second: BytewiseText) -> Bool {
    first.text.utf8.count == second.text.utf8.count
      && first.text.utf8.elementsEqual(second.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
