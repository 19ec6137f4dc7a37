import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Cases that the document's roadmap leaves open.
@Suite struct RoadmapTests {
  private func boxes(_ count: Int) -> [Box] { (0..<count).map { Box("\($0)") } }

  @Test("both axes have tracks of their own, implicit ones repeat")
  func bothAxes() {
    let grid = Grid(columns: [.pt(80), .fr(1)], rows: [.pt(40)], implicitRows: [.pt(10), .pt(20)], spacing: 0) {
      boxes(8)
    }
    grid.layout(width: 200, height: 80)
    expectLengths(grid.columnWidths, [80, 120])
    expectLengths(grid.rowHeights, [40, 10, 20, 10])
  }

  @Test("items go to named areas")
  func areas() {
    let head = Box("head").gridArea("head"), side = Box("side").gridArea("side"), main = Box("main").gridArea("main")
    let grid = Grid(
      columns: [.pt(80), .fr(1)], rows: [.pt(40), .fr(1)], areas: ["head head", "side main"], spacing: 0
    ) {
      main
      side
      head
      Box("lost").gridArea("nowhere")
    }
    grid.layout(width: 300, height: 240)
    #expect(head.frame == Rect(x: 0, y: 0, width: 300, height: 40))
    #expect(side.frame.x == 0 && side.frame.width == 80)
    #expect(main.frame.x == 80 && main.frame.width == 220)
    #expect(grid.warnings == [.unknownArea(name: "nowhere", item: 3)])
  }

  @Test("a group keeps to a part of the grid")
  func regions() {
    let members = boxes(3), others = boxes(2)
    let grid = Grid(tracks: 4, spacing: 0) {
      others
      GridGroup { members }.gridRegion(columns: 2..<4, rows: 0..<2)
    }
    grid.layout(width: 400, height: 100)
    #expect(members.map(\.frame.origin) == [Point(x: 200, y: 0), Point(x: 300, y: 0), Point(x: 200, y: 50)])
    #expect(others.map(\.frame.x) == [0, 100])
  }

  @Test("a track between two lengths takes the greater if there is room")
  func minmaxLengths() {
    let grid = Grid(tracks: [.minmax(.pt(50), .pt(100)), .pt(60)], spacing: 0) { boxes(2) }
    grid.layout(width: 300, height: 10)
    expectLengths(grid.columnWidths, [100, 60])
    grid.layout(width: 130, height: 10)
    expectLengths(grid.columnWidths, [70, 60])
    grid.layout(width: 90, height: 10)
    expectLengths(grid.columnWidths, [50, 60])
  }

  /// CSS: a share below its minimum is the minimum, and the others share the rest.
  @Test("shares have minimums")
  func minmaxShares() {
    let grid = Grid(tracks: [.minmax(.pt(100), .fr(1)), .minmax(.pt(80), .fr(1)), .fr(1), .fr(1)], spacing: 0) {
      boxes(4)
    }
    grid.layout(width: 230, height: 10)
    expectLengths(grid.columnWidths, [100, 80, 25, 25])
    grid.layout(width: 360, height: 10)
    expectLengths(grid.columnWidths, [100, 260.0 / 3, 260.0 / 3, 260.0 / 3])
    grid.layout(width: 480, height: 10)
    expectLengths(grid.columnWidths, [120, 120, 120, 120])
  }

  @Test("a share that holds its content is never smaller than it")
  func contentShare() {
    let grid = Grid(tracks: [.minmax(.fit, .fr(1)), .fr(1)], spacing: 0) {
      fixed(150, 10)
      Box("rest")
    }
    grid.layout(width: 200, height: 10)
    expectLengths(grid.columnWidths, [150, 50])
    grid.layout(width: 400, height: 10)
    expectLengths(grid.columnWidths, [200, 200])
  }

  @Test("a fitting track has a minimum")
  func contentMinimum() {
    let grid = Grid(tracks: [.minmax(.pt(60), .fit), .fr(1)], spacing: 0) {
      fixed(20, 10)
      Box("rest")
    }
    grid.layout(width: 200, height: 10)
    expectLengths(grid.columnWidths, [60, 140])
  }

  @Test("as many tracks as there is room for", arguments: [(400.0, 3), (410, 3), (529, 4), (10, 1)])
  func autoFill(width: Double, count: Int) {
    let grid = Grid(tracks: [.autoFill(.minmax(.pt(120), .fr(1)))], spacing: 10) { boxes(7) }
    grid.layout(width: width, height: 100)
    #expect(grid.columnCount == count)
    grid.layout(width: 400, height: 100)
    #expect(grid.columnCount == 3)
    expectLengths(grid.columnWidths, [380.0 / 3, 380.0 / 3, 380.0 / 3])
  }

  @Test("tracks without items can be taken away")
  func autoFit() {
    let items = boxes(2)
    let grid = Grid(tracks: [.autoFit(.minmax(.pt(100), .fr(1)))], spacing: 10) { items }
    grid.layout(width: 540, height: 100)
    #expect(grid.columnCount == 5)
    #expect(items.map(\.frame.width) == [265, 265])
    #expect(items[1].frame.x == 275)
  }

