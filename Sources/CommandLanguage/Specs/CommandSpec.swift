public import TextAnalysis

/// The declaration of one command: everything that the parser, completion and help know about it.
public struct CommandSpec: Equatable, Sendable {
  /// The room that a command belongs to.
  public enum Room: String, CaseIterable, Sendable {
    case glossary
    /// What a programmer's code does to the tab bar.
    case programmer
    /// What a finger or a remote does to it.
    case user
    /// Reports and checks made of what was done.
    case report
    case session
  }

  /// Whether a command makes sense without a session (rule R3).
  public enum ShellUse: Equatable, Sendable {
    case no
    case yes
    /// Only with its first parameter, which is optional in a session.
    case withArgument
  }

  /// Which command it is; its two names are ``CommandID/name``.
  public var id: CommandID
  /// The room that it belongs to.
  public var room: Room
  /// The positional parameters in order.
  public var parameters: [Parameter]
  /// The options.
  public var options: [OptionSpec]
  /// Whether it changes the bench, so that its answer carries the state and `undo` takes it back.
  public var changesBench: Bool
  /// Whether it is a command from a shell.
  public var shellUse: ShellUse
  /// What it does, in one line.
  public var summary: Wording
  /// What else there is to know, in a few sentences; may be empty.
  public var details: Wording
  /// Lines that can be typed as they are, each with one in Russian.
  public var examples: [Wording]

  /// Creates the declaration of a command.
  public init(
    _ id: CommandID, _ room: Room, _ parameters: [Parameter] = [], options: [OptionSpec] = [],
    changesBench: Bool = false, shellUse: ShellUse = .no, summary: Wording,
    details: Wording = Wording("", ""), examples: [Wording]
  ) {
    self.id = id
    self.room = room
    self.parameters = parameters
    self.options = options
    self.changesBench = changesBench
    self.shellUse = shellUse
    self.summary = summary
    self.details = details
    self.examples = examples
  }
}
