import Testing
import TextAnalysis

/// The program itself where files may not grow, as on a full disk.
struct FullDiskTests {
  @Test("A look-up is answered where its cache can't be written, and nothing is left behind")
  func cacheCannotGrow() throws {
    let program = try BuiltProgram().with(["XDG_CACHE_HOME": nil])
    // Eight blocks of 512 or 1024 bytes: less than any compiled glossary takes.
    let outcome = try program.shell("ulimit -f 8; $SHTORKA --json find toast; find . -type f")
    #expect(outcome.code == "0")
    #expect(outcome.output.contains("\"results\":[{\"id\":\"toast\""))
    let files = outcome.output.split(separator: "\n")
    #expect(!files.contains { $0.hasSuffix(".tmp") || $0.hasSuffix(".sqlite") })
  }
}
