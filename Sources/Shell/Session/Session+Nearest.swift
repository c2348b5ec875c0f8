import CommandLanguage
import TabBar
import TextAnalysis

extension Session {
  /// What the bench refused, with the names that may have been meant.
  func failure(_ rejection: Rejection, in invocation: Invocation) -> Failure {
    var failure = Failure(rejection, in: invocation)
    switch rejection {
    case .unknownTab where bench.present.tabs.isEmpty:
      let en = "\(CommandID.new.name.en) A B C, \(CommandID.preset.name.en) clock"
      let ru = "\(CommandID.new.name.ru) А Б В, \(CommandID.preset.name.ru) clock"
      failure.message =
        failure.message
        + Wording("; the bar has no tabs yet: \(en)", "; вкладок пока нет: \(ru)")
    case .unsupported(let rule) where rule == 34:
      let way = wayWithoutController(invocation)
      failure.message = failure.message + Wording("; use: \(way.en)", "; наберите: \(way.ru)")
    case .unknownTab(let name):
      let language = presentation.language
      let names = bench.present.tabs.flatMap { tab in
        [tab.key.text] + [tab.title(in: language)].compactMap { $0 }
      }
      suggest(names, for: name, in: &failure)
    case .unknownSystemItem(let name):
      suggest(SystemItem.allCases.map(\.rawValue), for: name, in: &failure)
    case .unknownPreset(let name): suggest(Preset.all.map(\.name), for: name, in: &failure)
    default: break
    }
    return failure
  }

  /// The command that does on a stand-alone bar what `invocation` does on a controller's, or else
  /// the one that makes a controller.
  private func wayWithoutController(_ invocation: Invocation) -> Wording {
    let (command, words): (CommandID, [Argument]) =
      switch invocation.id {
      case .select: (.barSelect, invocation.arguments(.tab))
      case .tabsSet: (.barItems, invocation.arguments(.tabs))
      default: (.new, [])
      }
    let given = words.map { $0.isQuoted ? Quoting.quoted($0.text) : $0.text }
    let (en, ru) =
      given.isEmpty
      ? ("A B C", "А Б В") : (given.joined(separator: " "), given.joined(separator: " "))
    return Wording("\(command.name.en) \(en)", "\(command.name.ru) \(ru)")
  }

  /// The one of `lines` to offer: the first that the bench would take, else the first.
  ///
  /// A session is a value, so that trying a command on the bench leaves no trace.
  func likeliest(_ lines: [String]) -> String? {
    if lines.count < 2 { return lines.first }
    return lines.first { line in
      grammar.parse(line).allSatisfy { command in
        guard case .success(let invocation) = command, invocation.spec.changesBench,
          invocation.argument(.file) == nil
        else { return false }
        var trial = self
        return trial.answer(command).isSuccess
      }
    } ?? lines.first
  }

  private func suggest(_ names: [String], for word: String, in failure: inout Failure) {
    var seen: Set<String> = []
    let distinct = names.filter { seen.insert($0).inserted }
    failure.nearest = NameFinder.nearest(to: word, among: distinct, count: 3)
    if !failure.nearest.isEmpty {
      failure.message = failure.message + Messages.hint(failure.nearest, or: nil)
    }
  }
}
