internal import CEditShim

extension EditLineSource {
  /// The source that owns `editor`; libedit hands out no other context to its callbacks.
  @unsafe static func owner(of editor: OpaquePointer) -> EditLineSource? {
    guard let owner = unsafe sh_edit_owner(editor) else { return nil }
    return unsafe Unmanaged<EditLineSource>.fromOpaque(owner).takeUnretainedValue()
  }

  /// The line as it stands.
  func currentLine() -> EditedLine {
    let line = unsafe sh_edit_current_line(editor)
    let characters = unsafe UnsafeBufferPointer(start: line.start, count: line.length)
    return unsafe EditedLine(text: String(scalars: characters), cursor: line.cursor)
  }

  /// Puts `line` in place of what is there.
  func setLine(_ line: EditedLine) {
    let present = unsafe sh_edit_current_line(editor)
    unsafe sh_edit_set_cursor(editor, present.length)
    unsafe sh_edit_delete_before_cursor(editor, present.length)
    insert(line.text)
    unsafe sh_edit_set_cursor(editor, line.cursor)
  }

  /// Puts `text` in place of the scalars in `range`, and the cursor behind it.
  func replace(_ range: Range<Int>, with text: String) {
    unsafe sh_edit_set_cursor(editor, range.upperBound)
    unsafe sh_edit_delete_before_cursor(editor, range.count)
    insert(text)
  }

  /// Puts `text` in at the cursor.
  func insert(_ text: String) {
    _ = unsafe text.withWideCharacters { unsafe sh_edit_insert(editor, $0) }
  }
}
