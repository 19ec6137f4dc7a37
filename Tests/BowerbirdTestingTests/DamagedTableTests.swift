import BowerbirdFuzzing
import BowerbirdLayout
import Testing

@testable import BowerbirdTesting

/// Malformed tables of frames, and malformed sources of tests into which tables are recorded.
@Suite struct DamagedTableTests {
  private static let table = """
    page      0   0 800 600
      menu    0   0 200 600
        item  4   4.5 20 20
      text  216   0 584 600
    """

  private static let source = """
    func test() {
      expectFrames(
        of: page, in: Size(width: 800, height: 600),
        \"\"\"
        page 0 0 800 600
          "menu" 0 0 200 600
        \"\"\")
    }
    """

  @Test("damaged tables are refused with their line, or compared", arguments: UInt64(1)...8)
  func tables(seed: UInt64) {
    let actual = try? FrameTable(parsing: Self.table)
    for number in 0..<300 {
      var damage = TextDamage(seed: seed &* 1000 &+ UInt64(number), words: ["page", "menu", "item", "·"])
      let text = damage.damaged(Self.table)
      do throws(FrameTableError) {
        let table = try FrameTable(parsing: text)
        if let actual { _ = FrameComparison(expected: table, actual: actual, accuracy: 0.5).report }
        _ = table.lines
      } catch {
        #expect(
          error.line >= 1 && error.message.hasPrefix("Line \(error.line) of the table"), "seed \(seed), \(number)")
      }
    }
  }

  @Test("tables may have any line endings", arguments: ["\r\n", "\r"])
  func lineEnds(end: String) throws {
    let text = Self.table.split(separator: "\n").joined(separator: end)
    #expect(try FrameTable(parsing: text).rows.map(\.name) == ["page", "menu", "item", "text"])
  }

  @Test("a byte order mark is no part of the first name")
  func byteOrderMark() throws {
    #expect(try FrameTable(parsing: "\u{FEFF}" + Self.table).rows.map(\.name) == ["page", "menu", "item", "text"])
    #expect(try FrameTable(parsing: "\u{FEFF}\n  page 0 0 1 1").rows.map(\.name) == ["page"])
  }

  @Test("numbers of a table are finite", arguments: ["nan", "inf", "1e999", "x", "0x", "-"])
  func numbers(word: String) {
    let error = #expect(throws: FrameTableError.self) { try FrameTable(parsing: "page 0 0 \(word) 600") }
    #expect(error?.line == 1)
  }

  @Test("recording into damaged sources never traps", arguments: UInt64(1)...8)
  func sources(seed: UInt64) {
    for number in 0..<300 {
      var damage = TextDamage(seed: seed &* 1000 &+ UInt64(number), words: ["\"\"\"", "(", ")", "\\", "\"\"\")"])
      let source = damage.damaged(Self.source)
      for line in [-1, 0, 1, 2, 4, 8, 9, Int.max, Int.min] {
        _ = TableRewriter.write(["page 0 0 1 1", "  \"\"\"x\\ 0 0 1 1"], to: source, line: line)
      }
    }
  }
}
