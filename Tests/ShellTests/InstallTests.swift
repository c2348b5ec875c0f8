import TestSupport
import Testing
import TextAnalysis

/// `make install` and `make uninstall`, with the program as it was built.
struct InstallTests {
  private static let script: String = {
    let folders = #filePath.split(separator: "/").dropLast(3)
    return folders.map { "/" + $0 }.joined() + "/Scripts/install.sh"
  }()

  @Test("What was installed is taken away with the folders made for it, and nothing else")
  func foldersGo() throws {
    let program = try BuiltProgram()
    let outcome = try program.shell(
      """
      export SHTORKA_DIST="$SHTORKA"
      mkdir -p old/share/man
      for prefix in new/tree old; do
        \(Self.script) "$HOME/$prefix" && \(Self.script) "$HOME/$prefix"
        test -x $prefix/bin/shtorka && test -s $prefix/share/man/ru/man1/shtorka.1 || exit 9
        test -s $prefix/share/doc/shtorka/NOTICE || exit 9
      done >/dev/null
      touch old/share/fish/theirs
      for prefix in new/tree old; do \(Self.script) --remove "$HOME/$prefix"; done >/dev/null
      find new old | LC_ALL=C sort
      """)
    #expect(outcome.errors == "find: ‘new’: No such file or directory\n")
    #expect(
      outcome.output.split(separator: "\n")
        == ["old", "old/share", "old/share/fish", "old/share/fish/theirs", "old/share/man"])
  }

  @Test("A staged tree holds no record of its folders, and goes as a whole")
  func stagedTreeGoes() throws {
    let program = try BuiltProgram()
    let outcome = try program.shell(
      """
      export SHTORKA_DIST="$SHTORKA" DESTDIR="$HOME/stage"
      mkdir stage
      \(Self.script) "$HOME/stage/usr" >/dev/null
      find stage -name '*folders*'
      \(Self.script) --remove "$HOME/stage/usr" >/dev/null
      find stage
      """)
    #expect(outcome.output == "stage\n")
  }

  @Test("make run tells of the build in one line")
  func quietBuild() throws {
    let folder = Self.script.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
    let outcome = try BuiltProgram().shell("make -n -C \(folder) run")
    #expect(outcome.output.contains("build --quiet --product shtorka"))
    #expect(outcome.output.occurrences(of: "echo ") == 1)
  }
}
