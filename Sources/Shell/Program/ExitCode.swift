import TextAnalysis

/// What the program tells the shell that started it.
public struct ExitCode: RawRepresentable, Equatable, Sendable {
  /// The number handed to the system.
  public var rawValue: Int32

  /// Wraps a number.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Done, or found.
  public static let done = ExitCode(rawValue: 0)
  /// A clean negative: nothing found, or findings.
  public static let negative = ExitCode(rawValue: 1)
  /// The caller's mistake.
  public static let usage = ExitCode(rawValue: 2)
  /// A script stopped on an error.
  public static let stopped = ExitCode(rawValue: 3)
  /// Data could not be read or written.
  public static let data = ExitCode(rawValue: 4)
  /// Ctrl-C outside of the prompt.
  public static let interrupted = ExitCode(rawValue: 130)
}

extension ExitCode {
  /// Every code with what it means, for help and manual.
  static let documented: [(code: ExitCode, meaning: Wording)] = [
    (.done, Wording("done, or found", "сделано или найдено")),
    (.negative, Wording("nothing found, or findings", "не найдено или есть замечания")),
    (.usage, Wording("a mistake in the words", "ошибка в словах")),
    (.stopped, Wording("a script stopped on an error", "сценарий остановлен ошибкой")),
    (.data, Wording("data can’t be read or written", "данные не прочитать или не записать")),
    (.interrupted, Wording("interrupted", "прервано")),
  ]
}
