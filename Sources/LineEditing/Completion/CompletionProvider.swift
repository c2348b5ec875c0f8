/// Knows which words can stand at a place in a line.
public protocol CompletionProvider: AnyObject {
  /// What can stand at `cursor`, best first.
  func completion(for line: String, at cursor: String.Index) -> Completion

  /// What may well follow `line`, which ends at the cursor; nil where that is not clear.
  func continuation(of line: String) -> String?
}

extension CompletionProvider {
  /// Nothing is suggested.
  public func continuation(of line: String) -> String? { nil }
}

/// The words that can stand in one range of a line.
public struct Completion: Equatable, Sendable {
  /// The part of the line that a candidate replaces, usually from the word's start to the cursor.
  public var range: Range<String.Index>
  /// In the order in which they are listed.
  public var candidates: [CompletionCandidate]

  /// Offers `candidates` in place of `range`.
  public init(replacing range: Range<String.Index>, with candidates: [CompletionCandidate]) {
    self.range = range
    self.candidates = candidates
  }
}

/// One word on offer.
public struct CompletionCandidate: Equatable, Sendable {
  /// What happens behind a word that is the only one left.
  public enum Ending: Equatable, Sendable {
    /// More can follow at once, as after `name:` or a folder.
    case open
    /// The word is whole: a space follows it.
    case word
    /// The word stands in quotes: they are closed with this, then a space follows.
    case quoted(closing: String)
  }

  /// What is put into the line.
  public var text: String
  /// What is shown in the list.
  public var label: String
  /// Said beside it in the list, cut to the terminal's width.
  public var note: String?
  /// What happens behind it.
  public var ending: Ending

  /// Offers `text`, listed as `label` or as it is.
  public init(
    _ text: String, label: String? = nil, note: String? = nil, ending: Ending = .word
  ) {
    self.text = text
    self.label = label ?? text
    self.note = note
    self.ending = ending
  }
}
