/// A part of a line, in UTF-8 offsets from its beginning.
///
/// Offsets cost nothing to keep; columns are counted only when a message needs them.
public struct SourceSpan: Equatable, Hashable, Sendable {
  /// The offset of the first byte.
  public var lower: Int
  /// The offset after the last byte.
  public var upper: Int

  /// Creates a span from its two UTF-8 offsets.
  public init(_ lower: Int, _ upper: Int) {
    self.lower = lower
    self.upper = upper
  }

  /// The same as a range of UTF-8 offsets.
  public var range: Range<Int> { lower..<max(lower, upper) }

  /// The columns that the span takes in `line`, in characters from 1; the second is after the last.
  ///
  /// Linear in the length of the line.
  public func columns(in line: String) -> Range<Int> {
    let first = Self.characters(in: line, before: lower)
    let last = Self.characters(in: line, before: max(lower, upper))
    return (first + 1)..<(last + 1)
  }

  /// The text of the span in `line`, cut to what the line has.
  public func text(in line: String) -> String {
    let bytes = line.utf8
    let start = min(max(0, lower), bytes.count)
    let end = min(max(start, upper), bytes.count)
    return String(decoding: bytes.dropFirst(start).prefix(end - start), as: UTF8.self)
  }

  private static func characters(in line: String, before offset: Int) -> Int {
    String(decoding: line.utf8.prefix(max(0, offset)), as: UTF8.self).count
  }
}
