import TabBar
import Testing

@Suite("Devices: rotation, metrics, visibility")
struct DeviceTests {
  struct Metrics: Sendable, CustomTestStringConvertible {
    var device: Device
    var version: SystemVersion
    var orientation: Orientation
    var layout: Presentation.ItemLayout
    var item: Int?
    var total: Int?
    var testDescription: String { "\(device) \(version) \(orientation)" }
    init(
      _ device: Device, _ version: SystemVersion, _ orientation: Orientation,
      _ layout: Presentation.ItemLayout, _ item: Int?, _ total: Int?
    ) {
      self.device = device
      self.version = version
      self.orientation = orientation
      self.layout = layout
      self.item = item
      self.total = total
    }
  }

  static let metrics = [
    Metrics(.iphone, .v17, .portrait, .stacked, 49, 83),  // TB-141, TB-142, TB-148
    Metrics(.iphone, .v18, .landscape, .compactInline, 32, nil),  // TB-143, TB-148
    Metrics(.iphoneMax, .v18, .portrait, .stacked, 49, 83),
    Metrics(.iphoneMax, .v18, .landscape, .inline, 49, 70),  // TB-144
    Metrics(.iphoneMax, .v26, .landscape, .compactInline, nil, nil),  // TB-148, TB-247
    Metrics(.iphone, .v26, .portrait, .stacked, nil, nil),
    Metrics(.ipad, .v17, .portrait, .inline, 50, 65),  // TB-145
    Metrics(.ipad, .v17, .landscape, .inline, 50, 65),
    Metrics(.android, .v18, .portrait, .stacked, 80, 80),  // TB-262
    Metrics(.android, .v18, .landscape, .inline, 80, 80),
  ]

  @Test("TB-141 to TB-148: layouts and heights", arguments: metrics)
  func heights(_ row: Metrics) throws {
    let bench = try Bench(
      .device(row.device, version: row.version), letters(3), .rotate(row.orientation))
    let bar = bench.shown.bar
    #expect(bar.layout == row.layout)
    #expect(bar.itemHeight == row.item)
    #expect(bar.totalHeight == row.total)
    #expect(bar.position == .bottom)
  }

  @Test("TB-205, TB-217, TB-249 to TB-251: where the bar is")
  func positions() throws {
    let places: [(Action, Presentation.Position?)] = [
      (.device(.appleTV), .top), (.device(.vision), .leading), (.device(.ipad), .top),
      (.device(.mac), nil), (.device(.watch), nil),
    ]
    for (device, position) in places {
      let bench = try Bench(device, letters(2))
      #expect(bench.shown.bar.position == position)
    }
    let television = try Bench(.device(.appleTV), letters(2)).shown.bar
    #expect(television.itemHeight == 68 && television.top == 46, "TB-205")
    var mac = try Bench(.device(.mac), letters(2))
    #expect(mac.items == [])
    #expect(!mac.shown.bar.isVisible)
    #expect(mac.refusal(.tap("B")) == "unsupported")
    #expect(mac.shown.version == nil)
    var watch = try Bench(.device(.watch), letters(2))
    #expect(watch.items == [])
    #expect(!watch.shown.bar.isVisible)
    let refusal = #expect(throws: Rejection.self) { try watch.act(.tap("B")) }
    #expect(refusal == .unsupported(250))
  }

  @Test("TB-135 to TB-140: all tabs have to agree, or the delegate decides")
  func rotation() throws {
    var bench = try Bench(letters(6), .orientations("F", .portrait))
    let before = bench.state
    try bench.act(.rotate(.landscape))
    #expect(bench.state == before, "TB-136: a hidden tab blocks, too")
    try bench.act(.delegateOrientations(.both), .rotate(nil))
    #expect(bench.shown.orientation == .landscape, "TB-137")
    #expect(bench.selected == "A", "TB-139")
    #expect(bench.calls == [])
    try bench.act(.rotate(nil), .delegateOrientations(.portrait), .orientations("F", .both))
    try bench.act(.rotate(.landscape))
    #expect(bench.shown.orientation == .portrait)
    try bench.act(.delegate(isPresent: false), .rotate(.landscape))
    #expect(bench.shown.orientation == .landscape)
    try bench.act(.device(.appleTV))
    #expect(bench.refusal(.rotate(nil)) == "unsupported")
  }

  @Test("TB-162, TB-169: keyboard and modal screens cover the bar, and leave everything")
  func covers() throws {
    var bench = try Bench(letters(3), .select("B"))
    let before = bench.state
    try bench.act(.keyboard(isShown: true))
    #expect(bench.shown.bar.cover == .keyboard)
    #expect(bench.refusal(.tap("A")) == "bar-not-visible")
    try bench.act(.keyboard(isShown: false), .present("Sheet"))
    #expect(bench.refusal(.tap("A")) == "bar-not-visible")
    try bench.act(.select("C"), .select("B"), .dismiss)
    #expect(bench.state == before)
    try bench.act(.device(.ipad), .keyboard(isShown: true))
    #expect(bench.shown.bar.isVisible, "a bar at the top is not covered")
  }

