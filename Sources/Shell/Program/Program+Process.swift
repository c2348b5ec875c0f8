import TextAnalysis

extension Program {
  /// Runs the program with the variables of this process.
  public static func run(arguments: [String]) -> ExitCode {
    run(arguments: arguments, environment: ProcessInfo.processInfo.environment)
  }
}
