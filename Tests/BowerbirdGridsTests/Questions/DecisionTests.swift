import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Explanations say what containers decided for their size.
@Suite struct DecisionTests {
  @Test("an explanation says why no more tracks are repeated")
  func repeatedTracks() {
    let cards = (0..<5).map { Box("card \($0)") }
    let grid = Grid(tracks: [.autoFill(.minmax(.pt(180), .fr(1)))], spacing: 0) { cards }
    grid.name = "cards"
    grid.layout(width: 700, height: 300)
    // 3 · 180 ≤ 700 < 4 · 180
    #expect(grid.decisions(along: .horizontal) == ["'cards' has 3 columns, because 4 of 180 do not fit into 700"])
    #expect(grid.decisions(along: .vertical).isEmpty)
    let explanation = grid.explain(cards[0].widthAnchor).description
    #expect(explanation.contains("because 'cards' has 3 columns, because 4 of 180 do not fit into 700"))
  }

  @Test("gaps and tracks beside the repeated ones are named")
  func repeatedTracksBesideOthers() {
    let grid = Grid(tracks: [.pt(100), .autoFill(.pt(80))], spacing: 10) { Box() }
    grid.name = "cards"
    grid.layout(width: 300, height: 300)
    // 100 + 10 + 80 + 10 + 80 = 280
    #expect(
      grid.decisions(along: .horizontal) == [
        "'cards' has 3 columns, because one more of 80 with gaps of 10 does not fit into 300"
      ])
  }

  @Test("an explanation says what expanded cells share")
  func sharedRest() {
    let bar = Box("bar"), list = Box("list")
    let stack = Grid.vertical {
      bar.constant(40)
      list.expanded()
    }
    stack.name = "screen"
    stack.layout(width: 100, height: 300)
    let explanation = stack.explain(list.heightAnchor).description
    #expect(explanation.contains("because 'screen' has 260 of free space to share among its expanded cells"))
    stack.layout(width: 100, height: 30)
    #expect(
      stack.decisions(along: .vertical) == [
        "'screen' has no free space to share among its expanded cells, because the other cells exceed its length by 10"
      ])
  }
}
