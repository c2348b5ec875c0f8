import TabBar
import Testing

/// A small generator with a seed, so that a failure can be run again.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite("Random actions")
struct RandomTests {
  @Test("Invariants hold after every action, and refused ones change nothing", arguments: 1...12)
  func invariants(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var state = State()
    var refused = 0
    var history = History(limit: 5)
    for step in 0..<700 {
      let action = Self.action(&random)
      let before = state
      do throws(Rejection) {
        _ = try state.apply(action)
      } catch {
        refused += 1
        #expect(state == before)
      }
      let violations = state.violations
      try #require(violations == [], "seed \(seed), step \(step): \(action)")
      // What is derived never fails, whatever the state.
      _ = state.presentation(language: step % 2 == 0 ? .en : .ru).json
      if step % 50 == 0 {
        _ = state.audit()
        let saved = try SessionDocument(state: state).json()
        try #require(SessionDocument(json: saved).state == state)
        history.record(state)
      }
    }
    #expect(refused > 100)
    #expect(refused < 650)
  }

  private static let words = ["A", "B", "C", "D", "E", "F", "G", "H", "more"]

  private static func word(_ random: inout SplitMix) -> String {
    words.randomElement(using: &random) ?? "A"
  }

  private static func some(_ random: inout SplitMix, upTo limit: Int = 9) -> [String] {
    Array(words.shuffled(using: &random).prefix(Int.random(in: 0...limit, using: &random)))
  }

  private static func action(_ random: inout SplitMix) -> Action {
    let tab = TabReference(word(&random))
    let other = TabReference(word(&random))
    let coin = Bool.random(using: &random)
    switch Int.random(in: 0..<52, using: &random) {
    case 0:
      return .device(
        Device.allCases.randomElement(using: &random) ?? .iphone,
        version: SystemVersion.allCases.randomElement(using: &random))
    case 1: return .new(some(&random))
    case 2: return .setTabs(some(&random))
    case 3: return .add(word(&random), at: coin ? nil : Int.random(in: 0...8, using: &random))
    case 4: return .remove(tab)
    case 5: return .move(tab, to: Int.random(in: 0...9, using: &random))
    case 6: return .relaunch(some(&random), withoutIdentifier: coin ? [] : [word(&random)])
    case 7: return .badge(tab, coin ? nil : "12345678")
    case 8: return .enable(tab, coin)
    case 9: return .deny(tab)
    case 10: return .allow(TabReference(.all))
    case 11: return .push("S", in: coin ? nil : tab, hidesBar: coin)
    case 12: return .pop(in: coin ? nil : tab, toRoot: coin)
    case 13: return coin ? .present(nil) : .dismiss
    case 14: return .hideBar(Int.random(in: 0..<4, using: &random) == 0)
    case 15: return coin ? .standalone(some(&random)) : .barItems(some(&random))
    case 16: return .customizable(coin ? [TabReference(.all)] : [tab, other])
    case 17, 18: return .customize(.begin(coin ? [] : some(&random)))
    case 19, 20: return .customize(.swap(tab, other))
    case 21: return .customize(.replace(tab, with: word(&random)))
    case 22: return .customize(coin ? .add(tab) : .remove(tab))
    case 23: return .customize(coin ? .hide(tab) : .reset)
    case 24: return .customize(coin ? .done : .cancel)
    case 25: return .mode(BarMode.allCases.randomElement(using: &random) ?? .automatic)
    case 26: return .sidebar(.toggle)
    case 27, 28:
      return .group(
        word(&random), children: some(&random, upTo: 3), default: coin ? nil : word(&random),
        order: some(&random))
    case 29: return .placement(tab, Placement.allCases.randomElement(using: &random))
    case 30: return .hiding(tab, isAllowed: coin)
    case 31: return .minimize(coin ? .onScrollDown : .onScrollUp)
    case 32: return .searchTab(tab, activatesSearch: coin)
    case 33: return .cancelSearch
    case 34: return .window(coin ? .compact : .regular)
    case 35: return .rotate(nil)
    case 36: return .orientations(tab, coin ? .both : .portrait)
    case 37: return .keyboard(isShown: Int.random(in: 0..<4, using: &random) == 0)
    case 38: return .focus(FocusMove.allCases.randomElement(using: &random) ?? .left)
    case 39: return .observedScrollView(tab, coin)
    case 40: return .scroll(coin ? .down(nil) : .up(90))
    case 41: return .tapRow(Int.random(in: 0...4, using: &random))
    case 42: return .doubleTap(tab)
    case 43: return .direction(coin ? .rtl : .ltr)
    case 44: return .select(tab)
    case 45: return .tap(TabReference(coin ? .back : .leftMost))
    default: return .tap(tab)
    }
  }
}
