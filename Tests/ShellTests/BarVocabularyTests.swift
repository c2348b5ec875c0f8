import Glossary
import TabBar
import Testing
import TextAnalysis

@testable import Shell

/// Rules and findings speak of the tab bar in the words that the glossary prefers.
struct BarVocabularyTests {
  private static let concepts = ["tab-bar", "tab-bar-item", "tab", "more-tab", "badge"]

  /// The rule that lists the words people use.
  private static let listOfWords = "TB-264"

  /// A text as its stems; a hyphen does not part a word.
  private static func stems(_ text: String, _ stemmer: Stemmer) -> [String] {
    text.lowercased().split { !$0.isLetter && $0 != "-" }.map { stemmer.stem(String($0)) }
  }

  @Test(arguments: [DeviceLanguage.en, .ru])
  func rulesAndFindingsUseThePreferredLabels(language: DeviceLanguage) throws {
    var room = GlossaryRoom(cacheFolder: TestFolder.cache)
    let library = try room.library()
    let stemmer = Stemmer()
    var unwanted: [[String]] = []
    for id in Self.concepts {
      let concept = try #require(try library.concept(id: id))
      // A word in quotes is the title of an item.
      let labels = concept.labels.filter {
        $0.language.rawValue == language.rawValue && !$0.text.contains("«")
      }
      // In Russian admitted words would stand beside the preferred ones; in English they are plain
      // words, such as “tabs”.
      unwanted += labels.filter {
        language == .ru
          ? $0.status != .preferred : $0.status == .hidden || $0.status == .deprecated
      }.map { Self.stems($0.text, stemmer) }
    }
    #expect(unwanted.count > 3)
    let texts =
      AuditRule.all.flatMap { rule in
        [
          (rule.id, language == .en ? rule.english : rule.russian),
          (rule.id, rule.statement(in: language)),
        ]
      }
      + Rule.all.filter { $0.id.description != Self.listOfWords }.map {
        ($0.id.description, $0.text(in: language))
      }
    for (id, text) in texts {
      let words = Self.stems(text.replacing("{value}", with: "5"), stemmer)
      for label in unwanted where !label.isEmpty {
        let isThere = words.indices.contains { words[$0...].starts(with: label) }
        #expect(!isThere, "\(id) says “\(label.joined(separator: " "))”: \(text)")
      }
    }
  }
}
