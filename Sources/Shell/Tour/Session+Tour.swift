import CommandLanguage
import Rendering
import TextAnalysis

extension Session {
  /// `tour`: at the prompt one step to try, elsewhere all that are left with their answers.
  mutating func tour(_ invocation: Invocation) throws(Failure) -> any AnswerBody {
    if invocation.argument(.number)?.keyword == .off {
      tourStep = nil
      return SilentBody()
    }
    let number = invocation.argument(.number)?.integer
    let last = TourStep.all.count
    guard (1...last).contains(number ?? 1) else {
      throw Failure(
        code: "index-out-of-range",
        message: Wording(
          "the tour has steps from 1 to \(last)", "в экскурсии шаги от 1 до \(last)"),
        span: invocation.argument(.number)?.span, exitCode: .usage)
    }
    let first = (number ?? 1) - 1
    if isAtPrompt {
      tourStep = first
      return TourBody(steps: [(first, [])], isAtPrompt: true)
    }
    // A copy runs the lines, so that the bench stays as it was.
    var copy = self
    let shown = number == nil ? Array(TourStep.all.indices) : [first]
    let steps = shown.map { index in
      (index, copy.answers(to: TourStep.all[index].commands.text(in: language)))
    }
    return TourBody(steps: steps, isAtPrompt: false)
  }

  /// What comes of a line.
  private mutating func answers(to line: String) -> [Answer] {
    var answers: [Answer] = []
    run(line: line) { answers.append($0) }
    return answers
  }

  /// The line that Enter alone runs in the tour; `nil` outside of it.
  var tourLine: String? {
    tourStep.map { TourStep.all[$0].line.text(in: language) }
  }

  /// Goes on in the tour when `line` did what its step is about; the text of what comes next, or
  /// what Enter would still run.
  mutating func continueTour(after line: String) -> (any AnswerBody)? {
    guard let step = tourStep else { return nil }
    let kinds = kinds(of: line)
    guard kinds != [.tour] else { return nil }
    guard TourStep.all[step].line.all.contains(where: { self.kinds(of: $0) == kinds }) else {
      let place = "\(step + 1)/\(TourStep.all.count)"
      let line = TourStep.all[step].line
      return MessageBody(
        message: Wording(
          "(tour \(place): Enter runs “\(line.en)”, tour off leaves)",
          "(экскурсия \(place): Enter выполнит «\(line.ru)», «экскурсия выкл» закончит)"))
    }
    let next = step + 1
    tourStep = next < TourStep.all.count ? next : nil
    return TourBody(steps: [(next, [])], isAtPrompt: true)
  }

  /// The commands of a line as the prompt reads it.
  private func kinds(of line: String) -> [CommandID] {
    switch grammar.read(atPrompt: line) {
    case .nothing: []
    case .number: [.term]
    case .lookup: [.find]
    case .commands(let commands, _):
      commands.compactMap { if case .success(let read) = $0 { read.id } else { nil } }
    }
  }
}
