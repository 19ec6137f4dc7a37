import BowerbirdGrids
import BowerbirdLayout
import Testing

/// A choice in a track that takes free space, but never less than its items need.
@Suite("Alternatives in a growing track") struct ChoiceInGrowingTrackTests {
  /// The first alternative needs 60 + 50, the second 60.
  ///
  /// The other column takes 40.
  @Test("The host needs what its first alternative fits, and the track never gets less", arguments: [false, true])
  func lengths(isRising: Bool) {
    let host = Box("host"), first = fixed("first", 60, 10), second = fixed("second", 50, 10), side = Box("side")
    host.alternatives {
      Alternative("row") {
        Grid.horizontal {
          first.auto()
          second.auto()
        }
      }
      Alternative("column") {
        Grid.vertical {
          first.auto()
          second.auto()
        }
      }
    }
    let grid = Grid(tracks: [.minmax(.fit, .fr(1)), .pt(40)], spacing: 0) {
      host
      side
    }
    let due: [(width: Double, column: Double)] = [(200, 160), (160, 120), (151, 111), (150, 110), (140, 110)]
    for (width, column) in isRising ? due.reversed() : due {
      let report = grid.layout(width: width, height: 50)
      #expect(report.conflicts.isEmpty && report.problems.isEmpty, "\(width)")
      #expect(grid.columnWidths == [column, 40], "\(width)")
      #expect(host.frame.width == column && host.takenAlternative == "row", "\(width)")
      #expect(first.frame.x == 0 && second.frame.x == 60 && second.frame.y == 0, "\(width)")
    }
  }
}
