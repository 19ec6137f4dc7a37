import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Wishes inside of a box in a cell pull at nothing outside of the box.
///
/// A grid of one track is 100 wide by a wish of priority 900. In its cell is a card, and in the card something that would like
/// to be 200 wide at 950. The stronger wish has no say in the grid: the card is handed its length.
@Suite("Lengths that are handed on")
struct HandedLengthTests {
  private let screen = Box("screen")
  private let card = Box("card")
  private let text = Box("text")

  /// The systems of grids in which the card is as long as the grid.
  enum System: CaseIterable { case tracks, stack, columns }

  private func makeContainer(_ system: System, around item: Box) -> Box {
    switch system {
    case .tracks: return Grid(columns: [.fr(1)], rows: [.fr(1)], spacing: 0) { item }
    case .stack: return Grid.horizontal { item.expanded() }
    case .columns:
      let container = Box("container")
      container.grid.views = [item]
      return container
    }
  }

  /// A grid in the screen, whose width is as the wish says.
  private func makeGrid(_ system: System = .tracks, around item: Box) -> Box {
    let grid = makeContainer(system, around: item)
    screen.add(grid)
    grid.constraints { view in
      view.leadingAnchor == screen.leadingAnchor
      view.topAnchor == screen.topAnchor
      view.heightAnchor == 40
    }
    return grid
  }

  private func fill(_ box: Box, with item: Box) {
    box.add(item)
    item.constraints { $0.edgesAnchor == box.edgesAnchor }
  }

  /// Wishes for the grid to be 100 wide, and lays the screen out.
  private func layOut(_ grid: Box) {
    grid.constraints { $0.widthAnchor == 100 --! .priority(900) }
    screen.layout(width: 300, height: 300)
  }

  private func wishForMore() { text.constraints { $0.widthAnchor == 200 --! .priority(950) } }

  @Test("an optional constraint inside of a card does not pull at the grid", arguments: System.allCases)
  func wishInside(system: System) {
    fill(card, with: text)
    wishForMore()
    let grid = makeGrid(system, around: card)
    layOut(grid)
    expectLengths([grid.frame.width, card.frame.width, text.frame.width], [100, 100, 100])
  }

  @Test("an optional constraint two cards deep does not pull at the grid")
  func wishTwiceInside() {
    let inner = Box("inner")
    fill(inner, with: text)
    wishForMore()
    fill(card, with: Grid(columns: [.fr(1)], rows: [.fr(1)], spacing: 0) { inner })
    let grid = makeGrid(around: card)
    layOut(grid)
    expectLengths([grid.frame.width, card.frame.width, inner.frame.width, text.frame.width], [100, 100, 100, 100])
  }

  @Test("constraints that come and go change the length of the grid and of the card", arguments: System.allCases)
  func tiesThatComeAndGo(system: System) {
    fill(card, with: text)
    wishForMore()
    let grid = makeGrid(system, around: card)
    layOut(grid)
    let half = grid.constraints { $0.widthAnchor == screen.widthAnchor * 0.5 }
    screen.layout(width: 300, height: 300)
    expectLengths([grid.frame.width, card.frame.width], [150, 150])
    half.isActive = false
    screen.layout(width: 300, height: 300)
    expectLengths([grid.frame.width, card.frame.width], [100, 100])
  }

  /// Asks for the natural width of the screen while it has no size, so that nothing is pinned.
  @Test("a question before the first layout and after it changes nothing", arguments: System.allCases)
  func questions(system: System) {
    fill(card, with: text)
    wishForMore()
    let grid = makeGrid(system, around: card)
    grid.constraints { $0.trailingAnchor == screen.trailingAnchor }
    _ = screen.fittingSize()
    screen.layout(width: 300, height: 300)
    expectLengths([grid.frame.width, card.frame.width], [300, 300])
    _ = screen.fittingSize()
    screen.layout(width: 120, height: 300)
    expectLengths([grid.frame.width, card.frame.width], [120, 120])
  }

  @Test("required constraints inside make the card longer than its cell, but not the grid")
  func requiredInside() {
    fill(card, with: text)
    text.constraints { $0.widthAnchor == 200 }
    let grid = makeGrid(around: card)
    layOut(grid)
    expectLengths([grid.frame.width, card.frame.width], [100, 200])
  }
}
