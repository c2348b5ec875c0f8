#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

extension Program {
  /// Runs the program with the variables of this process.
  public static func run(arguments: [String]) -> ExitCode {
    run(arguments: arguments, environment: processEnvironment())
  }

  /// The variables of this process, as it was started.
  ///
  /// FoundationEssentials gives them too, but its `ProcessInfo` takes a tenth of the time of a whole
  /// look-up.
  private static func processEnvironment() -> [String: String] {
    #if canImport(Glibc)
      var next = environ
    #else
      guard var next = _NSGetEnviron().pointee else { return [:] }
    #endif
    var variables: [String: String] = [:]
    while let entry = next.pointee {
      let parts = String(cString: entry).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      next += 1
    }
    return variables
  }
}
