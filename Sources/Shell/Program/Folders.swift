#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the XDG rules put the program's files; relative values of the variables are ignored, and a
/// home folder that is missing holds nothing.
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
    // A home that is not there is somebody's decision, and none of ours to make.
    guard let home = environment["HOME"], home.hasPrefix("/"), Self.isFolder(home) else {
      return nil
    }
    return home + "/" + otherwise + "/shtorka"
  }

  private static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}
