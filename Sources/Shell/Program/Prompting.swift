import CommandLanguage
import Glossary
import LineEditing
import Rendering
import TextAnalysis

/// The prompt: lines from a person, answers as they come.
struct Prompting {
  var options: Options
  var environment: [String: String]
  var facts: TerminalFacts
  var writer: Writer
  /// Where the screen is watched; only a terminal that moves its cursor can draw in place.
  private let live: LiveScreen?

  init(
    options: Options, environment: [String: String], facts: TerminalFacts, writer: Writer
  ) {
    self.options = options
    self.environment = environment
    self.facts = facts
    self.writer = writer
    live = LineSourceKind.choose(facts) == .editor ? LiveScreen(output: writer.output) : nil
    self.writer.output.isInterruptible = true
  }

  func run(_ session: inout Session) -> ExitCode {
    session.isAtPrompt = true
    let completer = Completer(session)
    let source = open(completer)
    source.resizeHandler = { [live] in live?.resize() ?? false }
    session.isInterrupted = { [weak source] in source?.takeInterrupt() ?? false }
    session.typed.clear = { [weak source] () throws(HistoryFileError) in
      try source?.clearHistory()
    }
    source.completionProvider = completer
    for notice in source.takeNotices() {
      writer.tell(Messages.notice(notice), in: session.language)
    }
    if !options.noHistory, folders.state == nil {
      writer.tell(Messages.historyWithoutHome(environment["HOME"]), in: session.language)
    }
    greet(&session)
    var interrupts = 0
    var offer: String?
    while !session.isOver {
      session.typed.lines = source.historyLines
      completer.session = session
      source.suggestionStyle =
        session.suggests && writer.style(session).theme.hasColor ? "90" : nil
      switch source.nextLine(prompt: prompt(session), recording: true) {
      case .line(let line):
        interrupts = 0
        // The history commands speak of the lines before this one.
        let lines = source.historyLines
        session.typed.lines = lines.last == line ? lines.dropLast() : lines
        let accepted = Self.isYes(line) ? offer : nil
        if let accepted {
          offer = answer(accepted, session: &session)
        } else {
          offer = reply(to: line, session: &session)
        }
      case .malformed(let line):
        writer.write(Messages.malformed(line), in: session, line: nil)
      case .interrupted(let lineWasEmpty):
        interrupts = lineWasEmpty ? interrupts + 1 : 0
        if interrupts >= 2 {
          let hint = Wording("leave with Ctrl-D or quit", "выйти: Ctrl-D или «выход»")
          writer.tell(hint, in: session.language)
        }
      case .endOfInput:
        session.isOver = true
      }
      for notice in source.takeNotices() {
        writer.tell(Messages.notice(notice), in: session.language)
      }
    }
    return .done
  }

  private var folders: Folders { Folders(environment: environment) }

  /// Opens the source of lines; its few words follow the language of the session.
  private func open(_ completer: Completer) -> any LineSource {
    let state = options.noHistory ? nil : folders.state
    let texts = EditorTexts(
      search: { pattern, isFound in
        Messages.search(pattern, isFound: isFound).text(in: completer.session.language)
      },
      more: { count in Messages.moreCandidates(count).text(in: completer.session.language) },
      showAll: { count in Messages.allCandidates(count).text(in: completer.session.language) })
    return LineSourceOpening.open(
      LineSourceOptions(
        programName: "shtorka", historyPath: state.map { $0 + "/history" },
        bindingsPath: options.noRC
          ? nil : LineSourceOptions.defaultBindingsPath(environment: environment),
        texts: texts, keeps: { !Self.isReply($0) }),
      facts: facts)
  }

  private func prompt(_ session: Session) -> Prompt {
    Prompt(
      facts.characters == .notUTF8 ? "> " : "» ",
      style: writer.style(session).theme.hasColor ? "1;36" : nil)
  }

  private func greet(_ session: inout Session) {
    var count = ""
    if let library = try? session.glossaries.library(),
      let statistics = try? library.statistics()
    {
      count =
        " · "
        + Wording(
          Plural.en(statistics.concepts, one: "term", other: "terms"),
          Plural.ru(statistics.concepts, one: "термин", few: "термина", many: "терминов")
        ).text(in: session.language)
    }
    let hint = Wording(
      "`help`, `tour`, `quit`, or just type what you remember",
      "«справка», «экскурсия», «выход» или просто опишите, что помните")
    let name = "Shtorka \(VersionBody.version)\(count) · "
    writer.tell(Wording(name, name) + hint, in: session.language, on: writer.output)
  }

  /// Answers a line; in the tour Enter alone stands for the line of the step.
  ///
  /// Returns a command to run after a yes, where one is offered (rule R4).
  @discardableResult
  func reply(to line: String, session: inout Session) -> String? {
    guard let suggested = session.tourLine else { return answer(line, session: &session) }
    let isBlank = line.allSatisfy(\.isWhitespace)
    if isBlank { writer.output.write("» \(suggested)\n") }
    let typed = isBlank ? suggested : line
    let offer = answer(typed, session: &session)
    if !session.isOver, let next = session.continueTour(after: typed) {
      write(Answer(command: line, outcome: .success(next)), session: session, line: nil)
    }
    return offer
  }

