public import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// When a snapshot file is written instead of compared, chosen by `SHTORKA_SNAPSHOTS`.
enum SnapshotMode: String {
  /// Every snapshot is written anew.
  case all
  /// One that has no file yet is written; the test still fails once, so that somebody looks at it.
  case missing
  /// One that differs is written; the test still fails once.
  case failed
  /// Nothing is ever written. This is what continuous integration uses.
  case never

  static var current: SnapshotMode {
    let value = ProcessInfo.processInfo.environment["SHTORKA_SNAPSHOTS"] ?? ""
    return SnapshotMode(rawValue: value) ?? .missing
  }
}

/// Compares `text` with the file `__Snapshots__/<test file>/<name>.txt` beside the test.
///
/// A difference is shown as lines that were expected (`−`) and lines that came (`+`).
public func expectSnapshot(
  _ text: String, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let testFile = URL(filePath: filePath)
  let group = testFile.deletingPathExtension().lastPathComponent
  let folder = testFile.deletingLastPathComponent()
    .appending(path: "__Snapshots__").appending(path: group)
  let file = folder.appending(path: name + ".txt")
  let expected = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  if expected == text { return }
  let mode = SnapshotMode.current
  let writes =
    switch mode {
    case .all: true
    case .missing: expected == nil
    case .failed: true
    case .never: false
    }
  if writes {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } catch {
      Issue.record("snapshot \(name) can't be written: \(error)", sourceLocation: sourceLocation)
      return
    }
    if mode == .all { return }
  }
  guard let expected else {
    Issue.record(
      "no snapshot \(group)/\(name)\(writes ? "; recorded now, look at it and run again" : "")",
      sourceLocation: sourceLocation)
    return
  }
  Issue.record(
    "snapshot \(group)/\(name) differs\n\(lineDifference(expected, text))",
    sourceLocation: sourceLocation)
}

/// The lines of two texts that differ, marked `−` (expected) and `+` (came), with the equal ones.
public func lineDifference(_ expected: String, _ actual: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let difference = new.difference(from: old)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var lines: [String] = []
  var oldIndex = 0
  var newIndex = 0
  while oldIndex < old.count || newIndex < new.count {
    if oldIndex < old.count, removed.contains(oldIndex) {
      lines.append("− " + old[oldIndex])
      oldIndex += 1
    } else if newIndex < new.count, inserted.contains(newIndex) {
      lines.append("+ " + new[newIndex])
      newIndex += 1
    } else {
      lines.append("  " + (newIndex < new.count ? String(new[newIndex]) : ""))
      oldIndex += 1
      newIndex += 1
    }
  }
  return lines.joined(separator: "\n")
}
