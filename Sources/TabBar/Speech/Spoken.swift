// TB-192 to TB-198, TB-027

/// What a screen reader says of a bar item or of a row.
public struct Spoken: Equatable, Sendable {
  /// The item.
  public var destination: Destination
  /// The words, in the language of the device.
  public var text: String

  /// Writes an element of the `spoken` of an answer.
  public func write(to json: inout JSONText) {
    json.object { json in
      json.member("tab", destination.name)
      json.member("text", text)
    }
  }
}

extension State {
  /// What a screen reader says of all items of the bar, or of the one that is named.
  ///
  /// A tab behind More is a row of the list, and speaks while the list is on the screen.
  ///
  /// - Parameter language: the language of the device where none was chosen for it.
  /// - Throws: ``Rejection/barNotVisible(_:)``, ``Rejection/notOnScreen(_:way:)``,
  ///   ``Rejection/unsupported(_:)`` where there is no bar, and what naming a tab may throw.
  public func spoken(
    _ reference: TabReference? = nil, language: DeviceLanguage = .en
  ) throws(Rejection) -> [Spoken] {
    let turn = Turn(self)
    try turn.requireBar()
    let speaker = Speaker(presentation: presentation(language: language), state: self)
    guard let reference else {
      try turn.requireVisibleBar()
      return speaker.items
    }
    let destination: Destination
    switch try resolve(reference, accepting: [.more, .selected, .leftMost]) {
    case .tab(let key): destination = .tab(key)
    default: destination = .more
    }
    if let item = speaker.item(destination) {
      try turn.requireVisibleBar()
      return [item]
    }
    guard let row = speaker.row(destination) else {
      throw .notOnScreen(destination.name, way: barContents.hasMore ? .more : nil)
    }
    return [row]
  }
}

/// Puts the words together.
struct Speaker {
  let presentation: Presentation
  let state: State

  private var isRussian: Bool { presentation.language == .ru }

  /// The items in reading order: a search set apart comes last (TB-245).
  private var order: [Presentation.Shown] {
    let items = presentation.bar.items
    guard items.contains(where: \.isApart) else { return items }
    return items.filter { !$0.isApart } + items.filter(\.isApart)
  }

  var items: [Spoken] {
    let order = order
    var spoken: [Spoken] = []
    spoken.reserveCapacity(order.count)
    for index in order.indices { spoken.append(item(index, of: order)) }
    return spoken
  }

  /// An item of the bar: state, name, badge, availability, in Russian the role, place (TB-192,
  /// TB-194); More counts as one item (TB-196).
  func item(_ destination: Destination) -> Spoken? {
    let items = order
    return items.firstIndex { $0.destination == destination }.map { item($0, of: items) }
  }

  private func item(_ index: Int, of items: [Presentation.Shown]) -> Spoken {
    let item = items[index]
    var words = parts(of: item)
    if item.isSelected { words.insert(isRussian ? "Выбрано" : "Selected", at: 0) }
    if isRussian { words.append("вкладка") }
    let count = items.count
    words.append(isRussian ? "\(index + 1) из \(count)" : "\(index + 1) of \(count)")
    return Spoken(destination: item.destination, text: words.joined(separator: ", "))
  }

  /// A row of the More list, while the list is on the screen.
  func row(_ destination: Destination) -> Spoken? {
    guard presentation.more.isOnScreen,
      let row = presentation.more.rows.first(where: { $0.destination == destination })
    else { return nil }
    return Spoken(destination: destination, text: parts(of: row).joined(separator: ", "))
  }

  /// Name, badge and availability (TB-197, TB-198).
  private func parts(of item: Presentation.Shown) -> [String] {
    var parts: [String] = []
    if let name = name(of: item) { parts.append(name) }
    if let badge = item.destination.key.flatMap(badge) {
      parts.append(Self.speak(badge, isRussian))
    }
    if !item.isEnabled { parts.append(isRussian ? "недоступно" : "dimmed") }
    return parts
  }

  /// The accessibility label, else the title, also where the title is not drawn.
  private func name(of item: Presentation.Shown) -> String? {
    guard let tab = item.destination.key.flatMap(state.box) else { return item.title }
    let name = tab.value.facts.accessibilityLabel ?? tab.value.title(in: presentation.language)
    return name?.isEmpty == true ? nil : name
  }

  private func badge(_ key: TabKey) -> String? { state.box(key)?.value.badge }

  /// A badge in words; numbers have their plural forms, other texts are read as they are (TB-198).
  static func speak(_ badge: String, _ isRussian: Bool) -> String {
    guard !badge.isEmpty else { return isRussian ? "новое уведомление" : "new notification" }
    guard badge.utf8.allSatisfy({ (48...57).contains($0) }) else { return badge }
    guard let count = Int(badge), count <= 999 else {
      return isRussian ? "Новых уведомлений больше 999" : "More than 999 new notifications"
    }
    guard isRussian else {
      return count == 1 ? "1 new notification" : "\(count) new notifications"
    }
    switch (count % 10, count % 100) {
    case (_, 11...14): return "\(count) новых уведомлений"
    case (1, _): return "\(count) новое уведомление"
    case (2...4, _): return "\(count) новых уведомления"
    default: return "\(count) новых уведомлений"
    }
  }
}
