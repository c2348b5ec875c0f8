import TabBar
import Testing

@testable import TabBarFiles

struct InterfaceFileTests {
  static let menu = """
    <menu xmlns:android="http://schemas.android.com/apk/res/android">
      <group android:enabled="false">
        <item android:id="@+id/late" android:orderInCategory="5" android:title="@string/late"/>
      </group>
      <item android:id="@+id/home" android:icon="@drawable/ic_home" android:title="@string/home"/>
      <item android:id="@+id/plain" android:title="Plain text"/>
      <item android:id="@+id/gone" android:title="Gone" android:visible="false"/>
    </menu>
    """
  static let strings = """
    <resources>
      <string name="home">It\\'s   "two  spaces"</string>
      <string name="late">@string/other</string>
      <string name="other">La<b>t</b>er</string>
    </resources>
    """

  static func reader(_ files: [String: String]) -> InterfaceFile.Reader {
    { path in files[path].map { Array($0.utf8) } }
  }

  @Test func readsAnAndroidMenuWithItsStringsInBothLanguages() throws {
    let files = [
      "app/res/menu/nav.xml": Self.menu,
      "app/res/values/strings.xml": Self.strings,
      "app/res/values-ru/strings.xml": "<resources><string name='home'>Дом</string></resources>",
    ]
    let file = try InterfaceFile.open(path: "app/res/menu/nav.xml", reader: Self.reader(files))
    #expect(file.kind == .androidMenu)
    #expect(file.hidden == ["Gone"])
    let tabs = file.blueprint.items.map(\.tab)
    #expect(tabs.map(\.title) == ["It's two  spaces", "Plain text", "Later"])
    #expect(tabs.map(\.isEnabled) == [true, true, false])
    #expect(tabs[0].titles == ["ru": "Дом"])
    #expect(tabs[0].icon.symbol == "ic_home")
  }

