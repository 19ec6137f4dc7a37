import BowerbirdLayout
import BowerbirdTesting
import Testing

@Suite("Whole texts", .listening)
struct WholeTextTests {
  /// Returns a list with two rows, each with a date of ten cells from edge to edge.
  private func list(lines: Int?) -> (list: Box, dates: [Label]) {
    let list = Box("list")
    let dates = (1...2).map { number in
      let row = Box("row \(number)"), date = Label("aa bbbb cc", font: .cells, name: "date")
      date.maximumLines = lines
      list.add(row)
      row.add(date)
      row.constraints { row in
        row.horizontalEdgesAnchor == list.horizontalEdgesAnchor
        row.topAnchor == list.topAnchor + Double(number - 1) * 5
        row.heightAnchor == Double(number)
        date.edgesAnchor == row.edgesAnchor
      }
      return date
    }
    list.layout(width: 10, height: 20)
    return (list, dates)
  }

  @Test("a text that fits is whole, and one that is truncated or too high is not")
  func present() {
    let (list, _) = list(lines: nil)
    expectWholeText(in: list)
    // In 9 there are two lines, and the first row has room for one.
    list.layout(width: 9, height: 20)
    let told = failure { expectWholeText(in: list) }
    #expect(told?.hasPrefix("Failed: 'row 1/date' is as high as its lines.") == true, "\(told ?? "")")
    let (cut, _) = self.list(lines: 1)
    cut.layout(width: 9, height: 20)
    let truncated = failure { expectWholeText(in: cut) }
    #expect(
      truncated?.hasPrefix(
        "Failed: 'row 1/date' is not truncated.\nFailed: 'row 2/date' is not truncated.")
        == true, "\(truncated ?? "")")
    cut.children[0].isHidden = true
    cut.children[1].isHidden = true
    expectWholeText(in: cut)
  }

  /// Two lines need 7 cells ("aa bbbb"), one line needs 10; a thousandth of a cell is forgiven.
  @Test("the widths at which a text is whole are found exactly, along one axis and both")
  func ranges() {
    let (list, dates) = list(lines: nil)
    forEverySize(of: list, widths: 10...40) { $0.showsWholeText(in: list) }
    forEverySize(of: list, widths: 10...40, heights: 20...30) { $0.showsWholeText(in: list) }
    forEverySize(of: list, widths: 7...40) { $0.showsWholeText(dates[1]) }
    let told = failure { forEverySize(of: list, widths: 8...40) { $0.showsWholeText(in: list) } }
    #expect(
      told == "Failed: 'row 1/date' is as high as its lines. At height 20 and widths from 8 to 9.999.",
      "\(told ?? "")")
    let both = failure { forEverySize(of: list, widths: 8...40, heights: 20...30) { $0.showsWholeText(in: list) } }
    #expect(both?.contains("widths from 8 to 9.999, heights from 20 to 30") == true, "\(both ?? "")")
  }

  @Test("an item is compressed where it is narrower or lower than it needs")
  func compression() {
    let (list, dates) = list(lines: nil)
    forEverySize(of: list, widths: 10...40) { $0.isNotCompressed(dates[0]) }
    let told = failure { forEverySize(of: list, widths: 5...40) { $0.isNotCompressed(dates[1]) } }
    #expect(
      told?.contains("'row 2/date' is not compressed: its width is at least 10. At height 20 and widths from 5 to 10.")
        == true,
      "\(told ?? "")")
    #expect(
      told?.contains("its height is at least 3. At height 20 and widths from 5 to 6.999.") == true, "\(told ?? "")")
  }
}
