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
      layout.showsWholeText(mail.body)
      for row in mail.rows { layout.isEverythingInside(row) }
      for snippet in mail.snippets { layout[snippet].height <= 2 * snippet.font.lineHeight }
    }
  }

  @Test("the mailboxes are omitted below 700, and every layout has the proved frames")
  func frames() throws {
    let sweep = mail.screen.sweep(\.width, over: Self.widths)
    #expect(sweep.isProved)
    #expect(sweep.switchPoints.map { $0.description } == ["'screen': narrow below 700, wide from there on"])
    let items: [any LayoutItem] = mail.rows + mail.snippets + [mail.body]
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
