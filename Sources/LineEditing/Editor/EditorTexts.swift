/// The few words that the editor itself shows, in the caller's language.
public struct EditorTexts {
  /// What stands in place of the prompt during Ctrl-R, from the pattern and whether it is found.
  public var search: (_ pattern: String, _ isFound: Bool) -> String
  /// What stands below a page of candidates, from the number of rows left.
  public var more: (_ remaining: Int) -> String
  /// What stands there instead of very many candidates: another Tab shows them.
  public var showAll: (_ count: Int) -> String

  /// Takes the words.
  public init(
    search: @escaping (_ pattern: String, _ isFound: Bool) -> String,
    more: @escaping (_ remaining: Int) -> String,
    showAll: @escaping (_ count: Int) -> String
  ) {
    self.search = search
    self.more = more
    self.showAll = showAll
  }
}
