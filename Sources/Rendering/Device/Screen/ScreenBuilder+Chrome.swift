internal import TabBar
internal import TextAnalysis

extension ScreenBuilder {
  /// The clock and the battery; on a Mac the buttons of the window.
  var statusBar: Section {
    Section(height: 1) { canvas, rect in
      if p.device == .catalyst {
        putLeading("o o o", on: &canvas, rect, style: .dim)
        return
      }
      putLeading(p.device == .android ? "12:30" : "9:41", on: &canvas, rect, style: .dim)
      putTrailing(theme.battery, on: &canvas, rect, style: .dim)
    }
  }

  /// Back, title and Edit; nothing where the screen has no navigation bar.
  var navigationBar: [Section] {
    if p.searching != nil { return [searchField] }
    guard let title = p.content.navigationTitle else { return [] }
    let hasEdit = p.more.isOnScreen && p.more.hasEdit
    return [
      Section(height: 1) { canvas, rect in
        var margin = 1
        if let back = p.content.backTitle {
          let arrow = isRightToLeft ? theme.disclosure : theme.back
          let text = isRightToLeft ? "\(back) \(arrow)" : "\(arrow) \(back)"
          let used = putLeading(
            text, on: &canvas, rect, cells: rect.width / 3, style: .accent)
          margin = max(margin, used + 2)
        }
        if hasEdit {
          let used = putTrailing(word(.edit), on: &canvas, rect, style: .accent)
          margin = max(margin, used + 2)
        }
        putCenter(title, on: &canvas, rect, margin: margin, style: .bold)
      }
    ]
  }

  private var searchField: Section {
    Section(height: 1) { canvas, rect in
      let used = putTrailing(word(.cancel), on: &canvas, rect, style: .accent)
      let field = max(4, rect.width - used - 4)
      let glyph = Glyphs.glyph(for: "magnifyingglass")
      let inner = DisplayWidth.padded(
        DisplayWidth.truncated(
          glyph + " " + word(.search), to: field - 2, ellipsis: theme.ellipsis), to: field - 2,
        alignment: leading)
      putLeading("[" + inner + "]", on: &canvas, rect)
    }
  }

  /// The strip under the bar, to scale, where both heights are published (TB-142, TB-144, TB-145).
  var homeArea: [Section] {
    let inset = (p.bar.totalHeight ?? 0) - (p.bar.itemHeight ?? 0)
    let rows = inset > 0 ? scale.rows(inset) : 1
    return (rows > 1 ? [.space(rows - 1)] : []) + [homeIndicator]
  }

  /// The line at the lower edge that takes one home, on devices without a button.
  var homeIndicator: Section {
    Section(height: 1) { canvas, rect in
      if p.device == .catalyst { return }
      let length = max(4, min(rect.width, scale.cells(p.device == .android ? 108 : 134)))
      let text = String(repeating: theme.home, count: length)
      canvas.put(
        text, x: rect.x, y: rect.y, cells: rect.width, alignment: .center, style: .dim)
    }
  }

  /// A toolbar with its usual buttons.
  var toolbar: [Section] {
    guard p.isToolbarShown else { return [] }
    let names = ["chevron.backward", "chevron.forward", "square.and.arrow.up", "book", "trash"]
    return [
      .rule,
      Section(height: 1) { canvas, rect in
        let slot = rect.width / names.count
        for (index, name) in names.enumerated() {
          canvas.put(
            Glyphs.glyph(for: name), x: rect.x + index * slot, y: rect.y, cells: slot,
            alignment: .center)
        }
      },
    ]
  }

  /// The keyboard of the device's language, which covers what stands below (TB-162).
  var keyboard: [Section] {
    let rows: [String] =
      p.language == .en
      ? ["qwertyuiop", "asdfghjkl", "^zxcvbnm<"] : ["йцукенгшщзх", "фывапролджэ", "^ячсмитьбю<"]
    let keys = rows.map { row in
      Section(height: 1) { canvas, rect in
        let widest = rows.map(\.count).max() ?? 10
        let step = max(1, min(6, rect.width / (widest + 1)))
        let start = rect.x + (rect.width - step * row.count) / 2
        for (index, key) in row.enumerated() {
          canvas.put(String(key), x: start + index * step + step / 2, y: rect.y)
        }
      }
    }
    let last = Section(height: 1) { canvas, rect in
      let used = putTrailing(word(.enter), on: &canvas, rect)
      let first = putLeading("123", on: &canvas, rect)
      let room = rect.width - used - first - 6
      canvas.put(
        "[" + DisplayWidth.padded(word(.space), to: max(0, room - 2), alignment: .center) + "]",
        x: rect.x + 3 + (isRightToLeft ? used : first), y: rect.y, cells: room,
        alignment: .center)
    }
    return [.rule] + keys + [last]
  }
}
