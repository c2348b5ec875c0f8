import CommandLanguage
import TabBar
import TextAnalysis

extension Session {
  /// Groups inside each other at most: far more than any interface has, and few enough that looking
  /// through all of them takes no time.
  static let deepestGroups = 16

  /// Refuses a group that would make too deep a nest.
  func checkDepth(_ invocation: Invocation) throws(Failure) {
    let name = TabKey(invocation.word(.name))
    let below = invocation.words(.child).map { depth(below: TabKey($0), besides: name) }.max() ?? 0
    guard depth(above: name) + 1 + below > Self.deepestGroups else { return }
    let most = Self.deepestGroups
    throw Failure(
      code: "bad-argument",
      message: Wording(
        "groups can stand inside each other at most \(most) deep",
        "вложить группы друг в друга можно не глубже \(most) уровней"),
      span: invocation.argument(.name)?.span, exitCode: .usage)
  }

  /// The groups around a tab.
  private func depth(above key: TabKey) -> Int {
    var depth = 0
    var child = key
    while depth <= Self.deepestGroups, let parent = bench.present.parent(of: child) {
      child = parent
      depth += 1
    }
    return depth
  }

  /// The levels of groups that a tab brings along, itself included.
  private func depth(below key: TabKey, besides outer: TabKey) -> Int {
    var depth = 0
    var level: Set<TabKey> = [key]
    while depth <= Self.deepestGroups {
      let groups = level.compactMap { $0 == outer ? nil : bench.present.tab($0)?.group }
      if groups.isEmpty { break }
      depth += 1
      level = Set(groups.flatMap(\.children))
    }
    return depth
  }
}
