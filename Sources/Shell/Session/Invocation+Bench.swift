import CommandLanguage
import TabBar

extension Argument {
  /// The English name of a keyword, else the word as written.
  var word: String { keyword?.rawValue ?? text }
}

extension TabReference {
  /// The reference that a word of a command is; keywords go by their English names.
  init(_ argument: Argument) {
    self.init(argument.word, isQuoted: argument.isQuoted)
  }
}

extension PixelSize {
  /// The whole points of a size; `nil` for any other argument, or sides that no image has.
  init?(points argument: Argument) {
    guard case .size(let width, let height) = argument.value,
      let width = Int(exactly: width.rounded(.towardZero)),
      let height = Int(exactly: height.rounded(.towardZero))
    else { return nil }
    self.init(width: width, height: height)
  }
}

extension Invocation {
  /// The tab that the command is about.
  var tab: TabReference { argument(.tab).map { TabReference($0) } ?? TabReference("") }

  /// The second tab of a command that takes two.
  var otherTab: TabReference { argument(.otherTab).map { TabReference($0) } ?? TabReference("") }

  /// The tabs of a command that takes several; `all` and `none` stand alone.
  var tabs: [TabReference] { arguments(.tabs).map { TabReference($0) } }

  /// The words given for `parameter`, as keys.
  func words(_ parameter: ParameterID) -> [String] { arguments(parameter).map(\.text) }

  /// The word given for `parameter`.
  func word(_ parameter: ParameterID) -> String { argument(parameter)?.text ?? "" }

  /// The text given; `nil` for the keyword `none`.
  var optionalText: String? {
    guard let text = argument(.text), text.keyword != KeywordID.none else { return nil }
    return text.text
  }

  /// The name given; `nil` for the keyword `none`.
  var optionalName: String? {
    guard let name = argument(.name), name.keyword != KeywordID.none else { return nil }
    return name.text
  }

  /// Whether the switch that the command sets is on, or yes.
  var isOn: Bool {
    arguments.contains { $0.argument.keyword == .on || $0.argument.keyword == .yes }
  }

  /// The choice made for `parameter`, by its English name.
  func choice<Choice: RawRepresentable>(
    _ parameter: ParameterID, as type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    argument(parameter).flatMap { Choice(rawValue: $0.word) }
  }
}
