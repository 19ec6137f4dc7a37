import BowerbirdLayout
import Testing

@Suite("Snapping")
struct SnappingTests {
  private let root = Box("root")

  private func columns(_ count: Int) -> [Box] {
    let boxes = (0..<count).map { Box("column \($0)") }
    root.add(boxes)
    for (index, box) in boxes.enumerated() {
      box.constraints {
        $0.verticalEdgesAnchor == root.verticalEdgesAnchor
        if index == 0 {
          $0.leadingAnchor == root.leadingAnchor
        } else {
          $0.leadingAnchor == boxes[index - 1].trailingAnchor
          $0.widthAnchor == boxes[0].widthAnchor
        }
      }
    }
    boxes[count - 1].constraints { $0.trailingAnchor == root.trailingAnchor }
    return boxes
  }

  @Test func threeColumnsInAHundredPixels() {
    let boxes = columns(3)
    root.layout(width: 100, height: 10, scale: 1)
    // The edges are at 33.3 and 66.7.
    #expect(boxes.map(\.frame.x) == [0, 33, 67])
    #expect(boxes.map(\.frame.width) == [33, 34, 33])
    root.layout(width: 100, height: 10, scale: 2)
    #expect(boxes.map(\.frame.x) == [0, 33.5, 66.5])
    root.layout(width: 100, height: 10)
    #expect(boxes[1].frame.x == 100 / 3.0)
    #expect(root.snapshot(scale: 1).entries.map(\.frame.x) == [0, 0, 33, 67])
    #expect(boxes[1].frame.x == 100 / 3.0)
  }

  @Test func snappingNeverFeedsBack() {
    let boxes = columns(7)
    for width in stride(from: 100.0, through: 101, by: 0.01) { root.layout(width: width, height: 10, scale: 1) }
    root.layout(width: 100, height: 10)
    for (index, box) in boxes.enumerated() { #expect((box.frame.x - Double(index) * 100 / 7).magnitude < 1e-9) }
  }

  @Test func edgesAreRoundedInTheRootAndNotInTheParent() {
    let outer = Box("outer"), inner = Box("inner"), beside = Box("beside")
    root.add([outer, beside])
    outer.add(inner)
    outer.constraints {
      $0.leadingAnchor == root.leadingAnchor + 0.4
      $0.widthAnchor == 10
    }
    inner.constraints {
      $0.leadingAnchor == outer.leadingAnchor + 0.4
      $0.trailingAnchor == outer.trailingAnchor - 0.4
    }
    beside.constraints {
      $0.leadingAnchor == inner.trailingAnchor
      $0.widthAnchor == 5
    }
    root.layout(width: 100, height: 10, scale: 1)
    // In the root: outer 0.4 to 10.4, inner 0.8 to 10, beside from 10 on.
    #expect(outer.frame.x == 0 && outer.frame.width == 10)
    #expect(inner.frame.x == 1 && inner.frame.width == 9)
    #expect(beside.frame.x == 10)
  }

  @Test func contentIsNeverLessThanItMeasured() {
    let text = Box("text")
    root.add(text)
    text.measure = { _ in Measurement(size: Size(width: 50.3, height: 11.2)) }
    let start: LayoutConstraint = text.leadingAnchor == root.leadingAnchor
    start.isActive = true
    for step in 0..<20 {
      start.constant = Double(step) * 0.05
      root.layout(width: 100, height: 100, scale: 2)
      #expect(text.frame.width == 50.5 && text.frame.height == 11.5)
    }
  }

  @Test func aTerminalCountsCells() {
    let boxes = columns(3)
    boxes[0].intrinsicHeight = 1.5
    root.layout(width: 80, height: 24, snappingTo: .cells)
    #expect(boxes.map(\.frame.x) == [0, 27, 53])
    #expect(boxes.map(\.frame.width) == [27, 26, 27])
    root.layout(width: 800, height: 240, snappingTo: SnappingGrid(cellWidth: 8, cellHeight: 16))
    #expect(boxes.map(\.frame.x) == [0, 264, 536])
    #expect(boxes.map(\.frame.height) == [240, 240, 240])
  }

  @Test func aGridWithoutCellsSnapsNothing() {
    let boxes = columns(3)
    let report = root.layout(width: 100, height: 10, scale: 0)
    #expect(report.problems.count == 1 && boxes[1].frame.x == 100 / 3.0)
  }
}
