public import Glossary

/// A form that glossaries leave the program in.
public enum GlossaryFormat: String, CaseIterable, Sendable {
  /// RFC 4180 with a header line, a row for each concept.
  case csv
  /// CommonMark with GitHub's tables.
  case markdown
  /// TBX-Basic (ISO 30042:2019), style DCA.
  case tbx

  /// The concepts written out in this form, in the order given.
  public func text(of concepts: [Concept]) -> String {
    switch self {
    case .csv: CSVExport.text(of: concepts)
    case .markdown: MarkdownExport.text(of: concepts)
    case .tbx: TBXExport.text(of: concepts)
    }
  }
}
