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

  /// The wide item determines both equal columns, so the host needs 46 + 2 + 46, and its cell is no longer than 54.
  ///
  /// The row is taken. One of the two other arrangements then has lent all of its items.
  @Test("arrangements that have lent all of their items keep their needs")
  func lentItems() {
    let wide = Box("wide"), narrow = Grid(tracks: [.fit], spacing: 0) {}, host = Box("host")
    wide.intrinsicSize = Size(width: 46, height: 10)
    narrow.constraints { $0.widthAnchor == 4 }
    func tracks() -> Grid {
      Grid(tracks: 2, spacing: 2) {
        wide
        narrow
      }
    }
    host.alternatives {
      Alternative("tracks") { tracks() }
      Alternative("other tracks") { tracks() }
      Alternative("row") { Grid.horizontal { narrow.auto() } }
    }
    let page = Grid.horizontal { host.auto().maxLength(54) }
    page.layout(width: 198, height: 49)
    #expect(host.frame == Rect(x: 0, y: 0, width: 54, height: 49))
    _ = page.fittingSize()
    page.layout(width: 198, height: 49)
    #expect(host.frame == Rect(x: 0, y: 0, width: 54, height: 49))
  }

  /// The column needs 31 + 2 in width, so the row is taken, which has no items.
  ///
  /// The text in the column has one line in unlimited width, so the box needs 1 + 2 in height, and so does the host.
  @Test("a box of text in an alternative that is not taken needs the height of one line")
  func boxOfTextInOtherAlternative() {
    let text = Label("shells moss of of of moss bower", font: .cells), box = Box("box"), host = Box("host")
    box.add(text)
    text.constraints { $0.edgesAnchor == box.edgesAnchor -- 1 }
    host.alternatives {
      Alternative("column") { Grid.vertical { box.auto() } }
      Alternative("row") { Grid.horizontal {} }
    }
    let page = Grid.vertical { host.auto().horizontalAlignment(.constantLeft(width: 4.5)) }
    for width in [200.0, 100, 200] {
      page.layout(width: width, height: 300)
      #expect(host.takenAlternative == "row" && host.frame.height == 3)
    }
  }
}
