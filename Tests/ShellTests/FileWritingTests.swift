import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What commands write to files is put where the path leads, whatever is there.
@Suite(.serialized) struct FileWritingTests {
  private func facts(_ path: String) -> stat {
    var facts = stat()
    _ = lstat(path, &facts)
    return facts
  }

  @Test("A device and a pipe are written into and stay what they are")
  func notPlain() throws {
    let program = try BuiltProgram()
    let outcome = try program.shell(
      """
      mkfifo pipe; cat pipe >read & $SHTORKA -c 'new A B; export picture svg to:pipe' && wait
      $SHTORKA -c 'new A B; save /dev/null; export picture svg to:/dev/null'
      """)
    #expect(outcome.code == "0", "\(outcome)")
    #expect(program.folder.text(of: "read")?.contains("<svg") == true)
    #expect(facts(program.folder.path + "/pipe").st_mode & S_IFMT == S_IFIFO)
    #expect(facts("/dev/null").st_mode & S_IFMT == S_IFCHR)
  }

  @Test("The standard output can be named as a file", arguments: ["| cat", ">file; cat file"])
  func standardOutput(_ redirection: String) throws {
    let outcome = try BuiltProgram().shell(
      "$SHTORKA -c 'new A B; export picture svg to:/dev/stdout' \(redirection)")
    #expect(outcome.output.contains("\n<svg"), "\(outcome)")
    #expect(outcome.output.contains("written: /dev/stdout"))
    #expect(outcome.errors == "")
  }

  @Test("A link stays a link, and what it names is written, also where that is not there yet")
  func links() throws {
    let program = try BuiltProgram()
    let outcome = try program.shell(
      """
      mkdir real; echo old >real/a; ln -s real/a a; ln -s real/b b; ln -s b c
      for name in a c; do $SHTORKA -c "export glossary csv to:$name"; done
      """)
    #expect(outcome.code == "0", "\(outcome)")
    for name in ["a", "b", "c"] {
      #expect(facts(program.folder.path + "/" + name).st_mode & S_IFMT == S_IFLNK)
    }
    for name in ["real/a", "real/b"] {
      #expect(facts(program.folder.path + "/" + name).st_mode & S_IFMT == S_IFREG)
      #expect(program.folder.text(of: name)?.contains("toast") == true)
    }
  }

  @Test("A file keeps its permissions; a new one can be read by all")
  func permissions() throws {
    let program = try BuiltProgram()
    let outcome = try program.shell(
      """
      umask 022; echo old >secret; chmod 600 secret
      for name in secret new; do $SHTORKA -c "new A B; save $name"; done
      """)
    #expect(outcome.code == "0", "\(outcome)")
    #expect(facts(program.folder.path + "/secret").st_mode & 0o777 == 0o600)
    #expect(facts(program.folder.path + "/new").st_mode & 0o777 == 0o644)
    #expect(program.folder.text(of: "secret")?.hasPrefix("{") == true)
  }

  @Test("What can't be written whole leaves the old file and no other")
  func failure() throws {
    let program = try BuiltProgram()
    let outcome = try program.shell(
      """
      mkdir work; echo old >work/file
      ulimit -f 1; $SHTORKA -c 'export glossary csv to:work/file'; echo $?; ls -A work; cat work/file
      """)
    #expect(outcome.output == "4\nfile\nold\n", "\(outcome)")
    #expect(outcome.errors.contains("work/file can’t be written"))
  }
}
