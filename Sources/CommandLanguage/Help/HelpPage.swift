public import TextAnalysis

/// A page of help in both languages, laid out when it is known how wide the lines may be.
public struct HelpPage: Equatable, Sendable {
  private var en: [HelpBlock]
  private var ru: [HelpBlock]

  /// The widest lines, also where there is more room.
  public static let widest = 78

  /// Makes the page of each language.
  public init(_ blocks: (Language) -> [HelpBlock]) {
    en = blocks(.en)
    ru = blocks(.ru)
  }

  /// The lines in `language`, ready to print, of at most `width` cells; a word that is longer than
  /// a line stays whole.
  public func lines(in language: Language, width: Int = HelpPage.widest) -> [String] {
    let text = HelpText(width: min(Self.widest, max(1, width)))
    return blocks(in: language).flatMap(text.lines(of:))
  }
}

extension HelpPage {
  /// One page and below it another.
  public static func + (above: HelpPage, below: HelpPage) -> HelpPage {
    HelpPage { language in above.blocks(in: language) + below.blocks(in: language) }
  }

  private func blocks(in language: Language) -> [HelpBlock] { language == .en ? en : ru }
}

/// A part of a page of help.
public enum HelpBlock: Equatable, Sendable {
  /// A sentence after so many spaces; its further lines after `hanging` more.
  case text(String, indent: Int = 0, hanging: Int = 0)
  /// Something to type or a name, and what it means, beside each other where there is room.
  case columns([HelpRow], indent: Int)
  /// An empty line.
  case blank

  /// Two columns of `rows`.
  public static func columns(
    _ rows: [(left: String, right: String)], indentedBy indent: Int = 2
  ) -> HelpBlock {
    .columns(rows.map { HelpRow(left: $0.left, right: $0.right) }, indent: indent)
  }
}

/// A row of two columns.
public struct HelpRow: Equatable, Sendable {
  /// What stands on the left.
  public var left: String
  /// Empty where there is nothing to say.
  public var right: String
}
