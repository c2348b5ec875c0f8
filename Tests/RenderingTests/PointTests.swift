import Glossary
import Rendering
import TestSupport
import Testing
import TextAnalysis

@Suite struct PointTests {
  @Test func thereIsEnoughToPointAt() {
    #expect(PointScreen.all.count >= 4)
    #expect(Set(PointScreen.all.flatMap(\.parts).map(\.id)).count >= 55)
    for screen in PointScreen.all {
      #expect(Set(screen.parts.map(\.id)).count == screen.parts.count, "\(screen.name)")
    }
  }

  @Test(arguments: PointScreen.all)
  func theDrawingIsASCIIAndEvenlyWide(screen: PointScreen) {
    let rows = PointPicture.picture(of: screen).split(separator: "\n")
    #expect(rows.count == screen.rows.count)
    for row in rows {
      #expect(DisplayWidth.width(of: row) == 40, "[\(row)]")
      #expect(row.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "[\(row)]")
    }
  }

  /// No number stands on another, or on a stroke of the drawing.
  @Test(arguments: PointScreen.all)
  func everyNumberStandsInAFreePlace(screen: PointScreen) {
    var taken: Set<[Int]> = []
    for (index, part) in screen.parts.enumerated() {
      let row = Array(screen.rows[part.row])
      for column in part.column..<(part.column + "{\(index + 1)}".count) {
        #expect(column >= row.count || row[column] == " ", "\(screen.name) \(part.id)")
        #expect(taken.insert([part.row, column]).inserted, "\(screen.name) \(part.id)")
      }
    }
    let picture = PointPicture.picture(of: screen)
    for number in 1...screen.parts.count {
      #expect(picture.split(separator: "{\(number)}").count == 2, "\(screen.name) {\(number)}")
    }
  }

  @Test(arguments: [12, 20, 39, 40, 65, 66, 80, 120], Language.allCases)
  func everyLineFits(width: Int, language: Language) {
    for screen in PointScreen.all {
      let text = PointPicture.draw(
        screen, lookUp: { _ in Entries.bottomSheet }, language: language, width: width)
      for line in text.split(separator: "\n") {
        #expect(DisplayWidth.width(of: line) <= width, "[\(line)]")
      }
      let picture = PointPicture.picture(of: screen).split(separator: "\n")
      #expect(text.contains(picture[0]) == (width >= 40))
    }
  }

  @Test func withColourTheNumbersStandOut() {
    let text = PointPicture.draw(
      PointScreen.all[0], lookUp: { _ in nil }, language: .en,
      theme: Theme(frame: .unicode, hasColor: true), width: 80)
    #expect(text.contains("\u{1B}[1;36m{1}\u{1B}[0m"))
    #expect(text.contains("status-bar"))
  }
}
