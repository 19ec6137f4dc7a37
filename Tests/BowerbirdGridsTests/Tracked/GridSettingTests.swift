import BowerbirdGrids
import BowerbirdLayout
import Testing

@Suite struct GridSettingTests {
  private func boxes(_ count: Int) -> [Box] { (0..<count).map { Box("\($0)") } }

  @Test("a grid with declared rows takes alignments too")
  func alignmentsWithRows() {
    for (content, x, y) in [(nil, 30.0, 40.0), (GridAlignment.topLeading, 0, 0)] as [(GridAlignment?, Double, Double)] {
      let item = fixed("item", 10, 10)
      let grid = Grid(
        columns: [.pt(40)], rows: [.pt(20)], spacing: 0, commonItemsAlignment: .topLeading, contentAlignment: content
      ) { item }
      grid.layout(width: 100, height: 100)
      #expect(item.frame == Rect(x: x, y: y, width: 10, height: 10))
    }
  }

  @Test("the constructor overrides the modifier, and the grid overrides its surroundings")
  func precedence() {
    let said = Grid(tracks: 2, flow: .columns) { boxes(6) }.gridFlow(.rows)
    let modified = Grid(tracks: 2) { boxes(6) }.gridFlow(.columns)
    let inherited = Grid(tracks: 2) { boxes(6) }
    let root = Box("root").gridFlow(.columns)
    root.add([said, modified, inherited])
    let plain = Grid(tracks: 2) { boxes(6) }
    root.layout(width: 300, height: 300)
    plain.layout(width: 300, height: 300)
    for grid in [said, modified, inherited] { #expect(grid.columnCount == 3 && grid.rowCount == 2) }
    #expect(plain.columnCount == 2 && plain.rowCount == 3)
    inherited.gridFlow(.rows)
    root.layout(width: 300, height: 300)
    #expect(inherited.rowCount == 3)
  }

  @Test("spacing lies between tracks, and is 5 by default")
  func spacing() {
    let items = boxes(4)
    let grid = Grid(tracks: 2) { items }
    grid.layout(width: 105, height: 45)
    #expect(items[3].frame == Rect(x: 55, y: 25, width: 50, height: 20))
  }

  @Test("scrolling grids have a content size besides their own")
  func contentSize() {
    let items = boxes(5)
    for item in items { item.intrinsicSize = Size(width: 10, height: 100) }
    let grid = Grid(tracks: 2, contentMode: .scroll, spacing: 10) { items }
    grid.layout(width: 210, height: 50)
    #expect(grid.frame.height == 50)
    #expect(grid.contentSize == Size(width: 210, height: 320))
    #expect(items[4].frame == Rect(x: 45, y: 220, width: 10, height: 100))
  }

  @Test("tracks that do not fill the grid follow the content alignment")
  func contentAlignment() {
    let items = boxes(2)
    let grid = Grid(tracks: [.pt(50), .pt(40)], spacing: 10) { items }
    grid.layout(width: 200, height: 20)
    #expect(items[0].frame.x == 50)
    grid.gridContentAlignment(.trailing)
    grid.layout(width: 200, height: 20)
    #expect(items[0].frame.x == 100 && items[1].frame.x == 160)
    grid.gridContentAlignment(.leading)
    grid.layout(width: 200, height: 20)
    #expect(items[0].frame.x == 0)
  }

  @Test("boxes behind and before a cell have its size, and are made once for each size")
  func decorations() {
    var sizes: [Size] = []
    let item = Box("item"), back = Box("back"), front = Box("front")
    item.intrinsicSize = Size(width: 10, height: 10)
    item.gridCellBackground { size in
      if let size { sizes.append(size) }
      return back
    }
    item.gridCellOverlay { _ in front }
    let grid = Grid(tracks: [.pt(60)], spacing: 0) { item }
    grid.layout(width: 60, height: 30)
    grid.layout(width: 60, height: 30)
    #expect(sizes == [Size(width: 60, height: 30)])
    #expect(back.frame == Rect(x: 0, y: 0, width: 60, height: 30) && front.frame == back.frame)
    #expect(item.frame == Rect(x: 25, y: 10, width: 10, height: 10))
    #expect(grid.children.map(\.name) == ["back", "item", "front"])
    grid.layout(width: 60, height: 50)
    #expect(sizes.count == 2 && back.frame.height == 50)
  }

  @Test("the same input is not computed twice")
  func caching() {
    let items = boxes(4)
    let grid = Grid(tracks: 2) { items }
    grid.layout(width: 100, height: 100)
    let first = grid.work
    grid.layout(width: 100, height: 100)
    grid.layout(width: 150, height: 100)
    #expect(grid.work == first)
    items[0].gridSpan(column: 2)
    grid.layout(width: 100, height: 100)
    #expect(grid.work.placementsComputed == 2)
    items[0].gridSpan(column: 1)
    grid.layout(width: 100, height: 100)
    #expect(grid.work.placementsComputed == 2 && grid.work.placementsReused == 1)
    grid.gridCaching(.noCache)
    items[0].gridSpan(column: 2)
    grid.layout(width: 100, height: 100)
    #expect(grid.work.placementsComputed == 3)
  }

  @Test("items keep their identities when the data change")
  func identities() {
    struct Model: Identifiable { let id: String }
    let grid = Grid(["a", "b", "c"].map { Model(id: $0) }, tracks: 3, spacing: 0) { Box($0.id) }
    grid.layout(width: 90, height: 10)
    let before = grid.snapshot
    grid.setContent(["x", "c", "a"].map { Model(id: $0) }) { Box($0.id) }
    grid.layout(width: 90, height: 10)
    let items = grid.transition(from: before, animation: .linear(duration: 1)).items(at: 0.5)
    #expect(items.map(\.kind) == [.insertion, .move, .move, .removal])
    #expect(items.map(\.frame.x) == [0, 45, 30, 30])
  }
}
