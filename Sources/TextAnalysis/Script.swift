/// The two alphabets of the glossary, and everything else.
enum Script {
  case latin, cyrillic, other

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: self = .latin
    case 0x400...0x52F: self = .cyrillic
    default: self = .other
    }
  }

  /// The script of all letters of `word`, or nil where it has both.
  static func only(in word: some Sequence<Unicode.Scalar>) -> Script? {
    var found = Script.other
    for scalar in word {
      let script = Script(scalar)
      if script == .other || script == found { continue }
      if found != .other { return nil }
      found = script
    }
    return found
  }
}

/// Whether all letters of both texts are of one alphabet, Latin or Cyrillic.
public func haveSameAlphabet(_ first: String, _ second: String) -> Bool {
  guard let script = Script.only(in: first.unicodeScalars) else { return false }
  return script == Script.only(in: second.unicodeScalars)
}
