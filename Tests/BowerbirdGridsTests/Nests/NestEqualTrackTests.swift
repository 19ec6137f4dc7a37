import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import Testing

/// Equal tracks with a least length, and tracks that are gone: numbers 7 and 8 of the cases of nests.
@Suite struct NestEqualTrackTests {
  /// A box with a label at its top, from edge to edge.
  private func cell(_ text: String) -> Box {
    let box = Box(text), label = Label(text, font: .proportional(14))
    box.add(label)
    label.constraints { view in
      view.topAnchor == box.topAnchor
      view.horizontalEdgesAnchor == box.horizontalEdgesAnchor
    }
    return box
  }

  /// (420 − 16) / 2, which is more than 180.
  @Test("two tracks of a least length and equal shares are equal, whatever their items hold")
  func twoTracks() {
    let track = GridTrack.minmax(.pt(180), .fr(1))
    let grid = Grid(tracks: [track, track], spacing: 16) {
      cell("A very long title of a feather that must wrap")
      cell("Short")
    }
    grid.layout(width: 420, height: 100)
    expectLengths(grid.columnWidths, [202, 202])
  }

  @Test("three tracks of a least length and equal shares are equal")
  func threeTracks() {
    let grid = Grid(tracks: [GridTrack](repeating: .minmax(.pt(50), .fr(1)), count: 3), spacing: 0) {
      cell("A very long title of a feather that must wrap")
      cell("Short")
      cell("Shorter")
    }
    grid.layout(width: 300, height: 100)
    expectLengths(grid.columnWidths, [100, 100, 100])
  }

  /// The article says so: wishes of up to 900 move no share.
  @Test("an optional constraint moves no share of a track with a least length", arguments: [700.0, 750, 800, 900])
  func wishes(priority: Double) {
    for nest in NestKind.allCases {
      let item = nest.box(around: fixed(20, 10))
      let grid = Grid(tracks: [GridTrack](repeating: .minmax(.pt(50), .fr(1)), count: 3), spacing: 0) {
        item
        Box("second")
        Box("third")
      }
      let wish = item.widthAnchor == 400 --! .priority(Priority(priority))
      wish.isActive = true
      grid.layout(width: 300, height: 100)
      expectLengths(grid.columnWidths, [100, 100, 100])
    }
  }

  /// (1000 + 16) / (180 + 16) is 5.18…, and (1000 − 4 · 16) / 5 = 187.2.
  @Test("twenty cards in repeated tracks are equally wide")
  func cards() {
    let grid = Grid(tracks: [.autoFill(.minmax(.pt(180), .fr(1)))], spacing: 16) {
      for number in 1...20 { cell(number % 3 == 1 ? "A very long title of a feather that must wrap" : "\(number)") }
    }
    grid.layout(width: 1000, height: 800)
    expectLengths(grid.columnWidths, [Double](repeating: 187.2, count: 5))
  }

  // MARK: - Tracks that are gone

  @Test("removed tracks are not ambiguous", arguments: [false, true])
  func goneTracks(isNested: Bool) {
    let items = (1...3).map { Box("item \($0)") }
    let grid = Grid(columns: [.autoFill(.pt(40))], rows: [.autoFill(.pt(40))], spacing: 0) { items }
    grid.name = "g"
    let root: Box = isNested ? Grid.vertical { grid.expanded() } : grid
    for (width, height) in [(400.0, 300.0), (80, 120), (400, 300), (120, 40)] {
      root.layout(width: width, height: height)
      let ambiguities = root.ambiguities()
      #expect(ambiguities.isEmpty, "in \(width) × \(height): \(ambiguities)")
    }
  }

  @Test("rows that were removed with their items are not ambiguous")
  func goneRows() {
    let boxes = (1...6).map { fixed("\($0)", 20, 10) }
    let grid = Grid(tracks: [.fr(1), .fr(1)], spacing: 0) { boxes }
    grid.name = "g"
    let root = Grid.vertical { grid.expanded() }
    root.layout(width: 100, height: 120)
    expectLengths(grid.rowHeights, [40, 40, 40])
    grid.setContent { boxes[0] }
    root.layout(width: 100, height: 120)
    expectLengths(grid.rowHeights, [120])
    #expect(root.ambiguities().isEmpty, "\(root.ambiguities())")
  }
}
