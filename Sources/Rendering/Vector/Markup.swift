internal import TextAnalysis

/// Text made safe for XML and HTML.
enum Markup {
  /// `text` with its controls made visible and its markup characters written as entities, so that
  /// it is itself in an element or in a quoted attribute and nothing more.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in DisplayWidth.visible(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
