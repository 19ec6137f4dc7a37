import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import Testing

/// Constraints of the items' own lengths count for the need of an alternative, as they do for a stack without one.
@Suite struct NeedsOfOwnConstraintsTests {
  private let first = Box("first"), second = Box("second"), choice = Box("choice"), rest = Box("rest")

  init() {
    first.intrinsicSize = Size(width: 300, height: 40)
    second.intrinsicSize = Size(width: 80, height: 50)
    rest.intrinsicSize = Size(width: 10, height: 10)
  }

  /// The heights of the choice, in which the first alternative has no room and has room.
  private func heights(of row: Grid) -> [Double] {
    choice.alternatives {
      Alternative("row") { row }
      Alternative("column") { Grid.vertical { second.auto() } }
    }
    let page = Grid.vertical {
      choice.auto()
      rest.auto()
    }
    return [200.0, 400].map { width in
      #expect(page.layout(width: width, height: 300).conflicts.isEmpty)
      #expect(rest.frame.y == choice.frame.height)
      return choice.frame.height
    }
  }

  @Test(arguments: [Priority(1000), 999, 800, 500])
  func heightOfAnItemInARow(priority: Priority) {
    first.constraints { ($0.heightAnchor == 77) --! .priority(priority) }
    #expect(heights(of: Grid.horizontal { first.auto() }) == [77, 77])
    #expect(choice.takenAlternative == "row" && first.frame.height == 77)
  }

  @Test func heightOfTheArrangement() {
    let row = Grid.horizontal { first.auto() }
    row.constraints { $0.heightAnchor == 77 }
    #expect(heights(of: row) == [77, 77])
  }

  @Test(arguments: [Priority(1000), 999, 750, 500])
  func heightAcrossAStack(priority: Priority) {
    first.constraints { ($0.heightAnchor == 77) --! .priority(priority) }
    let row = Grid.horizontal { first.auto() }
    #expect(row.fittingSize() == Size(width: 300, height: 77))
    let page = Grid.vertical {
      row.auto()
      rest.auto()
    }
    page.layout(width: 300, height: 200)
    #expect(row.frame.height == 77 && rest.frame.y == 77)
  }
}
