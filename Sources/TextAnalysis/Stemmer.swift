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
  /// Snowball takes one ending off a Russian word, and not the same from all its forms («экран»
  /// loses its н, «экране» only its е); so it is applied until nothing more comes off. The fleeting
  /// vowel is taken out too, see `withoutFleetingVowel`.
  public func stem(_ word: String) -> String {
    switch Script.only(in: word.unicodeScalars) {
    case .cyrillic: withoutFleetingVowel(shortest(word))
    case .latin: snowball(word, english)
    case .other, nil: word
    }
  }

  /// The stems of the words of a text, in its order.
  public func stems(of text: FoldedText) -> [String] {
    text.words.map { stem($0.text) }
  }

  private func shortest(_ word: String) -> String {
    // Snowball takes the end of «запись», «подпись» for that of a reflexive verb.
    var stem = word.hasSuffix("пись") ? String(word.dropLast()) : word
    while true {
      let shorter = snowball(stem, russian)
      if shorter == stem || shorter.unicodeScalars.count < 2 { return stem }
      stem = shorter
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
