import CommandLanguage
import TextAnalysis

/// What the program prints about itself, made of the grammar: `--print PAGE`.
enum Document: String, CaseIterable, Sendable {
  /// The page for `man`, as man(7) source.
  case man
  /// The reference of all commands, as Markdown.
  case commands
  case bash, zsh, fish

  /// The whole text in `language`; completions hold both languages and choose when they run.
  func text(in language: Language, grammar: Grammar) -> String {
    switch self {
    case .man: ManualPage(language: language, grammar: grammar).text
    case .commands: CommandReference(language: language, grammar: grammar).text
    case .bash: ShellCompletion(grammar: grammar).bash
    case .zsh: ShellCompletion(grammar: grammar).zsh
    case .fish: ShellCompletion(grammar: grammar).fish
    }
  }
}
