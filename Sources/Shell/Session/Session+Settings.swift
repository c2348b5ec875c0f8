import CommandLanguage
import Rendering
import TextAnalysis

extension Session {
  /// Changes a setting, and shows the one named or all.
  mutating func set(_ invocation: Invocation) -> any AnswerBody {
    let name = invocation.argument(.name)?.keyword
    if let name, let value = invocation.argument(.value)?.keyword { set(name, to: value) }
    let shown = CommandTable.settings.map(\.name).filter { name == nil || $0 == name }
    return LinesBody(
      lines: shown.compactMap { setting in
        value(of: setting).map {
          "\(setting.name.text(in: language)): \($0.name.text(in: language))"
        }
      })
  }

  private mutating func set(_ name: KeywordID, to value: KeywordID) {
    switch name {
    case .frame: frame = value == .unicode ? .unicode : .ascii
    case .color: color = value == .always ? .always : value == .never ? .never : .auto
    case .suggestions: suggests = value == .on
    case .pager: pages = value == .on
    default: break
    }
  }

  /// What a setting is now; nil for what is no setting.
  func value(of name: KeywordID) -> KeywordID? {
    switch name {
    case .frame: frame == .unicode ? .unicode : .ascii
    case .color: color == .always ? .always : color == .never ? .never : .automatic
    case .suggestions: suggests ? .on : .off
    case .pager: pages ? .on : .off
    default: nil
    }
  }

  /// Makes or forgets a short form, at the prompt in the configuration too, or lists them all.
  mutating func alias(_ invocation: Invocation) throws(Failure) -> any AnswerBody {
    guard let name = invocation.argument(.name) else {
      let lines = grammar.aliases.sorted { $0.key < $1.key }.map { "\($0.key)  \($0.value)" }
      return LinesBody(lines: lines)
    }
    let argument = invocation.argument(.text)
    let text = argument?.keyword == KeywordID.none ? nil : argument?.text
    if argument == nil {
      let known = grammar.meaning(ofAlias: name.text)
      return LinesBody(lines: known.map { ["\(name.text)  \($0)"] } ?? [])
    }
    if let text, let argument { try refuseLoop(name, text, at: argument.span) }
    guard grammar.setAlias(name.text, to: text) else {
      throw Failure(
        code: "bad-argument",
        message: Wording(
          "“\(name.text)” is a command already, or no single word",
          "«\(name.text)» — уже команда или не одно слово"),
        span: name.span, exitCode: .usage)
    }
    guard let configuration, scriptDepth == 0 else {
      guard scriptDepth == 0, text != nil, let why = whyNoAliasIsKept else { return SilentBody() }
      whyNoAliasIsKept = nil
      return MessageBody(message: why)
    }
    do {
      try configuration.keepAlias(name.text, text)
    } catch {
      throw Failure.file(error)
    }
    return SilentBody()
  }

  /// Refuses a short form that would stand for itself or another one.
  private func refuseLoop(
    _ name: Argument, _ text: String, at span: SourceSpan
  ) throws(Failure) {
    if let inner = grammar.shortForm(in: text, of: name.text) {
      throw Failure(
        code: "bad-argument",
        message: Wording(
          "“\(inner)” is a short form itself; a short form stands for a command",
          "«\(inner)» — само псевдоним; псевдоним заменяет команду"),
        span: span, exitCode: .usage)
    }
    if let outer = grammar.shortForm(using: name.text) {
      throw Failure(
        code: "bad-argument",
        message: Wording(
          "the short form “\(outer)” begins a command with “\(name.text)”; change that one first",
          "псевдоним «\(outer)» начинает команду словом «\(name.text)»; сначала измените его"),
        span: name.span, exitCode: .usage)
    }
  }
}