  /// Answers a line; returns a command to run after a yes, where one is offered (rule R4).
  @discardableResult
  private func answer(_ line: String, session: inout Session) -> String? {
    switch session.grammar.read(atPrompt: line) {
    case .nothing: return nil
    case .number(let number):
      write(openEntry(number, line: line, session: &session), session: session, line: line)
    case .lookup(let text): return lookUp(text, session: &session)
    case .commands(let commands, let text):
      var offer: String?
      for (index, command) in commands.enumerated() {
        let answer = session.answer(command, emit: writer.writing(in: session))
        if commands.count == 1, case .failure(let failure) = answer.outcome, failure.mayBeLookup,
          answerAsLookUp(text, failure: failure, session: &session)
        {
          return nil
        }
        write(answer, session: session, line: line)
        offer = runChosen(&session)
        if session.isOver { break }
        if index + 1 < commands.count, session.isInterrupted() {
          let stop = Answer(
            command: answer.command, outcome: .failure(.interrupted(after: answer)))
          write(stop, session: session, line: nil)
          break
        }
      }
      return offer
    }
    return nil
  }

  /// Runs the lines that a command of the history chose, each behind its prompt as if it had been
  /// typed; returns what the last of them offers.
  private func runChosen(_ session: inout Session) -> String? {
    var offer: String?
    let chosen = session.typed.chosen
    session.typed.chosen = []
    for line in chosen where !session.isOver {
      writer.output.write(prompt(session).text + DisplayWidth.visible(line) + "\n")
      offer = reply(to: line, session: &session)
    }
    return offer
  }

  private func write(_ answer: Answer, session: Session, line: String?) {
    if !session.isWatching { live?.end() }
    if let live, live.show(answer, style: { writer.style(session) }) {
      writer.record(answer, in: session)
      return
    }
    writer.write(answer, in: session, line: line)
  }

  private func lookUp(_ text: String, session: inout Session) -> String? {
    do {
      let body = try session.find(text, limit: 6)
      let name = FamiliarWord.command(for: text)?.name.text(in: session.language)
      let other = name ?? session.likeliest(session.grammar.otherLayouts(of: text))
      if !body.isNegative || other == nil {
        write(Answer(command: text, outcome: .success(body)), session: session, line: nil)
      }
      let meant =
        body.isNegative
        ? other ?? session.likeliest(session.grammar.corrections(of: text)) : name
      if let meant {
        let question = Wording(
          "did you mean the command “\(meant)”? yes runs it",
          "может быть, команда «\(meant)»? «да» выполнит её")
        writer.tell(question, in: session.language, on: writer.output)
        return meant
      }
      if body.isNegative {
        let hint = Wording(
          "(`help` shows what else can be typed)", "(«справка» покажет, что ещё можно набрать)")
        writer.tell(hint, in: session.language, on: writer.output)
      }
    } catch {
      write(Answer(command: text, outcome: .failure(error)), session: session, line: nil)
    }
    return nil
  }

  /// Answers half a command as the look-up that it is as a whole, where that is confident (R2).
  private func answerAsLookUp(
    _ text: String, failure: Failure, session: inout Session
  ) -> Bool {
    let (list, round) = (session.lastList, session.round)
    guard let body = try? session.find(text, limit: 6), let best = body.answer.results.first,
      best.match != .description, best.match != .prefix,
      best.match != .typo || Self.wordCount(best.matched) == Self.wordCount(text)
    else {
      session.lastList = list
      session.round = round
      return false
    }
    write(Answer(command: text, outcome: .success(body)), session: session, line: nil)
    let why = failure.message
    let note = Wording("(no command: \(why.en))", "(не команда: \(why.ru))")
    writer.tell(note, in: session.language, on: writer.output)
    return true
  }

  private func openEntry(_ number: Int, line: String, session: inout Session) -> Answer {
    if session.round != nil {
      do {
        return Answer(command: line, outcome: .success(try session.answerQuiz(number)))
      } catch {
        return Answer(command: line, outcome: .failure(error))
      }
    }
    guard !session.lastList.isEmpty else {
      return Answer(
        command: line,
        outcome: .failure(
          Failure(
            code: "no-list",
            message: Wording(
              "there is no list to choose from yet; look something up first",
              "списка пока нет; сначала найдите что-нибудь"))))
    }
    guard session.lastList.indices.contains(number - 1) else {
      let count = session.lastList.count
      return Answer(
        command: line,
        outcome: .failure(
          Failure(
            code: "index-out-of-range",
            message: Wording(
              "the list has entries from 1 to \(count)", "в списке статьи от 1 до \(count)"))))
    }
    do {
      return Answer(
        command: line, outcome: .success(try session.card(id: session.lastList[number - 1])))
    } catch {
      return Answer(command: line, outcome: .failure(error))
    }
  }

  /// Words count apart also with a hyphen between them: «тап бар» is a slip for «таб-бар», `tap X` is
  /// none for `tap`.
  private static func wordCount(_ text: String) -> Int {
    text.split { $0.isWhitespace || $0 == "-" }.count
  }

  /// Whether a line only answers what stands above it, so that it says nothing later.
  private static func isReply(_ line: String) -> Bool {
    isYes(line) || line.allSatisfy { $0.isWhitespace || ("0"..."9").contains($0) }
  }

  private static func isYes(_ line: String) -> Bool {
    ["y", "yes", "д", "да", "нуы", "lf"].contains(
      line.lowercased().split(whereSeparator: \.isWhitespace).joined())
  }
}
