internal import Glossary
internal import TextAnalysis

extension Page {
  /// The labels of both languages, grouped by how far each is recommended; hidden ones stay hidden.
  func names(of concept: Concept) -> [StyledText] {
    let languages: [Language] = language == .en ? [.en, .ru] : [.ru, .en]
    let rows = languages.flatMap { other -> [(tag: String, text: StyledText)] in
      let labels = concept.labels.filter { $0.language == other }
      let heading: Word = other == .en ? .englishNames : .russianNames
      let preferred = labels.filter { $0.status == .preferred }
      return [(heading.text(in: language), list(preferred, [.bold]))] + groups(labels)
    }
    return tagged(rows)
  }

  private func groups(_ labels: [Label]) -> [(tag: String, text: StyledText)] {
    let kinds: [(Word, Label.Kind)] = [
      (.also, .full), (.abbreviation, .abbreviation), (.transliteration, .transliteration),
      (.productName, .productName), (.slang, .slang),
    ]
    let admitted = kinds.map { word, kind in
      (word, labels.filter { $0.status == .admitted && $0.kind == kind })
    }
    let all = admitted + [(.deprecated, labels.filter { $0.status == .deprecated })]
    return all.map { ("  " + $0.text(in: language), list($1, [])) }
  }

  private func list(_ labels: [Label], _ style: Style) -> StyledText {
    var result = StyledText("")
    for (index, label) in labels.enumerated() {
      if index > 0 { result.append(", ") }
      result.append(label.text, style)
      let scope = label.scope.map { KeyName.platform($0, in: language) }
      let remarks = [scope, label.note].compactMap { $0 }
      if !remarks.isEmpty { result.append(" (\(remarks.joined(separator: ": ")))", .dim) }
    }
    return result
  }
}
