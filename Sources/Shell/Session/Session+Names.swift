import CommandLanguage
import TabBar
import TextAnalysis

extension Session {
  /// Refuses names out of closed lists that the grammar does not know.
  func checkNames(_ invocation: Invocation) throws(Failure) {
    guard let system = invocation.option(.system), SystemItem(named: system.text) == nil else {
      return
    }
    let name = system.text
    let names = SystemItem.allCases.map(\.rawValue)
    var failure = Failure(
      code: "bad-argument",
      message: Wording(
        "there is no system item “\(name)”", "нет системного элемента «\(name)»"),
      span: system.span, exitCode: .usage)
    suggest(names, for: name, in: &failure)
    if failure.nearest.isEmpty {
      let list = names.joined(separator: ", ")
      failure.message = failure.message + Wording("; there are: \(list)", "; есть: \(list)")
    }
    throw failure
  }
}

extension SystemItem {
  /// The item of that name, whatever its case.
  init?(named name: String) {
    let key = FoldedText(name).key
    guard let item = Self.allCases.first(where: { FoldedText($0.rawValue).key == key }) else {
      return nil
    }
    self = item
  }
}
