import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Tracks of a greatest length, and items that fill their cells.
@Suite struct TrackLimitTests {
  private func box(_ name: String, _ width: Double, _ height: Double = 10) -> Box {
    let box = Box(name)
    box.intrinsicSize = Size(width: width, height: height)
    return box
  }

  @Test(arguments: [(40.0, 40.0), (65, 65), (90, 65), (0, 0)]) func `a fitting track up to 65`(
    content: Double, expected: Double
  ) {
    let label = box("label", content), rest = Box("rest")
    let grid = Grid(tracks: [.fit(upTo: 65), .fr(1)], spacing: 0) {
      label
      rest
    }
    grid.layout(width: 200, height: 20)
    #expect(grid.warnings.isEmpty)
    #expect(rest.frame.x == expected && rest.frame.width == 200 - expected)
  }

  @Test(arguments: [(200.0, 65.0), (105, 65), (100, 60), (40, 0)]) func `a track as long as it may be, up to 65`(
    room: Double, expected: Double
  ) {
    let bar = Box("bar"), fixed = Box("fixed")
    let grid = Grid(tracks: [.upTo(65), .pt(40)], spacing: 0, contentAlignment: .topLeading) {
      bar
      fixed
    }
    grid.layout(width: room, height: 20)
    #expect(abs(bar.frame.width - expected) < 1e-9 && abs(fixed.frame.x - expected) < 1e-9)
  }

  @Test func `between a least length and a fitting one up to a greatest`() {
    let short = box("short", 5), long = box("long", 90)
    let grid = Grid(
      tracks: [.minmax(.pt(20), .fit(upTo: 65)), .minmax(.pt(20), .fit(upTo: 65))], spacing: 0,
      contentAlignment: .topLeading
    ) {
      short.gridItemAlignment(.fill)
      long
    }
    grid.layout(width: 200, height: 20)
    #expect(short.frame.width == 20 && long.frame.x == 20 && long.frame.width <= 65)
  }

  @Test func `no length is no limit`() {
    let label = box("label", 30)
    let grid = Grid(tracks: [.fit(upTo: -5)], spacing: 0) { label }
    grid.layout(width: 200, height: 20)
    #expect(grid.warnings == [.unusableTrack(index: 0, axis: "column")])
  }

  @Test func `an item that hugs its content may fill its cell`() {
    let plain = box("plain", 30), filling = box("filling", 30)
    let grid = Grid(tracks: [.pt(100), .pt(100)], spacing: 0) {
      plain
      filling.gridItemAlignment(.fill)
    }
    grid.layout(width: 200, height: 40)
    #expect(plain.frame == Rect(x: 35, y: 15, width: 30, height: 10))
    #expect(filling.frame == Rect(x: 100, y: 0, width: 100, height: 40))
  }

  @Test func `all items may fill their cells, and one of a track may not`() {
    let filling = box("filling", 30), centered = box("centered", 30)
    let grid = Grid(tracks: [.pt(100), GridTrack.pt(100).aligned(.center)], spacing: 0, commonItemsAlignment: .fill) {
      filling
      centered
    }
    grid.layout(width: 200, height: 40)
    #expect(filling.frame == Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(centered.frame.width == 30 && centered.frame.x == 135)
  }

  @Test func `tracks that fill nothing begin at the corner`() {
    let item = box("item", 30)
    let grid = Grid(tracks: [.pt(50)], spacing: 0, contentAlignment: .fill) { item.gridItemAlignment(.fill) }
    grid.layout(width: 200, height: 40)
    #expect(item.frame.x == 0 && item.frame.width == 50)
  }
}
