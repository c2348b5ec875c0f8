import Testing

@testable import Glossary

struct NumberedValuesTests {
  @Test("Values are found by their numbers and stay in order, expected numbers or greater ones")
  func values() {
    var values = NumberedValues<Int>(count: 10)
    for number in [7, 0, 7, 9, 10, 5_000, 7] { values[number, default: 100] += 1 }
    #expect(values.entries.map(\.number) == [7, 0, 9, 10, 5_000])
    #expect(values.entries.map(\.value) == [103, 101, 101, 101, 101])
    #expect(values.contains(10))
    #expect(!values.contains(1))
    #expect(!values.contains(-1))
    #expect(!values.contains(1_000_000))
    #expect(values[1, default: 4] == 4)
    #expect(values.entries.count == 5)
    values.removeAll()
    #expect(values.entries.isEmpty)
    #expect(!values.contains(7))
    values[7, default: 0] += 1
    #expect(values[7, default: 0] == 1)
  }

  @Test("The first ones are those of the whole sorted sequence", arguments: 0...12)
  func firstSorted(count: Int) {
    var generator = SystemRandomNumberGenerator()
    for length in [0, 1, 5, 12, 200] {
      let numbers = (0..<length).map { ($0, Int.random(in: 0...20, using: &generator)) }
      let precedes: ((Int, Int), (Int, Int)) -> Bool = { ($0.1, $0.0) < ($1.1, $1.0) }
      let first = numbers.firstSorted(count, by: precedes)
      #expect(first.map(\.0) == numbers.sorted(by: precedes).prefix(count).map(\.0))
    }
  }
}
