import FileAccess
import Glossary
import Rendering
import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Shows a person how far the compilation of large glossaries is, and lets Ctrl-C give it up.
final class CompilationBar: CompilationMonitor {
  /// What takes less time than this, in seconds, is done before a bar would be read.
  private static let patience = 0.5
  private static let cells = 30

  private let language: Language
  private let output: Output?
  private var start = 0.0
  /// The hundredth part that is shown, and how many cells its line takes.
  private var shown: (percent: Int, width: Int)?

  /// Creates a bar on `output`, a terminal; nil only watches for Ctrl-C.
  init(language: Language, on output: Output?) {
    self.language = language
    self.output = output
  }

  func compilationBegins() {
    InterruptWatch.begin()
    start = Self.now()
    shown = nil
  }

  func compilationGoesOn(done share: Double) -> Bool {
    if InterruptWatch.takeInterrupt() { return false }
    let percent = Int(share * 100)
    if let output, percent != shown?.percent, Self.now() - start > Self.patience {
      let line = Self.line(percent: percent, in: language, columns: output.columns ?? 80)
      output.write("\r" + line)
      shown = (percent, DisplayWidth.width(of: line))
    }
    return true
  }

  func compilationEnds() {
    // The line is gone before anything else is written; any terminal can do this much.
    if let shown { output?.write("\r" + String(repeating: " ", count: shown.width) + "\r") }
    InterruptWatch.end()
  }

  /// The whole line: what is done, a bar, and how much of it, as far as there is room for them.
  static func line(percent: Int, in language: Language, columns: Int) -> String {
    let what = Messages.compiling.text(in: language)
    // A line that wraps could not be taken back; the last column is left free.
    let room = columns - 1 - DisplayWidth.width(of: what) - " [] 100%".utf8.count
    guard room >= 0 else { return DisplayWidth.truncated("\(percent)%", to: columns - 1) }
    let cells = min(Self.cells, room)
    let done = min(cells, cells * percent / 100)
    let bar =
      String(repeating: "#", count: done) + String(repeating: "-", count: cells - done)
    return what + (cells < 4 ? "" : " [\(bar)]") + " \(percent)%"
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
