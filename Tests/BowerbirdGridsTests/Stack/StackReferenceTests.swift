import BowerbirdGrids
import BowerbirdLayout
import Testing

/// The code of the reference, with `Box` in the place of `UIView`.
@Suite struct StackReferenceTests {
  @Test func overview() {
    let constantSizedUIView = Box(), autoSizedUILabel = text("label", 12), expandedSizedUIView = Box()
    let grid = Grid.vertical {

      constantSizedUIView
        .constant(50)

      autoSizedUILabel
        .auto()

      expandedSizedUIView
        .expanded()
    }
    expectFrames(
      grid, 60, 200,
      [
        constantSizedUIView: (0, 0, 60, 50), autoSizedUILabel: (0, 50, 60, 40), expandedSizedUIView: (0, 90, 60, 110),
      ])
  }

  @Test func alignmentMethods() {
    let myLabel = text("label", 4), myView = fixed("view", 20, 80)
    let grid = Grid.vertical {
      myLabel
        .auto()
        .horizontalAlignment(.autoRight)
        .verticalAlignment(.autoTop)
        .maxSize(75)
        .margin(EdgeInsets(top: 0, left: 0, bottom: 0, right: 10))
      myView
        .auto()
        .minLength(50)
        .maxLength(100)
        .horizontalAlignment(.autoLeft)
        .verticalAlignment(.constantTop(height: 65))
        .margin(EdgeInsets(top: 10, left: 5, bottom: 5, right: 5))
    }
    expectFrames(grid, 100, 200, [myLabel: (50, 0, 40, 20), myView: (5, 30, 20, 65)])
  }

  @Test func subgrids() {
    let myFirstView = fixed("first", 10, 12), mySecondView = Box(), myThirdView = fixed("third", 5, 8)
    let myFourthView = Box()
    let myGrid = Grid.vertical {
      myFirstView
        .auto()

      mySecondView
        .constant(50)

      Grid.horizontal {
        myThirdView
          .expanded()

        myFourthView
          .constant(25)
      }
      .auto()
    }
    expectFrames(
      myGrid, 100, 100,
      [
        myFirstView: (0, 0, 100, 12), mySecondView: (0, 12, 100, 50), myThirdView: (0, 0, 75, 8),
        myFourthView: (75, 0, 25, 8),
      ])
  }

  @Test func loops() {
    let myGrid = Grid.vertical {
      for _ in 0..<10 {
        Box()
          .constant()
        Box()
          .auto()
        Box()
          .expanded()
      }
    }
    myGrid.layout(width: 10, height: 100)
    #expect(myGrid.children.count == 30)
    #expect(isClose(myGrid.children[29].frame, Rect(x: 0, y: 90, width: 10, height: 10)))
  }

  @Test func imageTitleBody() {
    let image = fixed("image", 40, 40), title = text("title", 6), body = text("body", 40)
    let row = Grid.horizontal {
      image.constant(40).verticalAlignment(.constantCenter(height: 40))
      Grid.vertical {
        title.auto()
        body.auto()
      }
      .expanded()
      .margin(EdgeInsets(top: 0, left: 10, bottom: 0, right: 0))
    }
    let page = Grid.vertical {
      row.auto()
      Box().expanded()
    }
    expectFrames(
      page, 250, 300,
      [row: (0, 0, 250, 60), image: (0, 10, 40, 40), title: (0, 0, 200, 20), body: (0, 20, 200, 40)])
  }

  @Test func checkers() {
    let board = Grid.vertical {
      for row in 0..<8 {
        Grid.horizontal {
          for column in 0..<8 {
            Box("\(row) \(column)").expanded()
          }
        }
        .expanded()
      }
    }
    board.layout(width: 160, height: 80)
    for (row, line) in board.children.enumerated() {
      #expect(isClose(line.frame, Rect(x: 0, y: 10 * Double(row), width: 160, height: 10)))
      for (column, field) in line.layoutNode.children.enumerated() {
        #expect(isClose(field.frame, Rect(x: 20 * Double(column), y: 0, width: 20, height: 10)))
      }
    }
  }
}
