import Bowerbird
import BowerbirdTesting
import Testing

@testable import spiral

@Suite("The example of a grid kind of one's own")
struct SpiralTests {
  private let boxes = (1...5).map { Box("\($0)") }

  @Test("each item takes half of the remaining room, turning clockwise")
  func halves() {
    let grid = Grid("spiral", arrangedBy: Spiral(share: 0.5), items: boxes)
    expectFrames(
      of: grid, in: Size(width: 400, height: 240),
      """
      spiral    0    0  400  240
        1       0    0  200  240
        2     200    0  200  120
        3     300  120  100  120
        4     200  180  100   60
        5     200  120  100   60
      """)
  }

  @Test("the share, children that come and go, and right to left")
  func changes() {
    let grid = Grid(arrangedBy: Spiral(share: 0.75), items: [boxes[0], boxes[1]])
    grid.layout(width: 100, height: 40)
    #expect(boxes[0].frame == Rect(x: 0, y: 0, width: 75, height: 40))
    grid.add(boxes[2])
    grid.layout(width: 100, height: 40)
    #expect(boxes[1].frame == Rect(x: 75, y: 0, width: 25, height: 30))
    #expect(boxes[2].frame == Rect(x: 75, y: 30, width: 25, height: 10))
    grid.layoutDirection = .rightToLeft
    grid.layout(width: 100, height: 40)
    #expect(boxes[0].frame == Rect(x: 25, y: 0, width: 75, height: 40))
    boxes[0].remove()
    grid.layout(width: 100, height: 40)
    #expect(boxes[1].frame == Rect(x: 25, y: 0, width: 75, height: 40))
  }

  @Test("a spiral in a stack, with a stack in it, and proved for every width")
  func nested() {
    let inner = Grid.vertical {
      boxes[1].constant(10)
      boxes[2].expanded()
    }
    let spiral = Grid("spiral", arrangedBy: Spiral(share: 0.5), items: [boxes[0], inner])
    let page = Grid.horizontal {
      boxes[3].constant(40)
      spiral.expanded()
    }
    page.layout(width: 240, height: 100)
    #expect(spiral.frame == Rect(x: 40, y: 0, width: 200, height: 100))
    #expect(inner.frame == Rect(x: 100, y: 0, width: 100, height: 100))
    #expect(boxes[2].frame == Rect(x: 0, y: 10, width: 100, height: 90))
    forEverySize(of: page, widths: 40...1000, heights: [100]) { layout in
      layout[boxes[0]].width * 2 == layout[spiral].width
    }
  }

  @Test("no items, one item, and a share that is none")
  func borders() {
    let empty = Grid(arrangedBy: Spiral(share: .nan))
    #expect(empty.layout(width: 10, height: 10).conflicts.isEmpty)
    let single = Grid(arrangedBy: Spiral(share: 2), items: [boxes[0]])
    single.layout(width: 10, height: 20)
    #expect(boxes[0].frame == Rect(x: 0, y: 0, width: 10, height: 20))
  }
}