  @Test("tracks align their items")
  func trackAlignment() {
    let left = fixed(10, 10), right = fixed(10, 10), own = fixed(10, 10).gridItemAlignment(.leading)
    let grid = Grid(tracks: [.fr(1), .fr(1).aligned(.trailing)], spacing: 0) {
      left
      right
      Box("rest")
      own
    }
    grid.layout(width: 200, height: 100)
    #expect(left.frame.x == 45 && right.frame.x == 190 && own.frame.x == 100)
  }

  @Test("a grid has the size of its content if nothing else determines its size")
  func idealSize() {
    let grid = Grid(tracks: [.fit, .pt(30)], contentMode: .scroll, spacing: 5) {
      fixed(40, 10)
      fixed(10, 20)
      fixed(70, 15)
    }
    let size = grid.fittingSize()
    expectLengths([size.width, size.height], [105, 40])
    let outer = Grid(tracks: [.fit, .fr(1)], contentMode: .scroll, spacing: 0) {
      grid
      Box("rest")
    }
    outer.layout(width: 300, height: 200)
    expectLengths(outer.columnWidths, [105, 195])
    expectLengths(outer.rowHeights, [40])
  }

  @Test("a grid may become smaller than its fit, but no smaller than its tracks need")
  func minimumSize() {
    let first = fixed(40, 10)
    let tracks: [GridTrack] = [.minmax(.pt(50), .pt(100)), .minmax(.pt(20), .fr(1)), .minmax(.fit, .pt(90))]
    let grid = Grid(tracks: tracks, spacing: 5) {
      first
      Box("middle")
      fixed(30, 10)
    }
    #expect(grid.fittingSize().width == 100 + 20 + 90 + 10)
    #expect(grid.minimumSize().width == 50 + 20 + 30 + 10)
    grid.layout(width: 300, height: 40)
    expectLengths(grid.columnWidths, [100, 100, 90])
    #expect(grid.minimumSize(height: 40) == Size(width: 110, height: 40))
    grid.layout(width: 300, height: 40)
    expectLengths(grid.columnWidths, [100, 100, 90])
    let page = Grid(tracks: [.fit, .fr(1)], spacing: 0) {
      grid
      Box("rest")
    }
    #expect(page.minimumSize().width == 110 && page.fittingSize().width == 220)
    first.intrinsicSize?.width = 70
    // The content of the first track would be cut off in 50.
    #expect(grid.minimumSize().width == 70 + 20 + 30 + 10)
    #expect(Grid(tracks: 2, spacing: 4) { Box("plain") }.minimumSize().width == 4)
  }

  @Test("a subgrid has the tracks of the grid around it")
  func subgrid() {
    let inner = Grid(tracks: [.subgrid], contentMode: .scroll, spacing: 5) {
      fixed(90, 10)
      fixed(20, 10)
    }
    .gridSpan(column: 2)
    let grid = Grid(tracks: [.fit, .fit, .fr(1)], contentMode: .scroll, spacing: 5) {
      fixed(40, 10)
      fixed(50, 10)
      Box("rest")
      inner
    }
    grid.layout(width: 300, height: 100)
    expectLengths(grid.columnWidths, [90, 50, 150])
    expectLengths(inner.columnWidths, [90, 50])
    #expect(inner.items[1].frame.x + inner.frame.x == 95 + 15)
  }

  @Test("a region beyond the last track is reported, and its members are placed as if there were none")
  func regionBeyond() {
    let members = (0..<2).map { Box("\($0)") }
    let grid = Grid(tracks: 3, spacing: 0) {
      GridGroup { members }.gridRegion(columns: 5..<7, rows: 0..<1)
    }
    grid.layout(width: 30, height: 10)
    #expect(grid.warnings == [.regionOutOfRange(item: 0), .regionOutOfRange(item: 1)])
    #expect(members.map(\.frame.x) == [0, 10])
    #expect(
      grid.warnings[1].description
        == "The region of the group of item 1 ('1') lies beyond the last track or is empty; the item was placed automatically."
    )
  }

  @Test("holes in a region are filled where the grid is packed densely", arguments: [GridPacking.sparse, .dense])
  func denseRegion(_ packing: GridPacking) {
    let members = [Box("0"), Box("1"), Box("2")]
    for member in members.prefix(2) { member.gridSpan(column: 2) }
    let grid = Grid(tracks: 3, packing: packing, spacing: 0) {
      GridGroup { members }.gridRegion(columns: 0..<3, rows: 0..<1)
    }
    grid.layout(width: 30, height: 10)
    #expect(grid.area(of: members[0]) == GridArea(columns: 0..<2, rows: 0..<1))
    if packing == .dense {
      #expect(grid.area(of: members[2]) == GridArea(columns: 2..<3, rows: 0..<1))
      #expect(grid.warnings == [.noRoomInTrack(item: 1)])
    } else {
      #expect(grid.warnings == [.noRoomInTrack(item: 1), .noRoomInTrack(item: 2)])
    }
  }
}
