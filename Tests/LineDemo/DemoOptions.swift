import LineEditing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `--history FILE`, `--editrc FILE`, `--prompt TEXT`, `--style SGR`, `--suggest SGR`, `--scalars`.
struct DemoOptions {
  let environment = ProcessInfo.processInfo.environment
  var historyPath: String?
  var bindingsPath: String?
  var showsScalars = false
  var suggestionStyle: String?
  private var text = "> "
  private var style: String?

  var prompt: Prompt { Prompt(text, style: style) }

  init(arguments: [String]) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      switch name {
      case "--history": historyPath = rest.popFirst()
      case "--editrc": bindingsPath = rest.popFirst()
      case "--prompt": text = rest.popFirst() ?? text
      case "--suggest": suggestionStyle = rest.popFirst()
      case "--style": style = rest.popFirst()
      case "--scalars": showsScalars = true
      default: print("unknown option \(name)")
      }
    }
  }
}
