import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Of contradicting constraints of grids, that of the item that comes later in the declaration is left out.
///
/// All stacks are 500 wide and high. An item that fills the stack across is as long as the stack, so a required
/// constraint between two such items contradicts their cells.
@Suite struct ConflictOrderTests {
  @Test("the later of two cells gives way, whichever was added first", arguments: [false, true])
  func insertion(isInserted: Bool) {
    let first = fixed("first", 90, 25), wide = fixed("wide", 57, 10), half = fixed("half", 20, 10)
    let column = Grid.vertical {
      first.auto()
      if !isInserted { wide.auto() }
      half.auto()
    }
    if isInserted {
      column.layout(width: 500, height: 500)
      column.addGridContent(at: 1) { wide.auto() }
    }
    wide.constraints { $0.widthAnchor == half.widthAnchor * 2 }
    #expect(column.layout(width: 500, height: 500).conflicts.count == 1)
    expectLengths([first, wide, half].map { $0.frame.width }, [500, 500, 250])
  }

  @Test("a cell that was moved behind another one gives way", arguments: [false, true])
  func swap(isSwapped: Bool) {
    let tall = fixed("tall", 45, 15), other = fixed("other", 60, 5)
    let row = Grid.horizontal {
      if isSwapped { tall.auto() }
      other.auto()
      if !isSwapped { tall.auto() }
    }
    tall.constraints { $0.heightAnchor == other.heightAnchor + 1 }
    if isSwapped {
      row.layout(width: 500, height: 500)
      expectLengths([other, tall].map { $0.frame.height }, [499, 500])
      row.swapArrangement(of: other, with: tall)
    }
    #expect(row.layout(width: 500, height: 500).conflicts.count == 1)
    expectLengths([other, tall].map { $0.frame.height }, [500, 501])
  }

  @Test("the later cell of an alternative gives way, whichever alternative was taken before", arguments: [nil, 115.0])
  func alternatives(before: Double?) {
    let host = Box("host"), first = fixed("first", 85, 40), second = fixed("second", 40, 10)
    host.alternatives {
      Alternative("column", when: host.widthAnchor >= 189) {
        Grid.vertical {
          first.auto()
          second.auto()
        }
      }
      Alternative("row") {
        Grid.horizontal {
          first.auto()
          second.auto()
        }
      }
    }
    second.constraints { $0.widthAnchor == first.widthAnchor + 1 }
    if let before { host.layout(width: before, height: 500) }
    host.layout(width: 500, height: 500)
    expectLengths([first, second].map { $0.frame.width }, [500, 501])
  }
}
