import CommandLanguage
import Testing

/// Rule R6: quotes, `;`, `#`.
@Suite struct QuoteTests {
  @Test(arguments: [
    Row("tap \"My tab\"", "tap tab=\"My tab\""),
    Row("tap «My tab»", "tap tab=\"My tab\""),
    Row("tap “My tab”", "tap tab=\"My tab\""),
    Row("тап «Мои билеты»", "tap tab=\"Мои билеты\""),
    Row("tap \"say \\\"hi\\\"\"", "tap tab=\"say \"hi\"\""),
    Row("tap \"a\\\\b\"", "tap tab=\"a\\b\""),
    Row("tap \"a\\nb\"", "tap tab=\"a\\nb\""),
    Row("tap \"a\\\\\"", "tap tab=\"a\\\""),
    Row("tap «a\\»", "tap tab=\"a\\\""),
    Row("tap “a\"b”", "tap tab=\"a\"b\""),
    Row("tap \"a«b»c\"", "tap tab=\"a«b»c\""),
    Row("tap Bob's", "tap tab=Bob's"),
    Row("tap 'a", "tap tab='a"),
    Row("tap a\"b", "tap tab=a\"b"),
    Row("tap a«b", "tap tab=a«b"),
    Row("tap 5″", "tap tab=5″"),
    Row("tap \"\"", "tap tab=\"\""),
    Row("tap \"a\"b", "tap tab=\"ab\""),
    Row("new \"A B\" C", "new tabs=\"A B\" tabs=C"),
    Row("push \"My screen\" in:\"My tab\"", "push name=\"My screen\" in:\"My tab\""),
    Row("push X in:«My tab»", "push name=X in:\"My tab\""),
    Row("push X в:“My tab”", "push name=X in:\"My tab\""),
    Row("new a:\"b c\"", "new tabs=a:b c"),
    Row("new a\u{A0}b:\"c d\"", "new tabs=a tabs=b:c d"),
    Row("new 1:\"b c\"", "new tabs=1:\"b tabs=c\""),
  ])
  func quotes(row: Row) {
    #expect(read(row.line) == row.expected)
  }

  @Test(arguments: [
    Row("tap \"a", "unclosed-quote @4"),
    Row("tap «a", "unclosed-quote @4"),
    Row("tap “a\"", "unclosed-quote @4"),
    Row("tap \"a\\\"", "unclosed-quote @4"),
    Row("tap A; tap \"b", "unclosed-quote @11"),
    Row("tap \"b; tap A", "unclosed-quote @4"),
    Row("push X in:\"a", "unclosed-quote @10"),
    Row("find \"шторка", "unclosed-quote @5"),
    Row("nonsense \"a", "unclosed-quote @9"),
    Row("tap a\u{1}b", "invalid-text @5"),
    Row("tap A; tap \"\u{1B}[0m\"", "invalid-text @12"),
    Row("tap \"a\nb\"", "invalid-text @6"),
    Row("tap a\u{85}b\u{9B}", "invalid-text @8"),
  ])
  func anUnreadableLineGivesOneAnswer(row: Row) {
    #expect(read(row.line) == row.expected)
    for case .failure(let error) in Grammar.complete.parse(row.line) {
      #expect(error.source == row.line)
      #expect(error.command == nil)
    }
  }

  @Test(arguments: [
    Row("tap A; tap B", "tap tab=A | tap tab=B"),
    Row("tap A;tap B;", "tap tab=A | tap tab=B"),
    Row(";; tap A ;;", "tap tab=A"),
    Row("tap \"a;b\"; undo", "tap tab=\"a;b\" | undo"),
    Row("title 1 a;b; undo", "title tab=1 text=a | unknown-command @10 b | undo"),
    Row("title 1 Say \"a;b\" now; undo", "title tab=1 text=Say \"a;b\" now | undo"),
    Row("tap; foo; undo", "missing-argument @3 tab | unknown-command @5 foo | undo"),
    Row("tap A; device foo; tap B", "tap tab=A | bad-argument @14 foo expected device | tap tab=B"),
  ])
  func eachCommandOfALineHasItsOwnAnswer(row: Row) {
    #expect(read(row.line) == row.expected)
  }

  @Test(arguments: [
    Row("", ""), Row("  \t ", ""), Row("# note", ""), Row("#note; tap A", ""), Row("  #note", ""),
    Row("#!/usr/bin/env shtorka run", ""), Row("\u{FEFF}tap A", "tap tab=A"), Row("\r", ""),
    Row("tap A # note; tap B", "tap tab=A"), Row("tap A #", "tap tab=A"),
    Row("tap A; # note", "tap tab=A"), Row("; #note", "unknown-command @2 #note"),
    Row("badge A #12", "badge tab=A text=#12"), Row("title A C# now", "title tab=A text=C# now"),
    Row("badge A #", "missing-argument @7 text"), Row("badge A \"#\"", "badge tab=A text=\"#\""),
    Row("find C# sharp # note", "find text=C# sharp"), Row("tap A\r", "tap tab=A"),
    Row("tap\u{A0}A", "tap tab=A"), Row("tap\u{3000}A", "tap tab=A"),
  ])
  func commentsAndBlanks(row: Row) {
    #expect(read(row.line) == row.expected)
  }

  @Test func theSourceIsExactlyTheCommand() {
    let line = "  tap  A ; title 1 «a b»  x  # note"
    let sources = Grammar.complete.parse(line).map { result -> String in
      switch result {
      case .success(let invocation): return invocation.source
      case .failure(let error): return error.source
      }
    }
    #expect(sources == ["tap  A", "title 1 «a b»  x"])
  }

  @Test func bytesThatAreNoTextAreInvalid() {
    let bytes: [UInt8] = Array("tap ш".utf8) + [0xD1] + Array(" x".utf8)
    let results = Grammar.complete.parse(utf8: bytes)
    #expect(results.map(described) == ["invalid-text @6"])
    #expect(Grammar.complete.parse(utf8: [0xEF, 0xBF]).map(described) == ["invalid-text @1"])
    #expect(Grammar.complete.parse(utf8: Array("tap ш".utf8)).map(described) == ["tap tab=ш"])
  }

  @Test func aCommentMayHoldAnyBytes() {
    for start in ["#", "  # "] {
      #expect(Grammar.complete.parse(utf8: Array(start.utf8) + [0xFF]).isEmpty)
    }
    let behind: [UInt8] = Array("tap ".utf8) + [0xFF] + Array(" # note".utf8)
    #expect(Grammar.complete.parse(utf8: behind).map(described) == ["invalid-text @4"])
  }

  @Test func columnsCountCharacters() {
    let line = "тап «a"
    for case .failure(let error) in Grammar.complete.parse(line) {
      #expect(error.span.columns(in: line) == 5..<6)
      #expect(error.span.text(in: line) == "«")
    }
  }
}
