/// Characters of no key that tell libedit to call one of our functions.
///
/// They lie in a part of its key map that nothing typed can reach, see ``InputDecoder``.
enum KeyCode {
  /// Calls for ``EditLineSource/takenInput``.
  static let takeInput: Unicode.Scalar = "\u{81}"
  /// What Escape alone does in vi's keys.
  static let viEscape: Unicode.Scalar = "\u{82}"
}

/// Something to be done to the line that is no single key.
enum TakenInput: Equatable {
  /// Text to insert, such as pasted text.
  case insert(String)
  /// A mark that belongs to the letter before it, or another character of no width.
  case combine(Unicode.Scalar)
  /// The line as the search shows it.
  case show(EditedLine, beeps: Bool)
}

/// Characters waiting for libedit to ask for them.
struct OutgoingKeys {
  private var scalars: [Unicode.Scalar] = []
  private var next = 0

  mutating func append(_ more: some Sequence<Unicode.Scalar>) {
    scalars += more
  }

  mutating func removeAll() {
    scalars.removeAll(keepingCapacity: true)
    next = 0
  }

  mutating func take() -> Unicode.Scalar? {
    guard next < scalars.count else {
      removeAll()
      return nil
    }
    next += 1
    return scalars[next - 1]
  }
}
