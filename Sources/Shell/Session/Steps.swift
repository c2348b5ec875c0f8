/// The commands that led to the state of the bench, step by step as in its history.
struct Steps {
  /// One step of the history of the bench.
  enum Step {
    /// A command that changed the state there was.
    case command(String)
    /// A state that came from a file, in place of whatever there was, with the commands that led to it.
    case load([String])
  }

  private var done: [Step] = []
  private var undone: [Step] = []

  /// The commands that lead from an empty bench to the state there is now.
  var commands: [String] {
    var commands: [String] = []
    for step in done {
      switch step {
      case .command(let source): commands.append(source)
      case .load(let sources): commands = sources
      }
    }
    return commands
  }

  /// Notes a new step; what was taken back before it is gone.
  mutating func add(_ step: Step) {
    done.append(step)
    undone = []
  }

  /// Takes the last step back.
  mutating func undo() {
    if let last = done.popLast() { undone.append(last) }
  }

  /// Takes the step again that was taken back last.
  mutating func redo() {
    if let last = undone.popLast() { done.append(last) }
  }
}
