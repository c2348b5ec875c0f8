/// How often people meet a thing and have to mention it in a question or a bug report.
///
/// Of two entries that fit a description equally well, the more familiar one is meant.
public enum Familiarity: String, CaseIterable, Codable, Sendable {
  /// Met and mentioned daily, by everyone.
  case everyday
  /// In questions and reports all the time.
  case common
  /// Comes up now and then; what is taken for an entry that does not say.
  case known
  /// Of special screens or platforms, or a kind of something that people call by the general name.
  case seldom
  /// Specialists' notions, curiosities of a platform.
  case rare

  /// How much more than known: from -2 to 2.
  var degree: Int {
    switch self {
    case .everyday: 2
    case .common: 1
    case .known: 0
    case .seldom: -1
    case .rare: -2
    }
  }
}
