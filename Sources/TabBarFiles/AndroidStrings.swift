import MarkupReading

/// The string resources of one language in the `res` folder that a menu stands in.
struct AndroidStrings {
  private var texts: [String: String] = [:]

  /// Reads `values/strings.xml`, or `values-LANGUAGE/strings.xml`, beside the menu's folder.
  init(besideMenu path: String, language: String?, reader: InterfaceFile.Reader) {
    let resources = FilePath.folder(of: FilePath.folder(of: path))
    let folder = language.map { "values-\($0)" } ?? "values"
    guard let bytes = reader("\(resources)/\(folder)/strings.xml"),
      let root = try? XMLReader.read(bytes)
    else { return }
    for element in root.children(named: "string") {
      guard let name = element.attributes["name"] else { continue }
      texts[name] = Self.unescape(element.allText)
    }
  }

  /// The text behind `@string/name`, through references to other strings; literal text as it is.
  func resolve(_ reference: String) -> String? {
    var value = reference
    for _ in 0..<8 {
      guard value.hasPrefix("@") else { return value }
      guard let slash = value.firstIndex(of: "/"), value[..<slash].hasSuffix("string"),
        let text = texts[String(value[value.index(after: slash)...])]
      else { return nil }
      value = text
    }
    return nil
  }

  /// Undoes what Android's string resources escape, and folds white space outside of quotes.
  static func unescape(_ text: String) -> String {
    var result = ""
    var isQuoted = false
    var isEscaped = false
    var pendingSpace = false
    for character in text {
      if isEscaped {
        isEscaped = false
        switch character {
        case "n": result.append("\n")
        case "t": result.append("\t")
        default: result.append(character)
        }
        continue
      }
      switch character {
      case "\\":
        if pendingSpace, !result.isEmpty { result.append(" ") }
        pendingSpace = false
        isEscaped = true
      case "\"": isQuoted.toggle()
      case _ where character.isWhitespace && !isQuoted: pendingSpace = true
      default:
        if pendingSpace, !result.isEmpty { result.append(" ") }
        pendingSpace = false
        result.append(character)
      }
    }
    return result
  }
}
