import Glossary
import Testing
import TextAnalysis

@testable import Shell

/// Every title term of the article on mobile elements and gestures that the glossary grew from
/// leads to its own entry first, in both languages.
struct GlossaryContentTests {
  @Test(arguments: [
    ("Splashscreen", "splash-screen"), ("заглушка", "stub"), ("Webview", "web-view"),
    ("Popup", "popup"), ("всплывающее окно", "popup"), ("Action menu", "action-menu"),
    ("Tab", "tab"), ("вкладка", "tab"), ("Toast", "toast"), ("тоаст", "toast"),
    ("Progress Bar", "progress-bar"), ("TabBar", "tab-bar"), ("панель вкладок", "tab-bar"),
    ("AppBar", "app-bar"), ("NavBar", "navigation-bar"), ("Alert", "alert"), ("алерт", "alert"),
    ("Toggle switch", "switch"), ("тумблер", "switch"), ("Bottomsheet", "bottom-sheet"),
    ("Bubble", "bubble"), ("строка поиска", "search-field"), ("Placeholder", "placeholder"),
    ("Page Controls", "page-control"), ("Counter", "counter"), ("Overlay", "overlay"),
    ("Tooltip", "tooltip"), ("Onboarding", "onboarding"), ("Suggest List", "suggest-list"),
    ("Suggest", "suggest"), ("Checkbox", "checkbox"), ("Status Bar", "status-bar"),
    ("строка состояния", "status-bar"), ("Slider", "slider"), ("Тап", "tap"),
    ("Double tap", "double-tap"), ("двойной тап", "double-tap"), ("Мультитап", "multitap"),
    ("Лонгтап", "long-press"), ("Скролл", "scroll"), ("Свайп", "swipe"),
    ("Pull to refresh", "pull-to-refresh"), ("p2r", "pull-to-refresh"),
    ("Drag&Drop", "drag-and-drop"), ("Pinch", "pinch"),
  ])
  func titleTerms(query: String, id: String) throws {
    var room = GlossaryRoom(cacheFolder: TestFolder.cache)
    let library = try room.library()
    #expect(try library.find(query, limit: 3).results.first?.id == id)
  }
}
