import LineEditing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `--history FILE`, `--editrc FILE`, `--prompt TEXT`, `--style SGR`, `--suggest SGR`, `--scalars`,
/// `--frame`.
struct DemoOptions {
  let environment = ProcessInfo.processInfo.environment
  var historyPath: String?
  var bindingsPath: String?
  var showsScalars = false
  var suggestionStyle: String?
  /// Whether something stands above the prompt that is drawn anew for a window of another size.
  var showsFrame = false
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
      case "--frame": showsFrame = true
      default: print("unknown option \(name)")
      }
    }
  }
}
