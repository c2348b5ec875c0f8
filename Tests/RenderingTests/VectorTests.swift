import MarkupReading
import TabBar
import TestSupport
import Testing
import TextAnalysis

@testable import Rendering

/// Vector drawings: well formed whatever the titles hold, and the same state as the text drawings.
@Suite struct VectorTests {
  private func elements(_ element: XMLElement) -> [XMLElement] {
    [element] + element.children.flatMap(elements)
  }

  @Test(arguments: Matrix.devices, DeviceLanguage.allCases)
  func everyDrawingIsWellFormed(device: [Action], language: DeviceLanguage) throws {
    let titles = ["<script>x</script>", "a&b", "\"quoted\"", "]]>", "--><b>", "\u{FFFE}\u{0}"]
    for more in Matrix.states {
      for titles in [Matrix.titles, titles + Matrix.titles] {
        let screen = Matrix.screen(device, more, language: language, titles: titles)
        let svg = try XMLReader.read(Array(DeviceDrawing.svg(screen).utf8))
        #expect(svg.name == "svg")
        #expect(svg.child(named: "title")?.text.isEmpty == false)
        #expect(svg.child(named: "desc")?.text.isEmpty == false)
        let names = Set(elements(svg).map(\.name))
        #expect(
          names.isSubset(of: [
            "svg", "title", "desc", "defs", "clipPath", "g", "rect", "line", "path", "circle",
            "text",
          ]))
        #expect(elements(svg).allSatisfy { !$0.attributes.keys.contains { $0.hasPrefix("on") } })
        let page = try XMLReader.read(Array(DeviceDrawing.html(screen).utf8))
        #expect(!elements(page).map(\.name).contains("script"))
      }
    }
  }

  @Test func textIsText() throws {
    let screen = try Bench.screen(
      Bench.clock + [.badge("2", "3"), .title("3", "<b>Ещё & «ещё»</b>")])
    let svg = try XMLReader.read(Array(DeviceDrawing.svg(screen).utf8))
    let texts = elements(svg).filter { $0.name == "text" }.map(\.text)
    for text in ["World Clock", "Alarms", "<b>Ещё & «ещё»</b>", "Timers", "3", "9:41"] {
      #expect(texts.contains(text), "\(texts)")
    }
  }

  @Test(arguments: [
    (DeviceLanguage.en, "iPhone, iOS 18, portrait, “Alarms” is selected"),
    (.ru, "iPhone, iOS 18, книжная ориентация, выбрано «Alarms»"),
  ])
  func theTitleSaysWhatIsThere(language: DeviceLanguage, title: String) throws {
    let actions = Bench.clock + [.tap("2"), .badge("3", "5"), .enable("4", false)]
    let words = PictureDescription(try Bench.screen(actions, language: language))
    #expect(words.title == title)
    let details =
      language == .en
      ? "Tab bar: World Clock, Alarms (selected), Stopwatch (badge 5), Timers (dimmed). Screen: Alarms0."
      : "Таб-бар: World Clock, Alarms (выбрано), Stopwatch (бейдж 5), Timers (недоступно). Экран: Alarms0."
    #expect(words.details == details)
  }

  /// What is drawn lies inside the screen across, and the bar's slots are as wide as measured.
  @Test func slotsAreToScale() throws {
    let screen = try Bench.screen(Bench.clock)
    let svg = try XMLReader.read(Array(DeviceDrawing.svg(screen).utf8))
    let titles = Set(screen.tabs.compactMap(\.title))
    let places = elements(svg).filter { $0.name == "text" && $0.attributes["font-size"] == "10" }
      .filter { titles.contains($0.text) }.compactMap { $0.attributes["x"].flatMap(Double.init) }
    let slot = screen.bar.items[0].slotWidth
    #expect(places.count == 4)
    for (index, place) in places.enumerated() {
      #expect(abs(place - (Double(index) + 0.5) * slot) < 0.01)
    }
  }

  /// A bar that scrolls shows the selected item wherever it is, and says that there are others.
  @Test(arguments: [1, 9, 18], [LayoutDirection.ltr, .rtl])
  func aLongBarShowsTheSelectedItem(position: Int, direction: LayoutDirection) throws {
    let names = (1...18).map { "Section \($0)" }
    let screen = try Bench.screen([
      .device(.ipad), .direction(direction), .new(names), .select(TabReference("\(position)")),
    ])
    let svg = try XMLReader.read(Array(DeviceDrawing.svg(screen).utf8))
    let texts = elements(svg).filter { $0.name == "text" && $0.attributes["font-size"] == "15" }
      .map(\.text)
    #expect(texts.contains("Section \(position)"))
    #expect(elements(svg).contains { $0.text == "…" })
    #expect(!names.allSatisfy(texts.contains))
  }

  @Test func everyIconHasARowOfGlyphs() {
    let rows = Set(Glyphs.entries.map { $0.names[0] })
    #expect(VectorIcons.table.count > 110)
    #expect(Set(VectorIcons.table.keys).subtracting(rows) == [])
    for (name, icon) in VectorIcons.table {
      for path in [icon.shape, icon.details, icon.strokes] where !path.isEmpty {
        #expect(path.hasPrefix("M"), "\(name)")
        #expect(
          path.unicodeScalars.allSatisfy {
            "MLHVCSQTAZmlhvcsqtaz0123456789.- ".unicodeScalars.contains($0)
          },
          "\(name): \(path)")
      }
    }
  }

  @Test(arguments: [("svg-iphone", [] as [Action]), ("svg-watch", [.device(.watch)])])
  func snapshot(name: String, device: [Action]) throws {
    let screen = try Bench.screen(
      device + [.new(["Map", "Help"]), .icon("1", IconChange(symbol: "map"))])
    expectSnapshot(DeviceDrawing.svg(screen), named: name)
  }
}
