import Testing

@testable import Glossary

struct PlatformSetTests {
  @Test(
    "A text names platforms, in either language",
    arguments: [
      ("top strip of an android app", PlatformSet.android),
      ("полоса внизу айфона", .ios), ("планшет", [.ipados, .android]),
      ("iphone or android", [.ios, .android]), ("полоса внизу", []),
    ] as [(String, PlatformSet)])
  func named(text: String, platforms: PlatformSet) {
    #expect(PlatformSet(namedIn: text.split(separator: " ").map(String.init)) == platforms)
  }

  @Test("Every platform of the format has a place of its own")
  func names() {
    let names = [
      "ios", "ipados", "macos", "tvos", "watchos", "visionos", "android", "web", "windows",
    ]
    let sets = names.map { PlatformSet([$0]) }
    #expect(Set(sets.map(\.rawValue)).count == names.count)
    #expect(sets.allSatisfy { !$0.isEmpty })
    #expect(PlatformSet(["elsewhere"]).isEmpty)
  }
}
