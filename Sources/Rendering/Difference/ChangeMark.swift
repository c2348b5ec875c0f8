public import TabBar

/// The mark that a changed item carries in a picture of before and after; told without colour.
public enum ChangeMark: String, Sendable, CaseIterable {
  /// It is new here.
  case came = "+"
  /// It is gone from here.
  case went = "-"
  /// It moved to the left, or up.
  case left = "<"
  /// It moved to the right, or down.
  case right = ">"
  /// Something about it changed: title, image, badge, or whether it can be tapped.
  case changed = "*"

  /// The mark of a change of one item; `nil` for a change of the screen as a whole.
  public init?(_ change: ScreenChange, direction: LayoutDirection) {
    switch change.aspect {
    case .place, .row:
      guard let from = change.from.flatMap({ Int($0) }) else {
        self = .came
        return
      }
      guard let to = change.to.flatMap({ Int($0) }) else {
        self = .went
        return
      }
      let goesLeft = (to < from) != (change.aspect == .place && direction == .rtl)
      self = goesLeft ? .left : .right
    case .title, .image, .badge, .enabled: self = .changed
    default: return nil
    }
  }
}

extension [ScreenChange] {
  /// The mark of each changed item of the bar, or of the rows of the More list; that it came, went
  /// or moved says more than that it changed.
  func marks(
    of aspect: ScreenChange.Aspect, direction: LayoutDirection
  ) -> [Destination: ChangeMark] {
    var marks: [Destination: ChangeMark] = [:]
    for change in self where change.aspect == aspect || change.aspect.isOfItem {
      guard let item = change.item, let mark = ChangeMark(change, direction: direction) else {
        continue
      }
      if marks[item] == nil || mark != .changed { marks[item] = mark }
    }
    return marks
  }
}

extension ScreenChange.Aspect {
  fileprivate var isOfItem: Bool { [.title, .image, .badge, .enabled].contains(self) }
}
