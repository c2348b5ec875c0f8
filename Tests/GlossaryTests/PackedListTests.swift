import Testing

@testable import Glossary

struct PackedListTests {
  @Test(
    "Ascending numbers come back as they were",
    arguments: [[], [0], [0, 1, 2], [5, 127, 128, 300, 70_000, 5_000_000]])
  func numbers(_ numbers: [Int]) {
    var packer = ListPacker()
    for number in numbers { packer.append(number) }
    #expect(packer.count == numbers.count)
    #expect(PackedList.numbers(packer.bytes) == numbers)
  }

  @Test("Postings come back as they were")
  func postings() {
    let postings = [
      Posting(concept: 0, impact: 0, passages: 1),
      Posting(concept: 130, impact: 255, passages: 0xFFFF),
      Posting(concept: 100_000, impact: 7, passages: 0x8001),
    ]
    var packer = ListPacker()
    for posting in postings { packer.append(posting) }
    #expect(PackedList.postings(packer.bytes) == postings)
  }

  @Test("A list that is cut short ends, and nothing worse")
  func cut() {
    var packer = ListPacker()
    packer.append(Posting(concept: 300, impact: 1, passages: 2))
    for count in 0..<packer.bytes.count {
      #expect(PackedList.postings(Array(packer.bytes.prefix(count))) == [])
    }
    #expect(PackedList.numbers([0xFF, 0xFF]) == [])
  }
}
