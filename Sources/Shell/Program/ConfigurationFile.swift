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
  /// Everything else in the file stays as it is.
  func keepAlias(_ name: String, _ text: String?) throws(FileError) {
    var lines: [ArraySlice<UInt8>] = []
    do {
      lines = Self.lines(of: try Files.read(path))
    } catch {
      guard error.isMissing else { throw error }
      try Self.makeFolder(of: path)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let place = lines.firstIndex { Self.makesAlias($0, name) }
    lines.removeAll { Self.makesAlias($0, name) }
    if let text {
      lines.insert(ArraySlice(Self.line(name, text).utf8), at: place ?? lines.count)
    }
    let content = lines.flatMap { $0 + [UInt8(ascii: "\n")] }
    try Files.write(String(decoding: content, as: UTF8.self), to: path)
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0
    }
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
