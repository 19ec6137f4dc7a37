import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTesting
import Testing

/// Proofs for every width of a line with an item that stands for those that are left over.
@Suite(.listening) struct OverflowItemProofTests {
  private let words = ["blue", "feathers", "shells", "moss"].map { Label($0, font: .cells) }
  private let more = Label("", font: .cells, name: "more").overflowItem { "+\($0) more" }
  private let row: Grid

  init() {
    let (words, more) = (words, more)
    row = Grid.wrapping(spacing: 1, lineLimit: 1) {
      words
      more
    }
  }

  /// The number of words that are shown in a width: all of them, or as many as fit beside a text of 7 cells.
  private func shownCount(in width: Double) -> Int {
    let lengths = words.map { Double($0.text.count) }
    func length(_ count: Int) -> Double { lengths.prefix(count).reduce(0) { $0 + $1 + 1 } }
    if length(words.count) - 1 <= width { return words.count }
    return (0..<words.count).last { length($0) + 7 <= width } ?? 0
  }

  @Test("Layouts at sampled widths show as many words as arithmetic does")
  func samples() {
    for width in stride(from: 7, through: 40, by: 0.5) {
      row.layout(width: width, height: 1)
      let count = shownCount(in: width)
      #expect(words.filter { !$0.isLeftOut }.count == count, "\(width)")
      #expect(more.isLeftOut == (count == words.count), "\(width)")
      let end = words.prefix(count).reduce(0.0) { $0 + Double($1.text.count) + 1 }
      if count < words.count { #expect(more.text == "+\(words.count - count) more" && more.frame.x == end, "\(width)") }
    }
  }

  @Test("Items inside of an item that is left out have an empty frame")
  func itemsInsideOfLeftOutItems() {
    let first = Box("first"), label = Label("abcd", font: .cells)
    first.intrinsicSize = Size(width: 60, height: 10)
    let chip = Grid(columns: [.fr(1)], rows: [.pt(10)], spacing: 0) { label }
    let row = Grid.wrapping(lineLimit: 1) {
      first
      chip.minLength(50)
    }
    row.layout(width: 100, height: 20)
    #expect(chip.isLeftOut && label.isLeftOut)
    forEverySize(of: row, widths: 60...109, heights: [20]) { layout in
      layout[label].width == 0
      layout[label].height == 0
    }
    forEverySize(of: row, widths: 60...109, heights: 20...30) { $0[label].height == 0 }
    forEverySize(of: row, widths: 110...200, heights: [20]) { $0[label].height >= 1 }
  }

  @Test("A proof for every width holds for what arithmetic says, and fails beyond it")
  func proof() {
    forEverySize(of: row, widths: 7...40, heights: [1]) { layout in
      layout.isEverythingInside(row)
      layout[more].maxX <= layout[row].width
      // The last text that stands for others is that for two of them, at "blue feathers +2 more".
      layout[more].minX <= 14
      layout[words[0]].width == 4 || layout[row].width <= 12
    }
    let told = failures {
      forEverySize(of: row, widths: 7...40, heights: [1]) { layout in layout[more].minX <= 13 }
    }
    #expect(told.map(\.message) == ["Failed: 'more'.minX <= 13. At height 1 and widths from 21 to 25."])
  }
}
