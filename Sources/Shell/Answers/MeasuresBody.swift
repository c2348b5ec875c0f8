import Rendering
import TabBar
import TextAnalysis

/// The measures of the bar in points, and whether each title fits its slot.
struct MeasuresBody: AnswerBody {
  var presentation: Presentation

  private func rows(
    width: Int
  ) -> [(name: String, label: Wording, value: Double?)] {
    let bar = presentation.bar
    return [
      ("screenWidth", Wording("screen width", "ширина экрана"), Double(presentation.size.width)),
      ("screenHeight", Wording("screen height", "высота экрана"), Double(presentation.size.height)),
      (
        "itemHeight", Wording("height of the items", "высота элементов"),
        bar.itemHeight.map(Double.init)
      ),
      (
        "totalHeight", Wording("height of the bar", "высота бара"), bar.totalHeight.map(Double.init)
      ),
      (
        "titleSize", Wording("size of the titles", "кегль подписей"), bar.titleSize.map(Double.init)
      ),
      ("slotWidth", Wording("width of a slot", "ширина места"), bar.items.first?.slotWidth),
      (
        "pointsPerCell", Wording("a cell of the picture", "ячейка рисунка"),
        Self.tenths(DevicePicture.pointsPerCell(presentation, width: width))
      ),
    ]
  }

  /// The titles on the bar, measured where the size of the letters is published.
  private var titles: [(item: Destination, title: String, width: Double?, slot: Double)] {
    presentation.bar.items.compactMap { item in
      guard let title = item.title else { return nil }
      let width = presentation.bar.titleSize.map {
        TitleWidth.points(of: title, size: Double($0))
      }
      return (item.destination, title, width, item.slotWidth)
    }
  }

  func write(to json: inout JSONText, in language: Language) {
    json.object("measures") { json in
      for row in rows(width: 80) { json.member(row.name, row.value) }
      json.array("titles", titles) { json, title in
        json.object { json in
          json.member("item", title.item.name)
          json.member("width", title.width.map(Self.tenths))
          json.member("slot", Self.tenths(title.slot))
          json.member("fits", title.width.map { $0 <= title.slot })
        }
      }
    }
  }

  func text(_ style: TextStyle) -> String {
    let unknown = Wording("no published figure", "опубликованной цифры нет")
    let table = TextTable(
      headings: ["", ""],
      rows: rows(width: style.width).map { row in
        [
          row.label.text(in: style.language),
          row.value.map { points($0, in: style.language) } ?? unknown.text(in: style.language),
        ]
      }
    ).draw(theme: style.theme, width: style.width)
    guard titles.contains(where: { $0.width != nil }) else { return table }
    let headings = [
      Wording("title", "подпись"), Wording("about", "примерно"), Wording("slot", "место"),
      Wording("fits", "помещается"),
    ]
    let yes = Wording("yes", "да").text(in: style.language)
    let no = Wording("no", "нет").text(in: style.language)
    let list = TextTable(
      headings: headings.map { $0.text(in: style.language) },
      rows: titles.map { title in
        [
          title.title, title.width.map { points($0, in: style.language) } ?? "",
          points(title.slot, in: style.language), (title.width ?? 0) <= title.slot ? yes : no,
        ]
      }
    ).draw(theme: style.theme, width: style.width)
    return table + "\n\n" + list
  }

  private func points(_ value: Double, in language: Language) -> String {
    let value = Self.tenths(value)
    var text = Int(exactly: value).map(String.init) ?? String(value)
    if language == .ru { text = text.replacing(".", with: ",") }
    return text + " " + Wording("pt", "пт").text(in: language)
  }

  private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