  @Test("TB-164 to TB-166: a screen that hides the bar, and screens above it")
  func pushed() throws {
    var bench = try Bench(letters(2), .push("A1", hidesBar: true), .push("A2"))
    #expect(bench.shown.bar.cover == .pushedScreen)
    try bench.act(.select("B"))
    #expect(bench.shown.bar.isVisible)
    try bench.act(.select("A"), .pop())
    #expect(!bench.shown.bar.isVisible)
    try bench.act(.pop(), .pop())
    #expect(bench.shown.bar.isVisible)
    #expect(bench.stack("A") == ["A0"], "the root is not popped")
    try bench.act(.stack("A", isPresent: false))
    #expect(bench.refusal(.push("A1")) == "unsupported")
  }

  @Test("TB-167: the application hides the bar, code selects all the same")
  func hidden() throws {
    var bench = try Bench(letters(3), .hideBar(true), .select("C"))
    #expect(bench.selected == "C")
    #expect(bench.refusal(.tap("A")) == "bar-not-visible")
    try bench.act(.hideBar(false))
    #expect(bench.highlighted == "C")
  }

  @Test("TB-199, TB-200: from right to left only the drawing turns around")
  func direction() throws {
    var bench = try Bench(letters(6), .direction(.rtl))
    #expect(bench.drawn == ["more", "D", "C", "B", "A"])
    #expect(bench.items == ["A", "B", "C", "D", "more"])
    #expect(bench.index == 0)
    try bench.act(.tap(TabReference(.leftMost)))
    #expect(bench.selected == "more")
    try bench.act(.direction(.ltr), .tap(TabReference(.leftMost)))
    #expect(bench.selected == "A")
  }

  @Test("TB-207 to TB-211: the remote of an Apple TV")
  func remote() throws {
    var bench = try Bench(.device(.appleTV), letters(4), .enable("B", false))
    try bench.act(.focus(.left))
    #expect(bench.events == [])
    try bench.act(.focus(.right))
    #expect(bench.selected == "C", "a disabled tab is passed over")
    #expect(bench.calls == ["shouldSelect(C)=yes", "didSelect(C)"])
    try bench.act(.focus(.select))
    #expect(bench.shown.focus?.area == .content)
    #expect(bench.shown.focus?.tab == "C")
    try bench.act(.focus(.menu), .focus(.down))
    #expect(bench.shown.focus?.area == .content, "TB-209")
    #expect(bench.events == [] && bench.selected == "C")
    try bench.act(.scroll(.down(500)))
    #expect(bench.shown.bar.top == 46, "TB-211: fixed")
    try bench.act(.observedScrollView("C", true))
    #expect(bench.shown.bar.top == 46 - 500)
    #expect(!bench.shown.bar.isVisible)
    try bench.act(.focus(.menu))
    #expect(bench.shown.bar.isVisible)
    #expect(bench.shown.focus?.area == .bar)
    try bench.act(.direction(.rtl), .focus(.left))
    #expect(bench.selected == "D")
    #expect(bench.shown.bar.itemHeight == 68)
    try bench.act(.device(.iphone))
    #expect(bench.refusal(.focus(.right)) == "unsupported")
    #expect(bench.refusal(.observedScrollView("A", true)) == "unsupported")
  }

  @Test("TB-078, TB-257 to TB-261: Android asks its listener for taps and code alike")
  func android() throws {
    var bench = try Bench(.device(.android), letters(4), .badge("C", "1234"))
    try bench.act(.select("B"))
    #expect(bench.calls == ["itemSelected(B)=yes"])
    #expect(bench.lifecycle.first == "viewWillDisappear(A)")
    #expect(bench.shown.bar.items.map(\.title) == [nil, "B", nil, nil])
    #expect(bench.shown.bar.item(.tab("C"))?.badge == "999+")
    try bench.act(.deny("C"), .select("C"))
    #expect(bench.selected == "B")
    #expect(bench.calls == ["itemSelected(C)=no"])
    try bench.act(.tap("B"))
    #expect(bench.calls == ["itemSelected(B)=yes"], "TB-259: without a listener")
    try bench.act(.reselectListener(isPresent: true), .select("B"))
    #expect(bench.calls == ["itemReselected(B)"])
    try bench.act(.remove("D"))
    #expect(bench.shown.bar.items.map(\.title) == ["A", "B", "C"])
  }
}
