import CSnowball

/// Russian and English stems (Snowball), chosen by the alphabet of the word.
///
/// Words in other alphabets, and words where Snowball can't be had, are their own stems.
public final class Stemmer {
  private let russian: OpaquePointer?
  private let english: OpaquePointer?

  /// Creates a stemmer for both languages.
  public init() {
    russian = sb_stemmer_new("russian", nil)
    english = sb_stemmer_new("english", nil)
  }

  deinit {
    if let russian { sb_stemmer_delete(russian) }
    if let english { sb_stemmer_delete(english) }
  }

  /// The stem of a folded `word`, the same for all its grammatical forms.
  ///
  /// A Russian stem has its fleeting vowel taken out, see `withoutFleetingVowel`.
  public func stem(_ word: String) -> String {
    switch Script.only(in: word.unicodeScalars) {
    case .cyrillic: withoutFleetingVowel(snowball(word, russian))
    case .latin: snowball(word, english)
    case .other, nil: word
    }
  }

  private func snowball(_ word: String, _ stemmer: OpaquePointer?) -> String {
    guard let stemmer else { return word }
    let bytes = Array(word.utf8)
    guard let stem = sb_stemmer_stem(stemmer, bytes, Int32(clamping: bytes.count)) else {
      return word
    }
    let count = Int(sb_stemmer_length(stemmer))
    return String(decoding: UnsafeBufferPointer(start: stem, count: count), as: UTF8.self)
  }
}
