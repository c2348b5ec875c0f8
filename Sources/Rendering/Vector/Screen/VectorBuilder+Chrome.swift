internal import TabBar

extension VectorBuilder {
  /// The clock and the battery; on a Mac the buttons of the window.
  var status: VectorSection {
    if p.device == .catalyst {
      return VectorSection(height: 36) { canvas, rect in windowButtons(on: &canvas, rect) }
    }
    return VectorSection(height: p.orientation == .portrait ? 44 : 24) { canvas, rect in
      leading(
        p.device == .android ? "12:30" : "9:41", on: &canvas, rect, margin: 24, size: 15,
        weight: 600)
      let x = isRightToLeft ? rect.x + 24 : rect.maxX - 50
      let cell = VectorRect(x: x, y: rect.midY - 6, width: 24, height: 12)
      canvas.rect(cell, radius: 3.5, stroke: colors.text)
      canvas.rect(cell.inset(2, 2), radius: 2, fill: colors.text)
    }
  }

  /// The three buttons of a window on a Mac.
  func windowButtons(on canvas: inout VectorCanvas, _ rect: VectorRect) {
    for (index, color) in ["#ff5f57", "#febc2e", "#28c840"].enumerated() {
      canvas.circle(x: rect.x + 26 + Double(index) * 22, y: rect.midY, radius: 7, fill: color)
    }
  }

  /// Back, title and Edit; a search field while a search is on; nothing without a navigation bar.
  var navigation: [VectorSection] {
    if p.searching != nil { return [searchField, rule] }
    guard let title = p.content.navigationTitle else { return [] }
    return [
      VectorSection(height: 44 * zoom) { canvas, rect in
        let size = 17 * zoom
        let third = rect.width / 3
        if let back = p.content.backTitle {
          let x = isRightToLeft ? rect.maxX - 16 : rect.x + 16
          let step = isRightToLeft ? -7.0 : 7
          canvas.path(
            "M\(x + step) \(rect.midY - 7) \(x) \(rect.midY) \(x + step) \(rect.midY + 7)",
            stroke: colors.action, strokeWidth: 2.2)
          leading(
            fitted(back, third - 40, size: size), on: &canvas, rect, margin: 30, size: size,
            fill: colors.action)
        }
        if p.more.isOnScreen, p.more.hasEdit {
          trailing(word(.edit), on: &canvas, rect, size: size, fill: colors.action)
        }
        center(fitted(title, third, size: size), on: &canvas, rect, size: size, weight: 600)
      }, rule,
    ]
  }

  private var searchField: VectorSection {
    VectorSection(height: 52) { canvas, rect in
      let cancel = TitleWidth.points(of: word(.cancel), size: 17) + 20
      var field = rect.inset(16, 8)
      field.width -= cancel
      if isRightToLeft { field.x += cancel }
      canvas.rect(field, radius: 10, fill: "#e9e9eb")
      let x = isRightToLeft ? field.maxX - 18 : field.x + 18
      canvas.icon(
        "magnifyingglass", x: x, y: field.midY, size: 18, color: colors.faint, ground: "#e9e9eb")
      leading(word(.search), on: &canvas, field, margin: 34, fill: colors.faint)
      trailing(word(.cancel), on: &canvas, rect, fill: colors.action)
    }
  }

  /// A toolbar with its usual buttons.
  var toolbar: [VectorSection] {
    guard p.isToolbarShown else { return [] }
    let names = ["chevron.backward", "chevron.forward", "square.and.arrow.up", "book", "trash"]
    return [
      rule,
      VectorSection(height: 44) { canvas, rect in
        for (name, column) in zip(names, rect.columns(names.count)) {
          canvas.icon(
            name, x: column.midX, y: rect.midY, size: 24, color: colors.action,
            ground: colors.screen)
        }
      },
    ]
  }

  /// The keyboard of the device's language, which covers what stands below (TB-162).
  var keyboard: VectorSection {
    let rows: [String] =
      p.language == .en
      ? ["qwertyuiop", "asdfghjkl", "⇧zxcvbnm⌫"] : ["йцукенгшщзх", "фывапролджэ", "⇧ячсмитьбю⌫"]
    return VectorSection(height: 208) { canvas, rect in
      canvas.rect(
        VectorRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height + homeHeight),
        fill: "#d1d3d9")
      let count = Double(rows.map(\.count).max() ?? 10)
      let key = min(60, (rect.width - 6) / count)
      for (index, row) in rows.enumerated() {
        var x = rect.midX - key * Double(row.count) / 2
        for letter in row {
          let cap = VectorRect(x: x, y: rect.y + 4 + Double(index) * 51, width: key, height: 46)
          canvas.rect(cap.inset(2.5, 2), radius: 5, fill: "#ffffff")
          center(String(letter), on: &canvas, cap, size: 18, fill: "#000000")
          x += key
        }
      }
      let wide = key * count
      let bottom = VectorRect(x: rect.midX - wide / 2, y: rect.y + 157, width: wide, height: 46)
      let keys = [("123", 0.0, 0.2), (word(.space), 0.2, 0.55), (word(.enter), 0.75, 0.25)]
      for (name, start, share) in keys {
        let place = isRightToLeft ? 1 - start - share : start
        let cap = VectorRect(
          x: bottom.x + place * wide, y: bottom.y, width: share * wide, height: bottom.height)
        canvas.rect(cap.inset(2.5, 2), radius: 5, fill: "#ffffff")
        center(name, on: &canvas, cap, size: 15, fill: "#000000")
      }
    }
  }
}
