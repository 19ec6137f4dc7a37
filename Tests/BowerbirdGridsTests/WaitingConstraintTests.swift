import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import Testing

/// Constraints between an item of a grid and an item of another tree: they wait, and change no need.
@Suite("Constraints that wait")
struct WaitingConstraintTests {
  let item = Box("item"), other = Box("other"), screen = Box("screen"), bar = Box("bar")

  init() { item.constraints { $0.heightAnchor == 64 --! .priority(100) } }

  private func constrain(_ priority: Priority) {
    item.constraints { [other] in $0.heightAnchor == other.widthAnchor * 0.5 --! .priority(priority) }
  }

  private func grid(_ kind: String) -> Grid {
    switch kind {
    case "stack":
      Grid.vertical {
        item.auto()
        bar.constant(10)
      }
    case "tracks":
      Grid(tracks: [.fit], contentMode: .scroll, spacing: 0) {
        item
        bar
      }
    default:
      Grid.wrapping {
        item
        bar
      }
    }
  }

  @Test(arguments: ["stack", "tracks", "wrapping"], [20, 500, 1000] as [Double])
  func theItemIsAsLongAsWithoutTheConstraint(_ kind: String, _ priority: Double) {
    constrain(Priority(priority))
    let grid = grid(kind)
    grid.layout(width: 100, height: 200)
    #expect(item.frame.height == 64)
  }

  @Test(arguments: ["stack", "tracks", "wrapping"])
  func theConstraintCountsWhileItsItemsAreInOneTree(_ kind: String) {
    constrain(.required)
    let grid = grid(kind)
    screen.add(grid)
    screen.constraints { [screen] in grid.edgesAnchor == screen.edgesAnchor }
    other.constraints {
      $0.widthAnchor == 60
      $0.heightAnchor == 5
    }
    for _ in 0..<2 {
      screen.layout(width: 100, height: 200)
      #expect(item.frame.height == 64)
      screen.add(other)
      screen.layout(width: 100, height: 200)
      #expect(item.frame.height == 30)
      other.remove()
    }
    screen.layout(width: 100, height: 200)
    #expect(item.frame.height == 64)
  }

  /// A box with children is as high as its child, although the child has a constraint that waits.
  @Test func aBoxHoldsItsChild() {
    let box = Box("box"), child = Box("child")
    box.add(child)
    child.constraints { [other] in
      $0.edgesAnchor == box.edgesAnchor
      $0.heightAnchor == 30
      $0.heightAnchor <= other.heightAnchor
    }
    let grid = Grid.vertical {
      box.auto()
      bar.expanded()
    }
    grid.layout(width: 100, height: 200)
    #expect(box.frame == Rect(x: 0, y: 0, width: 100, height: 30))
  }

  /// With one repeated row, the items lie in two columns of 99, in which 18 glyphs are two lines: 40 + 2 + 30.
  ///
  /// In this height, there is room for a second row of 30, so all items lie in one column.
  @Test("a grid needs the height of a nest in its own columns, although a tie of the nest waits")
  func repeatedRows() {
    let nest = Grid.vertical { text("words", 18).auto() }, host = Grid.horizontal { other.auto() }
    let grid = Grid(tracks: [.fit, .autoFill(.pt(30))], flow: .columns, spacing: 2) {
      fixed(20, 10)
      bar
      nest
    }
    let page = Grid.vertical {
      grid.auto()
      host.auto()
    }
    nest.constraints { [other] in $0.heightAnchor == other.heightAnchor }
    page.layout(width: 200, height: 100)
    host.remove()
    page.layout(width: 200, height: 100)
    expectLengths([grid.frame.height], [72])
    expectLengths(grid.rowHeights, [10, 30, 30])
    expectLengths(grid.columnWidths, [200])
  }
}
