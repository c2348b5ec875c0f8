/// The three values of `--color`.
public enum ColorOption: String, Equatable, Sendable, CaseIterable {
  /// Colour where a person sees it and nothing forbids it.
  case auto
  /// Colour in any case.
  case always
  /// No colour in any case.
  case never

  /// Whether colour is to be written to one stream.
  ///
  /// The option comes first, then `NO_COLOR` (set and not empty: none), then `CLICOLOR_FORCE` and
  /// `FORCE_COLOR` (set, not empty, not `0`: always), then `CLICOLOR=0` and `TERM` (`dumb` or not
  /// set: none), then whether the stream is a terminal.
  public func usesColor(streamIsTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if isSet(environment["NO_COLOR"]) { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      if isSet(environment[name]), environment[name] != "0" { return true }
    }
    if environment["CLICOLOR"] == "0" { return false }
    if ["", "dumb"].contains(environment["TERM"] ?? "") { return false }
    return streamIsTerminal
  }

  /// Whether a variable says something about colour, whatever the stream.
  public static func isDecided(by environment: [String: String]) -> Bool {
    ["NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR"].contains { environment[$0]?.isEmpty == false }
  }

  private func isSet(_ value: String?) -> Bool {
    value.map { !$0.isEmpty } ?? false
  }
}
