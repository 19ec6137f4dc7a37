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
}
