import Rendering
import TabBar
import TestSupport
import Testing

/// Small drawings of each kind of screen, to be looked at.
@Suite struct ScreenTests {
  @Test(arguments: Scenes.iphone)
  func iphone(scene: Scene) throws { try check(scene) }

  @Test(arguments: Scenes.others + Scenes.more + Scenes.cuts)
  func other(scene: Scene) throws { try check(scene) }

  @Test(arguments: Scenes.bar + Scenes.bars)
  func bar(scene: Scene) throws {
    let screen = try Bench.screen(scene.actions, language: scene.language)
    expectSnapshot(
      BarPicture.draw(screen, theme: scene.theme, width: scene.width) + "\n", named: scene.name)
  }

  private func check(_ scene: Scene) throws {
    let screen = try Bench.screen(scene.actions, language: scene.language)
    let text = DevicePicture.draw(screen, theme: scene.theme, width: scene.width)
    expectSnapshot(text.replacing("\u{1B}", with: "ESC") + "\n", named: scene.name)
  }
}
