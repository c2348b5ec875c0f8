import CommandLanguage
import Glossary
import Rendering
import TabBar
import TextAnalysis

/// Everything that a session remembers between two commands.
struct Session {
  /// The commands that this program offers.
  var grammar = Grammar(implemented: Session.implemented)
  /// The language of the answers.
  var language: Language
  /// The glossaries, opened when they are first asked for.
  var glossaries: GlossaryRoom
  /// The bench through time.
  var bench = History()
  /// The events and rules of the last command of the bench.
  var lastOutcome = Outcome() {
    didSet { lastWasStep = false }
  }
  /// Whether the last command made the present state out of the one before.
  var lastWasStep = false
  /// The events of all commands of the bench.
  var eventLog = EventLog()
  /// What led to the state of the bench, for scripts and the audit; one step for each of `bench`.
  var steps = Steps()
  /// The ids of the list printed last, for numbers at the prompt.
  var lastList: [String] = [] {
    // Digits mean the list printed last, so no answer any more.
    didSet { round = nil }
  }
  /// The round of the quiz that is under way.
  var round: QuizRound?
  /// The score of the quiz where it is kept for the session only.
  var score = QuizScore()
  /// Where the score is kept; `nil` keeps it for the session only.
  var scorePath: String?
  /// The step of the tour that is to be tried next.
  var tourStep: Int?
  /// Whether a person types the lines.
  var isAtPrompt = false
  /// Whether the screen is drawn after each command of the bench.
  var isWatching = false
  /// The frames of drawings.
  var frame: Theme.Frame = .ascii
  /// When colour is used.
  var color: Options.Color
  /// Whether the prompt shows how a line may go on.
  var suggests = true
  /// Whether an answer taller than the terminal goes through a pager.
  var pages = true
  /// The lines typed at the prompt.
  var typed = TypedLines()
  /// Where lines and answers are written as they come.
  var transcript: Transcript?
  /// The person's configuration, where changes of it are kept.
  var configuration: ConfigurationFile?
  /// Why a short form made at the prompt can't be kept; told with the first one.
  var whyNoAliasIsKept: Wording?
  /// Whether Ctrl-C was pressed since it was last asked.
  var isInterrupted: () -> Bool = { false }
  /// Set by `quit`.
  var isOver = false
  /// What the program ends with where `quit` says so.
  var exitCode: ExitCode?
  /// How many scripts are running inside each other.
  var scriptDepth = 0

  /// What a command of this build can be.
  static let implemented: Set<CommandID> = {
    let later: Set<CommandID> = [
      .check, .import, .glossariesRemove, .report, .reportTitle,
      .reportExpected, .reportActual,
    ]
    return Set(CommandID.allCases).subtracting(later)
  }()

  init(language: Language, glossaries: GlossaryRoom, color: Options.Color = .auto) {
    self.language = language
    self.glossaries = glossaries
    self.color = color
  }

  /// What is on the screen of the bench.
  var presentation: Presentation {
    bench.present.presentation(language: DeviceLanguage(language))
  }
}

extension DeviceLanguage {
  /// The language of a device that was given none: that of the answers.
  init(_ language: Language) {
    self = language == .ru ? .ru : .en
  }
}
