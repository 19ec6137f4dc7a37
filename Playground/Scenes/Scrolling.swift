import Bowerbird

extension Scene {
  /// Content that is higher than its container.
  static let scrolling = Scene(
    "scrolling", "Rows as high as their texts, more than fit at once", size: Size(width: 360, height: 120)
  ) {
    let texts = [
      "Short.", "A text of a few more words, which takes several lines.", "Again a short one.",
      "Rows are as high as the highest text in them.", "The grid is as high as its container.",
      "What does not fit scrolls.", "A third row", "lies below", "the edge.",
    ]
    let grid = Grid("scrolling", tracks: 3, spacing: 10) {
      ForEach(0..<texts.count) { number in
        Label(texts[number], name: "text \(number)").gridCellBackground { _ in Box() }
      }
    }
    .gridContentMode(.scroll)
    .gridPacking(.dense)
    return Stage(grid) {
      let content = grid.contentSize
      return ["The content is \(decimal(content.height)) high, the grid \(decimal(grid.frame.height))."]
    }
  }
}
