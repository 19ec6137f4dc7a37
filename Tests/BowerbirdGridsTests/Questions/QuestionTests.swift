import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// A question never changes an answer.
@Suite struct QuestionTests {
  @Test("content that changes between two questions counts in the next layout")
  func contentChangedAfterFitting() {
    let inner = Box(), outer = Box()
    inner.intrinsicSize = Size(width: 14, height: 8)
    let grid = Grid.vertical {
      inner.auto()
      outer.expanded()
    }
    grid.layout(width: 300, height: 400)
    _ = grid.fittingSize(width: 100)
    inner.intrinsicSize = Size(width: 72, height: 15)
    _ = grid.fittingSize(width: 100)
    grid.layout(width: 300, height: 400)
    // The auto cell is as high as its content, and the expanded cell has the rest.
    expectLengths([inner.frame.height, outer.frame.minY, outer.frame.height], [15, 15, 385])
  }

  /// The given height of 100 contradicts the height of 30, which the question has made a row before.
  ///
  /// The column is 30 shorter than the grid, and the image is as wide as its content, in the middle.
  @Test("a question before the first layout loses no content", arguments: [Question.ambiguities, .explanation])
  func contradictedSize(question: Question) {
    let bar = Box("bar"), image = Box("image")
    image.intrinsicWidth = 80
    let grid = Grid(tracks: [.fr(1)], spacing: 0) {
      bar
      image
    }
    let height = relate(grid, .height, constant: 30)
    switch question {
    case .ambiguities: _ = grid.ambiguities()
    default: _ = grid.explain(image.widthAnchor)
    }
    grid.constraints { $0.widthAnchor == bar.widthAnchor + 30 }
    let report = grid.layout(width: 338, height: 100)
    #expect(report.conflicts.count == 1 && report.conflicts[0].leftOut === height)
    #expect(image.frame == Rect(x: 114, y: 50, width: 80, height: 50))
    #expect(grid.ambiguities().isEmpty)
  }

  /// Before the question, nothing bounds the width of `deep`, whose margins need 18.
  @Test(
    "a question adds no bound that holds a cell at its former size", arguments: [Question.ambiguities, .explanation])
  func boundOfDecidedExtent(question: Question) {
    let tied = Box("tied"), deep = Box("deep"), text = Box("text")
    tied.intrinsicSize = Size(width: 40, height: 10)
    text.intrinsicSize = Size(width: 68, height: 16)
    let nest = Grid.horizontal { tied.expanded() }
    let padded = Grid.vertical { deep.constant(65).margin(EdgeInsets(top: 3, left: 9, bottom: 8, right: 9)) }
    let root = Grid.horizontal {
      nest.expanded(2)
      padded.expanded(0.5)
      text.auto()
    }
    tied.constraints { $0.widthAnchor <= root.widthAnchor * 0.75 - 2 }
    root.layout(width: 348, height: 172)
    switch question {
    case .ambiguities: _ = root.ambiguities()
    default: _ = root.explain(deep.widthAnchor)
    }
    root.layout(width: 141, height: 172)
    // The shares of 2 and 0.5 divide 141 - 68.
    expectLengths([nest.frame.width, padded.frame.width, text.frame.width], [58.4, 14.6, 68])
  }

  /// Without a size, the row does not fit, so the question lends the box to the column, and gives it another slot.
  ///
  /// The box is as wide as its content, and as high as the row.
  @Test("a question about an item that moves to another alternative and back leaves nothing behind")
  func lentItem() {
    let box = Box("box"), inner = Grid.horizontal {}, rest = Box("rest"), host = Box("host")
    inner.intrinsicSize = Size(width: 10, height: 12)
    rest.intrinsicHeight = 35
    box.add(inner)
    inner.constraints { $0.edgesAnchor == box.edgesAnchor }
    host.alternatives {
      Alternative("row") {
        Grid.horizontal {
          box.auto()
          rest.expanded()
        }
      }
      Alternative("column") {
        Grid.vertical {
          box.auto()
          rest.expanded()
        }
      }
    }
    host.layout(width: 262, height: 214)
    #expect(box.frame == Rect(x: 0, y: 0, width: 10, height: 214))
    _ = inner.fittingSize()
    host.layout(width: 262, height: 214)
    #expect(box.frame == Rect(x: 0, y: 0, width: 10, height: 214))
    host.layout(width: 262, height: 215)
    #expect(box.frame == Rect(x: 0, y: 0, width: 10, height: 215))
  }

