/// One command with its arguments, as it was read and before anything is known about its meaning.
public struct Invocation: Equatable, Sendable {
  /// Which command it is.
  public var id: CommandID
  /// Its declaration.
  public var spec: CommandSpec
  /// The text of exactly this command, without the white space and comment around it.
  public var source: String
  /// Where that text stands in the line.
  public var span: SourceSpan
  /// Whether the words named no command and are a look-up (rule R3); `id` is then ``CommandID/find``.
  public var isImplicitLookup: Bool
  /// The arguments given, in the order of the parameters.
  public internal(set) var arguments: [(parameter: ParameterID, argument: Argument)]
  /// The options given, in the order of the line.
  public internal(set) var options: [(option: OptionID, argument: Argument)]

  init(spec: CommandSpec, source: String, span: SourceSpan) {
    self.id = spec.id
    self.spec = spec
    self.source = source
    self.span = span
    self.isImplicitLookup = false
    self.arguments = []
    self.options = []
  }

  /// The first argument given for `parameter`.
  public func argument(_ parameter: ParameterID) -> Argument? {
    for given in arguments where given.parameter == parameter { return given.argument }
    return nil
  }

  /// All arguments given for `parameter`.
  public func arguments(_ parameter: ParameterID) -> [Argument] {
    arguments.compactMap { $0.parameter == parameter ? $0.argument : nil }
  }

  /// The value given for `option`.
  public func option(_ option: OptionID) -> Argument? {
    for given in options where given.option == option { return given.argument }
    return nil
  }

  /// All values given for an option that may be repeated.
  public func options(_ option: OptionID) -> [Argument] {
    options.compactMap { $0.option == option ? $0.argument : nil }
  }

  /// Whether the yes-or-no option was given as yes; `nil` where it was not given.
  public func flag(_ option: OptionID) -> Bool? {
    self.option(option).map { $0.keyword == .yes }
  }

  /// Whether two invocations are the same command with the same arguments at the same places.
  public static func == (left: Invocation, right: Invocation) -> Bool {
    left.id == right.id && left.source == right.source && left.span == right.span
      && left.isImplicitLookup == right.isImplicitLookup
      && left.arguments.elementsEqual(right.arguments, by: ==)
      && left.options.elementsEqual(right.options, by: ==)
  }
}
