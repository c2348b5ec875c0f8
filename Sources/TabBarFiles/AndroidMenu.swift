import MarkupReading
import TabBar

/// An Android menu resource, with the strings beside it (`res/menu`, `res/values`).
struct AndroidMenu {
  var root: XMLElement
  var path: String
  var reader: InterfaceFile.Reader

  /// One `<item>` with what its group adds.
  private struct Item {
    var element: XMLElement
    var isVisible: Bool
    var isEnabled: Bool
    /// Its `orderInCategory`, by which items are sorted; equal ones keep the file's order.
    var order: Int
  }

  func interface(of controller: Int?) throws(InterfaceFile.Problem) -> InterfaceFile {
    if let controller, controller != 1 {
      throw .noSuchController(number: controller, count: 1)
    }
    let strings = AndroidStrings(besideMenu: path, language: nil, reader: reader)
    let russian = AndroidStrings(besideMenu: path, language: "ru", reader: reader)
    let all = items(in: root, isVisible: true, isEnabled: true)
    guard !all.isEmpty else { throw .noTabBar(path: path) }
    let sorted = all.enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element)
    var hidden: [String] = []
    var shown: [Blueprint.Item] = []
    for item in sorted {
      let tab = tab(of: item, strings: strings, russian: russian)
      if item.isVisible {
        shown.append(Blueprint.Item(tab: tab))
      } else {
        hidden.append(tab.title ?? tab.key.text)
      }
    }
    return InterfaceFile(
      kind: .androidMenu, controllers: [FilePath.name(of: path)], chosen: 1, hidden: hidden,
      blueprint: Blueprint(items: shown))
  }

  private func items(in element: XMLElement, isVisible: Bool, isEnabled: Bool) -> [Item] {
    element.children.flatMap { child -> [Item] in
      let isVisible = isVisible && child.attributes["android:visible"] != "false"
      let isEnabled = isEnabled && child.attributes["android:enabled"] != "false"
      switch child.name {
      case "item":
        let order = child.attributes["android:orderInCategory"].flatMap { Int($0) } ?? 0
        return [Item(element: child, isVisible: isVisible, isEnabled: isEnabled, order: order)]
      case "group":
        return items(in: child, isVisible: isVisible, isEnabled: isEnabled)
      default:
        return []
      }
    }
  }

  private func tab(of item: Item, strings: AndroidStrings, russian: AndroidStrings) -> Tab {
    let attributes = item.element.attributes
    let reference = attributes["android:title"]
    let title = reference.map { strings.resolve($0) ?? $0 }
    let id = attributes["android:id"].map { FilePath.name(of: $0) }
    var tab = Tab(key: TabKey(title ?? id ?? "item"))
    tab.title = title
    tab.isEnabled = item.isEnabled
    tab.icon.symbol = attributes["android:icon"].map { FilePath.name(of: $0) }
    if let reference, reference.hasPrefix("@"), let text = russian.resolve(reference) {
      tab.titles["ru"] = text
    }
    if let id { tab.facts.identifier = id }
    return tab
  }
}