  /// The container spans only shares, so its content needs no height, although the margins of the leaf need 7.25.
  @Test("a bound that one question needs does not count in the next one")
  func boundOfOtherQuestion() {
    let leaf = Box("leaf"), asked = Box("asked"), columns = Box("columns")
    leaf.intrinsicSize = Size(width: 30, height: 3)
    asked.intrinsicSize = Size(width: 66, height: 18)
    let row = Grid.horizontal { leaf.auto().margin(EdgeInsets(top: 4.25, left: 6, bottom: 3, right: 1)) }
    let tracks = Grid(tracks: [.fit], spacing: 1) { asked.gridItemAlignment(.bottomLeading) }
    for view in [row, tracks] { view.grid.columns = 6 }
    columns.grid.views = [row, tracks]
    let root = Grid(tracks: [.fit], spacing: 0) { columns.gridSpan(column: 1, row: 2) }
    root.layout(width: 55, height: 49)
    #expect(root.fittingSize(width: 55).height == 0)
    _ = asked.fittingSize(height: 114)
    #expect(root.fittingSize(width: 55).height == 0)
  }

  /// The tracks of the first grid are 30 and 50, and the second one has the rest of 107.
  ///
  /// The box beside the text needs 4 for its insets, which a share does not take from the first grid.
  @Test("a bound that a question adds does not keep a nest as long as its former arrangement requires")
  func boundInFormerArrangement() {
    let first = Box("first"), text = Label("of moss lo twigs twigs bower a", font: .cells), box = Box("box")
    let other = Label("shells feathers bower", font: .cells)
    first.intrinsicSize = Size(width: 20, height: 10)
    let tracks = Grid(tracks: [.minmax(.fit, .fr(1)), .pt(50)], spacing: 0) { first }
    let lines = Grid.wrapping(spacing: 3, distribution: .end) { text }
    box.add(other)
    other.constraints { view in
      view.horizontalEdgesAnchor == box.horizontalEdgesAnchor -- 2
      view.topAnchor == box.topAnchor + 2
      view.bottomAnchor == box.bottomAnchor - 2 --! .priority(260)
    }
    let rest = Grid(tracks: [.fit, .fr(2)], spacing: 4) {
      lines.gridItemAlignment(.topLeading)
      box
    }
    let root = Grid.horizontal {
      tracks.auto()
      rest.expanded(2)
    }
    first.constraints { $0.widthAnchor == 30 }
    root.layout(width: 477, height: 484)
    _ = lines.explain(lines.widthAnchor)
    root.layout(width: 107, height: 164)
    expectLengths([tracks.frame.width, rest.frame.x, rest.frame.width], [80, 80, 27])
  }

  @Test("the frames of a tree are the same whether it was asked or not", arguments: all(0..<30, inDebug: 10))
  func lives(seed: Int) {
    let difference = QuestionedLife(seed: seed, questions: Question.allCases).difference(5)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("no single kind of question makes a difference", arguments: Question.allCases)
  func livesWithOneKindOfQuestion(question: Question) {
    for seed in all(100..<108, inDebug: 2) {
      let difference = QuestionedLife(seed: seed, questions: [question]).difference(5)
      #expect(difference == nil, "\(difference ?? "")")
    }
  }

  /// Columns without room kept their old arrangement, and the constraint that took the room was left out: the question added
  /// floors before the columns were reviewed.
  @Test("questions about rows are asked when everything has settled", arguments: [Question.ambiguities, .explanation])
  func unsettledColumns(question: Question) {
    let difference = QuestionedLife(seed: 1288, questions: [question]).difference(8)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("and without any questions, the frames are those of a tree that is made at once", arguments: 0..<30)
  func freshLives(seed: Int) {
    #expect(QuestionedLife(seed: seed).freshDifferences(5) == 0, "seed \(seed)")
  }
}
