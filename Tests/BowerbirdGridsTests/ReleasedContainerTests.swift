import BowerbirdGrids
import BowerbirdLayout
import Testing

@Suite("Items that outlive their container")
struct ReleasedContainerTests {
  @Test("an item has its own length again after its container is released")
  func releasedGrid() {
    let leaf = Box("leaf")
    leaf.intrinsicSize = Size(width: 30, height: 20)
    let nest = Grid.horizontal {
      leaf.auto()
    }
    do {
      let grid = Grid(tracks: [.fr(1), .fr(2)], spacing: 0) {
        nest
        Box("rest")
      }
      grid.layout(width: 300, height: 100)
      #expect(nest.frame.width == 100)
    }
    #expect(nest.parent == nil)
    #expect(nest.fittingSize() == Size(width: 30, height: 20))
  }
}
