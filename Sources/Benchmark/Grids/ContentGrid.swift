import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver

/// A grid of `side` by `side` items with intrinsic sizes.
///
/// Every second column is `1fr`, and the other columns are as wide as their items. Rows are as high as their items.
final class ContentGrid: GridScene {
  let name = "contents"
  let unit = "cell"
  let root: Box
  let boxes: [Box]

  /// The constraint that sets a minimum height of the item in the middle.
  ///
  /// The minimum height is the constraint's constant, initially 0.
  let minimum: LayoutConstraint
  private let side: Int
  private let contents: [Size]

  init(side: Int) {
    let contents = (0..<side * side).map { index in
      let width = 3 + index * 7 % 11
      let height = 5 + index * 5 % 13
      return Size(width: Double(width), height: Double(height))
    }
    let boxes = contents.map { content in
      let box = Box()
      box.intrinsicSize = content
      return box
    }
    let tracks = (0..<side).map { $0 % 2 == 0 ? GridTrack.fit : .fr(1) }
    self.side = side
    self.boxes = boxes
    self.contents = contents
    root = Grid(tracks: tracks, contentMode: .scroll, spacing: GridSpacing(horizontal: 4, vertical: 3)) { boxes }
    let middle = boxes[(side / 2) * side + side / 2]
    minimum = LayoutConstraint(
      expression: LayoutExpression(middle.layoutNode.reference, .height), relation: .greaterOrEqual)
    minimum.isActive = true
  }

  var size: Int { boxes.count }
  var sizes: (Size, Size) { (Size(width: 3000, height: 2000), Size(width: 2700, height: 2200)) }

  func frames(in size: Size) -> [Rect] {
    var contents = contents
    let middle = (side / 2) * side + side / 2
    contents[middle].height = max(contents[middle].height, minimum.constant)
    let widths = columnWidths(contents, in: size)
    let heights = (0..<side).map { row in contents[row * side..<(row + 1) * side].map(\.height).max() ?? 0 }
    let columns = starts(widths, gap: 4)
    let rows = starts(heights, gap: 3)
    return contents.indices.map { index in
      let column = index % side
      let row = index / side
      let content = contents[index]
      return Rect(
        x: columns[column] + (widths[column] - content.width) / 2, y: rows[row] + (heights[row] - content.height) / 2,
        width: content.width, height: content.height)
    }
  }

  /// Returns the column widths: even columns are as wide as their widest item, odd columns share the rest equally.
  private func columnWidths(_ contents: [Size], in size: Size) -> [Double] {
    var widths = (0..<side).map { column in
      column % 2 == 0 ? stride(from: column, to: contents.count, by: side).map { contents[$0].width }.max() ?? 0 : 0
    }
    let share = (size.width - widths.reduce(0, +) - 4 * Double(side - 1)) / Double(side / 2)
    for column in stride(from: 1, to: side, by: 2) { widths[column] = share }
    return widths
  }

  private func starts(_ lengths: [Double], gap: Double) -> [Double] {
    var starts: [Double] = []
    var start = 0.0
    for length in lengths {
      starts.append(start)
      start += length + gap
    }
    return starts
  }
}
