import CUTF8Proc

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The compatibility case folding of `word` (Unicode: NFKC, full case folding, default ignorable
/// characters left out), with ё as е and without accents that no letter is composed with.
///
/// Dictionaries sort ё with е and people write one for the other; a stress mark («вкла́дка») is no
/// part of a word.
public func caseFolded(_ word: String) -> String {
  foldedQuickly(word) ?? foldedFully(word)
}

/// The same for a word of plain Latin and Russian letters and digits; nil for any other.
private func foldedQuickly(_ word: String) -> String? {
  var folded = String.UnicodeScalarView()
  for scalar in word.unicodeScalars {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A, 0x430...0x44F: folded.append(scalar)
    case 0x41...0x5A, 0x410...0x42F:
      guard let lower = Unicode.Scalar(scalar.value + 0x20) else { return nil }
      folded.append(lower)
    case 0x401, 0x451: folded.append("е")
    default: return nil
    }
  }
  return String(folded)
}

private func foldedFully(_ word: String) -> String {
  var folded = String.UnicodeScalarView()
  for scalar in compatibilityFolded(word).unicodeScalars where ScalarClass(scalar).isWordPart {
    folded.append(scalar == "ё" ? "е" : scalar)
  }
  return String(folded)
}

/// `text` in Unicode's form KC, with full case folding and without default ignorable characters; whatever
/// stands between its words stays.
public func compatibilityFolded(_ text: String) -> String {
  var bytes = Array(text.utf8)
  let options = utf8proc_option_t(
    UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue | UTF8PROC_COMPAT.rawValue
      | UTF8PROC_CASEFOLD.rawValue | UTF8PROC_IGNORE.rawValue)
  var result: UnsafeMutablePointer<UInt8>?
  let count = utf8proc_map(&bytes, bytes.count, &result, options)
  defer { free(result) }
  guard count >= 0, let result else { return text.lowercased() }
  return String(decoding: UnsafeBufferPointer(start: result, count: count), as: UTF8.self)
}
