import BowerbirdGrids
import BowerbirdLayout
import Testing

/// The code of the document, with boxes for views: it compiles, and makes the items that it shows.
@Suite struct DocumentCodeTests {
  let colorModels = ["a", "b", "c", "d", "e", "f"].map { ColorModel(name: $0) }

  @Test("a grid is made in four ways")
  func initialization() {
    let plain = Grid(tracks: 3) {
      ColorView(.blue)
      ColorView(.purple)
      ColorView(.red)
      ColorView(.cyan)
      ColorView(.green)
      ColorView(.orange)
    }
    let range = Grid(0..<6, tracks: 3) { _ in
      ColorView(.random)
    }
    let identifiable = Grid(colorModels, tracks: 3) {
      ColorView($0)
    }
    let explicit = Grid(colorModels, id: \.self, tracks: 3) {
      ColorView($0)
    }
    for grid in [plain, range, identifiable, explicit] { #expect(grid.items.count == 6) }
  }

  @Test("loops are items")
  func forEach() {
    let grid = Grid(tracks: 4) {
      ColorView(.red)
      ColorView(.purple)

      ForEach(0..<4) { _ in
        ColorView(.black)
      }

      ColorView(.orange)
      ColorView(.green)
    }
    #expect(grid.items.map(\.name) == [2, 1, 6, 6, 6, 6, 5, 4].map { "color \($0)" })
  }

  var arithmeticButtons: GridGroup {
    GridGroup {
      CalcButton(.divide)
      CalcButton(.multiply)
      CalcButton(.substract)
      CalcButton(.equal)
    }
  }

  var identifiedButtons: GridGroup {
    let operations: [MathOperation] =
      [.divide, .multiply, .substract, .add, .equal]

    return GridGroup(operations, id: \.self) {
      CalcButton($0)
    }
  }

  var loopedButtons: GridGroup {
    let operations: [MathOperation] =
      [.divide, .multiply, .substract, .add, .equal]

    return GridGroup {
      ForEach(operations, id: \.self) {
        CalcButton($0)
      }
    }
  }

  @Test("groups are their members, however they are made")
  func groups() {
    let grid = Grid {
      arithmeticButtons
      identifiedButtons
      loopedButtons
      GridGroup(MathOperation.clear) {
        CalcButton($0)
      }
      GridGroup(colorModels[0]) { ColorView($0) }
      GridGroup(0..<2) { _ in ColorView(.red) }
      GridGroup(colorModels) { ColorView($0) }
      GridGroup.empty
    }
    #expect(grid.items.count == 4 + 5 + 5 + 1 + 1 + 2 + 6)
  }

  @Test("tracks are written as numbers and lists")
  func tracks() {
    let views = [ColorView(.blue), ColorView(.purple), ColorView(.red)]
    let fixed = Grid(tracks: [.pt(50), .pt(200), .pt(100)]) { views }
    let fit = Grid(0..<6, tracks: [.fit, .fit, .fit]) {
      ColorView(.random)
        .frame(maxWidth: 50 + 15 * Double($0))
    }
    let mixed = Grid(tracks: [.pt(100), .fr(1), .fr(2.5)]) { views }
    #expect(fixed.declaration.tracks == [.pt(50), .pt(200), .pt(100)])
    #expect(fit.declaration.tracks == [.fit, .fit, .fit])
    #expect(mixed.declaration.tracks == [.pt(100), .fr(1), .fr(2.5)])
    #expect(Grid(tracks: 3) {}.declaration.tracks == [.fr(1), .fr(1), .fr(1)])
    #expect(Grid {}.declaration.tracks == [.fr(1)])
  }

  @Test("spans and starts are set on the items")
  func spansAndStarts() {
    let spans = Grid(tracks: [.fr(1), .pt(150), .fr(2)]) {
      ColorView(.blue)
        .gridSpan(column: 2)
      ColorView(.purple)
        .gridSpan(row: 2)
      ColorView(.red)
      ColorView(.cyan)
      ColorView(.green)
        .gridSpan(column: 2, row: 3)
      ColorView(.orange)
      ColorView(.magenta)
        .gridSpan(row: 2)
    }
    let starts = Grid(tracks: [.pt(50), .fr(1), .fr(1.5), .fit]) {
      ForEach(0..<6) { _ in
        ColorView(.black)
      }

      ColorView(.brown)
        .gridSpan(column: 3)

      ColorView(.blue)
        .gridSpan(column: 2)

      ColorView(.orange)
        .gridSpan(row: 3)

      ColorView(.red)
        .gridStart(row: 1)
        .gridSpan(column: 2, row: 2)

      ColorView(.yellow)
        .gridStart(row: 2)

      ColorView(.purple)
        .frame(maxWidth: 50)
        .gridStart(column: 3, row: 0)
        .gridSpan(row: 9)

      ColorView(.green)
        .gridSpan(column: 2, row: 3)

      ColorView(.cyan)

      ColorView(.gray)
        .gridStart(column: 2)
    }
    #expect(spans.items.count == 7)
    #expect(starts.items.count == 15)
  }

  @Test("modes, packing and spacing are set in the constructor or afterwards")
  func settings() {
    let flow = GridFlow.columns
    let grid = Grid(0..<15, tracks: 5, flow: flow, spacing: 5) {
      ColorView($0.isMultiple(of: 2) ? .black : .orange)
    }
    .gridAnimation(.default)
    let cards = Grid(tracks: 3) {
      ForEach(0..<40) { _ in
        VCardView(text: "text", color: .random)
          .gridSpan(column: 2)
      }
    }
    .gridContentMode(.scroll)
    .gridPacking(.dense)
    .gridFlow(.rows)
    let spans: [GridSpan] = [[1, 2], [2, 1]]
    let spanned = Grid(spans, id: \.self, tracks: 3) {
      VCardView(text: "", color: .red)
        .gridSpan($0)
    }
    #expect(grid.items.count == 15 && cards.items.count == 40 && spanned.items.count == 2)
    #expect(Grid(tracks: 4, spacing: 5) {}.declaration.spacing == GridSpacing(horizontal: 5, vertical: 5))
    #expect(
      Grid(tracks: 4, spacing: GridSpacing(horizontal: 10, vertical: 5)) {}.declaration.spacing
        == GridSpacing(horizontal: 10, vertical: 5))
    let (hSpacing, vSpacing) = (10.0, 5.0)
    #expect(
      Grid(tracks: 4, spacing: [hSpacing, vSpacing]) {}.declaration.spacing
        == GridSpacing(horizontal: 10, vertical: 5))
    #expect(Grid(tracks: 4, spacing: [7]) {}.declaration.spacing == GridSpacing(horizontal: 7, vertical: 7))
    #expect(Grid(tracks: 4, spacing: []) {}.declaration.spacing == .zero)
    #expect(Grid(tracks: 4, spacing: 2.5) {}.declaration.spacing == GridSpacing(horizontal: 2.5, vertical: 2.5))
    #expect(Grid(tracks: 4, spacing: nil) {}.declaration.spacing == .zero)
    #expect(Grid(tracks: 4) {}.declaration.spacing == GridSpacing(horizontal: 5, vertical: 5))
  }

  @GridBuilder
  func headerSegment(flag: Bool) -> some Box {
    if flag {
      GridGroup {
        ColorView(.red)
        ColorView(.green)
      }
    } else {
      ColorView(.black)
    }
  }

  @GridBuilder
  func rows(_ count: Int?) -> GridGroup {
    if let count {
      for _ in 0..<count { ColorView(.blue) }
    }
    switch count {
    case nil: ColorView(.gray)
    case 2: ColorView(.brown)
    default: GridGroup.empty
    }
  }

  @Test("conditions and loops work in bodies and in functions")
  func conditions() {
    func names(_ grid: Grid) -> [String] { grid.items.map(\.name) }
    #expect(names(Grid(tracks: 2) { headerSegment(flag: true) }) == ["color 2", "color 4"])
    #expect(names(Grid(tracks: 2) { headerSegment(flag: false) }) == ["color 6"])
    #expect(names(Grid(tracks: 2) { rows(2) }) == ["color 0", "color 0", "color 7"])
    #expect(names(Grid(tracks: 2) { rows(nil) }) == ["color 9"])
    #expect(names(Grid(tracks: 2) { rows(3) }) == ["color 0", "color 0", "color 0"])
  }

  @Test("more than ten children need no group")
  func manyChildren() {
    let grid = Grid(tracks: 4) {
      ColorView(.red)
      ColorView(.red)
      ColorView(.red)
      ColorView(.red)
      ColorView(.red)
      ColorView(.red)
      ColorView(.red)
      ColorView(.red)
      ColorView(.red)
      ColorView(.red)
      ColorView(.red)
      ColorView(.red)
    }
    #expect(grid.items.count == 12)
  }

  @Test("settings of a group are not those of its members")
  func modifiedGroup() {
    let grid = Grid(tracks: 4) {
      GridGroup { ColorView(.red) }.gridSpan(column: 4)
      ColorView(.green)
    }
    grid.layout(width: 100, height: 100)
    #expect(grid.area(of: grid.items[1]) == GridArea(columns: 1..<2, rows: 0..<1))
  }
}
