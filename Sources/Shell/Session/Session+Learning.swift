import CommandLanguage
import Glossary
import Rendering
import TextAnalysis

extension Session {
  /// `browse`, `point`, `quiz` and `tour`; `nil` for any other command.
  mutating func performLearning(_ invocation: Invocation) throws(Failure) -> (any AnswerBody)? {
    switch invocation.id {
    case .browse: try browse(invocation.argument(.category))
    case .point: try point(invocation)
    case .quiz: try quiz(invocation)
    case .tour: try tour(invocation)
    default: nil
    }
  }

  private mutating func point(_ invocation: Invocation) throws(Failure) -> any AnswerBody {
    let library = try glossaries.library()
    let name = invocation.argument(.screen)?.word ?? PointScreen.all[0].name
    let screen = PointScreen.all.first { $0.name == name } ?? PointScreen.all[0]
    guard let argument = invocation.argument(.number), let number = argument.integer else {
      lastList = screen.parts.map(\.id)
      let others = PointScreen.all.filter { $0.name != screen.name }.compactMap { other in
        KeywordID(rawValue: other.name)?.name
      }
      return PointBody(
        screen: screen, others: others, lookUp: { (try? library.concept(id: $0)) ?? nil })
    }
    guard screen.parts.indices.contains(number - 1) else {
      let count = screen.parts.count
      throw Failure(
        code: "index-out-of-range",
        message: Wording(
          "the screen has parts from 1 to \(count)", "у экрана части от 1 до \(count)"),
        span: argument.span, exitCode: .usage)
    }
    return try card(id: screen.parts[number - 1].id)
  }

  private mutating func browse(_ argument: Argument?) throws(Failure) -> any AnswerBody {
    let library = try glossaries.library()
    let found = try concepts(in: argument, library: library)
    if argument == nil { return CategoriesBody(concepts: found) }
    lastList = found.map(\.id)
    return ListingBody(concepts: found)
  }

  /// The concepts of a category, a group, a platform or a letter; all of them without a word.
  func concepts(
    in argument: Argument?, library: GlossaryLibrary
  ) throws(Failure) -> [ConceptSummary] {
    let all = try reading { () throws(GlossaryError) in try library.browse() }
    guard let argument else { return all }
    let wanted = FoldedText(argument.text).key
    let found =
      wanted.count == 1
      ? Letters.concepts(all, under: wanted)
      : all.filter { summary in
        let keys = [summary.category, summary.subcategory] + summary.platforms
        let names = keys.flatMap {
          KeyName.names(of: $0) + (KeywordID(rawValue: $0)?.name.all ?? [])
        }
        return names.contains { FoldedText($0).key == wanted }
      }
    guard !found.isEmpty else {
      let keys = Set(all.flatMap { [$0.category, $0.subcategory] })
      func list(_ language: Language) -> String {
        Set(keys.map { KeyName.name($0, in: language) }).sorted().joined(separator: ", ")
      }
      throw Failure(
        code: "bad-argument",
        message: Wording(
          "there is no category, platform or letter “\(argument.text)”; categories: \(list(.en))",
          "нет раздела, платформы или буквы «\(argument.text)»; разделы: \(list(.ru))"),
        span: argument.span, exitCode: .usage)
    }
    return found
  }
}

/// The first letters of preferred names.
enum Letters {
  /// The letter that a name stands under, in lower case and with ё as е; `nil` where it begins with
  /// something else.
  static func letter(of name: String) -> Character? {
    FoldedText(name).key.first
  }

  /// The concepts whose name in either language begins with the letter, by that name.
  static func concepts(_ all: [ConceptSummary], under letter: String) -> [ConceptSummary] {
    let wanted = letter.first
    var named: [(name: String, concept: ConceptSummary)] = []
    for concept in all {
      if let name = [concept.en, concept.ru].first(where: { Self.letter(of: $0) == wanted }) {
        named.append((FoldedText(name).key, concept))
      }
    }
    return named.sorted { ($0.name, $0.concept.id) < ($1.name, $1.concept.id) }.map(\.concept)
  }

  /// The letters that names in `language` begin with, in their order.
  static func all(_ concepts: [ConceptSummary], in language: Language) -> String {
    let letters = Set(concepts.compactMap { letter(of: $0.name(in: language)) })
    let isOwn: (Character) -> Bool = { ($0.isASCII ? Language.en : .ru) == language }
    return letters.filter(isOwn).sorted().map(String.init).joined(separator: " ")
  }
}
