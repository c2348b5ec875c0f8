/// The commands that led to the state of the bench, step by step as in its history, and what was seen of
/// the application on the way.
struct Steps {
  /// One step of the history of the bench.
  enum Step {
    /// A command that changed the state there was.
    case command(String)
    /// A state that came from a file, in place of whatever there was, with the commands that led to it.
    case load([String])
  }

  /// Whether the application was seen to touch a bar that its controller manages (AU-32), in the
  /// interface as it is now.
  private(set) var managedBarWasTouched = false
  /// Each step with that fact from the other side of it: of what is done from before, of what is undone
  /// from after.
  private var done: [(step: Step, wasTouched: Bool)] = []
  private var undone: [(step: Step, wasTouched: Bool)] = []

  /// The commands that lead from an empty bench to the state there is now.
  var commands: [String] {
    var commands: [String] = []
    for (step, _) in done {
      switch step {
      case .command(let source): commands.append(source)
      case .load(let sources): commands = sources
      }
    }
    return commands
  }

  /// Notes a touch of a managed bar, which is refused and so is no step.
  mutating func touchManagedBar() { managedBarWasTouched = true }

  /// Notes a new step; what was taken back before it is gone, and another interface begins untouched.
  mutating func add(_ step: Step, replacesInterface: Bool) {
    done.append((step, managedBarWasTouched))
    undone = []
    if replacesInterface { managedBarWasTouched = false }
  }

  /// Takes the last step back.
  mutating func undo() {
    guard var last = done.popLast() else { return }
    swap(&last.wasTouched, &managedBarWasTouched)
    undone.append(last)
  }

  /// Takes the step again that was taken back last.
  mutating func redo() {
    guard var last = undone.popLast() else { return }
    swap(&last.wasTouched, &managedBarWasTouched)
    done.append(last)
  }
}
