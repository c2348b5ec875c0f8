/// What one press of Tab does.
enum CompletionStep: Equatable {
  /// Nothing fits.
  case none
  /// Puts `text` in place of `range`, and the cursor behind it.
  case replace(range: Range<String.Index>, text: String)
  /// Shows what there is to choose from.
  case list([CompletionCandidate])

  /// Decides it for `line`.
  ///
  /// A candidate that is alone goes in with its ending. Of several, what they begin with in common
  /// goes in if it adds to what is there; otherwise they are listed.
  init(_ completion: Completion, in line: String) {
    let candidates = completion.candidates
    guard let first = candidates.first else {
      self = .none
      return
    }
    if candidates.allSatisfy({ $0.text == first.text }) {
      self = CompletionStep.insertion(of: first, replacing: completion.range, in: line)
      return
    }
    let common = CompletionStep.commonStart(of: candidates.map(\.text))
    let present = String(line[completion.range])
    // What was typed may be no start of the candidates (another case, a slip): then it gives way
    // only to something longer.
    if common.count > present.count {
      self = .replace(range: completion.range, text: common)
    } else {
      self = .list(candidates)
    }
  }

  private static func insertion(
    of candidate: CompletionCandidate, replacing range: Range<String.Index>, in line: String
  ) -> CompletionStep {
    var text = candidate.text
    var end = range.upperBound
    if case .quoted(let closing) = candidate.ending {
      text += closing
      if line[end...].hasPrefix(closing) { end = line.index(end, offsetBy: closing.count) }
    }
    if candidate.ending != .open {
      text += " "
      if line[end...].first == " " { end = line.index(after: end) }
    }
    return .replace(range: range.lowerBound..<end, text: text)
  }

  /// The longest start that all of `texts` share, in whole characters.
  static func commonStart(of texts: [String]) -> String {
    guard var common = texts.first.map(Array.init) else { return "" }
    for text in texts.dropFirst() {
      let shared = zip(common, text).prefix { $0 == $1 }.count
      common.removeSubrange(shared...)
    }
    return String(common)
  }
}
