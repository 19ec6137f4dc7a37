import BowerbirdGrids
import BowerbirdLayout
import Testing

/// The compiler of tracks by itself: which constraints a changed plan changes.
@Suite struct TrackCompilerTests {
  private func cell(_ item: Box, margins: Double, in columns: Range<Int> = 0..<1) -> GridCell {
    GridCell(
      item, area: GridArea(columns: columns, rows: 0..<1),
      margins: DirectionalEdgeInsets(top: margins, leading: margins, bottom: margins, trailing: margins),
      horizontal: CellAlignment(.center, length: .fixed(10)), vertical: CellAlignment(.start, length: .fixed(8)))
  }

  @Test func otherMarginsAreOtherNumbers() {
    let root = Box("root"), item = Box("item")
    root.add(item)
    let compiler = TrackCompiler(host: root.layoutNode)
    let rows = TrackAxis(even: 1), columns = TrackAxis(even: 2)
    compiler.apply(GridPlan(columns: columns, rows: rows, cells: [cell(item, margins: 1)]))
    root.layout(width: 100, height: 50)
    #expect(item.frame == Rect(x: 20, y: 1, width: 10, height: 8))
    let work = compiler.work
    compiler.apply(GridPlan(columns: columns, rows: rows, cells: [cell(item, margins: 4)]))
    root.layout(width: 100, height: 50)
    #expect(item.frame == Rect(x: 20, y: 4, width: 10, height: 8))
    // The item stays midway between its margins; only where it begins in its row is another number.
    #expect(compiler.work - work == CompilerWork(changed: 1))
  }

  @Test func equalTracksHoldWhatLiesBeyondThem() {
    let root = Box("root"), before = Box("before"), after = Box("after")
    root.add(before)
    root.add(after)
    let compiler = TrackCompiler(host: root.layoutNode)
    let columns = TrackAxis(even: 4, gap: 2, startInset: 3, endInset: 1)
    compiler.apply(
      GridPlan(
        columns: columns, rows: TrackAxis(even: 1),
        cells: [
          GridCell(before, area: GridArea(columns: -1..<1, rows: 0..<1)),
          GridCell(after, area: GridArea(columns: 3..<6, rows: 0..<1)),
        ]))
    root.layout(width: 42, height: 10)
    // A pitch is (42 − 3 − 1 + 2) / 4 = 10.
    #expect(before.frame == Rect(x: -7, y: 0, width: 18, height: 10))
    #expect(after.frame == Rect(x: 33, y: 0, width: 28, height: 10))
  }
}
