import MarkupReading
import TabBar

/// A storyboard or xib of format 3, as Xcode has written it since 2012.
struct InterfaceBuilderDocument {
  var root: XMLElement
  var path: String
  var reader: InterfaceFile.Reader

  func interface(of number: Int?) throws(InterfaceFile.Problem) -> InterfaceFile {
    let all = elements
    let controllers = all.filter { $0.name == "tabBarController" }
    guard !controllers.isEmpty else { throw .noTabBar(path: path) }
    let initial = root.attributes["initialViewController"]
    let first = controllers.firstIndex { initial != nil && $0.attributes["id"] == initial } ?? 0
    let chosen = number ?? first + 1
    guard controllers.indices.contains(chosen - 1) else {
      throw .noSuchController(number: chosen, count: controllers.count)
    }
    let index = Dictionary(
      all.compactMap { element in element.attributes["id"].map { ($0, element) } },
      uniquingKeysWith: { first, _ in first })
    let items = children(of: controllers[chosen - 1], index: index).map { child in
      Blueprint.Item(tab: tab(of: child, index: index))
    }
    return InterfaceFile(
      kind: root.attributes["type"]?.contains("Storyboard") == true ? .storyboard : .xib,
      controllers: controllers.map {
        $0.attributes["customClass"] ?? $0.attributes["storyboardIdentifier"]
          ?? "UITabBarController"
      },
      chosen: chosen, hidden: [], blueprint: Blueprint(items: items))
  }

  /// All elements of the document in its order.
  private var elements: [XMLElement] {
    var found: [XMLElement] = []
    func visit(_ element: XMLElement) {
      found.append(element)
      for child in element.children { visit(child) }
    }
    visit(root)
    return found
  }

  /// The controllers of a tab bar controller: by segue in a storyboard, inside it in a xib.
  private func children(of controller: XMLElement, index: [String: XMLElement]) -> [XMLElement] {
    if let nested = controller.child(named: "viewControllers") { return nested.children }
    return relationships("viewControllers", of: controller).compactMap { index[$0] }
  }

  private func relationships(_ name: String, of controller: XMLElement) -> [String] {
    let segues = controller.child(named: "connections")?.children(named: "segue") ?? []
    return segues.filter {
      $0.attributes["kind"] == "relationship" && $0.attributes["relationship"] == name
    }.compactMap { $0.attributes["destination"] }
  }

  /// The root of a navigation controller, which lends it its item when it has none (TB-012).
  private func rootController(
    of controller: XMLElement, index: [String: XMLElement]
  ) -> XMLElement? {
    if let nested = controller.child(named: "viewControllers")?.children.first { return nested }
    return relationships("rootViewController", of: controller).first.flatMap { index[$0] }
  }

  private func tab(of controller: XMLElement, index: [String: XMLElement]) -> Tab {
    var source = controller
    if controller.name == "viewControllerPlaceholder", let other = referenced(by: controller) {
      source = other
    }
    let root = rootController(of: source, index: index)
    let item =
      item(of: source) ?? root.flatMap { self.item(of: $0) } ?? item(of: controller)
    let fallback = source.attributes["title"] ?? root?.attributes["title"]
    let attributes = item?.attributes ?? [:]
    let system = attributes["systemItem"].flatMap(Self.systemItem)
    let title = item == nil ? fallback : attributes["title"]  // TB-001
    let name = title ?? system?.title(in: .en) ?? source.attributes["customClass"]
    var tab = Tab(key: TabKey(name ?? attributes["image"] ?? "Item"))
    tab.title = title
    tab.icon.system = system
    tab.icon.symbol = attributes["image"]
    tab.icon.selectedSymbol = attributes["selectedImage"]
    tab.badge = attributes["badgeValue"]
    tab.isEnabled = attributes["enabled"] != "NO"
    tab.hasStack = source.name == "navigationController"
    tab.controllerClass =
      root?.attributes["customClass"] ?? source.attributes["customClass"]
    return tab
  }

  private func item(of controller: XMLElement) -> XMLElement? {
    controller.children(named: "tabBarItem").first { $0.attributes["key"] == "tabBarItem" }
  }

  /// The scene in another storyboard that a placeholder stands for, where its file is there and
  /// its item says more than the placeholder's own.
  private func referenced(by placeholder: XMLElement) -> XMLElement? {
    guard let name = placeholder.attributes["storyboardName"] else { return nil }
    let folder = FilePath.folder(of: path)
    let parent = FilePath.folder(of: folder)
    let candidates = [
      "\(folder)/\(name).storyboard", "\(folder)/Base.lproj/\(name).storyboard",
      "\(parent)/\(name).storyboard", "\(parent)/Base.lproj/\(name).storyboard",
    ]
    for candidate in candidates where candidate != path {
      guard let bytes = reader(candidate), let root = try? XMLReader.read(bytes) else { continue }
      let document = InterfaceBuilderDocument(root: root, path: candidate, reader: reader)
      let wanted = placeholder.attributes["referencedIdentifier"]
      let found = document.elements.first { element in
        if let wanted { return element.attributes["storyboardIdentifier"] == wanted }
        let initial = root.attributes["initialViewController"]
        return initial != nil && element.attributes["id"] == initial
      }
      guard let found else { continue }
      return document.item(of: found)?.attributes["title"] == nil ? nil : found
    }
    return nil
  }

  /// Interface Builder's names of system items are UIKit's, in lower camel case.
  static func systemItem(_ name: String) -> SystemItem? {
    SystemItem.allCases.first {
      $0.rawValue.split(separator: "-").joined() == name.lowercased()
    }
  }
}
