/// Why the history file could not be used.
public struct HistoryFileError: Error, Equatable, Sendable {
  /// What was being done.
  public enum Step: Equatable, Sendable {
    /// Making the folder.
    case makingFolder
    /// Opening the file.
    case opening
    /// Waiting for another session to be done with the file.
    case locking
    /// Reading it.
    case reading
    /// Adding a line to it.
    case writing
    /// Putting a shorter file in its place, or moving a strange one aside.
    case replacing
  }

  /// What was being done.
  public var step: Step
  /// The file or folder.
  public var path: String
  /// The system's error number.
  public var errorNumber: Int32

  /// States the facts.
  public init(step: Step, path: String, errorNumber: Int32) {
    self.step = step
    self.path = path
    self.errorNumber = errorNumber
  }
}
