internal import CEditShim

extension EditLineSource {
  /// Our keys, for the user's own file to change.
  func bindKeys() {
    for (keys, function) in KeySequences.sequences { bind(keys, to: function) }
    for (keys, function) in KeySequences.keys { bind(keys, to: function) }
    guard usesViKeys else { return }
    for (keys, function) in KeySequences.commandKeys {
      guard let action = function.action else { continue }
      unsafe keys.withWideCharacters { unsafe sh_edit_bind_command_action(editor, $0, action) }
    }
  }

  /// Runs the user's key bindings, with our keys bound before and none taken back after.
  ///
  /// Its choice between emacs' and vi's keys comes first, as that undoes all bindings.
  func sourceBindings(
    _ path: String, programName: String, into notices: inout [LineSourceNotice]
  ) {
    switch BindingsFile.read(path, programName: programName) {
    case .missing: bindKeys()
    case .refused(let line):
      notices.append(.bindingsRefused(path: path, line: line))
      bindKeys()
    case .usable(let file):
      usesViKeys = file.usesViKeys
      unsafe sh_edit_set_vi_keys(editor, usesViKeys)
      bindKeys()
      if !source(file.text) { notices.append(.bindingsIncomplete(path: path)) }
    }
  }

  /// The two characters that our reading cannot do without, bound last.
  func bindInputChannels() {
    bind(String(Character(KeyCode.takeInput)), to: .takeInput)
    bind(String(Character(KeyCode.viEscape)), to: .builtIn("vi-command-mode"))
  }

  private func source(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return true }
      return unsafe start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { start in
        unsafe sh_edit_source(editor, start, bytes.count)
      }
    }
  }

  private func bind(_ keys: String, to function: KeyFunction) {
    unsafe keys.withWideCharacters { keys in
      if let action = function.action {
        unsafe sh_edit_bind_action(editor, keys, action)
      } else if case .builtIn(let name) = function {
        unsafe name.withWideCharacters { unsafe sh_edit_bind_function(editor, keys, $0) }
      }
    }
  }
}

extension KeyFunction {
  /// The function of ours, if it is one.
  fileprivate var action: sh_edit_action? {
    switch self {
    case .complete: .complete
    case .historyOlder: .history_older
    case .historyNewer: .history_newer
    case .historySearch: .history_search
    case .takeInput: .take_input
    case .ignore: .ignore
    case .builtIn: nil
    }
  }
}
