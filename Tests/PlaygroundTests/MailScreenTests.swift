import Bowerbird
import BowerbirdTesting
import PlaygroundScenes
import Testing

/// What is proved of the mail screen for every width of a range.
@Suite("The mail screen")
struct MailScreenTests {
  private let mail = MailScreen()

  /// From a phone to a large window.
  private static let widths = 320.0...1600

  init() { mail.screen.layout(width: 900, height: 620) }

  @Test("it has 55 items, and its rows do not overlap and contain their texts at every width")
  func proof() {
    #expect(count(of: mail.screen) == 55)
    forEverySize(of: mail.screen, widths: Self.widths, heights: [620]) { layout in
      layout.isDisjoint(mail.rows)
      for row in mail.rows { layout.isEverythingInside(row) }
      for snippet in mail.snippets { layout[snippet].height <= 2 * snippet.font.lineHeight }
    }
    forEverySize(of: mail.screen, widths: 560...1600, heights: [620]) { $0.showsWholeText(mail.body) }
  }

  @Test("from the width of a phone on, no text is cut to a few letters, and columns keep their distance")
  func narrow() {
    for width in [320.0, 360, 480, 559, 560, 640, 699, 700, 760, 900] {
      mail.screen.layout(width: width, height: 620)
      for row in mail.rows {
        let labels = row.children.compactMap { $0 as? Label }
        // The sender, the date and the beginning of the message; a name of six letters needs no more than 60 points.
        #expect(labels.count == 3 && labels[0].frame.width >= 60, "'\(row.name)' at \(width): \(labels[0].frame)")
        #expect(labels[1].lines.count == 1 && labels[1].lines[0].text == labels[1].text, "\(width)")
        #expect(labels[2].frame.width >= 150, "'\(row.name)' at \(width)")
      }
      if mail.body.isLeftOut { continue }
      #expect(mail.body.frame.width >= 230, "\(width)")
    }
  }

  @Test("the message is absent below 560")
  func single() {
    for (width, isAbsent) in [(320.0, true), (559, true), (560, false), (700, false)] {
      mail.screen.layout(width: width, height: 620)
      #expect(mail.body.isLeftOut == isAbsent, "\(width)")
    }
  }

  @Test("the mailboxes are omitted below 700, and every layout has the proved frames")
  func frames() throws {
    let sweep = mail.screen.sweep(\.width, over: Self.widths)
    #expect(sweep.isProved)
    #expect(
      sweep.switchPoints.map { $0.description } == [
        "'screen': single below 560, narrow from there on", "'screen': narrow below 700, wide from there on",
      ])
    let items: [any LayoutItem] = mail.rows + mail.snippets
    for step in 0..<400 {
      let width = Self.widths.lowerBound + Double(step * 1277 % 400) * 3.2 + Double(step) / 4096
      mail.screen.layout(width: width, height: 620)
      for item in items {
        let proved = try #require(sweep.frame(of: item, at: width)), frame = item.frame
        let edges = [(proved.x, frame.x), (proved.y, frame.y), (proved.maxX, frame.maxX), (proved.maxY, frame.maxY)]
        #expect(edges.allSatisfy { abs($0 - $1) < 1e-6 }, "'\(item.name)' at \(width) is \(frame), not \(proved)")
      }
    }
  }

  private func count(of item: any LayoutItem) -> Int { item.children.reduce(1) { $0 + count(of: $1) } }
}
