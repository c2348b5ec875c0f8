import MarkupReading
import TabBar

/// A xib of format 7, the keyed archive that Interface Builder wrote before 2012.
struct InterfaceBuilderArchive {
  var root: XMLElement
  var path: String
  private var objects: [String: XMLElement] = [:]
  private var ordered: [XMLElement] = []

  init(root: XMLElement, path: String) {
    self.root = root
    self.path = path
    collect(root)
  }

  private mutating func collect(_ element: XMLElement) {
    if element.name == "object" { ordered.append(element) }
    if let id = element.attributes["id"], objects[id] == nil { objects[id] = element }
    for child in element.children { collect(child) }
  }

  func interface(of number: Int?) throws(InterfaceFile.Problem) -> InterfaceFile {
    guard root.attributes["type"]?.contains("CocoaTouch") == true else {
      throw .unsupported(path: path, root: "archive for macOS")
    }
    let controllers = ordered.filter { $0.attributes["class"] == "IBUITabBarController" }
    guard !controllers.isEmpty else { throw .noTabBar(path: path) }
    let chosen = number ?? 1
    guard controllers.indices.contains(chosen - 1) else {
      throw .noSuchController(number: chosen, count: controllers.count)
    }
    let list = value("IBUIViewControllers", of: controllers[chosen - 1])
    let items = (list?.children ?? []).compactMap(resolve).map { controller in
      Blueprint.Item(tab: tab(of: controller))
    }
    return InterfaceFile(
      kind: .xib, controllers: controllers.map { _ in "UITabBarController" }, chosen: chosen,
      hidden: [], blueprint: Blueprint(items: items))
  }

  /// An object itself, or the one that a reference names; `nil` for the archive's other values.
  private func resolve(_ element: XMLElement) -> XMLElement? {
    switch element.name {
    case "object": element
    case "reference": element.attributes["ref"].flatMap { objects[$0] }
    default: nil
    }
  }

  private func value(_ key: String, of object: XMLElement) -> XMLElement? {
    guard let child = object.children.first(where: { $0.attributes["key"] == key }) else {
      return nil
    }
    return child.name == "reference" ? resolve(child) : child
  }

  private func tab(of controller: XMLElement) -> Tab {
    let root = value("IBUIViewControllers", of: controller)?.children.compactMap(resolve).first
    let item =
      value("IBUITabBarItem", of: controller) ?? root.flatMap { value("IBUITabBarItem", of: $0) }
    let system = item.flatMap { value("IBUISystemItemIdentifier", of: $0) }
      .flatMap { Int($0.text) }
      .flatMap { number in SystemItem.allCases.first { $0.number == number } }
    let title = item.flatMap { value("IBUITitle", of: $0) }?.text
    var tab = Tab(key: TabKey(title ?? system?.title(in: .en) ?? "Item"))
    tab.title = title
    tab.icon.system = system
    tab.icon.symbol = item.flatMap { image("IBUIImage", of: $0) }
    tab.icon.selectedSymbol = item.flatMap { image("IBUISelectedImage", of: $0) }
    tab.badge = item.flatMap { value("IBUIBadgeValue", of: $0) }?.text
    tab.isEnabled = item.flatMap { value("IBUIEnabled", of: $0) }?.text != "NO"
    tab.hasStack = controller.attributes["class"] == "IBUINavigationController"
    return tab
  }

  private func image(_ key: String, of item: XMLElement) -> String? {
    value(key, of: item).flatMap { value("NSResourceName", of: $0) }?.text
  }
}
