import CommandLanguage
import TabBar
import TextAnalysis

extension Session {
  /// Reads a line strictly and answers each of its commands (rule R1).
  ///
  /// Stops after the first failure when `stopsOnError`; returns whether it did.
  @discardableResult
  mutating func run(
    line: String, stopsOnError: Bool = false, emit: (Answer) -> Void
  ) -> Bool {
    answer(grammar.parse(line), stopsOnError: stopsOnError, emit: emit)
  }

  /// Answers commands that were read already.
  @discardableResult
  mutating func answer(
    _ commands: [ParsedCommand], stopsOnError: Bool = false, emit: (Answer) -> Void
  ) -> Bool {
    for (index, command) in commands.enumerated() {
      let answer = self.answer(command, emit: emit)
      emit(answer)
      if stopsOnError, !answer.isSuccess { return true }
      if isOver { break }
      if index + 1 < commands.count, isInterrupted() {
        emit(Answer(command: answer.command, outcome: .failure(.interrupted(after: answer))))
        return true
      }
    }
    return false
  }

  /// Answers one command; `emit` is for the answers of a script that it runs.
  mutating func answer(_ command: ParsedCommand, emit: (Answer) -> Void = { _ in }) -> Answer {
    let invocation: Invocation
    switch command {
    case .failure(let error):
      return Answer(command: error.source, outcome: .failure(Failure(error)))
    case .success(let read): invocation = read
    }
    do {
      let (body, report) = try perform(invocation, emit: emit)
      return Answer(command: invocation.source, outcome: .success(body), bench: report)
    } catch {
      return Answer(command: invocation.source, outcome: .failure(error))
    }
  }

  private mutating func perform(
    _ invocation: Invocation, emit: (Answer) -> Void
  ) throws(Failure) -> (any AnswerBody, BenchReport?) {
    if invocation.id == .group { try checkDepth(invocation) }
    if let action = BenchAction.action(for: invocation) {
      return try apply(action, invocation: invocation)
    }
    if let answer = try performBench(invocation) { return answer }
    if let body = try performGlossary(invocation) { return (body, nil) }
    return (try performSession(invocation, emit: emit), nil)
  }

  /// Carries out an action of the bench as one step.
  mutating func apply(
    _ action: Action, invocation: Invocation
  ) throws(Failure) -> (any AnswerBody, BenchReport?) {
    let remark = remark(before: action)
    do {
      lastOutcome = try bench.apply(action)
      lastWasStep = true
    } catch {
      if case .managedBar = error { steps.touchManagedBar() }
      // `explain` says why it did not happen.
      lastOutcome = Outcome(rules: error.rules)
      throw failure(error, in: invocation)
    }
    eventLog.note(invocation.source, lastOutcome.events)
    steps.add(.command(invocation.source), replacesInterface: action.replacesInterface)
    return benchAnswer(events: lastOutcome.events, remark: remark)
  }

  /// What to say of an action that can do nothing, as the bar would look the same.
  private func remark(before action: Action) -> Wording? {
    guard case .dismiss = action, bench.present.interface.modals.isEmpty else { return nil }
    return Wording("nothing is presented", "модального экрана нет")
  }

  /// The answer of a command of the bench: its events and the state.
  func benchAnswer(
    events: [Event], remark: Wording? = nil
  ) -> (any AnswerBody, BenchReport?) {
    let presentation = self.presentation
    return (
      BenchBody(
        events: events, presentation: presentation, isWatching: isWatching, remark: remark),
      BenchReport(events: events, presentation: presentation)
    )
  }
}
