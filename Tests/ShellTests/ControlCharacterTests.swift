import TestSupport
import Testing

/// No way of starting the program brings a control character of the caller's to the terminal.
@Suite(.serialized) struct ControlCharacterTests {
  @Test(
    "Words, options, names of files and lines of files are made visible",
    arguments: [
      "\"$E\"", "find \"$E\"", "-c \"$E\"", "-c \"new \\\"$E\\\" B; tap C\"", "-c \"tap $E\"",
      "--lang \"$E\"", "\"--$E\"", "--glossary \"$E\" find toast", "-f \"$E\"",
      "run \"$E\"", "open \"$E\"", "-c 'save x' -- \"$E\"", "term \"$E\"", "help \"$E\"",
      "browse \"$E\"", "export picture \"$E\"", "--glossary bad find toast",
      "export glossary csv to:\"folder/$E\"", "-c \"new A; save 'folder/$E'\"",
      "-f script", "--lang ru \"$E\"", "-c \"load '$E'\"", "-c \"log '$E'\"", "-c 'log off'",
      "--glossary \"good/$E\" glossaries", "open \"good/$E.xml\"", "audit \"good/$E.xml\"",
      "<script",
      "--version", "--color=\"$E\"", "--print \"$E\"", "compare toast \"$E\"",
    ])
  func madeVisible(_ arguments: String) throws {
    let program = try BuiltProgram()
    _ = try program.writeGlossary()
    try program.folder.write("new A\ntap \u{1B}[31mx\u{7}\n", to: "script")
    try program.folder.write("tap \u{1B}[31mx\u{7}\n", to: BuiltProgram.configurationName)
    let outcome = try program.shell(
      """
      E=$(printf 'q\\033[31mx\\007'); mkdir folder bad; echo '{' >"bad/$E.json"
      mkdir -p "good/$E"; cp house/zz.json "good/$E"
      echo '<menu><item android:id="@+id/a" android:title="A"/></menu>' >"good/$E.xml"
      $SHTORKA \(arguments)
      """)
    let written = outcome.output + outcome.errors
    #expect(!written.isEmpty)
    let controls = written.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" && $0 != "\t" }
    #expect(controls.isEmpty, "\(written.debugDescription)")
  }

  @Test("JSON escapes them")
  func json() throws {
    let outcome = try BuiltProgram().shell(
      "E=$(printf 'q\\033[31mx\\007'); $SHTORKA --json find \"$E\"; $SHTORKA --json -c \"tap '$E'\""
    )
    let controls = outcome.output.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" }
    #expect(controls.isEmpty && outcome.output.contains("\\u001b"), "\(outcome)")
  }
}
