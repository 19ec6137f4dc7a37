import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import Testing

/// The need of an alternative with an item whose own constraint ties its width to its height.
///
/// The picture shows 40 × 20 points, and is twice as wide as high. Where its cell decides one length, it needs twice or
/// half of it along the other axis.
@Suite struct AspectRatioNeedTests {
  private let picture = Box("picture"), choice = Box("choice"), rest = Box("rest")

  init() {
    picture.intrinsicSize = Size(width: 40, height: 20)
    picture.aspectRatio(2).isActive = true
    rest.intrinsicSize = Size(width: 10, height: 10)
  }

  /// Returns the picture's size in a host of a size; nil if the alternative with the picture does not fit.
  private func size(in size: Size) -> Size? {
    #expect(choice.layout(width: size.width, height: size.height).conflicts.isEmpty)
    return choice.takenAlternative == "picture" ? picture.frame.size : nil
  }

  private func offer(_ arrangement: any LayoutItem) {
    choice.alternatives {
      Alternative("picture") { arrangement }
      Alternative("nothing")
    }
  }

  private func check(_ cases: [(Size, Size?)]) {
    for (host, expected) in cases + cases.reversed() {
      #expect(size(in: host) == expected, "\(host.width) × \(host.height)")
    }
  }

  /// The width of a column is that of the host, so the picture is half as high as the host is wide.
  private static let widthLeads: [(Size, Size?)] = [
    (Size(width: 100, height: 60), Size(width: 100, height: 50)),
    (Size(width: 120, height: 60), Size(width: 120, height: 60)), (Size(width: 121, height: 60), nil),
    (Size(width: 39, height: 60), nil), (Size(width: 40, height: 20), Size(width: 40, height: 20)),
  ]

  /// The height of a row is that of the host, so the picture is twice as wide as the host is high.
  private static let heightLeads: [(Size, Size?)] = [
    (Size(width: 100, height: 40), Size(width: 80, height: 40)),
    (Size(width: 100, height: 50), Size(width: 100, height: 50)), (Size(width: 100, height: 51), nil),
    (Size(width: 100, height: 19), nil), (Size(width: 40, height: 20), Size(width: 40, height: 20)),
  ]

  /// Neither length is decided, so the picture is as large as what it shows.
  private static let contentLeads: [(Size, Size?)] = [
    (Size(width: 100, height: 60), Size(width: 40, height: 20)), (Size(width: 39, height: 60), nil),
    (Size(width: 100, height: 19), nil), (Size(width: 40, height: 20), Size(width: 40, height: 20)),
  ]

  @Test func columnOfItems() {
    offer(Grid.vertical { picture.auto() })
    check(Self.widthLeads)
  }

  @Test func rowOfItems() {
    offer(Grid.horizontal { picture.auto() })
    check(Self.heightLeads)
  }

  @Test func columnOfItemsAsWideAsTheirContent() {
    offer(Grid.vertical { picture.auto().horizontalAlignment(.autoLeft) })
    check(Self.contentLeads)
  }

  @Test func rowOfItemsAsHighAsTheirContent() {
    offer(Grid.horizontal { picture.auto().verticalAlignment(.autoTop) })
    check(Self.contentLeads)
  }

  @Test func shareOfTheWidth() {
    offer(Grid(tracks: [.fr(1)]) { picture.gridItemAlignment(.fill) })
    check(Self.widthLeads)
  }

  @Test func shareOfTheHeight() {
    let grid = Grid(tracks: [.fr(1)]) { picture.gridItemAlignment(.fill) }
    (grid.declaration.flow, grid.declaration.contentMode) = (.columns, .scroll)
    offer(grid)
    check(Self.heightLeads)
  }

  @Test func trackOfContent() {
    offer(Grid(tracks: [.fit]) { picture })
    check(Self.contentLeads)
  }

  /// The other item makes the column 90 points wide, so the picture is 45 points high.
  @Test func trackOfWiderContent() {
    let wide = Box("wide")
    wide.intrinsicSize = Size(width: 90, height: 10)
    let grid = Grid(tracks: [.fit], spacing: 0) {
      wide
      picture.gridItemAlignment(.fill)
    }
    grid.declaration.contentMode = .scroll
    offer(grid)
    check([(Size(width: 100, height: 55), Size(width: 90, height: 45)), (Size(width: 100, height: 54), nil)])
  }

  /// The picture takes one of two columns, so it is a quarter as high as the host is wide.
  @Test func equalColumns() {
    let page = Box("page")
    page.grid.axis.columns = 2
    picture.grid.columns = 1
    page.grid.views = [picture]
    offer(page)
    check([
      (Size(width: 200, height: 60), Size(width: 100, height: 50)),
      (Size(width: 200, height: 50), Size(width: 100, height: 50)), (Size(width: 200, height: 49), nil),
      (Size(width: 80, height: 20), Size(width: 40, height: 20)), (Size(width: 79, height: 60), nil),
    ])
  }

  /// The picture is as wide as the host, so half of the width has to fit into each of two rows.
  @Test func equalRows() {
    let page = Box("page")
    page.grid.axis.direction = .vertical
    page.grid.axis.rows = 2
    picture.grid.rows = 1
    page.grid.views = [picture]
    offer(page)
    check([
      (Size(width: 60, height: 60), Size(width: 60, height: 30)), (Size(width: 60, height: 59), nil),
      (Size(width: 40, height: 40), Size(width: 40, height: 20)), (Size(width: 39, height: 60), nil),
    ])
  }

  /// A row in a column: the row is as high as the picture, so only what the picture shows counts.
  @Test func rowInAColumn() {
    offer(
      Grid.vertical {
        Grid.horizontal { picture.auto() }.auto()
        rest.auto()
      })
    check([
      (Size(width: 100, height: 60), Size(width: 40, height: 20)), (Size(width: 39, height: 60), nil),
      (Size(width: 100, height: 29), nil), (Size(width: 40, height: 30), Size(width: 40, height: 20)),
    ])
  }

  /// An optional ratio counts too, as long as it is stronger than the content.
  @Test func optionalRatio() {
    let square = Box("square")
    square.intrinsicSize = Size(width: 10, height: 10)
    square.aspectRatio(1, priority: 800).isActive = true
    offer(Grid.vertical { square.auto() })
    choice.layout(width: 50, height: 50)
    #expect(choice.takenAlternative == "picture" && square.frame.size == Size(width: 50, height: 50))
    choice.layout(width: 51, height: 50)
    #expect(choice.takenAlternative == "nothing")
  }

  /// Around the choice, there is as much room as the picture needs in the present width.
  @Test func needAroundTheChoice() {
    offer(Grid.vertical { picture.auto() })
    let page = Grid.vertical {
      choice.auto()
      rest.auto()
    }
    for width in [100.0, 60, 200] {
      #expect(page.layout(width: width, height: 300).conflicts.isEmpty)
      #expect(choice.takenAlternative == "picture" && choice.frame.height == width / 2 && rest.frame.y == width / 2)
    }
    #expect(page.fittingSize() == Size(width: 40, height: 30))
  }
}
