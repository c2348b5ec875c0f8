extension State {
  /// The rules behind what else is different on the screen since an earlier state: layout, what is
  /// on the bar, whether it shows, its look.
  ///
  /// ``Outcome/rules`` says what decided an action; these say why the screen then looks as it does.
  /// They are found by comparing, so that only those who ask pay for it.
  public func consequences(since earlier: State) -> [RuleID] {
    let old = Presenter(state: earlier, language: .en)
    let new = Presenter(state: self, language: .en)
    var comparison = Comparison(old: old, new: new)
    comparison.compareLayout()
    comparison.compareContents()
    comparison.compareVisibility()
    comparison.compareAppearance()
    comparison.compareItems()
    return comparison.rules
  }
}

/// Two states side by side, and the rules behind the differences.
struct Comparison {
  let old: Presenter
  let new: Presenter
  private(set) var rules: [RuleID] = []

  init(old: Presenter, new: Presenter) {
    self.old = old
    self.new = new
  }

  mutating func cite(_ ids: [RuleID]) {
    for id in ids where !rules.contains(id) { rules.append(id) }
  }

  /// Whether something read of a state is another in the later one.
  func differs<Value: Equatable>(_ value: (Presenter) -> Value) -> Bool {
    value(old) != value(new)
  }
}
