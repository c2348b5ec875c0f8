import CVerifiedStore
import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What tells one state of the opened glossaries from another, cheap enough for every start.
struct SourcesKey: Equatable {
  /// Differs for different lists of glossaries, whatever they hold.
  var sources: UInt64
  /// Differs for different contents.
  var content: (UInt64, UInt64)

  static func == (first: SourcesKey, second: SourcesKey) -> Bool {
    first.sources == second.sources && first.content == second.content
  }

  /// A file that changed this short a time ago might change again within one tick of the file
  /// system's clock, so its bytes count too.
  private static let settlingTime: Int64 = 2_000_000_000

  /// Embedded files count by the identity of the program that holds them, files on disk by name, size,
  /// times and node, so that none need be read at each start.
  init(_ list: [GlossarySource]) throws(GlossaryError) {
    var places = Digest()
    var contents = Digest()
    contents.add(UInt64(StoreSchema.version))
    for source in list {
      places.add(source.name)
      places.add(source.path)
      contents.add(source.name)
      switch source {
      case .shipped:
        EmbeddedGlossary.withIdentity { bytes in contents.add(bytes) }
      case .path(let path, _):
        for signature in try FilesOnDisk.signatures(path) {
          contents.add(signature.path)
          contents.add(UInt64(bitPattern: signature.size))
          contents.add(UInt64(bitPattern: signature.modified))
          contents.add(UInt64(bitPattern: signature.changed))
          contents.add(signature.node)
          guard signature.isPlain else {
            // What it holds is known when it is compiled, which is the one time that it is read.
            contents.add(UInt64.random(in: 0 ... .max))
            continue
          }
          if Self.now() - max(signature.modified, signature.changed) < Self.settlingTime {
            try FilesOnDisk.bytes(of: signature.path).withUnsafeBytes { contents.add($0) }
          }
        }
      }
    }
    sources = places.sum
    content = (contents.sum, contents.sum ^ places.sum)
  }

  /// The key as SQLite's URI wants it: 32 hexadecimal digits.
  var hexadecimal: String {
    Self.hexadecimal(content.0) + Self.hexadecimal(content.1)
  }

  static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

/// A running checksum.
private struct Digest {
  private(set) var sum: UInt64 = 0x5368_746F_726B_6121

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    sum = sh_checksum(bytes.baseAddress, bytes.count, sum)
  }

  mutating func add(_ number: UInt64) {
    var number = number
    withUnsafeBytes(of: &number) { add($0) }
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }
}
