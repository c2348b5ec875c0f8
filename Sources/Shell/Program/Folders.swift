/// Where the XDG rules put the program's files; relative values of the variables are ignored.
struct Folders {
  var environment: [String: String]

  /// Compiled glossaries.
  var cache: String? { folder("XDG_CACHE_HOME", otherwise: ".cache") }
  /// What the person settled.
  var configuration: String? { folder("XDG_CONFIG_HOME", otherwise: ".config") }
  /// The history of the prompt.
  var state: String? { folder("XDG_STATE_HOME", otherwise: ".local/state") }

  private func folder(_ variable: String, otherwise: String) -> String? {
    if let path = environment[variable], path.hasPrefix("/") { return path + "/shtorka" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/" + otherwise + "/shtorka"
  }
}
