#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How much it says that a concept has a word which `concepts` of all `count` concepts have (the
/// inverse document frequency of BM25).
func rarity(concepts: Int, of count: Int) -> Double {
  log(1 + (Double(count - concepts) + 0.5) / (Double(concepts) + 0.5))
}
