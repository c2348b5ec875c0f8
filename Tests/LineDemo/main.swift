// Reads lines and prints what it got: what the tests drive through a pseudo-terminal.
import LineEditing

let characters = CharacterLocale.prepare()
let options = DemoOptions(arguments: Array(CommandLine.arguments.dropFirst()))
let facts = TerminalFacts.current(environment: options.environment, characters: characters)
let source = LineSourceOpening.open(
  LineSourceOptions(
    programName: "linedemo", historyPath: options.historyPath, bindingsPath: options.bindingsPath,
    texts: EditorTexts(
      search: { pattern, isFound in "\(isFound ? "find" : "none") \(pattern)> " },
      more: { "-- \($0) more --" }, showAll: { "-- all \($0)? --" })),
  facts: facts)
let words = DemoWords()
source.completionProvider = words
source.suggestionStyle = options.suggestionStyle
if options.showsFrame {
  var count = 0
  source.resizeHandler = {
    count += 1
    print("\u{1B}[H\u{1B}[Jframe \(count)")
    return true
  }
}

func report(_ notices: [LineSourceNotice]) {
  for notice in notices { print("notice: \(notice)") }
}

report(source.takeNotices())
reading: while true {
  let event = source.nextLine(prompt: options.prompt)
  switch event {
  case .line("quit"): break reading
  case .line("spin"):
    print("spin begins")
    while !source.takeInterrupt() { continue }
    print("spin ends")
  case .line("hold"):
    print("hold begins")
    let start = ContinuousClock.now
    while ContinuousClock.now < start + .milliseconds(500) { continue }
    print("hold ends")
  case .line(let line):
    print("line: [\(line)]")
    if options.showsScalars {
      let codes = line.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
      print("scalars: [\(codes.joined(separator: " "))]")
    }
  case .malformed(let line):
    print("malformed: \(line.reason) at \(line.byteOffset): [\(line.readablePart)]")
  case .interrupted: print("interrupted")
  case .endOfInput:
    print("end")
    break reading
  }
  report(source.takeNotices())
}
report(source.takeNotices())
print("bye")
