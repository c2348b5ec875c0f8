import TabBar

/// Prints how many actions a second the reducer carries out on a bar of five tabs, and how long one
/// action takes on a bar of ten thousand.
///
/// A figure is the best of five rounds: the others measure what else the machine was doing.
func best(of rounds: Int = 5, _ body: () -> Duration) -> Duration {
  (0..<rounds).map { _ in body() }.min() ?? .zero
}

func seconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
}

/// Actions a second, when `actions` are carried out in turn on `state`.
func rate(_ actions: [Action], on state: State, count: Int = 200_000) -> Int {
  let time = best {
    var state = state
    return ContinuousClock().measure {
      for index in 0..<count { _ = try? state.apply(actions[index % actions.count]) }
    }
  }
  return Int(Double(count) / seconds(time))
}

func state(_ titles: [String]) -> State {
  var state = State()
  _ = try? state.apply(.new(titles))
  return state
}

let five = state(["A", "B", "C", "D", "E"])
let references = ["A", "B", "C", "D", "E"].map { TabReference($0) }
print("reducer, five tabs: select \(rate(references.map(Action.select), on: five)) actions/s")
print("reducer, five tabs: tap \(rate(references.map(Action.tap), on: five)) actions/s")

let many = state((1...10_000).map { "Tab \($0)" })
let slow: [(String, Action)] = [
  ("select the last", .select("10000")), ("tap the first", .tap("1")), ("tap More", .tap("more")),
  ("badge", .badge("5000", "7")), ("title", .title("5000", "Other")), ("add", .add("New")),
  ("remove", .remove("5000")), ("move", .move("5000", to: 1)), ("rotate", .rotate(nil)),
  ("scroll", .scroll(.down(nil))), ("push", .push("Next")), ("device", .device(.ipad)),
]
for (name, action) in slow {
  let time = best {
    var state = many
    return ContinuousClock().measure { _ = try? state.apply(action) }
  }
  let milliseconds = (seconds(time) * 100_000).rounded() / 100
  print("reducer, 10,000 tabs: \(name) \(milliseconds) ms")
}
