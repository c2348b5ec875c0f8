import TestSupport
import Testing

/// The program out of a terminal: its options, its exit codes, its streams.
@Suite(.serialized) struct ProgramTests {
  @Test(
    "Every option does what the help says",
    arguments: [
      ("-c 'new A B; tap B' --json", "\"selected\":\"B\""),
      ("--command='set frame'", "frame: ascii"),
      ("-f script", "[А]"), ("--file=script", "[А]"), ("-f - <script", "[А]"), ("<script", "[А]"),
      ("--json <script", "\"ok\":true"), ("--plain term toast", "Toast · Тост"),
      ("--color always -c 'new A B'", "\u{1B}["), ("--color never find toast", "Toast"),
      ("--lang ru find toast", "элемент"), ("--lang=en find тост", "element"),
      ("--glossary house find зюзюка", "Зюзюка нижняя"), ("--version", "shtorka 0."),
      ("-V --json", "\"protocol\":1"), ("--help", "--no-rc"), ("-h --lang ru", "КЛЮЧИ"),
      ("--no-input -c 'set frame'", "frame: ascii"),
      ("--no-history -c 'set frame'", "frame: ascii"),
      ("--no-rc -c 'set frame'", "frame: ascii"), ("-- --versions", "nothing found"),
      ("нижняя шторка", "Bottom sheet"),
    ])
  func options(_ arguments: String, _ expected: String) throws {
    let program = try BuiltProgram()
    try program.folder.write("new А Б\n", to: "script")
    _ = try program.writeGlossary()
    let outcome = try program.shell("$SHTORKA \(arguments)")
    #expect(outcome.output.contains(expected), "\(outcome)")
    #expect(outcome.errors == "")
    #expect(["0", "1"].contains(outcome.code))
  }

  @Test(
    "The exit code says what became of it, and errors go to standard error",
    arguments: [
      ("find toast", "0"), ("find zzqqxxyyzz", "1"), ("term zzqqxxyyzz", "1"), ("--jsn", "2"),
      ("-c tpa", "2"), ("-c 'new A; expect selected B'", "1"), ("-f stops", "3"),
      ("--stop-on-error <stops", "3"), ("<stops", "0"), ("--json <stops", "0"),
      ("--json --stop-on-error <stops", "3"), ("-c 'open /nowhere.xml'", "4"),
      ("--glossary /nowhere find toast", "4"), ("-f /nowhere", "4"), ("-f expects", "1"),
      ("export glossary csv --to /nowhere/x", "4"), ("-c 'undo'", "3"),
    ])
  func exitCodes(_ arguments: String, _ code: String) throws {
    let program = try BuiltProgram()
    try program.folder.write("new A B\ntap Z\ntap B\n", to: "stops")
    try program.folder.write("new A B\nexpect selected B\n", to: "expects")
    let outcome = try program.shell("$SHTORKA \(arguments)")
    #expect(outcome.code == code, "\(outcome)")
    if code != "0", code != "1" {
      #expect(outcome.errors.isEmpty == arguments.contains("--json"), "\(outcome)")
    }
  }

  @Test(
    "quit ends with the status that it is given, however the commands came",
    arguments: [
      "-c 'new A; quit 7; new B'", "-f leaves", "<leaves", "--json <leaves", "-c 'run leaves'",
      "--lang ru -c 'выход 7'",
    ])
  func leaves(_ arguments: String) throws {
    let program = try BuiltProgram()
    try program.folder.write("new A B\nquit 7\n", to: "leaves")
    #expect(try program.shell("$SHTORKA \(arguments)").code == "7")
  }

  @Test(
    "Words that a session would carry out are looked up from a shell, and the way to run them is told",
    arguments: [
      ("explain TB-066", "shtorka -c 'explain TB-066'"), ("presets", "shtorka -c 'presets'"),
      ("--lang ru new badge", "нужна сессия"), ("state", ""), ("toast", ""), ("tap", ""),
      ("\"help export\"", "shtorka help export\n"), ("'tap 2'", "shtorka -c 'tap 2'"),
      ("помощь", "shtorka --help"), ("--json помощь", ""), ("--json explain TB-066", ""),
      ("explain TB-066 nonsense", ""),
    ])
  func sessionCommands(_ words: String, _ hint: String) throws {
    let outcome = try BuiltProgram().shell("$SHTORKA \(words)")
    #expect(hint.isEmpty ? outcome.errors.isEmpty : outcome.errors.contains(hint), "\(outcome)")
  }

  @Test("Words are data on standard input: a record a line, with the exit code of the worst")
  func data() throws {
    let program = try BuiltProgram()
    let outcome = try program.shell(
      "printf 'тост\\n\\n  bottom   sheet\\r\\nzzqqxxyyzz' | $SHTORKA find -")
    #expect(
      outcome.output
        == "тост\ttoast\tToast\tТост\nbottom sheet\tbottom-sheet\tBottom sheet\tНижняя шторка\nzzqqxxyyzz\t\t\t\n"
    )
    #expect(outcome.code == "1")
  }

  @Test("A reader that goes away ends the program without a word")
  func brokenPipe() throws {
    let program = try BuiltProgram()
    let outcome = try program.shell(
      "{ $SHTORKA export glossary csv; echo $? >code; } | head -n 1; cat code")
    #expect(outcome.errors == "")
    // By the signal, as a shell tells it.
    #expect(outcome.output.hasSuffix("141\n"))
  }

  @Test("Where the signal for that is ignored, it ends with the same code")
  func ignoredBrokenPipe() throws {
    let outcome = try BuiltProgram().shell(
      "{ trap '' PIPE; $SHTORKA export glossary csv; echo $? >code; } | head -n 1; cat code")
    #expect(outcome.errors == "")
    #expect(outcome.output.hasSuffix("141\n"))
  }

  @Test("With nothing on standard input there is nothing to do, and no prompt")
  func nothing() throws {
    let outcome = try BuiltProgram().shell("$SHTORKA")
    #expect(outcome == BuiltProgram.Outcome(output: "", errors: "", code: "0"))
  }

  @Test("--no-input on a terminal reads commands without a prompt")
  func noInput() throws {
    let terminal = try BuiltProgram().shellInTerminal("$SHTORKA --no-input")
    terminal.send("version\n\u{4}")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.screen.transcript == "version\nshtorka 0.1.0")
  }
}
