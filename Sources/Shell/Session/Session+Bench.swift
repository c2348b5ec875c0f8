import CommandLanguage
import FileAccess
import Rendering
import TabBar
import TabBarFiles
import TextAnalysis

extension Session {
  /// Commands of the bench that are no single action of the tab bar; `nil` for any other command.
  mutating func performBench(
    _ invocation: Invocation
  ) throws(Failure) -> (any AnswerBody, BenchReport?)? {
    switch invocation.id {
    case .preset:
      let preset: Preset
      do {
        preset = try Preset.named(invocation.word(.preset))
      } catch {
        throw failure(error, in: invocation)
      }
      return try apply(.install(preset.blueprint), invocation: invocation)
    case .open: return try open(invocation)
    case .undo: return try travel(invocation) { history throws(Rejection) in try history.undo() }
    case .redo: return try travel(invocation) { history throws(Rejection) in try history.redo() }
    case .reset:
      bench.record(State())
      steps.add(.command(invocation.source), replacesInterface: true)
      lastOutcome = Outcome()
      return benchAnswer(events: [])
    case .load: return try load(invocation)
    case .state:
      let presentation = self.presentation
      return (
        StateBody(presentation: presentation),
        BenchReport(events: nil, presentation: presentation)
      )
    default:
      guard let body = try performReport(invocation) else { return nil }
      // What was read out or found has reasons, too.
      if let reasoned = body as? any ReasonedBody { lastOutcome.rules = reasoned.reasons }
      return (body, nil)
    }
  }

  /// Commands that say something about the bench and change nothing.
  private func performReport(_ invocation: Invocation) throws(Failure) -> (any AnswerBody)? {
    switch invocation.id {
    case .events: return events(invocation)
    case .diff: return try diff(invocation)
    case .show: return show(invocation)
    case .presets: return PresetsBody(presets: Preset.all)
    case .voiceover:
      do {
        let spoken = try bench.present.spoken(
          invocation.argument(.tab).map { TabReference($0) },
          language: DeviceLanguage(language))
        return SpokenBody(
          spoken: spoken,
          reasons: bench.present.rules(of: spoken, language: DeviceLanguage(language)))
      } catch {
        throw failure(error, in: invocation)
      }
    case .audit: return try audit(invocation)
    case .auditRules: return AuditRulesBody()
    case .explain: return try explain(invocation)
    case .expect: return try expect(invocation)
    default: return nil
    }
  }

  private func show(_ invocation: Invocation) -> any AnswerBody {
    switch invocation.argument(.what)?.keyword {
    case .measures: return MeasuresBody(presentation: presentation)
    case .diff:
      let before = bench.previous?.presentation(language: DeviceLanguage(language))
      return DifferenceBody(before: before, after: presentation, frame: frame)
    case let what:
      return PictureBody(presentation: presentation, isBarAlone: what == .bar, frame: frame)
    }
  }

  private mutating func travel(
    _ invocation: Invocation, _ step: (inout History) throws(Rejection) -> Void
  ) throws(Failure) -> (any AnswerBody, BenchReport?) {
    do {
      try step(&bench)
    } catch {
      throw failure(error, in: invocation)
    }
    if invocation.id == .undo { steps.undo() } else { steps.redo() }
    lastOutcome = Outcome()
    return benchAnswer(events: [])
  }

  private mutating func open(
    _ invocation: Invocation
  ) throws(Failure) -> (any AnswerBody, BenchReport?) {
    let file = try interfaceFile(
      invocation.word(.file), controller: invocation.option(.controller)?.integer)
    let (_, report) = try apply(.install(file.blueprint), invocation: invocation)
    return (OpenedBody(file: file, presentation: presentation), report)
  }

  /// The tab bar in a file of somebody's project.
  private func interfaceFile(
    _ path: String, controller: Int? = nil
  ) throws(Failure) -> InterfaceFile {
    // The file itself, or Ctrl-C at any that it names; others of those may be missing.
    var trouble: FileError?
    let result: Result<InterfaceFile, InterfaceFile.Problem>
    do throws(InterfaceFile.Problem) {
      result = .success(
        try InterfaceFile.open(path: path, controller: controller) { name in
          if trouble != nil { return nil }
          do throws(FileError) {
            return try Files.read(name)
          } catch {
            if name == path || error.isInterruption { trouble = error }
            return nil
          }
        })
    } catch {
      result = .failure(error)
    }
    if let trouble { throw Failure.file(trouble) }
    do {
      return try result.get()
    } catch {
      throw Failure(error)
    }
  }

  private mutating func load(
    _ invocation: Invocation
  ) throws(Failure) -> (any AnswerBody, BenchReport?) {
    let document = try document(at: invocation.word(.file))
    bench.record(document.state)
    steps.add(.load(document.commands), replacesInterface: true)
    lastOutcome = Outcome()
    return benchAnswer(events: [])
  }

  /// The text of a file.
  func text(of path: String) throws(Failure) -> String {
    let bytes: [UInt8]
    do {
      bytes = try Files.read(path)
    } catch {
      throw Failure.file(error)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(
        code: "bad-file",
        message: Wording("\(path) is not UTF-8 text", "\(path) — не текст в кодировке UTF-8"),
        exitCode: .data)
    }
    return text
  }

  private func audit(_ invocation: Invocation) throws(Failure) -> any AnswerBody {
    var state = bench.present
    if let path = invocation.argument(.file)?.text {
      let file = try interfaceFile(path)
      do {
        _ = try state.apply(.install(file.blueprint))
      } catch {
        throw failure(error, in: invocation)
      }
    }
    let isFile = invocation.argument(.file) != nil
    let limit = invocation.option(.failOn)
    return AuditBody(
      findings: state.audit(
        language: DeviceLanguage(language),
        managedBarWasTouched: steps.managedBarWasTouched && !isFile),
      language: DeviceLanguage(language), isGate: limit != nil,
      failingSeverities: AuditRule.Severity.allCases.filter { severity in
        limit.map { severity.isAtLeast($0.word) } ?? true
      })
  }

  /// The events of the last command or of all, of the named channels or of all.
  private func events(_ invocation: Invocation) -> any AnswerBody {
    let words = invocation.arguments(.what).map(\.word)
    let channels = Set(words.filter { $0 != KeywordID.all.rawValue })
    func isAsked(_ event: Event) -> Bool { channels.isEmpty || channels.contains(event.channel) }
    guard words.contains(KeywordID.all.rawValue) else {
      return EventsBody(events: lastOutcome.events.filter(isAsked))
    }
    return EventLogBody(
      entries: eventLog.entries.map {
        EventLog.Entry(command: $0.command, events: $0.events.filter(isAsked))
      }.filter { !$0.events.isEmpty })
  }
}
