import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import Testing

/// An item in an auto cell, tied to something outside of its grid.
@Suite("Items of cells that are tied to others")
struct TiedCellTests {
  private let root = Box("root"), label = Box("label"), other = Box("other"), body = Box("body"), foot = Box("foot")

  /// A label of height 8 above an expanded cell.
  private func makeRight() -> Grid {
    label.intrinsicSize = Size(width: 20, height: 8)
    let right = Grid.vertical {
      label.auto()
      other.expanded()
    }
    root.add(right)
    right.constraints { view in
      view.trailingAnchor == root.trailingAnchor
      view.verticalEdgesAnchor == root.verticalEdgesAnchor
      view.widthAnchor == 100
    }
    return right
  }

  private func makeLeft() -> Grid {
    let left = Grid.vertical {
      body.expanded()
      foot.constant(20)
    }
    root.add(left)
    left.constraints { view in
      view.leadingAnchor == root.leadingAnchor
      view.verticalEdgesAnchor == root.verticalEdgesAnchor
      view.widthAnchor == 100
    }
    return left
  }

  private func tie(_ priority: Priority) {
    label.constraints { _ in label.heightAnchor == body.heightAnchor * 0.25 --! .priority(priority) }
  }

  /// The body is what 20 leave of 276, and the label a quarter of that.
  @Test(
    "a cell is as long as a part of a share of another stack", arguments: [Priority.required, 751],
    [false, true])
  func shareElsewhere(_ priority: Priority, isLeftFirst: Bool) {
    let grids = isLeftFirst ? [makeLeft(), makeRight()] : [makeRight(), makeLeft()]
    tie(priority)
    let report = root.layout(width: 200, height: 276)
    #expect(report.conflicts.isEmpty && grids.count == 2)
    #expect(body.frame.height == 256 && label.frame.height == 64 && other.frame.height == 212)
  }

  @Test("what follows an item may come into a stack later", arguments: [Priority.required, 751])
  func followerMoves(_ priority: Priority) {
    let right = makeRight()
    root.add(body)
    tie(priority)
    root.layout(width: 200, height: 276)
    let left = makeLeft()
    let report = root.layout(width: 200, height: 276)
    #expect(report.conflicts.isEmpty && right.frame.width == left.frame.width)
    #expect(body.frame.height == 256 && label.frame.height == 64 && other.frame.height == 212)
  }

  /// At first nothing is said of the body but by the label, so that it is four times as high.
  @Test("what follows an item may get a length of its own", arguments: [Priority.required, 751], [false, true])
  func followerIsSized(_ priority: Priority, later: Bool) {
    _ = makeRight()
    root.add(body)
    tie(priority)
    if later {
      root.layout(width: 200, height: 276)
      #expect(label.frame.height == 8 && body.frame.height == 32)
    }
    body.constraints { $0.heightAnchor == 100 }
    let report = root.layout(width: 200, height: 276)
    #expect(report.conflicts.isEmpty)
    #expect(body.frame.height == 100 && label.frame.height == 25 && other.frame.height == 251)
  }
}