  @Test func keepsAReferenceThatNothingResolves() throws {
    let file = try InterfaceFile.open(
      path: "nav.xml", reader: Self.reader(["nav.xml": Self.menu]))
    #expect(
      file.blueprint.items.map(\.tab.title) == ["@string/home", "Plain text", "@string/late"])
  }

  static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        initialViewController="tbc">
      <scenes>
        <scene><objects>
          <viewController id="one" customClass="FirstController">
            <tabBarItem key="tabBarItem" title="First" image="house" selectedImage="house.fill"/>
          </viewController>
        </objects></scene>
        <scene><objects>
          <tabBarController id="other"/>
          <tabBarController id="tbc" customClass="MainTabs">
            <connections>
              <segue destination="nav" kind="relationship" relationship="viewControllers"/>
              <segue destination="one" kind="relationship" relationship="viewControllers"/>
              <segue destination="bare" kind="relationship" relationship="viewControllers"/>
              <segue destination="ref" kind="relationship" relationship="viewControllers"/>
              <segue destination="one" kind="show"/>
            </connections>
          </tabBarController>
        </objects></scene>
        <scene><objects>
          <navigationController id="nav">
            <tabBarItem key="tabBarItem" systemItem="mostViewed" badgeValue="3" enabled="NO"/>
            <connections>
              <segue destination="root" kind="relationship" relationship="rootViewController"/>
            </connections>
          </navigationController>
          <viewController id="root" customClass="RootController"/>
          <viewController id="bare" title="Own title"/>
          <viewControllerPlaceholder id="ref" storyboardName="Other" referencedIdentifier="X">
            <tabBarItem key="tabBarItem" title="Item"/>
          </viewControllerPlaceholder>
        </objects></scene>
      </scenes>
    </document>
    """

  @Test func readsAStoryboard() throws {
    let other = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
        <viewController id="a" storyboardIdentifier="X" customClass="Elsewhere">
          <tabBarItem key="tabBarItem" title="Как проехать"/>
        </viewController>
      </document>
      """
    let reader = Self.reader(["p/Main.storyboard": Self.storyboard, "p/Other.storyboard": other])
    let file = try InterfaceFile.open(path: "p/Main.storyboard", reader: reader)
    #expect(file.controllers == ["UITabBarController", "MainTabs"])
    #expect(file.chosen == 2)
    let tabs = file.blueprint.items.map(\.tab)
    #expect(tabs.map(\.title) == [nil, "First", "Own title", "Как проехать"])
    #expect(tabs[2].icon == Icon(), "TB-001: an automatic item has no image")
    #expect(tabs[0].icon.system == .mostViewed)
    #expect(tabs[0].badge == "3")
    #expect(tabs[0].isEnabled == false)
    #expect(tabs[0].hasStack)
    #expect(tabs[0].controllerClass == "RootController")
    #expect(tabs[1].icon.selectedSymbol == "house.fill")
    #expect(tabs[3].controllerClass == "Elsewhere")
  }

  /// TB-012: a navigation controller without an item shows that of its root.
  @Test func showsTheItemOfANavigationControllersRoot() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
        <tabBarController id="tbc">
          <connections>
            <segue destination="nav" kind="relationship" relationship="viewControllers"/>
          </connections>
        </tabBarController>
        <navigationController id="nav" title="Outer">
          <connections>
            <segue destination="root" kind="relationship" relationship="rootViewController"/>
          </connections>
        </navigationController>
        <viewController id="root" title="Own">
          <tabBarItem key="tabBarItem" title="Inner" image="star"/>
        </viewController>
      </document>
      """
    let file = try InterfaceFile.open(
      path: "Main.storyboard", reader: Self.reader(["Main.storyboard": text]))
    let tab = try #require(file.blueprint.items.first?.tab)
    #expect(tab.title == "Inner", "TB-012")
    #expect(tab.icon.symbol == "star")
  }

  @Test func readsTheOldArchive() throws {
    let text = """
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
        <object class="IBUITabBarController" id="1">
          <object class="NSMutableArray" key="IBUIViewControllers">
            <bool key="EncodedWithXMLCoder">YES</bool>
            <object class="IBUINavigationController" id="2">
              <object class="IBUITabBarItem" key="IBUITabBarItem" id="3">
                <int key="IBUISystemItemIdentifier">2</int>
              </object>
            </object>
            <reference ref="4"/>
          </object>
        </object>
        <object class="IBUIViewController" id="4">
          <object class="IBUITabBarItem" key="IBUITabBarItem" id="5">
            <string key="IBUITitle">Einstellungen</string>
            <object class="NSCustomResource" key="IBUIImage">
              <string key="NSResourceName">gear.png</string>
            </object>
          </object>
        </object>
      </data></archive>
      """
    let file = try InterfaceFile.open(path: "a.xib", reader: Self.reader(["a.xib": text]))
    let tabs = file.blueprint.items.map(\.tab)
    #expect(tabs.map(\.title) == [nil, "Einstellungen"])
    #expect(tabs[0].icon.system == .featured)
    #expect(tabs[1].icon.symbol == "gear.png")
  }

  @Test func saysWhyAFileGivesNoTabBar() {
    let files = [
      "empty.storyboard": "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'/>",
      "mac.xib": "<document type='com.apple.InterfaceBuilder3.Cocoa.XIB'/>",
      "page.html": "<html/>", "empty.xml": "<menu/>",
    ]
    let reader = Self.reader(files)
    func problem(_ path: String, controller: Int? = nil) -> InterfaceFile.Problem? {
      do throws(InterfaceFile.Problem) {
        _ = try InterfaceFile.open(path: path, controller: controller, reader: reader)
        return nil
      } catch {
        return error
      }
    }
    #expect(problem("empty.storyboard") == .noTabBar(path: "empty.storyboard"))
    #expect(problem("mac.xib") == .unsupported(path: "mac.xib", root: "document for macOS"))
    #expect(problem("page.html") == .unsupported(path: "page.html", root: "html"))
    #expect(problem("empty.xml") == .noTabBar(path: "empty.xml"))
    #expect(problem("none.xml") == .notFound(path: "none.xml"))
    #expect(
      InterfaceFile.Problem.noSuchController(number: 3, count: 2)
        == {
          do throws(InterfaceFile.Problem) {
            _ = try InterfaceFile.open(
              path: "s", controller: 3, reader: Self.reader(["s": Self.storyboard]))
            return nil
          } catch { return error }
        }())
  }
}
