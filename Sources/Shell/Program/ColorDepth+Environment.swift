import Rendering

extension ColorDepth {
  /// The colours that the terminal says it has: all by `COLORTERM` (`truecolor` or `24bit`) or a
  /// `TERM` of direct colours, the palette of 256 by `TERM`, else the eight basic ones.
  init(environment: [String: String]) {
    let name = environment["TERM"] ?? ""
    if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") || name.hasSuffix("-direct")
    {
      self = .full
    } else if name.contains("256color") {
      self = .indexed
    } else {
      self = .basic
    }
  }
}
