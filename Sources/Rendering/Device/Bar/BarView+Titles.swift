internal import TabBar
internal import TextAnalysis

/// A title with its marks, and the column where it begins.
struct PlacedTitle: Equatable {
  var text: String
  var x: Int

  /// The columns it takes.
  var columns: Range<Int> { x..<x + DisplayWidth.width(of: text) }
}

extension BarView {
  /// The title as the device shows it: cut to its slot by the estimate of its width (TB-202).
  func shownTitle(of item: Presentation.Shown) -> String {
    guard let title = item.title, item.isTitleCut, let titleSize else { return item.title ?? "" }
    return TitleWidth.cut(
      title, to: item.slotWidth, size: titleSize, ellipsis: theme.ellipsis)
  }

  /// The titles of stacked items, each in the middle of its slot; one that is too long for its slot
  /// on a device that cuts nothing runs on to its neighbours' titles (TB-202).
  var placedTitles: [PlacedTitle] {
    var titles = slots.map { slot in
      placed(slot, within: slot.x..<slot.x + room(in: slot))
    }
    for index in slots.indices where runsOn(slots[index].item) {
      let before = index > 0 ? end(of: index - 1, titles) : slots[index].x
      let after =
        index + 1 < slots.count
        ? begin(of: index + 1, titles) : slots[index].x + slots[index].cells
      titles[index] = placed(slots[index], within: before..<max(before, after))
    }
    return titles
  }

  private func placed(_ slot: Slot, within columns: Range<Int>) -> PlacedTitle {
    let text = ItemMark.marked(
      shownTitle(of: slot.item), slot.item, cells: columns.count, theme: theme)
    let cells = DisplayWidth.width(of: text)
    let middle = slot.x + (slot.cells - cells) / 2
    return PlacedTitle(
      text: text, x: max(columns.lowerBound, min(middle, columns.upperBound - cells)))
  }

  private func runsOn(_ item: Presentation.Shown) -> Bool {
    guard let title = item.title, !item.isTitleCut, let titleSize else { return false }
    return TitleWidth.points(of: title, size: titleSize) > item.slotWidth
  }

  /// The first column behind the title of an item, or behind its slot when it runs on itself.
  private func end(of index: Int, _ titles: [PlacedTitle]) -> Int {
    runsOn(slots[index].item)
      ? max(slots[index].x + slots[index].cells, titles[index].columns.upperBound)
      : titles[index].text.isEmpty ? slots[index].x : titles[index].columns.upperBound
  }

  private func begin(of index: Int, _ titles: [PlacedTitle]) -> Int {
    runsOn(slots[index].item)
      ? slots[index].x
      : titles[index].text.isEmpty ? slots[index].x + slots[index].cells : titles[index].x
  }
}
