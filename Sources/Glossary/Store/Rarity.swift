#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How much it says that a concept has a word which `concepts` of all `count` concepts have: the
/// inverse document frequency of BM25, damped, for a word that only one entry has is rather a chance
/// than its mark.
func rarity(concepts: Int, of count: Int) -> Double {
  damped(log(1 + (Double(count - concepts) + 0.5) / (Double(concepts) + 0.5)))
}

/// The rarity of a word that no concept has.
func greatestRarity(of count: Int) -> Double {
  damped(log(1 + Double(count)))
}

private func damped(_ rarity: Double) -> Double {
  pow(rarity, 0.7)
}
