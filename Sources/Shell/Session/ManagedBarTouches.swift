/// Whether the application was seen to touch a bar that its controller manages (AU-32), step by step as
/// `undo` and `redo` go through them.
///
/// The touch itself is refused and so is no step.
struct ManagedBarTouches: Equatable {
  /// Whether it was, in the interface as it is now.
  private(set) var wasSeen = false
  private var past: [Bool] = []
  private var future: [Bool] = []

  /// Notes a touch.
  mutating func touch() { wasSeen = true }

  /// Notes a step of the bench; another interface begins untouched.
  mutating func step(replacesInterface: Bool) {
    past.append(wasSeen)
    future = []
    if replacesInterface { wasSeen = false }
  }

  /// Goes back with the bench.
  mutating func undo() {
    guard let earlier = past.popLast() else { return }
    future.append(wasSeen)
    wasSeen = earlier
  }

  /// Goes forward with the bench.
  mutating func redo() {
    guard let later = future.popLast() else { return }
    past.append(wasSeen)
    wasSeen = later
  }
}
