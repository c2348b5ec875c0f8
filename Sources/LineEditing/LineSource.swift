/// Where lines come from: a terminal with an editor, or anything else read as it is.
///
/// A source belongs to the thread that opened it, the main thread; ``nextLine(prompt:recording:)``
/// blocks it.
public protocol LineSource: AnyObject {
  /// Whether somebody sits on the other end and sees the prompt.
  var isInteractive: Bool { get }

  /// Words to offer when Tab is pressed; a source without an editor never asks.
  var completionProvider: (any CompletionProvider)? { get set }

  /// What draws the screen above the prompt anew when the window has another size; it returns
  /// whether it did, with the cursor where the prompt is to begin. A source without an editor never
  /// asks.
  var resizeHandler: (() -> Bool)? { get set }

  /// The parameters of the SGR sequence in which a suggestion stands behind the cursor, such as
  /// `90`; nil for no suggestions, and without meaning to a source without an editor.
  var suggestionStyle: String? { get set }

  /// The lines kept so far, oldest first, each once.
  var historyLines: [String] { get }

  /// Forgets the lines kept so far, those on disk too; where those can't be, none.
  func clearHistory() throws(HistoryFileError)

  /// Waits for the next line.
  ///
  /// After ``LineEvent/endOfInput`` every further call gives that again. With `recording` the line
  /// goes into the history, unless it begins with a space.
  func nextLine(prompt: Prompt, recording: Bool) -> LineEvent

  /// Whether Ctrl-C was pressed since the last line or the last call, for long commands to ask.
  ///
  /// If nobody asks, the next ``nextLine(prompt:recording:)`` gives ``LineEvent/interrupted``.
  func takeInterrupt() -> Bool

  /// Things that went wrong without stopping the source, each given out once.
  func takeNotices() -> [LineSourceNotice]
}

extension LineSource {
  /// Waits for the next line and keeps it in the history.
  public func nextLine(prompt: Prompt) -> LineEvent {
    nextLine(prompt: prompt, recording: true)
  }
}

/// What came instead of, or as, the next line.
public enum LineEvent: Equatable, Sendable {
  /// A line, without its end.
  case line(String)
  /// A line that is no text. The source goes on behind it.
  case malformed(MalformedLine)
  /// Ctrl-C: whatever was being entered is to be dropped; where nothing was, the person may be
  /// looking for the way out.
  case interrupted(lineWasEmpty: Bool)
  /// Ctrl-D on an empty line, the end of a file, or a terminal that has gone.
  case endOfInput
}

/// A line that could not be read as text.
public struct MalformedLine: Equatable, Sendable {
  /// What is wrong with it.
  public enum Reason: Equatable, Sendable {
    /// A byte sequence that is not UTF-8.
    case invalidUTF8
    /// A NUL character.
    case nulCharacter
  }

  /// What is wrong with the first place that is wrong.
  public var reason: Reason
  /// That place: bytes from the start of the line.
  public var byteOffset: Int
  /// The line with U+FFFD for what is no text, for showing.
  public var readablePart: String

  /// Describes a line that is no text.
  public init(reason: Reason, byteOffset: Int, readablePart: String) {
    self.reason = reason
    self.byteOffset = byteOffset
    self.readablePart = readablePart
  }
}
