internal import Glossary
internal import TextAnalysis

/// The remark under a search result that says why it is there.
enum MatchReason {
  /// Nothing where the match is plain: the concept's own preferred name, or a start of it.
  static func text(_ entry: ResultList.Entry, in language: Language) -> String? {
    let matched = entry.matched
    let isEnglish = language == .en
    let quoted = isEnglish ? "“\(matched)”" : "«\(matched)»"
    let suffix = matched.isEmpty ? "" : ": \(quoted)"
    switch entry.match {
    case nil, .name: return nil
    case .prefix where matched.isEmpty, .alias where matched.isEmpty: return nil
    case .typo where matched.isEmpty: return isEnglish ? "probably a typo" : "похоже на опечатку"
    case .inflection where matched.isEmpty:
      return isEnglish ? "another form of a name" : "форма одного из названий"
    case .prefix:
      return isPreferred(entry) ? nil : (isEnglish ? "begins so" : "так начинается") + suffix
    case .alias:
      return isPreferred(entry) ? nil : (isEnglish ? "also called" : "называют и так") + suffix
    case .api: return (isEnglish ? "name in code" : "имя в коде") + suffix
    case .typo: return (isEnglish ? "probably a typo in" : "похоже на опечатку в") + suffix
    case .transliteration:
      return (isEnglish ? "in other letters" : "другими буквами") + suffix
    case .inflection: return (isEnglish ? "another form of" : "форма слова") + suffix
    case .description: return (isEnglish ? "by description" : "по описанию") + suffix
    case .keyboardLayout:
      return
        (isEnglish ? "typed in the other keyboard layout" : "набрано в другой раскладке") + suffix
    }
  }

  private static func isPreferred(_ entry: ResultList.Entry) -> Bool {
    Language.allCases.contains { entry.name(in: $0) == entry.matched }
  }
}
