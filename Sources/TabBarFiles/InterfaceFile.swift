public import MarkupReading
public import TabBar

/// A tab bar read from a file of somebody's project.
public struct InterfaceFile: Equatable, Sendable {
  /// What kind of file it was.
  public enum Kind: String, Sendable {
    case storyboard, xib
    case androidMenu = "android-menu"
  }

  /// What kind of file it was.
  public var kind: Kind
  /// The tab bar controllers in it by class or id, in document order; one for a menu.
  public var controllers: [String]
  /// Which of them `blueprint` describes, from 1.
  public var chosen: Int
  /// Titles, or ids, of items that the file holds and does not show.
  public var hidden: [String]
  /// The tabs, ready to be installed on the bench.
  public var blueprint: Blueprint

  /// Creates the description of a file that was read.
  public init(
    kind: Kind, controllers: [String], chosen: Int, hidden: [String], blueprint: Blueprint
  ) {
    self.kind = kind
    self.controllers = controllers
    self.chosen = chosen
    self.hidden = hidden
    self.blueprint = blueprint
  }

  /// Why a file gives no tab bar.
  public enum Problem: Error, Equatable, Sendable {
    /// No such file.
    case notFound(path: String)
    /// The markup is broken.
    case markup(path: String, XMLError)
    /// It is something else than a storyboard, a xib or an Android menu.
    case unsupported(path: String, root: String)
    /// Nothing in it has a tab bar.
    case noTabBar(path: String)
    /// It has fewer tab bar controllers than asked for.
    case noSuchController(number: Int, count: Int)
  }

  /// Reads the bytes of a file, `nil` where there is none.
  public typealias Reader = (_ path: String) -> [UInt8]?

  /// Reads the storyboard, xib or Android menu at `path`.
  ///
  /// `controller` is the number, from 1, of the tab bar controller wanted; without it the initial
  /// one of a storyboard, else the first.
  public static func open(
    path: String, controller: Int? = nil, reader: @escaping Reader
  ) throws(Problem) -> InterfaceFile {
    guard let bytes = reader(path) else { throw .notFound(path: path) }
    let root: XMLElement
    do {
      root = try XMLReader.read(bytes)
    } catch {
      throw .markup(path: path, error)
    }
    switch root.name {
    case "menu":
      return try AndroidMenu(root: root, path: path, reader: reader).interface(of: controller)
    case "document":
      let isTouch = root.attributes["type"].map { $0.contains("CocoaTouch") || $0.contains("tvOS") }
      guard isTouch == true || root.attributes["targetRuntime"]?.contains("CocoaTouch") == true
      else { throw .unsupported(path: path, root: "document for macOS") }
      return try InterfaceBuilderDocument(root: root, path: path, reader: reader)
        .interface(of: controller)
    case "archive":
      return try InterfaceBuilderArchive(root: root, path: path).interface(of: controller)
    default:
      throw .unsupported(path: path, root: root.name)
    }
  }
}
