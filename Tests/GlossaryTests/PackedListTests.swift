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
    #expect(self.numbers(in: packer.bytes) == numbers)
  }

  @Test("Postings come back as they were")
  func postings() {
    let postings = [
      Posting(concept: 0, impact: 0, passages: 1),
      Posting(concept: 130, impact: 255, passages: 0xFFFF_FFFF),
      Posting(concept: 100_000, impact: 7, passages: 0x8000_0001),
    ]
    var packer = ListPacker()
    for posting in postings { packer.append(posting) }
    #expect(self.postings(in: packer.bytes) == postings)
  }

  @Test("A list that is cut short ends, and nothing worse")
  func cut() {
    var packer = ListPacker()
    packer.append(Posting(concept: 300, impact: 1, passages: 2))
    for count in 0..<packer.bytes.count {
      #expect(postings(in: Array(packer.bytes.prefix(count))) == [])
    }
    #expect(numbers(in: [0xFF, 0xFF]) == [])
  }

  private func numbers(in bytes: [UInt8]) -> [Int] {
    var numbers: [Int] = []
    bytes.withUnsafeBytes { PackedList.forEachNumber(in: $0) { numbers.append($0) } }
    return numbers
  }

  private func postings(in bytes: [UInt8]) -> [Posting] {
    var postings: [Posting] = []
    bytes.withUnsafeBytes { PackedList.forEachPosting(in: $0) { postings.append($0) } }
    return postings
  }
}
