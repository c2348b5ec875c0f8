/// What a key does.
enum KeyFunction: Equatable {
  /// One of ours.
  case complete, historyOlder, historyNewer, historySearch, takeInput, ignore
  /// One of libedit's, by its name.
  case builtIn(String)
}

/// The keys bound before the user's own file is read, all of them ASCII: libedit's key map has no
/// place for other characters and takes them for ASCII ones.
enum KeySequences {
  /// Every escape sequence that reaches libedit.
  ///
  /// Any other is dropped whole: libedit would put the rest of one that it does not know into the
  /// line.
  static let sequences: [String: KeyFunction] = {
    var table: [String: KeyFunction] = [:]
    for (final, function) in cursorKeys {
      table["\u{1B}[\(final)"] = function
      table["\u{1B}O\(final)"] = function
      for modifier in 2...8 { table["\u{1B}[1;\(modifier)\(final)"] = function }
    }
    for (number, function) in numberedKeys {
      table["\u{1B}[\(number)~"] = function
      for modifier in 2...8 { table["\u{1B}[\(number);\(modifier)~"] = function }
    }
    // By word with Ctrl or Alt, in the spellings of xterm, older xterm and rxvt.
    for spelling in ["[1;5", "[1;3", "[5", "O5", "[3"] {
      table["\u{1B}\(spelling)C"] = .builtIn("em-next-word")
      table["\u{1B}\(spelling)D"] = .builtIn("ed-prev-word")
    }
    table["\u{1B}Oc"] = .builtIn("em-next-word")
    table["\u{1B}Od"] = .builtIn("ed-prev-word")
    table["\u{1B}[3;5~"] = .builtIn("em-delete-next-word")
    table["\u{1B}[3;3~"] = .builtIn("em-delete-next-word")
    table["\u{1B}[Z"] = .ignore
    for final in "PQRS" {
      table["\u{1B}O\(final)"] = .ignore
      for modifier in 2...8 { table["\u{1B}[1;\(modifier)\(final)"] = .ignore }
    }
    for final in "ABCDE" { table["\u{1B}[[\(final)"] = .ignore }
    return table
  }()

  /// Single keys and keys with Alt.
  static let keys: [String: KeyFunction] = [
    "\t": .complete,
    "\u{12}": .historySearch,
    "\u{10}": .historyOlder,
    "\u{0E}": .historyNewer,
    "\u{1B}p": .historyOlder,
    "\u{1B}n": .historyNewer,
    "\u{17}": .builtIn("ed-delete-prev-word"),
    "\u{15}": .builtIn("vi-kill-line-prev"),
  ]

  /// Keys of vi's command mode.
  static let commandKeys: [String: KeyFunction] = [
    "k": .historyOlder, "j": .historyNewer, "/": .historySearch, "?": .historySearch,
  ]

  private static let cursorKeys: [(String, KeyFunction)] = [
    ("A", .historyOlder), ("B", .historyNewer), ("C", .builtIn("ed-next-char")),
    ("D", .builtIn("ed-prev-char")), ("H", .builtIn("ed-move-to-beg")),
    ("F", .builtIn("ed-move-to-end")),
  ]

  private static let numberedKeys: [(Int, KeyFunction)] =
    [
      (1, .builtIn("ed-move-to-beg")), (7, .builtIn("ed-move-to-beg")),
      (4, .builtIn("ed-move-to-end")), (8, .builtIn("ed-move-to-end")),
      (3, .builtIn("ed-delete-next-char")),
    ] + ([2, 5, 6] + Array(11...15) + Array(17...21) + [23, 24]).map { ($0, .ignore) }
}
