import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTesting
import Testing

@Suite("Sweeps: switch points")
struct SwitchPointTests {
  private func points(
    of root: any LayoutItem, _ widths: ClosedRange<Double>, height: Double = 600
  ) -> [String] {
    let sweep = root.sweep(\.width, over: widths, in: Size(width: widths.lowerBound, height: height))
    return sweep.switchPoints.map { $0.description }
  }

  /// Two cards of the same name, which are 0.5 and 0.8 times as wide as the page: 400 of 800, and 400 of 500.
  @Test("items of the same name are told apart by their paths")
  func sameNames() {
    let page = Box("page")
    for (index, share) in [0.5, 0.8].enumerated() {
      let row = Box("row \(index)"), card = Box("card"), leaf = Box("leaf")
      page.add(row)
      row.add(card)
      card.add(leaf)
      row.constraints { $0.widthAnchor == page.widthAnchor * share }
      card.constraints { $0.edgesAnchor == row.edgesAnchor }
      card.alternatives {
        Alternative("wide", when: card.widthAnchor >= 400) { leaf.widthAnchor == 10 }
        Alternative("narrow") { leaf.widthAnchor == 5 }
      }
    }
    #expect(
      points(of: page, 100...1000) == [
        "'row 1/card': narrow below 500, wide from there on", "'row 0/card': narrow below 800, wide from there on",
      ])
  }

  /// Two hosts switch at the same width, from the same alternative to others of the same name.
  @Test("items of the same name that switch at one width have a point each")
  func sameWidths() {
    let page = Box("page")
    for index in 0..<2 {
      let row = Box("row \(index)"), card = Box("card"), leaf = Box("leaf")
      page.add(row)
      row.add(card)
      card.add(leaf)
      card.alternatives {
        Alternative("wide", when: page.widthAnchor >= 400) { leaf.widthAnchor == 10 }
        Alternative("narrow") { leaf.widthAnchor == 5 }
      }
    }
    #expect(
      points(of: page, 100...1000) == [
        "'row 0/card': narrow below 400, wide from there on", "'row 1/card': narrow below 400, wide from there on",
      ])
  }

  /// A row of 70 and 33 fits into a share of the page from 103 divided by the share on, such as 343.3333….
  @Test("switches at sizes of endless decimal places are proved", arguments: 1...99)
  func endlessNumbers(percent: Int) {
    let page = Box("page"), bar = Box("bar"), first = Box("first"), second = Box("second")
    first.intrinsicSize = Size(width: 70, height: 10)
    second.intrinsicSize = Size(width: 33, height: 10)
    page.add(bar)
    bar.constraints { _ in
      bar.leadingTopAnchor == page.leadingTopAnchor
      bar.widthAnchor == page.widthAnchor * (Double(percent) / 100)
      bar.heightAnchor == 40
    }
    bar.alternatives {
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
    let sweep = page.sweep(\.width, over: 100...20_000, in: Size(width: 100, height: 400))
    #expect(sweep.doubts == [])
    let points = sweep.switchPoints, due = 10_300 / Double(percent)
    #expect(points.count == 1 && points.allSatisfy { abs($0.extent - due) < 1e-6 && $0.above == "row" })
    // The same size begins a range.
    let rest = page.sweep(\.width, over: (points.first?.extent ?? 0)...20_000, in: Size(width: 100, height: 400))
    #expect(rest.doubts == [] && rest.switchPoints.isEmpty)
  }

  @Test("a condition with <= still holds at the point itself")
  func upToThePoint() {
    let screen = Box("screen"), leaf = Box("leaf")
    screen.add(leaf)
    leaf.constraints {
      $0.leadingTopAnchor == screen.leadingTopAnchor
      $0.heightAnchor == 10
    }
    screen.alternatives {
      Alternative("narrow", when: screen.widthAnchor <= 600) { leaf.widthAnchor == 1 }
      Alternative("wide") { leaf.widthAnchor == 2 }
    }
    #expect(points(of: screen, 100...1000) == ["'screen': narrow up to 600, wide above"])
    #expect(points(of: screen, 600...1000) == ["'screen': narrow up to 600, wide above"])
    screen.alternatives {
      Alternative("narrow", when: screen.widthAnchor <= 599) { leaf.widthAnchor == 1 }
      Alternative("wide", when: screen.widthAnchor >= 601) { leaf.widthAnchor == 2 }
      Alternative("middle") { leaf.widthAnchor == 3 }
    }
    #expect(
      points(of: screen, 100...1000) == [
        "'screen': narrow up to 599, middle above", "'screen': middle below 601, wide from there on",
      ])
  }

  /// n columns of at least 280 with gaps of 16 need 296 n − 16.
  @Test("the number of repeated tracks switches")
  func repeatedTracks() {
    let boxes = (0..<6).map { Box("\($0)") }
    for box in boxes { box.intrinsicSize = Size(width: 50, height: 50) }
    let cards = Grid(tracks: [.autoFill(.minmax(.pt(280), .fr(1)))], spacing: 16) { boxes }
    cards.name = "cards"
    #expect(
      points(of: cards, 280...1440) == [
        "'cards': 1 column below 576, 2 columns from there on", "'cards': 2 columns below 872, 3 columns from there on",
        "'cards': 3 columns below 1168, 4 columns from there on",
      ])
    let sweep = cards.sweep(\.width, over: 280...1440)
    let second = sweep.switchPoints.first { $0.extent == 872 }
    #expect(second?.below == "2 columns" && second?.atExtent == "3 columns" && second?.above == "3 columns")
  }

  /// Six chips of 60 with gaps of 5: n in a line need 65 n − 5, and 1, 2, 3 or 6 in a line make 6, 3, 2 lines or 1.
  @Test("the number of lines of a wrapping grid switches")
  func lines() {
    let boxes = (0..<6).map { Box("\($0)") }
    for box in boxes { box.intrinsicSize = Size(width: 60, height: 20) }
    let chips = Grid.wrapping(spacing: 5) { boxes }
    chips.name = "chips"
    #expect(
      points(of: chips, 60...500) == [
        "'chips': 6 lines below 125, 3 lines from there on", "'chips': 3 lines below 190, 2 lines from there on",
        "'chips': 2 lines below 385, 1 line from there on",
      ])
  }

  /// Six chips of 60 with gaps of 5 in one line: n of them need 65 n − 5.
  @Test("the number of items beyond a limit of lines switches")
  func itemsLeftOut() {
    let boxes = (0..<6).map { Box("\($0)") }
    for box in boxes { box.intrinsicSize = Size(width: 60, height: 20) }
    let chips = Grid.wrapping("chips", spacing: 5, lineLimit: 1) { boxes }
    #expect(
      points(of: chips, 200...500) == [
        "'chips': 1 line, 3 items left out below 255, 1 line, 2 items left out from there on",
        "'chips': 1 line, 2 items left out below 320, 1 line, 1 item left out from there on",
        "'chips': 1 line, 1 item left out below 385, 1 line from there on",
      ])
  }

  /// The cards are as wide as the screen below 700, and 240 narrower from there on.
  ///
  /// Two columns of 280 need 576, and 816 with the sidebar; three need 1112 with it.
  @Test("alternatives and repeated tracks in one screen")
  func screen() {
    let screen = Box("screen"), sidebar = Box("sidebar"), boxes = (0..<6).map { Box("\($0)") }
    let cards = Grid(tracks: [.autoFill(.minmax(.pt(280), .fr(1)))], spacing: 16) { boxes }
    cards.name = "cards"
    screen.add(sidebar, cards)
    screen.constraints {
      sidebar.leadingAnchor == screen.leadingAnchor
      sidebar.verticalEdgesAnchor == screen.verticalEdgesAnchor
      cards.trailingAnchor == screen.trailingAnchor
      cards.verticalEdgesAnchor == screen.verticalEdgesAnchor
    }
    screen.alternatives {
      Alternative("wide", when: screen.widthAnchor >= 700) {
        sidebar.trailingAnchor == cards.leadingAnchor
        sidebar.widthAnchor == 240
      }
      Alternative("narrow", without: [sidebar]) { cards.leadingAnchor == screen.leadingAnchor }
    }
    #expect(
      points(of: screen, 320...1300) == [
        "'cards': 1 column below 576, 2 columns from there on", "'screen': narrow below 700, wide from there on",
        "'cards': 2 columns below 700, 1 column from there on", "'cards': 1 column below 816, 2 columns from there on",
        "'cards': 2 columns below 1112, 3 columns from there on",
      ])
  }

  @Test("a grid that comes with an alternative has no point of its own")
  func comingGrid() {
    let screen = Box("screen"), boxes = (0..<3).map { Box("\($0)") }
    for box in boxes { box.intrinsicSize = Size(width: 100, height: 20) }
    screen.alternatives {
      Alternative("row") { Grid.horizontal { for box in boxes { box.auto() } } }
      Alternative("lines") { Grid.wrapping(spacing: 0) { boxes } }
    }
    // 300 for the row; two of 100 in a line from 200 on.
    let points = points(of: screen, 100...500)
    #expect(points.last == "'screen': lines below 300, row from there on")
    #expect(points.count == 2 && points[0].hasSuffix("3 lines below 200, 2 lines from there on"))
  }

  @Test("alternatives that share a name have points, and are told apart by their positions")
  func sharedNames() {
    let page = Box("page"), bar = Box("bar")
    page.add(bar)
    page.alternatives {
      Alternative("bar", when: page.widthAnchor >= 50) { bar.widthAnchor == 10 }
      Alternative("bar") { bar.widthAnchor == 20 }
    }
    #expect(points(of: page, 0...100) == ["'page': bar (alternative 2) below 50, bar from there on"])
  }
}
