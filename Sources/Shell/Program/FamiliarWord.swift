import CommandLanguage
import TextAnalysis

/// What people type who know other prompts.
enum FamiliarWord {
  private static let words: [String: CommandID] = {
    let leaving = [
      "exit", "exit()", "quit()", "q", ":q", ":q!", ":wq", "bye", "logout", "выйти", "пока", "учше",
    ]
    let asking = ["man", "usage", "h", "-h", "--help", "/help", "помощь", "помоги", "хелп"]
    let wondering = ["why", "why?", "почему", "почему?", "зачем"]
    return Dictionary(
      uniqueKeysWithValues: leaving.map { ($0, CommandID.quit) } + asking.map { ($0, .help) }
        + wondering.map { ($0, .explain) })
  }()

  /// The command that does here what the word does there; nil for any other text.
  static func command(for text: String) -> CommandID? {
    words[text.lowercased()]
  }
}
