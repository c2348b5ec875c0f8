/// What is wrong with a thing, in a word and perhaps a negation: «не закрывается», "won't close",
/// "disappears".
struct Complaint {
  /// What does, or does not, happen.
  private let words: Set<String>
  /// What may stand before it, the longest first.
  private let negations: [[Substring]]

  /// Whether `words` are a complaint and nothing else («не работает»): they name no thing.
  static func isWhole(_ words: [String]) -> Bool {
    guard words.count > 1, let last = words.last else { return false }
    let before = words.dropLast()
    return languages.contains { language in
      language.words.contains(last)
        && language.negations.contains { before.elementsEqual($0, by: ==) }
    }
  }

  /// Whether `words` begin or end with a complaint and have others too.
  static func isPart(of words: [String]) -> Bool {
    length(atStartOf: words[...]) != nil || length(atEndOf: words[...]) != nil
  }

  /// The number of words of a complaint that `words` begin with; nil where they don't, or are nothing
  /// else.
  static func length(atStartOf words: ArraySlice<String>) -> Int? {
    languages.lazy.compactMap { language in
      language.length(in: words) { negation in
        let rest = words.dropFirst(negation.count)
        return words.starts(with: negation, by: ==) ? rest.first : nil
      }
    }.first
  }

  /// The same for a complaint that `words` end with.
  static func length(atEndOf words: ArraySlice<String>) -> Int? {
    languages.lazy.compactMap { language in
      language.length(in: words) { negation in
        let before = words.dropLast().suffix(negation.count)
        return before.elementsEqual(negation, by: ==) ? words.last : nil
      }
    }.first
  }

  /// - Parameter word: What stands behind a negation, nil where that is not there.
  private func length(
    in words: ArraySlice<String>, word: (_ negation: [Substring]) -> String?
  ) -> Int? {
    negations.first { negation in
      negation.count + 1 < words.count && word(negation).map(self.words.contains) == true
    }.map { $0.count + 1 }
  }

  private init(words: String, negations: String) {
    self.words = Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
    self.negations =
      negations.split { $0 == "|" || $0.isNewline }.map { $0.split(separator: " ") }
      .sorted { $0.count > $1.count } + [[]]
  }

  private static let languages = [
    Complaint(
      words: """
        закрывается закрыть закрывать открывается открыть открывать исчезает исчезла исчез исчезло
        пропадает пропала пропал пропало пропали появляется появилась появился появилось скрывается
        убирается уходит показывается отображается работает нажимается реагирует обновляется меняется
        двигается прокручивается листается раскрывается сворачивается разворачивается выбирается
        выделяется включается выключается переключается загружается грузится закрывалась закрывался
        закрылась закрылся открылась открылся видно видна виден зависает зависла завис тормозит мигает
        дергается прыгает дрожит перекрывается обрезается обрезан обрезана съехала съехал налезает
        вылезает исчезают пропадают появляются закрываются открываются работают скроллится свайпается
        тапается кликается приходит приходят пришел пришла пришло пришли
        """,
      negations: "не|больше не|никак не|сам не|сама не|само не|нельзя|плохо"),
    Complaint(
      words: """
        close closes closing open opens opening appear appears disappear disappears hide hides show
        shows update updates change changes move moves scroll scrolls work works expand expands
        collapse collapses respond responds load loads toggle toggles switch switches select dismiss
        dismisses vanish vanishes freeze freezes flicker flickers jump jumps lag lags visible shown
        hidden missing gone broken clickable tappable disabled stuck frozen cropped clipped overlapping
        """,
      negations: """
        does not|doesnt|do not|dont|did not|didnt|will not|wont|can not|cannot|cant|is not|isnt|is
        are not|arent|no longer|never|not|fails to|refuses to
        """),
  ]
}
