/// Watches the compilation of glossaries, which may take seconds, and may give it up.
public protocol CompilationMonitor: AnyObject {
  /// A compilation begins.
  func compilationBegins()
  /// So much of it is done, from 0 to 1; false gives it up. Called many times a second.
  func compilationGoesOn(done share: Double) -> Bool
  /// It has ended, in whatever way.
  func compilationEnds()
}

/// How far a compilation is.
final class CompilationProgress {
  /// The parts of a compilation, in their order.
  enum Stage: CaseIterable {
    case loading, concepts, labels, keys, grams, descriptions, sealing, meanings

    /// The share of the whole time that the part takes.
    fileprivate var share: Double {
      switch self {
      case .loading: 0.12
      case .concepts: 0.04
      case .labels: 0.13
      case .keys: 0.2
      case .grams: 0.08
      case .descriptions: 0.23
      case .sealing: 0.1
      case .meanings: 0.1
      }
    }
  }

  /// The monitor is asked once in so many calls.
  private static let interval = 256

  private let monitor: (any CompilationMonitor)?
  private var calls = 0
  private var reported = 0.0
  /// Whether the monitor gave the compilation up.
  private(set) var isGivenUp = false

  init(_ monitor: (any CompilationMonitor)?) {
    self.monitor = monitor
    monitor?.compilationBegins()
  }

  func end() {
    monitor?.compilationEnds()
  }

  /// Notes that `done` of `total` parts of a stage are done; false when the compilation was given up.
  func isWanted(_ stage: Stage, _ done: Int, of total: Int) -> Bool {
    guard let monitor else { return true }
    calls += 1
    if isGivenUp || calls % Self.interval != 0 { return !isGivenUp }
    let before = Stage.allCases.prefix { $0 != stage }.reduce(0) { $0 + $1.share }
    let share = before + stage.share * min(1, Double(done) / Double(max(1, total)))
    // Small tables of the same kind may come after large ones.
    reported = max(reported, share)
    isGivenUp = !monitor.compilationGoesOn(done: reported)
    return !isGivenUp
  }

  /// The same for stages that write: throws when the compilation was given up.
  func advance(_ stage: Stage, _ done: Int, of total: Int) throws(DatabaseError) {
    if !isWanted(stage, done, of: total) { throw .interrupted }
  }
}
