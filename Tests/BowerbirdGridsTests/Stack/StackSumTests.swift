import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Stacks of few cells, whose lines are sums and no numbers of their own.
@Suite struct StackSumTests {
  @Test("a row that mentions the start of a cell follows when the cell before grows")
  func rowsAcross() {
    let header = fixed("header", 10, 10), body = Box("body"), inner = Box("inner")
    body.add(inner)
    inner.constraints { $0.topAnchor == body.topAnchor + 3 }
    let stack = Grid.vertical {
      header.auto()
      body.expanded()
    }
    let page = Box("page"), marker = Box("marker")
    page.add(stack)
    page.add(marker)
    stack.constraints { $0.edgesAnchor == page.edgesAnchor }
    marker.constraints { $0.topAnchor == inner.topAnchor }
    for height in [10.0, 25, 4] {
      header.intrinsicSize = Size(width: 10, height: height)
      page.layout(width: 100, height: 100)
      #expect(body.frame == Rect(x: 0, y: height, width: 100, height: 100 - height))
      #expect(marker.frame.y == height + 3)
    }
  }

  @Test("in deep nests each stack has the length that the one around it leaves", arguments: [10, 40, 300])
  func deepNests(depth: Int) {
    var nests: [Grid] = []
    let leaf = Box("leaf")
    var inner: Box = leaf
    for level in 0..<depth {
      let bar = Box(), content = inner
      let cells: () -> [GridContentBase] = {
        [
          bar.constant(2).getInstance(),
          content.expanded().margin(EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).getInstance(),
        ]
      }
      let stack = level.isMultiple(of: 2) ? Grid.vertical(content: cells) : Grid.horizontal(content: cells)
      nests.append(stack)
      inner = stack
    }
    // Each level takes 2 of each side for its margins, and its bar takes 2 more of one.
    for size in [Size(width: 2000, height: 3000), Size(width: 2500, height: 2700)] {
      nests[depth - 1].layout(size)
      let vertical = Double((depth + 1) / 2), horizontal = Double(depth / 2)
      let width = size.width - 2 * Double(depth) - 2 * horizontal
      let height = size.height - 2 * Double(depth) - 2 * vertical
      let frame = leaf.frame
      #expect((frame.width - width).magnitude < 1e-6 && (frame.height - height).magnitude < 1e-6, "\(frame)")
    }
  }

  @Test("a cell in a stack of few cells has its place, whatever its alignment")
  func alignments() {
    let near = fixed("near", 30, 10), middle = fixed("middle", 30, 10), far = fixed("far", 30, 10)
    let grid = Grid.vertical {
      near.expanded(1).verticalAlignment(.autoTop).horizontalAlignment(.autoRight)
      middle.expanded(2).verticalAlignment(.autoCenter).horizontalAlignment(.constantCenter(width: 40))
      far.constant(30).verticalAlignment(.autoBottom).horizontalAlignment(.autoLeft)
    }
    grid.layout(width: 100, height: 120)
    // 90 are left for three shares of 30.
    #expect(near.frame == Rect(x: 70, y: 0, width: 30, height: 10))
    #expect(middle.frame == Rect(x: 30, y: 55, width: 40, height: 10))
    #expect(far.frame == Rect(x: 0, y: 110, width: 30, height: 10))
    #expect(grid.rowHeights == [30, 60, 30])
    #expect(grid.columnWidths == [100])
    grid.layout(width: 60, height: 60)
    #expect(near.frame == Rect(x: 30, y: 0, width: 30, height: 10))
    #expect(middle.frame == Rect(x: 10, y: 15, width: 40, height: 10))
    #expect(far.frame == Rect(x: 0, y: 50, width: 30, height: 10))
  }
}
