import TextAnalysis

/// What people put around a name when they ask for it: «что такое …», "… in english", «элемент …»,
/// "… vs …"; where it is, which goes without saying: «… приложения», "… on the screen"; and what is
/// wrong with it in a word: «… не закрывается», "… won't close".
///
/// The grammar, over folded words:
///
///     question   = (opening | complaint)* name (closing | complaint)*
///     comparison = filler* name joint name filler*
///
/// Phrases are taken off one by one, the longest first, never the last word; which of the rests is a
/// name is for the stages over labels to say. A comparison needs a joint that compares («или», "vs"),
/// or a word of difference and one of the joints «от», «и», "from", "and".
enum QuestionFrame {
  /// A text cut out of a question or a complaint, from the least cut to the most.
  static func names(in text: String) -> [String] {
    pieces(of: text, mayComplain: true)
  }

  /// What is left of a question: sure to be meant as a name, though perhaps misspelt; nil of a text that
  /// asks nothing.
  static func asked(in text: String) -> String? {
    pieces(of: text, mayComplain: false).last
  }

  private static func pieces(of text: String, mayComplain: Bool) -> [String] {
    let words = FoldedText(text).words
    guard words.count > 1, words.count <= longest else { return [] }
    let texts = words.map(\.text)
    return rests(of: texts[...], openings, closings, mayComplain: mayComplain)
      .map { piece(of: text, words[$0]) }
  }

  /// The two texts that are compared, each from the least cut to the most; nil where nothing is.
  static func compared(in text: String) -> (first: [String], second: [String])? {
    let words = FoldedText(text).words
    guard words.count > 2, words.count <= longest else { return nil }
    let texts = words.map(\.text)
    let isDifference = texts.contains(where: differences.contains)
    guard
      let joint = texts.indices.dropFirst().dropLast().first(where: {
        comparing.contains(texts[$0]) || isDifference && joining.contains(texts[$0])
      })
    else { return nil }
    let first = sides(texts[..<joint]).map { piece(of: text, words[$0]) }
    let second = sides(texts[(joint + 1)...]).map { piece(of: text, words[$0]) }
    return first.isEmpty || second.isEmpty ? nil : (first, second)
  }

  /// Questions of more words describe.
  private static let longest = 14

  private static let openings = phrases(
    """
    а|ну|и|скажи|скажите|подскажи|подскажите|объясни|объясните|пожалуйста|расскажи про|что такое
    что это такое|что это за|что за|что значит|что означает|что обозначает|что называют|что называется
    что значит слово|как называется|как называют|как зовется|как зовут|как будет|как сказать|как перевести
    как переводится|как по английски|как по русски|как на английском|как на русском|как выглядит
    по английски|по русски|перевод|перевести|переведи|определение|значение|термин|слово|слова
    почему|отчего|с чего|зачем|окно|окошко|элемент|элемента|элемент интерфейса|компонент|компонента|контрол|виджет|штука|штуковина|эта|этот|это
    why|why is|why are|why does|why do|why did|why won t|why can t i|how come
    a|an|the|this|that|what|what is|what are|what s|whats|what was|what does|what do you call|what is called
    what is meant by|how is|how do you call|how do you say|how do i say|how to say|how to translate
    how does|how is called|explain|define|describe|tell me about|definition of|meaning of
    translation of|translate|english for|russian for|word|term|ui element|element|component
    """)
  private static let closings = phrases(
    """
    это|это что|это как|что это|что это такое|что такое|что значит|что означает|как называется|называется
    по английски|по русски|на английский|на английском|на русский|на русском|перевод|значение|определение
    как по английски|как по русски|как будет по английски|как будет по русски|как выглядит
    элемент|компонент|контрол|виджет|штука|штуковина|термин|в интерфейсе|в ui|приложения|в приложении
    экрана|на экране
    in english|in russian|into english|into russian|to english|to russian|mean|means|meaning|definition
    translation|called|is what|what is|what is it|what is that|look like|thing|thingy|element|component
    window|control|widget|ui element|in ui|in the ui|in the app|in an app|of the app|of an app|on screen
    on the screen|of the screen
    """)
  private static let fillers = phrases(
    """
    а|в|во|чем|чем же|какая|какое|какие|в чем|между|это|же|мне|лучше|что лучше|что выбрать|выбрать
    сравни|сравнить|сравнение|отличается|отличаются|отличить|отличать|как отличить|отличие|отличия
    разница|различие|различия|есть ли
    a|an|the|it|is it|is this|what is|what s|whats|what are|is|are|how|how is|how are|how does|how do|do|does|between
    compare|comparison|of|what|differ|differs|different|difference|differences|distinguish|tell|better
    which is better|when to use|use|should i use
    """)
  private static let differences = Set(
    """
    отличается отличаются отличить отличать отличие отличия разница различие различия сравни сравнить
    сравнение compare comparison difference differences differ differs different distinguish
    """.split(whereSeparator: \.isWhitespace).map(String.init))
  private static let comparing: Set<String> = ["vs", "versus", "or", "или", "против"]
  private static let joining: Set<String> = ["and", "from", "with", "to", "и", "от", "с", "со"]

  /// The phrases, as their words, the longest first.
  private static func phrases(_ list: String) -> [[Substring]] {
    list.split { $0 == "|" || $0.isNewline }.map { $0.split(separator: " ") }
      .sorted { $0.count > $1.count }
  }

  /// One side of a comparison, whole or without its fillers and the frames of a question.
  private static func sides(_ words: ArraySlice<String>) -> [Range<Int>] {
    guard !words.isEmpty else { return [] }
    return [words.indices] + rests(of: words, fillers + openings, fillers + closings)
  }

  /// What is left of the words after taking off one phrase, two, and so on.
  private static func rests(
    of words: ArraySlice<String>, _ openings: [[Substring]], _ closings: [[Substring]],
    mayComplain: Bool = false
  ) -> [Range<Int>] {
    var rests: [Range<Int>] = []
    var rest = words
    while true {
      if let opening = openings.first(where: { isStart($0, of: rest) }) {
        rest = rest.dropFirst(opening.count)
      } else if mayComplain, let count = Complaint.length(atStartOf: rest) {
        rest = rest.dropFirst(count)
      } else if let closing = closings.first(where: { isEnd($0, of: rest) }) {
        rest = rest.dropLast(closing.count)
      } else if mayComplain, let count = Complaint.length(atEndOf: rest) {
        rest = rest.dropLast(count)
      } else {
        return rests
      }
      rests.append(rest.indices)
    }
  }

  private static func isStart(_ phrase: [Substring], of words: ArraySlice<String>) -> Bool {
    phrase.count < words.count && zip(phrase, words).allSatisfy { $0 == $1 }
  }

  private static func isEnd(_ phrase: [Substring], of words: ArraySlice<String>) -> Bool {
    phrase.count < words.count && zip(phrase, words.suffix(phrase.count)).allSatisfy { $0 == $1 }
  }

  /// The text as it was written from the first of the words to the last.
  private static func piece(of text: String, _ words: ArraySlice<Word>) -> String {
    guard let first = words.first, let last = words.last else { return "" }
    let bytes = Array(text.utf8)
    return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }
}
