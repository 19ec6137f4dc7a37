import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import Testing

/// Grids of hundreds of tracks: the work of the solver, and the order in which the tracks get room.
@Suite struct ManyTracksTests {
  private func leaves(_ count: Int) -> [Box] {
    (0..<count).map { fixed("\($0)", 10 + Double($0 % 7), 20 + Double($0 % 5)) }
  }

  /// Returns a box with a grid that fills it, and a box of 40 by 40 that the last item of the grid is tied to.
  private func screen(_ grid: Grid, _ last: Box, _ priority: Priority = .required) -> Box {
    let root = Box("root"), other = Box("other")
    root.add(grid)
    root.add(other)
    grid.constraints { view in
      view.leadingAnchor == root.leadingAnchor
      view.topAnchor == root.topAnchor
      view.widthAnchor == root.widthAnchor
      view.heightAnchor == root.heightAnchor
    }
    other.constraints { view in
      view.leadingAnchor == root.leadingAnchor
      view.topAnchor == root.topAnchor
      view.widthAnchor == 40
      view.heightAnchor == 40
    }
    last.constraints { view in
      view.widthAnchor == other.widthAnchor --! .priority(priority)
      view.heightAnchor == other.heightAnchor --! .priority(priority)
    }
    return root
  }

  /// The fitting size divides the width otherwise, so that every track gets another constraint.
  ///
  /// These constraints replaced the old ones in one exchange each.
  @Test(arguments: [GridTrack.minmax(.pt(5), .fr(1)), .minmax(.fit, .fr(1))])
  func fittingSizeOfShares(track: GridTrack) {
    let count = 600, boxes = leaves(count)
    let grid = Grid(tracks: [GridTrack](repeating: track, count: count)) { boxes }
    grid.layout(width: 500, height: 400)
    let before = grid.solverStatistics?.pivots ?? .max
    #expect(grid.fittingSize().width == Double(count * 16 + (count - 1) * 5))
    #expect((grid.solverStatistics?.pivots ?? .max) - before < 20)
  }

  /// The factors had a quadratic number of entries.
  @Test(arguments: [GridTrack.minmax(.pt(5), .fr(1)), .minmax(.fit, .fr(1))])
  func sharesWithATiedItem(track: GridTrack) {
    let count = 300, boxes = leaves(count)
    let grid = Grid(tracks: [GridTrack](repeating: track, count: count)) { boxes }
    let root = screen(grid, boxes[count - 1])
    root.layout(width: Double(200 * count), height: 400)
    let share = Double(200 * count - 5 * (count - 1)) / Double(count)
    for index in 0..<count {
      #expect((boxes[index].frame.midX - Double(index) * (share + 5) - share / 2).magnitude < 1e-6)
    }
    #expect((root.solverStatistics?.factorNonzeros ?? .max) < 40 * count)
  }

  /// A number that had lost digits led to an exact solve of the whole layout.
  @Test func sharesWithAnOptionalTie() {
    let count = 300, boxes = leaves(count)
    let grid = Grid(tracks: [GridTrack](repeating: .minmax(.pt(5), .fr(1)), count: count)) { boxes }
    let root = screen(grid, boxes[count - 1], 600)
    root.layout(width: Double(200 * count), height: 400)
    let share = Double(200 * count - 5 * (count - 1)) / Double(count)
    for index in 0..<count {
      #expect((boxes[index].frame.midX - Double(index) * (share + 5) - share / 2).magnitude < 1e-6)
    }
    #expect(root.solverStatistics?.exactSolves == 0)
  }

  /// The first rows show their texts, as far as there is room.
  @Test(arguments: [20, 60, 200])
  func firstTextsComeFirst(count: Int) {
    let labels = (0..<count).map { Label("text \($0 % 13)") }
    let height = Label("text 0").fittingSize().height
    let grid = Grid(tracks: [.fit], spacing: 0, implicitTracks: [.fit]) { labels }
    let root = screen(grid, labels[count - 1])
    root.layout(width: 500, height: 200)
    for index in 0..<count - 1 {
      let room = 200 - 40 - Double(index) * height
      #expect((labels[index].frame.height - max(0, min(height, room))).magnitude < 1e-9, "row \(index)")
    }
    #expect(labels[count - 1].frame.height == 40)
  }

  /// The first tracks get their preferred lengths, and the last one holds its item.
  @Test(arguments: [20, 60, 1500])
  func firstPreferredLengthsComeFirst(count: Int) {
    let boxes = (0..<count).map { fixed("\($0)", 1, 1) }
    let grid = Grid(tracks: [GridTrack](repeating: .minmax(.pt(2), .pt(10)), count: count), spacing: 0) { boxes }
    let root = screen(grid, boxes[count - 1])
    let width = Double(2 * count + 8 * (count / 2) + 41)
    root.layout(width: width, height: 100)
    var start = 0.0, room = width - 40 - Double(2 * (count - 1))
    for index in 0..<count - 1 {
      let length = 2 + min(8, room)
      #expect((boxes[index].frame.midX - start - length / 2).magnitude < 1e-6, "column \(index)")
      start += length
      room -= length - 2
    }
    #expect(boxes[count - 1].frame.width == 40 && boxes[count - 1].frame.x == start)
  }

  /// Each track had a priority of its own.
  @Test(arguments: [GridTrack.fit, .minmax(.pt(2), .pt(10)), .minmax(.pt(2), .fr(1))])
  func tracksSharePriorities(track: GridTrack) {
    let count = 200, boxes = leaves(count)
    let grid = Grid(tracks: [GridTrack](repeating: track, count: count)) { boxes }
    screen(grid, boxes[count - 1]).layout(width: 3000, height: 400)
    let ofColumns = grid.constraintSet.entries.filter { $0.name.hasPrefix("column") }
    #expect(Set(ofColumns.map { $0.constraint.priority }).count < 12)
  }
}
