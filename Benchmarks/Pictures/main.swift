import Rendering
import TabBar

// Prints the medians, in microseconds, of drawing a device and a bar at 80 columns. Each figure is
// one drawing of a state that is there already, as after a command of the bench.

/// The states that are drawn in turns, so that no single one decides.
func states() throws -> [Presentation] {
  let tabs: [Action] = [.new(["World Clock", "Alarms", "Stopwatch", "Timers", "Sleep", "Focus"])]
  let icons = zip(1...6, ["globe", "alarm", "stopwatch", "timer", "bed.double", "moon"]).map {
    Action.icon(TabReference("\($0)"), IconChange(symbol: $1))
  }
  let devices: [[Action]] = [
    [], [.rotate(.landscape)], [.device(.iphone, version: .v26)], [.device(.ipad)],
    [.device(.android)], [.device(.appleTV)], [.tap("more")],
  ]
  return try devices.map { device in
    var state = State()
    for action in tabs + icons + [.badge("2", "3")] + device {
      _ = try state.apply(action)
    }
    return state.presentation()
  }
}

/// The median time of one call, in microseconds; calls are timed in small batches.
func median(_ screens: [Presentation], _ draw: (Presentation) -> String) -> Double {
  let clock = ContinuousClock()
  var times: [Double] = []
  var bytes = 0
  for round in 0..<220 {
    for screen in screens {
      let time = clock.measure { for _ in 0..<5 { bytes &+= draw(screen).utf8.count } }
      if round >= 20 { times.append(time / .microseconds(5)) }
    }
  }
  precondition(bytes > 0, "nothing was drawn")
  return times.sorted()[times.count / 2]
}

let screens = try states()
let device = median(screens) { DevicePicture.draw($0, width: 80) }
let bar = median(screens) { BarPicture.draw($0, width: 80) }
print("device \(Int(device.rounded())) bar \(Int(bar.rounded()))")
