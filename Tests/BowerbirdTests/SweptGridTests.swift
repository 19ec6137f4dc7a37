import Bowerbird
import BowerbirdTesting
import Testing

@Suite("Grids in every width")
struct SweptGridTests {
  @Test func columnsAreProvedAsFarAsTheyHaveNothingToDecide() throws {
    let screen = Box("screen"), menu = Box("menu"), text = Box("text")
    menu.grid.columns = 4
    text.grid.columns = 8
    screen.grid.interimSpace = 12
    screen.grid.views = [menu, text]
    screen.layout(width: 372, height: 100)
    // Eleven spaces of 12 leave columns no room below 132.
    let sweep = screen.sweep(\.width, over: 140...1000)
    #expect(sweep.isProved)
    #expect(sweep.breakpoints.isEmpty)
    for width in [140, 372, 999.5, 1000] {
      let frame = try #require(sweep.frame(of: text, at: width))
      // A column and a space are a twelfth of the width and one space more.
      #expect(abs(frame.x - (width + 12) / 3) < 1e-6)
      #expect(abs(frame.maxX - width) < 1e-6)
    }
  }

  @Test("cards in a grid of optional width are proved", arguments: [1, 2])
  func handedLengths(depth: Int) throws {
    let screen = Box("screen"), text = Box("text")
    var content = text
    var grids: [Grid] = []
    for _ in 0..<depth {
      let card = Box("card"), inner = content
      card.add(inner)
      inner.constraints { $0.edgesAnchor == card.edgesAnchor }
      let grid = Grid(columns: [.fr(1), .fr(2)], rows: [.fr(1)], spacing: 0) {
        card
        Box("beside")
      }
      grids.append(grid)
      content = grid
    }
    let grid = try #require(grids.last)
    screen.add(grid)
    grid.constraints { view in
      view.leadingAnchor == screen.leadingAnchor
      view.verticalEdgesAnchor == screen.verticalEdgesAnchor
      view.widthAnchor == screen.widthAnchor * 0.5 --! .priority(900)
    }
    screen.layout(width: 360, height: 100)
    let sweep = screen.sweep(\.width, over: 200...600)
    #expect(sweep.isProved)
    #expect(sweep.breakpoints.isEmpty)
    for width in [200, 333, 600.0] {
      // Half of the screen, and a third of it for each card around the text.
      let frame = try #require(sweep.frame(of: text, at: width))
      #expect(abs(frame.width - (depth == 1 ? width / 6 : width / 18)) < 1e-6)
    }
  }
}
