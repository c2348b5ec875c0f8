import TextAnalysis

@testable import Glossary

/// The table of `Scripts/inflect-labels.py`: Russian labels in all cases and numbers.
enum RussianForms {
  static func read() throws -> [(label: String, form: String)] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "russian-labels.tsv")
    let table = String(decoding: try FilesOnDisk.bytes(of: file.path()), as: UTF8.self)
    return table.split(separator: "\n").flatMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      return fields.dropFirst().map { (fields[0], form(of: fields[0], packed: $0)) }
    }
  }

  /// A form is written as the number of letters that it shares with the label and the rest.
  private static func form(of label: String, packed: String) -> String {
    let digits = packed.prefix { $0.isNumber }
    return String(label.prefix(Int(digits) ?? 0) + packed.dropFirst(digits.count))
  }
}
