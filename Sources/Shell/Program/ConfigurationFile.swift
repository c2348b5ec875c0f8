import CommandLanguage
import FileAccess
import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The person's configuration: a file of the commands in ``CommandTable/configuration``, a line each.
struct ConfigurationFile {
  /// The file, which need not be there.
  let path: String

  /// Carries the file out on `session` and returns what is wrong with it, with its places.
  ///
  /// A line that can't be read is left out and the others hold. Short forms are made only for a
  /// prompt, so that a script means the same for everybody.
  func apply(to session: inout Session, makesAliases: Bool) -> [Wording] {
    let bytes: [UInt8]
    do {
      bytes = try Files.read(path)
    } catch {
      return error.isMissing ? [] : [Messages.file(error)]
    }
    var problems: [Wording] = []
    for (index, line) in Self.lines(of: bytes).enumerated() {
      for command in session.grammar.parse(utf8: line) {
        guard let failure = Self.carryOut(command, on: &session, makesAliases: makesAliases) else {
          continue
        }
        let text = String(decoding: line, as: UTF8.self)
        let column = failure.span.map { $0.columns(in: text).lowerBound } ?? 1
        let place = "\(path):\(index + 1):\(column): "
        problems.append(Wording(place, place) + failure.message)
      }
    }
    return problems
  }

  private static func carryOut(
    _ command: ParsedCommand, on session: inout Session, makesAliases: Bool
  ) -> Failure? {
    if case .success(let invocation) = command {
      guard CommandTable.configuration.contains(invocation.id) else {
        return Failure(
          code: "bad-argument", message: Messages.notForConfiguration,
          span: SourceSpan(invocation.span.lower, invocation.span.lower))
      }
      if invocation.id == .alias, !makesAliases { return nil }
    }
    guard case .failure(let failure) = session.answer(command).outcome else { return nil }
    return failure
  }

  /// Puts a short form into the file in place of one of that name, or takes that out.
  ///
  /// Every other byte of the file stays as it is.
  func keepAlias(_ name: String, _ text: String?) throws(FileError) {
    var bytes: [UInt8] = []
    do {
      bytes = try Files.read(path)
    } catch {
      guard error.isMissing else { throw error }
      try Self.makeFolder(of: path)
    }
    let lines = Self.lines(of: bytes)
    let former = lines.filter { Self.makesAlias($0, name) }
    let line = text.map { Self.line(name, $0).utf8 }
    // From the end on, as places behind a change move.
    for old in former.dropFirst().reversed() {
      bytes.removeSubrange(Self.withItsEnd(old, in: bytes))
    }
    switch (former.first, line) {
    case (let old?, let line?):
      bytes.replaceSubrange(old.indices, with: line)
    case (let old?, nil):
      bytes.removeSubrange(Self.withItsEnd(old, in: bytes))
    case (nil, let line?):
      // Behind all that is there, with ends of lines like those.
      let end = Self.withItsEnd(lines[0], in: bytes)[lines[0].endIndex...].map { bytes[$0] }
      let newLine = end.isEmpty ? [UInt8(ascii: "\n")] : end
      if lines.last?.isEmpty == false { bytes += newLine }
      bytes += line
      bytes += newLine
    case (nil, nil): return
    }
    try Files.write(bytes, to: path)
  }

  /// The lines without their ends and without a byte order mark, at their places in `bytes`.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0
    }
  }

  /// The place of a line together with the end of the line, where it has one.
  private static func withItsEnd(_ line: ArraySlice<UInt8>, in bytes: [UInt8]) -> Range<Int> {
    let next = bytes[line.endIndex...].firstIndex(of: UInt8(ascii: "\n"))
    return line.startIndex..<(next.map { $0 + 1 } ?? bytes.endIndex)
  }

  private static func makesAlias(_ line: ArraySlice<UInt8>, _ name: String) -> Bool {
    let commands = Grammar.complete.parse(utf8: line)
    guard commands.count == 1, case .success(let invocation)? = commands.first,
      invocation.id == .alias, let given = invocation.argument(.name)
    else { return false }
    return FoldedText(given.text).key == FoldedText(name).key
  }

  /// The command that makes a short form, with quotes only where the text needs them.
  private static func line(_ name: String, _ text: String) -> String {
    let plain = "alias \(name) \(text)"
    let read = Grammar.complete.parse(plain)
    if read.count == 1, case .success(let invocation)? = read.first,
      let argument = invocation.argument(.text), argument.keyword == nil, argument.text == text
    {
      return plain
    }
    return "alias \(name) \(Quoting.quoted(text))"
  }

  /// Makes the folders above `path` that are missing, for their owner alone.
  static func makeFolder(of path: String) throws(FileError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = String(path[..<slash])
    if access(folder, F_OK) == 0 { return }
    try makeFolder(of: folder)
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      throw FileError(path: folder, isWriting: true, code: errno)
    }
  }
}
