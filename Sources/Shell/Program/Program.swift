import CommandLanguage
import Glossary
import LineEditing
import Rendering
import TabBar
import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The whole program: what the words after its name ask for, until its end.
public struct Program {
  var options = Options()
  var environment: [String: String]
  var characters: CharacterLocale

  /// Runs the program and gives its exit code.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name.
  ///   - environment: the variables that the program was started with.
  public static func run(arguments: [String], environment: [String: String]) -> ExitCode {
    // A file that may not grow, as on a full disk, is an error to report and no end of the program.
    signal(SIGXFSZ, SIG_IGN)
    Output.reserveDescriptors()
    // Before anything else, or Cyrillic can't be typed.
    let characters = CharacterLocale.prepare()
    var program = Program(environment: environment, characters: characters)
    do {
      program.options = try Options.parse(arguments)
    } catch {
      let language = program.language
      let message = DisplayWidth.visibleLines(Messages.option(error).text(in: language))
      Output.error.write("shtorka: " + message + "\n")
      return .usage
    }
    return program.run()
  }

  /// The language of the answers: `--lang`, `SHTORKA_LANG`, the locale, English.
  var language: Language {
    if let language = options.language { return language }
    let variables = ["SHTORKA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
    guard let value = variables.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty })
    else { return .en }
    return value.lowercased().hasPrefix("ru") ? .ru : .en
  }

  private func run() -> ExitCode {
    let facts = TerminalFacts.current(environment: environment, characters: characters)
    let colorOption = ColorOption(rawValue: (options.color ?? .auto).rawValue) ?? .auto
    var writer = Writer(
      isJSON: options.json,
      usesColor: !options.plain
        && colorOption.usesColor(
          streamIsTerminal: facts.outputIsTerminal, environment: environment),
      depth: ColorDepth(environment: environment))
    var sources = [GlossarySource.shipped]
    for path in options.glossaries {
      let name = path.split(separator: "/").last.map { String($0) }
      sources.append(.path(path, name: name ?? path))
    }
    var session = Session(
      language: language,
      glossaries: GlossaryRoom(
        sources: sources,
        cacheFolder: Folders(environment: environment).cache,
        monitor: CompilationBar(
          language: language, on: facts.errorIsTerminal && !options.json ? .error : nil)))
    session.scorePath = Folders(environment: environment).state.map { $0 + "/quiz" }
    let isPrompt =
      options.mode == .session && facts.inputIsTerminal && !options.json && !options.noInput
    configure(&session, isPrompt: isPrompt, writer: writer)
    writer.output.language = language
    if !options.plain, !options.noInput, options.mode.isWords || isPrompt {
      writer.pagerEnvironment = environment
    }
    switch options.mode {
    case .help:
      let page = Usage.page(session.grammar)
      let lines = page.lines(in: language, width: writer.output.columns ?? HelpPage.widest)
      writer.output.write(lines.joined(separator: "\n") + "\n")
      return .done
    case .print(let document):
      writer.output.write(document.text(in: language, grammar: session.grammar))
      return .done
    case .version:
      let answer = Answer(command: "version", outcome: .success(VersionBody()))
      writer.write(answer, in: session, line: nil)
      return .done
    default: break
    }
    let code = run(&session, isPrompt: isPrompt, facts: facts, writer: writer)
    return session.exitCode ?? code
  }

  /// Runs what the program was started for, if that is more than to print something.
  private func run(
    _ session: inout Session, isPrompt: Bool, facts: TerminalFacts, writer: Writer
  ) -> ExitCode {
    switch options.mode {
    case .help, .print, .version: return .done
    case .words(let words): return runWords(words, session: &session, writer: writer)
    case .commands(let text): return runCommands(text, session: &session, writer: writer)
    case .script(let path): return runScript(path, session: &session, writer: writer)
    case .session:
      if isPrompt {
        return Prompting(
          options: options, environment: environment, facts: facts, writer: writer
        ).run(&session)
      }
      return runInput(&session, writer: writer)
    }
  }

  /// Reads the person's configuration, where there is one; programs are answered without it.
  ///
  /// What was asked for with an option or a variable counts for more.
  private func configure(_ session: inout Session, isPrompt: Bool, writer: Writer) {
    guard !options.noRC, !options.json else { return }
    guard let folder = Folders(environment: environment).configuration else {
      if isPrompt { session.whyNoAliasIsKept = Messages.aliasWithoutHome(environment["HOME"]) }
      return
    }
    let file = ConfigurationFile(path: folder + "/config")
    let problems = file.apply(to: &session, makesAliases: isPrompt)
    if isPrompt { session.configuration = file }
    if options.language != nil || environment["SHTORKA_LANG"].map({ !$0.isEmpty }) == true {
      session.language = language
    }
    if options.plain { session.frame = .ascii }
    if options.plain || options.color != nil || ColorOption.isDecided(by: environment) {
      session.color = .auto
    }
    var complaints = Array(problems.prefix(Self.problemsShown))
    if problems.count > Self.problemsShown {
      let left = problems.count - Self.problemsShown
      complaints.append(Messages.moreProblems(left, in: file.path))
    }
    // Whoever sits at the prompt can do something about it; a script says it once.
    let told = ToldComplaints(
      path: Folders(environment: environment).state.map { $0 + "/config-complaints" })
    let text = complaints.map { $0.text(in: session.language) + "\n" }.joined()
    guard told.areNews(text) || isPrompt else { return }
    for complaint in complaints { writer.tell(complaint, in: session.language) }
  }

  /// How many complaints about the configuration are told at once.
  private static let problemsShown = 5

  // MARK: One shot

  private func runWords(
    _ words: [String], session: inout Session, writer: Writer
  ) -> ExitCode {
    if words.count == 2, words[1] == "-", session.grammar.command(named: words[0]) == [.find] {
      return findLines(session: &session, writer: writer)
    }
    guard let command = session.grammar.parse(arguments: words) else { return .usage }
    let answer = answer(command, line: nil, session: &session, writer: writer)
    if !writer.isJSON, let way = way(to: words, command, answer, session.grammar) {
      Output.error.write(way.text(in: session.language) + "\n")
    }
    return answer.exitCode
  }

  /// How to have the words done that were looked up and may have meant something else.
  private func way(
    to words: [String], _ command: ParsedCommand, _ answer: Answer, _ grammar: Grammar
  ) -> Wording? {
    let line = words.joined(separator: " ")
    guard case .success(let invocation) = command, invocation.isImplicitLookup else { return nil }
    if FamiliarWord.command(for: line) == .help { return Messages.programHelp }
    guard isVagueLookUp(command, answer), isComplete(line, grammar) else { return nil }
    // Words in one pair of quotes are no command to a shell, and without them may be one.
    let apart = line.split(separator: " ").map(String.init)
    if case .success(let command)? = grammar.parse(arguments: apart), !command.isImplicitLookup {
      return Messages.shellCommand(line)
    }
    return Messages.sessionCommand(line)
  }

  /// Whether words from a shell were looked up, as they name no command there, and are no name.
  private func isVagueLookUp(_ command: ParsedCommand, _ answer: Answer) -> Bool {
    guard case .success(let invocation) = command, invocation.isImplicitLookup,
      case .success(let body) = answer.outcome, let found = body as? FoundBody
    else { return false }
    return ![.name, .alias].contains(found.answer.results.first?.match)
  }

  /// Whether a session would carry the line out.
  private func isComplete(_ line: String, _ grammar: Grammar) -> Bool {
    let commands = grammar.parse(line)
    return !commands.isEmpty && commands.allSatisfy { (try? $0.get()) != nil }
  }

  /// Answers one command and writes the answers of what it ran, then its own.
  private func answer(
    _ command: ParsedCommand, line: String?, session: inout Session, writer: Writer
  ) -> Answer {
    let answer = session.answer(command, emit: writer.writing(in: session))
    // The command may have changed the language or the frames.
    writer.write(answer, in: session, line: line)
    return answer
  }

  /// `find -`: a word or phrase a line; one record a line back.
  private func findLines(session: inout Session, writer: Writer) -> ExitCode {
    let source = PlainLineSource()
    var code = ExitCode.done
    while true {
      switch source.nextLine(prompt: Prompt(""), recording: false) {
      case .line(let text):
        let query = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if query.isEmpty { continue }
        do throws(Failure) {
          let body = try session.find(query, limit: 10)
          if body.isNegative { code = .negative }
          if writer.isJSON {
            let answer = Answer(command: "find \(query)", outcome: .success(body))
            writer.write(answer, in: session, line: nil)
          } else {
            let best = body.answer.results.first
            let record = [query, best?.id ?? "", best?.en ?? "", best?.ru ?? ""]
            writer.output.write(
              record.map { DisplayWidth.visible($0) }.joined(separator: "\t") + "\n")
          }
        } catch {
          writer.write(
            Answer(command: "find \(query)", outcome: .failure(error)),
            in: session, line: nil)
          return error.exitCode
        }
      case .malformed(let line):
        writer.write(Messages.malformed(line), in: session, line: nil)
        code = .usage
      case .interrupted: return .interrupted
      case .endOfInput: return code
      }
    }
  }

  private func runCommands(
    _ text: String, session: inout Session, writer: Writer
  ) -> ExitCode {
    var code = ExitCode.done
    for line in Script.lines(of: text) {
      for command in session.grammar.parse(line) {
        let answer = answer(command, line: line, session: &session, writer: writer)
        if code == .done { code = answer.exitCode }
        if !answer.isSuccess, !options.json || options.stopOnError { return code }
        if session.isOver { return code }
      }
    }
    return code
  }

  private func runScript(
    _ path: String, session: inout Session, writer: Writer
  ) -> ExitCode {
    if path == "-" { return runInput(&session, writer: writer) }
    var code = ExitCode.done
    for command in session.grammar.parse("run " + Quoting.quoted(path)) {
      let write = writer.writing(in: session)
      let answer = session.answer(command, emit: write)
      if !answer.isSuccess || writer.isJSON {
        writer.write(answer, in: session, line: nil)
      }
      code = answer.exitCode
    }
    return code
  }

  // MARK: Standard input

  private func runInput(_ session: inout Session, writer: Writer) -> ExitCode {
    let source = PlainLineSource()
    while !session.isOver {
      switch source.nextLine(prompt: Prompt(""), recording: false) {
      case .line(let line):
        for command in session.grammar.parse(line) {
          let answer = answer(command, line: line, session: &session, writer: writer)
          if options.stopOnError, !answer.isSuccess { return .stopped }
          if session.isOver { break }
        }
      case .malformed(let line):
        writer.write(Messages.malformed(line), in: session, line: nil)
        if options.stopOnError { return .stopped }
      case .interrupted: return .interrupted
      case .endOfInput: return .done
      }
    }
    return .done
  }
}
