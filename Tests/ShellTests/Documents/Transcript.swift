import TextAnalysis

/// A Markdown page whose code blocks show the program at work: lines after `$ ` are given to a
/// shell, lines after `» ` to the prompt; what follows is what they print.
struct Transcript {
  var page: String
  var language: Language

  /// The page with what the commands print now, and how many there are; `program` has the folder
  /// with the files that they read, where they read any.
  func replayed(by program: ProgramRunner? = nil) -> (page: String, commands: Int) {
    let program = program ?? ProgramRunner(language: language)
    var lines: [String] = []
    var isInBlock = false
    var isTold = false
    var prompt: PromptRunner?
    var count = 0
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        isInBlock.toggle()
        isTold = false
        prompt = nil
      } else if isInBlock, line.hasPrefix("$ ") || line.hasPrefix("» ") || line == "»" {
        // A blank line before a command separates it from the answer above.
        if isTold { lines.append("") }
        count += 1
        lines.append(line)
        isTold = true
        var answer: String
        if line.hasPrefix("$ ") {
          answer = program.output(of: String(line.dropFirst(2)))
        } else {
          prompt = prompt ?? PromptRunner(language: language)
          answer = prompt?.answer(String(line.dropFirst(2))) ?? ""
        }
        while answer.hasSuffix("\n") { answer.removeLast() }
        if !answer.isEmpty {
          lines += answer.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        continue
      } else if isTold {
        continue
      }
      lines.append(line)
    }
    return (lines.joined(separator: "\n"), count)
  }
}
