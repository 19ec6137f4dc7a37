import BowerbirdGrids
import BowerbirdLayout
import Testing

/// A kind that is not part of the library: two equal columns, in which each item goes below the shorter one.
///
/// Its rows depend on the width, so it decides.
private final class Masonry: GridArranger {
  private(set) var plans = 0

  func arrange(_ grid: Grid) {
    grid.layoutNode.heightFollowsWidth = true
    decide(grid)
  }

  func decide(_ grid: Grid) {
    plans += 1
    let width = grid.layoutNode.decidingSize.width
    grid.layoutNode.decidedExtents = SteadyExtents(width: width..<width.nextUp)
    var ends = [0.0, 0.0]
    let spots = grid.children.map { item in
      let column = ends[0] <= ends[1] ? 0 : 1, start = ends[column]
      ends[column] += item.measure?(Size(width: width / 2, height: .infinity)).size.height ?? 0
      return (column: column, rows: start...ends[column])
    }
    let lines = Set(spots.flatMap { [$0.rows.lowerBound, $0.rows.upperBound] } + [0]).sorted()
    let cells = zip(grid.children, spots).compactMap { item, spot -> GridCell? in
      guard let first = lines.firstIndex(of: spot.rows.lowerBound),
        let last = lines.firstIndex(of: spot.rows.upperBound)
      else { return nil }
      return GridCell(item, area: GridArea(columns: spot.column..<spot.column + 1, rows: first..<last))
    }
    grid.compiler.apply(
      GridPlan(
        columns: TrackAxis([Track(.fraction(1)), Track(.fraction(1))]),
        rows: TrackAxis(zip(lines, lines.dropFirst()).map { Track(.fixed($1 - $0)) }), cells: cells))
  }
}

@Suite("A grid kind of one's own that decides by its size")
struct OwnKindTests {
  private let masonry = Masonry()

  /// Boxes that keep their areas: the narrower, the higher.
  private let boxes: [Box]
  private let grid: Grid
  private let areas: [Double]

  init() {
    areas = [4000, 1000, 2000, 3000, 500]
    boxes = areas.enumerated().map { index, area in
      let box = Box("\(index)")
      box.measure = { proposal in
        let width = proposal.width.isFinite ? max(1, proposal.width) : 10
        return Measurement(size: Size(width: min(width, 10), height: area / width))
      }
      return box
    }
    grid = Grid("masonry", arrangedBy: masonry, items: boxes)
  }

  /// The frames by arithmetic, and the height of the longer column.
  private func masonry(_ areas: [Double], in width: Double) -> (frames: [Rect], height: Double) {
    var ends = [0.0, 0.0]
    let frames = areas.map { area in
      let column = ends[0] <= ends[1] ? 0 : 1
      defer { ends[column] += area / (width / 2) }
      return Rect(x: Double(column) * width / 2, y: ends[column], width: width / 2, height: area / (width / 2))
    }
    return (frames, max(ends[0], ends[1]))
  }

  private func expectMasonry(_ areas: [Double], _ items: [Box], in width: Double) {
    for (item, frame) in zip(items, masonry(areas, in: width).frames) {
      #expect(isNear(item.frame, frame), "\(item.name) in \(width)")
    }
  }

  private func isNear(_ left: Rect, _ right: Rect) -> Bool {
    abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9 && abs(left.width - right.width) < 1e-9
      && abs(left.height - right.height) < 1e-9
  }

  @Test("each width has its own plan, and another height needs none")
  func widths() {
    for width in [400.0, 120, 80, 400, 60] {
      let report = grid.layout(width: width, height: 600)
      #expect(report.problems.isEmpty)
      expectMasonry(areas, boxes, in: width)
    }
    let before = masonry.plans
    grid.layout(width: 60, height: 300)
    #expect(masonry.plans == before)
  }

  @Test("items that come, go and change")
  func edits() {
    grid.layout(width: 100, height: 100)
    boxes[0].remove()
    grid.layout(width: 100, height: 100)
    expectMasonry(Array(areas.dropFirst()), Array(boxes.dropFirst()), in: 100)
    boxes[2].measure = { Measurement(size: Size(width: 10, height: 9000 / max(1, $0.width))) }
    grid.layout(width: 100, height: 100)
    expectMasonry([1000, 9000, 3000, 500], Array(boxes.dropFirst()), in: 100)
  }

  @Test("a stack's cell is as high as the plan for its width")
  func inStack() {
    let rest = Box("rest")
    let page = Grid.vertical {
      grid.auto()
      rest.expanded()
    }
    for width in [200.0, 100, 400] {
      #expect(page.layout(width: width, height: 600).problems.isEmpty)
      expectMasonry(areas, boxes, in: width)
      #expect(abs(rest.frame.height - (600 - masonry(areas, in: width).height)) < 1e-9)
    }
  }

  @Test("a plan applied in the decision alone settles at once")
  func decidesOnly() {
    final class Halves: GridArranger {
      var decisions = 0
      func arrange(_ grid: Grid) { grid.layoutNode.noteDecision() }
      func decide(_ grid: Grid) {
        decisions += 1
        let halves = TrackAxis([Track(.fraction(1)), Track(.fraction(1))])
        grid.compiler.apply(
          GridPlan(
            columns: halves, rows: TrackAxis([Track(.fraction(1))]),
            cells: grid.children.enumerated().map { index, item in
              GridCell(item, area: GridArea(columns: index..<index + 1, rows: 0..<1))
            }))
      }
    }
    let halves = Halves(), left = Box("left"), right = Box("right")
    let grid = Grid("halves", arrangedBy: halves, items: [left, right])
    #expect(grid.layout(width: 100, height: 60).problems.isEmpty)
    #expect(halves.decisions == 1)
    #expect(right.frame == Rect(x: 50, y: 0, width: 50, height: 60))
    grid.layout(width: 300, height: 60)
    #expect(halves.decisions == 1)
    #expect(right.frame == Rect(x: 150, y: 0, width: 150, height: 60))
  }
}
