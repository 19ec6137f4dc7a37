import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Tracks that are repeated as often as there is room, in a grid whose length depends on a wish beside it.
@Suite("Repeated tracks beside an optional constraint")
struct CountedTrackTests {
  /// A side that wants a width, and a wall of pictures in what is left.
  private struct Wall {
    let root = Box("root"), side = Box("side")
    let wall: Grid

    init(
      of count: Int, tracks: [GridTrack], gap: Double, ratios: [Double], wish: Double, priority: Priority,
      isScrolling: Bool = false
    ) {
      let pictures = (1...count).map { Box("picture \($0)") }
      for (index, picture) in pictures.enumerated() {
        picture.constraints { $0.heightAnchor == $0.widthAnchor * ratios[index % ratios.count] }
      }
      wall = Grid(
        tracks: tracks, contentMode: isScrolling ? .scroll : .fill, spacing: GridSpacing(gap), implicitTracks: [.fit]
      ) {
        for picture in pictures { picture }
      }
      root.add([side, wall])
      let (root, side) = (root, side)
      side.constraints { view in
        view.leadingAnchor == root.leadingAnchor
        view.verticalEdgesAnchor == root.verticalEdgesAnchor
        view.widthAnchor == wish --! .priority(priority)
      }
      wall.constraints { view in
        view.leadingAnchor == side.trailingAnchor
        view.trailingAnchor == root.trailingAnchor
        view.topAnchor == root.topAnchor
      }
    }
  }

  /// There are as many columns of 100 with gaps of 10 as 200 less than the width has room for: ⌊(width − 190) / 110⌋.
  @Test("the optional constraint holds in every width, whatever the width before", arguments: [false, true])
  func wishHolds(isScrolling: Bool) {
    let page = Wall(
      of: 5, tracks: [.autoFill(.minmax(.pt(100), .fr(1)))], gap: 10, ratios: [1], wish: 200, priority: .high,
      isScrolling: isScrolling)
    for width in [1000, 900, 800, 700, 600, 500, 700, 1000, 500, 320] as [Double] {
      page.root.layout(width: width, height: 2000)
      #expect(page.side.frame.width == 200, "at \(width)")
      #expect(page.wall.columnWidths.count == Int(((width - 190) / 110).rounded(.down)), "at \(width)")
    }
  }

  /// A single column of 100 is what the wall needs.
  ///
  /// It is stronger than a wish of 700, and weaker than one of 750.
  @Test("a wall needs one column", arguments: [(Priority(700), 100.0), (.high, 80)])
  func leastLength(priority: Priority, due: Double) {
    let page = Wall(
      of: 5, tracks: [.autoFill(.minmax(.pt(100), .fr(1)))], gap: 10, ratios: [1], wish: 200, priority: priority)
    for width in [1000, 280] as [Double] { page.root.layout(width: width, height: 2000) }
    #expect(page.wall.frame.width == due)
  }

  @Test("an edited wall equals a fresh one", arguments: all(1...8 as ClosedRange<UInt64>, inDebug: 1))
  func editedIsFresh(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<6 {
      let least = Double(random.whole(6...40)), gap = Double(random.whole(0...6)), count = random.whole(1...9)
      let ratios = (0..<random.whole(1...2)).map { _ in Double(random.whole(1...8)) / 4 }
      let wish = Double(random.whole(0...120))
      let repeated: GridTrack = .autoFill(.minmax(.pt(least), .fr(1)))
      let shares = [GridTrack](repeating: .fr(1), count: random.whole(1...4))
      let tracks = random.pick([[repeated], [.pt(Double(random.whole(5...30))), repeated], shares])
      let priority = random.pick([Priority(1), .low, 600, 740, .high, 900, 999])
      let isScrolling = random.oneIn(4)
      func made() -> Wall {
        Wall(
          of: count, tracks: tracks, gap: gap, ratios: ratios, wish: wish, priority: priority, isScrolling: isScrolling)
      }
      let edited = made()
      for _ in 0..<12 {
        let width = Double(random.whole(60...1200)) / 2, fresh = made()
        for page in [edited, fresh] { page.root.layout(width: width, height: 2000) }
        let isAlike =
          abs(edited.side.frame.width - fresh.side.frame.width) < 1e-6
          && edited.wall.columnWidths.count == fresh.wall.columnWidths.count
          && zip(edited.wall.columnWidths, fresh.wall.columnWidths).allSatisfy { abs($0 - $1) < 1e-6 }
        #expect(isAlike, "seed \(seed) at \(width)")
      }
    }
  }
}
