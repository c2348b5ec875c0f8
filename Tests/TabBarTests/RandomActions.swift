import TabBar
import TestSupport

/// Actions of all kinds, with words that often mean something.
struct RandomActions {
  var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  private static let words = ["A", "B", "C", "D", "E", "F", "G", "H", "more"]

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[number(0...values.count - 1)]
  }

  private mutating func word() -> String { one(of: Self.words) }

  private mutating func some(upTo limit: Int = 9) -> [String] {
    Array(Self.words.shuffled(using: &random).prefix(number(0...limit)))
  }

  /// The next action.
  mutating func next() -> Action {
    let tab = TabReference(word())
    let other = TabReference(word())
    let coin = Bool.random(using: &random)
    switch number(0...9) {
    case 0: return array(tab, coin)
    case 1: return item(tab, coin)
    case 2: return delegate(tab, coin)
    case 3: return navigation(tab, coin)
    case 4: return customization(tab, other, coin)
    case 5: return system(tab, coin)
    case 6: return device(coin)
    case 7: return gesture(tab, coin)
    default: return coin ? .tap(tab) : .select(tab)
    }
  }

  private mutating func array(_ tab: TabReference, _ coin: Bool) -> Action {
    switch number(0...9) {
    case 0: .new(some())
    case 1: .setTabs(some())
    case 2, 3: .add(word(), at: coin ? nil : number(0...8))
    case 4: .remove(tab)
    case 5: .move(tab, to: number(0...9))
    case 6: .relaunch(some(), withoutIdentifier: coin ? [] : [word()])
    case 7: number(0...9) == 0 ? .standalone(some()) : .barItems(some())
    case 8: coin ? .barSelect(tab) : .barDelegate(coin ? "x" : nil)
    default: number(0...9) == 0 ? .install(one(of: Preset.all).blueprint) : .setTabs(some())
    }
  }

  private mutating func item(_ tab: TabReference, _ coin: Bool) -> Action {
    switch number(0...9) {
    case 0: .badge(tab, coin ? nil : "12345678", color: coin ? nil : "#FF0000")
    case 1: .enable(tab, coin)
    case 2: .title(tab, coin ? nil : "", language: coin ? "ru" : nil)
    case 3:
      .icon(
        tab,
        IconChange(symbol: coin ? "star" : nil, removed: coin ? [] : [.symbol], system: .search))
    case 4: .orientations(tab, coin ? .both : .portrait)
    case 5: .stack(tab, isPresent: coin)
    case 6: .tag(tab, number(0...3))
    case 7: .fact(tab, .content(isEmpty: coin, isExplained: false))
    case 8: .sceneFact(.host(one(of: Host.allCases), affectsOther: coin))
    default:
      .appearance(
        AppearanceChange(one(of: AppearanceKey.allCases), coin ? nil : "2"),
        of: one(of: [.bar, .proxy, .item(tab)]), atScrollEdge: number(0...3) == 0)
    }
  }

  private mutating func delegate(_ tab: TabReference, _ coin: Bool) -> Action {
    switch number(0...4) {
    case 0: .deny(tab)
    case 1, 2: .allow(coin ? TabReference(.all) : tab)
    case 3: .delegateOrientations(coin ? nil : .both)
    default: coin ? .delegate(isPresent: number(0...2) > 0) : .reselectListener(isPresent: coin)
    }
  }

  private mutating func navigation(_ tab: TabReference, _ coin: Bool) -> Action {
    switch number(0...5) {
    case 0: .push("S", in: coin ? nil : tab, hidesBar: coin)
    case 1, 2: .pop(in: coin ? nil : tab, toRoot: coin)
    case 3: number(0...2) == 0 ? .present(nil) : .dismiss
    case 4: .hideBar(number(0...3) == 0)
    default: .observedScrollView(tab, coin)
    }
  }

  private mutating func customization(
    _ tab: TabReference, _ other: TabReference, _ coin: Bool
  ) -> Action {
    switch number(0...9) {
    case 0: .customizable(coin ? [TabReference(.all)] : [tab, other])
    case 1, 2: .customize(.begin(coin ? [] : some()))
    case 3, 4: .customize(.swap(tab, other))
    case 5: .customize(.replace(tab, with: word()))
    case 6: .customize(coin ? .add(tab) : .remove(tab))
    case 7: .customize(coin ? .hide(tab) : .reset)
    default: .customize(coin ? .done : .cancel)
    }
  }

  private mutating func system(_ tab: TabReference, _ coin: Bool) -> Action {
    switch number(0...9) {
    case 0: .mode(one(of: BarMode.allCases))
    case 1: .sidebar(.toggle)
    case 2, 3:
      .group(
        word(), children: some(upTo: 3), default: coin ? nil : word(), order: some(),
        isDestination: number(0...4) == 0)
    case 4: .placement(tab, one(of: Placement.allCases))
    case 5: .hiding(tab, isAllowed: coin)
    case 6: .minimize(one(of: MinimizeBehavior.allCases))
    case 7: .searchTab(tab, activatesSearch: coin)
    case 8: .compactTabs(number(0...2) == 0 ? [tab] : [TabReference(.all)])
    default: coin ? .cancelSearch : .accessory(number(0...1) == 0 ? "Player" : nil)
    }
  }

  private mutating func device(_ coin: Bool) -> Action {
    switch number(0...9) {
    case 0:
      .device(
        one(of: Device.allCases), version: one(of: SystemVersion.allCases),
        room: coin ? nil : number(1...6))
    case 1, 2: .window(coin ? .compact : .regular)
    case 3: .direction(coin ? .rtl : .ltr)
    case 4: .keyboard(isShown: number(0...3) == 0)
    case 5: coin ? .strict(number(0...2) == 0) : .textSize(one(of: TextSize.allCases))
    default: .rotate(nil)
    }
  }

  private mutating func gesture(_ tab: TabReference, _ coin: Bool) -> Action {
    switch number(0...8) {
    case 0: .focus(one(of: FocusMove.allCases))
    case 1: .scroll(coin ? .down(nil) : .up(90))
    case 2: .scroll(coin ? .bottom : .top)
    case 3: .tapRow(number(0...4))
    case 4: .doubleTap(tab)
    case 5: .longPress(tab)
    case 6: .swipe(one(of: SwipeDirection.allCases))
    case 7: .tap(TabReference(coin ? .more : .leftMost))
    default: .tap(TabReference(coin ? .back : .minimized))
    }
  }
}
