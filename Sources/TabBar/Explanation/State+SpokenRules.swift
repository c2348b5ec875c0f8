// TB-192 to TB-198

extension State {
  /// The rules behind what a screen reader says of items, in the order of what is said.
  ///
  /// - Parameter language: the language of the device where none was chosen for it.
  public func rules(of spoken: [Spoken], language: DeviceLanguage = .en) -> [RuleID] {
    var rules: [RuleID] = (environment.language ?? language) == .ru ? [192, 194] : [192]
    if barContents.hasMore { rules.append(196) }
    let tabs = spoken.compactMap { $0.destination.key.flatMap(box) }
    if tabs.contains(where: { !$0.value.isEnabled }) { rules.append(197) }
    if tabs.contains(where: { $0.value.badge != nil }) { rules.append(198) }
    return rules
  }
}
