import BowerbirdLayout
import Testing

@testable import BowerbirdTesting

@Suite("Tables of frames")
struct FrameTableTests {
  @Test("names are indented by depth, and columns aligned")
  func writing() {
    let (container, _) = Samples.image()
    container.layout(width: 320, height: 480)
    #expect(FrameTable(of: container).lines == ["container   0   0 320 480", "  image    20  20 280 168"])
  }

  @Test("a table that is written reads as the same rows", arguments: [1.0, 0.125, 1.0 / 3, -4, 1e9])
  func roundTrip(_ scale: Double) throws {
    let (page, _) = Samples.page([
      ("a name of words", Rect(x: 3 * scale, y: 0, width: 10, height: 20)), ("", Rect(x: 0, y: 1, width: 2, height: 3)),
      ("漢字", Rect(x: 0, y: 1, width: 2, height: 3)), ("7 8", Rect(x: 0, y: 1, width: 2, height: 3)),
    ])
    let table = FrameTable(of: page)
    let read = try FrameTable(parsing: table.lines.joined(separator: "\n"))
    #expect(read.rows.map(\.key) == table.rows.map(\.key))
    #expect(zip(read.rows, table.rows).allSatisfy { $0.agrees(with: $1, within: 0.0005 + 1e-9) })
  }

  @Test("depth follows from the indentation relative to the rows above, whatever its width")
  func depths() throws {
    let table = try FrameTable(
      parsing: """
            a 0 0 1 1
                b 0 0 1 1
                  c 0 0 1 1

                d 0 0 1 1
        """)
    #expect(table.rows.map(\.depth) == [0, 1, 2, 1])
    #expect(table.rows.map(\.name) == ["a", "b", "c", "d"])
  }

  @Test("names with line breaks and tabs are written with spaces")
  func names() {
    #expect(FrameTable.spelling(of: "two\n  lines\tand") == "two lines and")
    #expect(FrameTable.spelling(of: "") == "·")
  }
}
