// TB-096, TB-107

extension Presenter {
  /// The navigation bar and the content above the bar.
  var content: Presentation.Content {
    guard isManaged, let selection = interface.selection else {
      return Presentation.Content(
        navigationTitle: nil, backTitle: nil, title: nil, scroll: 0, isEmpty: false,
        isEmptinessExplained: false)
    }
    guard let key = selection.key, let tab = state.tab(key) else {
      let more = SystemItem.more.title(in: language)
      return Presentation.Content(
        navigationTitle: more, backTitle: nil, title: more, scroll: 0, isEmpty: false,
        isEmptinessExplained: false)
    }
    let names = titles(of: tab)
    return Presentation.Content(
      navigationTitle: tab.hasStack || highlighted == .more ? names.last ?? nil : nil,
      backTitle: backTitle(names), title: tab.topScreen.name, scroll: tab.topScreen.scroll,
      isEmpty: tab.facts.isContentEmpty, isEmptinessExplained: tab.facts.isEmptinessExplained)
  }

  /// The titles of the screens of a stack: the root has the tab's.
  private func titles(of tab: Tab) -> [String?] {
    [tab.title(in: language)] + tab.screens.dropFirst().map(\.name)
  }

  /// What the way back is called: the screen below, or More below a hidden tab's root (TB-107).
  private func backTitle(_ names: [String?]) -> String? {
    if names.count > 1 { return names[names.count - 2] ?? "" }
    return highlighted == .more ? SystemItem.more.title(in: language) : nil
  }
}
