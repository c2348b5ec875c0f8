/// The parts of a file that lies in the program, as the programs of Training write them.
enum PackedParts {
  static func word(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian, Array.init)
  }

  static func floats(_ numbers: some Sequence<Float>) -> [UInt8] {
    numbers.flatMap { word($0.bitPattern) }
  }

  /// Where each name begins and the last one ends.
  static func ends(_ names: [String]) -> [UInt8] {
    var end = 0
    return word(0)
      + names.flatMap { name in
        end += name.utf8.count
        return word(UInt32(end))
      }
  }
}
