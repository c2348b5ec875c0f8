/// What a source of lines is to be opened with.
public struct LineSourceOptions {
  /// The name that lines of the user's `.editrc` can be limited to.
  public var programName: String
  /// The history file, whose folders are made where they are missing; nil for a history of this
  /// session only.
  public var historyPath: String?
  /// The user's key bindings, see ``defaultBindingsPath(environment:)``; nil to read none.
  public var bindingsPath: String?
  /// The words that the editor shows.
  public var texts: EditorTexts
  /// Whether a line that was entered is worth keeping; blank ones and those behind a space never are.
  public var keeps: (String) -> Bool

  /// States what a source is to be opened with.
  public init(
    programName: String, historyPath: String?, bindingsPath: String?, texts: EditorTexts,
    keeps: @escaping (String) -> Bool = { _ in true }
  ) {
    self.programName = programName
    self.historyPath = historyPath
    self.bindingsPath = bindingsPath
    self.texts = texts
    self.keeps = keeps
  }

  /// The file that programs with libedit read: `EDITRC`, otherwise `.editrc` in the home folder.
  public static func defaultBindingsPath(environment: [String: String]) -> String? {
    if let path = environment["EDITRC"] { return path.isEmpty ? nil : path }
    return environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.editrc" }
  }
}

/// Opens the source of lines that fits the terminal.
public enum LineSourceOpening {
  /// The editor where `facts` allow it and libedit works, a plain source otherwise.
  ///
  /// ``CharacterLocale/prepare()`` has to have been called.
  public static func open(
    _ options: LineSourceOptions, facts: TerminalFacts
  ) -> any LineSource {
    var notices: [LineSourceNotice] = []
    switch LineSourceKind.choose(facts) {
    case .editor:
      if let source = EditLineSource(options: options, notices: &notices) { return source }
      return PlainLineSource(
        input: .input, promptOn: .output, keeps: options.keeps, notices: notices)
    case .plain(let stream):
      if facts.characters == .notUTF8, stream != nil { notices.append(.noUTF8Locale) }
      return PlainLineSource(
        input: .input, promptOn: stream, keeps: options.keeps, notices: notices)
    }
  }
}
