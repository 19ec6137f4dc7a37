import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import Testing

/// Layouts whose containers and items depend on each other come to rest in the first layout.
@Suite struct SettlingTests {
  /// The second cell is 75 wide, and the first one takes the rest, *x*.
  ///
  /// The middle of the second cell is x + 37.5, and that of the stack is (x + 75) / 2. The tie asks for 18
  /// between them, so x is 36. A weaker tie gives way to the content of 40.
  @Test(
    "a share has the length at which a tie to the stack itself holds",
    arguments: [(Priority.required, 36.0), (500, 40)])
  func shareTiedToItsStack(priority: Priority, length: Double) {
    let share = fixed("share", 40, 10), other = fixed("other", 25, 10)
    let inner = Grid.horizontal {
      share.expanded()
      other.constant(75)
    }
    let row = Grid.horizontal { inner.auto() }
    other.constraints { $0.centerXAnchor == inner.centerXAnchor + 18 --! .priority(priority) }
    for _ in 1...2 {
      #expect(row.layout(width: 500, height: 100).problems.isEmpty)
      expectLengths([share.frame.width, inner.frame.width], [length, length + 75])
    }
  }

  /// The child lies between the box's center + 1 and its trailing edge, so the box is at least 2 wide.
  ///
  /// Its cell is 1 wide. In a width of 1, the five letters of the text are five lines.
  @Test("texts are measured beside a box that its own constraints make wider than its cell")
  func boxWiderThanItsCell() {
    let child = fixed("child", 40, 10), box = Box("box"), text = Label("twigs", font: .cells)
    box.add(child)
    let column = Grid.vertical {
      box.auto()
      text.auto().horizontalAlignment(.constantRight(width: 1))
    }
    child.constraints { view in
      view.centerXAnchor == box.centerXAnchor + 1
      view.trailingAnchor == box.trailingAnchor
      view.bottomAnchor == box.bottomAnchor + 1
      view.heightAnchor == view.widthAnchor + 1
    }
    #expect(column.layout(width: 1, height: 500).problems.isEmpty)
    expectLengths([box.frame.width, text.frame.height], [2, 5])
  }

  /// One track of 61 repeats in the 468 that the other one leaves, so that there are 7 of them, 5 without items.
  ///
  /// In a width of 1, the six letters of the text are six lines.
  @Test("the need of a grid with tracks that collapse does not depend on the number of tracks")
  func collapsingTracks() {
    let first = fixed("first", 20, 3), text = Label("of blue", font: .cells)
    let grid = Grid(tracks: [.autoFit(.minmax(.pt(61), .fr(1))), .pt(32)], spacing: 0) {
      first
      text
    }
    let column = Grid.vertical { grid.auto() }
    text.constraints { $0.widthAnchor == 1 }
    #expect(column.layout(width: 500, height: 500).problems.isEmpty)
    #expect(grid.columnCount == 8)
    expectLengths([text.frame.height, grid.frame.height], [6, 6])
  }

  /// The container is 177 - 57 wide, so four of its columns are 40 wide, but the lines are 69 wide.
  ///
  /// In 69, both items fit into one line, 11 + 4 + 37, and the lower one ends where the higher one ends. In 40, each of
  /// them would have a line.
  @Test("lines that have another width than their columns settle in their own width")
  func linesWiderThanTheirColumns() {
    let a = fixed("a", 11, 30), b = fixed("b", 37, 16), columns = Box("columns"), other = Box("other")
    let lines = Grid.wrapping(spacing: 4, lineSpacing: 2, alignment: .end) {
      a
      b
    }
    lines.grid.columns = 4
    columns.grid.views = [lines]
    let grid = Grid(tracks: [.fr(1), .pt(57), .fit], spacing: 0) {
      columns
      other
    }
    lines.constraints { $0.widthAnchor == 69 }
    let report = grid.layout(width: 177, height: 116)
    #expect(report.problems.isEmpty && report.conflicts.count == 1)
    expectLengths([lines.frame.width, b.frame.x, b.frame.y], [69, 15, 14])
  }

  // MARK: - Distributions of free space that is unknown before the solve

  /// The inner stack needs 20 + 40.
  ///
  /// Its second cell lies 20 after its start, so it cannot begin where `first` begins.
  /// To be 40 long, the stack would have to shorten the stretched cell below its content, and then nothing is stretched.
  @Test(
    "a tie that contradicts a stack without free space is reported",
    arguments: [GridDistribution.start, .stretch, .center])
  func contradictedStretch(distribution: GridDistribution) {
    let first = fixed("first", 20, 10), text = fixed("text", 20, 10), last = fixed("last", 20, 10)
    let inner = Grid.horizontal {
      text.auto()
      last.constant(40)
    }
    inner.distribution = distribution
    let row = Grid.horizontal {
      first.auto()
      inner.auto()
    }
    last.constraints { $0.leadingAnchor == first.leadingAnchor }
    for _ in 1...2 {
      let report = row.layout(width: 200, height: 100)
      #expect(report.problems.isEmpty && report.conflicts.count == 1)
      let reported = report.conflicts.map(\.description).joined()
      #expect(reported.contains("'last'.leading == 'first'.leading") && reported.contains("length == 20"))
      expectLengths([first.frame.width, inner.frame.x, inner.frame.width, text.frame.width], [20, 20, 60, 20])
    }
  }

  /// The last cell begins 70 after `first`, which is 20 long, so the stretched cell between them is 50.
  @Test("a stack stretches its cells as far as a tie asks")
  func stretchByTie() {
    let first = fixed("first", 20, 10), text = fixed("text", 20, 10), last = fixed("last", 20, 10)
    let inner = Grid.horizontal {
      text.auto()
      last.constant(40)
    }
    inner.distribution = .stretch
    let row = Grid.horizontal {
      first.auto()
      inner.auto()
    }
    last.constraints { $0.leadingAnchor == first.leadingAnchor + 70 }
    let report = row.layout(width: 200, height: 100)
    #expect(report.problems.isEmpty && report.conflicts.isEmpty)
    expectLengths([first.frame.width, text.frame.width, inner.frame.width], [20, 50, 90])
  }

  /// The inner stack needs 10 + 7, and lies in the middle of 100.
  ///
  /// The height of 100 contradicts the cell of 7.
  @Test("a centred stack that is stretched is as high as its cells")
  func centredStretch() {
    let first = fixed("first", 20, 10), text = fixed("text", 20, 10), last = fixed("last", 20, 10)
    let inner = Grid.vertical {
      text.auto()
      Grid.horizontal { last.auto() }.constant(7)
    }
    inner.distribution = .stretch
    let row = Grid.horizontal {
      first.auto()
      inner.auto().verticalAlignment(.autoCenter)
    }
    first.constraints { $0.heightAnchor == last.heightAnchor }
    let report = row.layout(width: 200, height: 100)
    #expect(report.problems.isEmpty && report.conflicts.count == 1)
    expectLengths([inner.frame.y, inner.frame.height, text.frame.height], [41.5, 17, 10])
  }
}
