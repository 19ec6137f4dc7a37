import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import Testing

/// A box whose own constraints arrange its child, beside a cell whose length is unknown before the solve.
///
/// The container knows only the fit of the box, so a leaf of this size in the place of the box changes no other frame.
@Suite("Boxes beside lengths that ties determine")
struct BoxInLiveCellTests {
  /// An item of a size, as a leaf or as a box around such a leaf.
  enum Item: CaseIterable {
    case leaf, box

    func make(_ width: Double, _ height: Double, bottom: Priority = .required) -> Box {
      let leaf = fixed(width, height)
      if self == .leaf { return leaf }
      let box = Box("box")
      box.add(leaf)
      leaf.constraints { leaf in
        leaf.horizontalEdgesAnchor == box.horizontalEdgesAnchor
        leaf.topAnchor == box.topAnchor
        leaf.bottomAnchor == box.bottomAnchor --! .priority(bottom)
      }
      return box
    }
  }

  /// Of the height of 32, the margins are 10, and two items of equal height leave 22 − 2 · *height* for the share.
  ///
  /// If they leave no room, the share acts as an auto cell, and is as high as its item: 10.
  @Test(
    "a share beside tied cells has the free space, whatever is in it", arguments: Item.allCases,
    [(20.0, 10.0), (10, 2), (7, 8), (3, 16)])
  func share(item: Item, heights: (tied: Double, share: Double)) {
    let share = item.make(20, 10), first = fixed("first", 20, heights.tied), second = fixed("second", 20, heights.tied)
    let column = Grid.vertical {
      share.expanded()
      first.auto().margin(EdgeInsets(top: 4, left: 5, bottom: 6, right: 2))
      second.auto()
    }
    second.constraints { $0.heightAnchor == first.heightAnchor }
    for _ in 1...2 {
      #expect(column.layout(width: 200, height: 32).problems.isEmpty)
      expectLengths(
        [share.frame.height, first.frame.height, second.frame.height], [heights.share, heights.tied, heights.tied])
    }
  }

  /// The container is as high as the item needs, 39, although the item's bottom inset is weaker than the constraint that
  /// keeps the row of the container short.
  @Test(
    "a container of columns is as high as a box in it, beside a tied view", arguments: Item.allCases,
    [GridAxisDirection.horizontal, .vertical])
  func columns(item: Item, direction: GridAxisDirection) {
    let nest = item.make(20, 39, bottom: 260), view = fixed("view", 20, 10), other = fixed("other", 20, 10)
    let columns = Box("columns")
    columns.grid.axis.direction = direction
    columns.grid.views = [view, nest]
    let page = Grid.vertical {
      columns.auto()
      other.auto()
    }
    view.constraints { $0.heightAnchor == other.heightAnchor }
    #expect(page.layout(width: 200, height: 100).problems.isEmpty)
    expectLengths([columns.frame.height, view.frame.height, other.frame.height], [39, 39, 39])
  }

  /// The tied items need 20 each, so the share gets 10 of 50, and hands them on to the item in it.
  @Test("a box in a stack in a share does not stretch the share", arguments: Item.allCases)
  func stackInShare(item: Item) {
    let nest = item.make(20, 10), leaf = fixed("leaf", 20, 10), other = Box("other")
    let inner = Grid.vertical { nest.auto() }
    let page = Grid.horizontal {
      Grid.horizontal { leaf.auto() }.auto()
      inner.expanded()
      other.auto()
    }
    other.constraints { $0.widthAnchor == leaf.widthAnchor }
    #expect(page.layout(width: 50, height: 38).problems.isEmpty)
    expectLengths([leaf.frame.width, inner.frame.width, nest.frame.width, other.frame.width], [20, 10, 10, 20])
  }

  /// In the share of 2, the required insets of the box's child need 12.
  ///
  /// The box is longer than its cell, but its cell is not.
  @Test("a box that cannot be as short as its cell does not lengthen the cell")
  func rigidBox() {
    let box = Box("box"), child = Box("child"), first = fixed("first", 20, 10), second = Box("second")
    box.add(child)
    child.constraints { $0.edgesAnchor == box.edgesAnchor -- 6 }
    let column = Grid.vertical {
      box.expanded()
      first.auto()
      second.auto()
    }
    second.constraints { $0.heightAnchor == first.heightAnchor }
    #expect(column.layout(width: 100, height: 22).problems.isEmpty)
    expectLengths([box.frame.height, first.frame.y, first.frame.height, second.frame.height], [12, 2, 10, 10])
  }

  /// The item moves from a stack with a tie to one without, where it gets the whole length, and back.
  @Test("a box may leave a tied stack and come back", arguments: Item.allCases)
  func movingBox(item: Item) {
    let nest = item.make(20, 10), first = fixed("first", 20, 10), second = Box("second")
    let column = Grid.vertical {
      nest.expanded()
      first.auto()
      second.auto()
    }
    second.constraints { $0.heightAnchor == first.heightAnchor }
    column.layout(width: 100, height: 22)
    expectLengths([nest.frame.height, first.frame.height], [2, 10])
    let other = Grid.vertical { nest.expanded() }
    other.layout(width: 100, height: 60)
    column.layout(width: 100, height: 24)
    expectLengths([nest.frame.height, first.frame.y, first.frame.height], [60, 0, 10])
    column.addGridContent(at: 0) { nest.expanded() }
    column.layout(width: 100, height: 26)
    expectLengths([nest.frame.height, first.frame.y, first.frame.height], [6, 6, 10])
  }
}
