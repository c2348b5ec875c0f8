#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How much likelier a stem is in one concept's texts than in all: the query likelihood of language
/// models, smoothed with the collection (Jelinek and Mercer).
///
/// Unlike a count it favours the concept whose few texts are about the word over the one that has so
/// many texts that each word stands somewhere in them.
struct Likelihood {
  /// How much the concept's own texts weigh against those of all.
  private static let own = 0.25

  private let postings: Double
  private let greatest: Double

  /// - Parameter postings: The number of pairs of a stem and a concept that has it.
  init(postings: Int) {
    self.postings = Double(postings)
    greatest = log(1 + Self.own * max(1, self.postings))
  }

  /// From 0 to 1, for a concept that is nothing but a stem which no other one has.
  ///
  /// - Parameters:
  ///   - share: How much of the concept's texts is the stem.
  ///   - concepts: How many concepts have it.
  func ratio(of share: Double, concepts: Int) -> Double {
    log(1 + Self.own * share * postings / Double(max(1, concepts))) / greatest
  }
}
