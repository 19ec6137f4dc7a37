import BowerbirdGrids
import BowerbirdLayout
import Testing

/// The cost of an edit of a stack, counted in constraints and exchanges of active rows: it does not depend on how many cells
/// there are that it does not concern.
@Suite struct StackCostTests {
  enum Kind: CaseIterable { case constant, auto, expanded }

  enum Edit: CaseIterable { case insertFirst, insertMidway, insertLast, removeFirst, removeMidway, removeLast, swap }

  /// A stack whose cells are declared all alike, with the order that its items ought to have.
  private struct Specimen {
    let kind: Kind
    let grid: Grid
    var boxes: [Box]

    init(_ kind: Kind, _ boxes: [Box]) {
      self.kind = kind
      self.boxes = boxes
      grid = Grid.vertical { for box in boxes { Specimen.content(kind, box) } }
    }

    /// Between 5 and 11, and the item's height in an auto cell.
    static func number(_ box: Box) -> Double { box.intrinsicHeight ?? 0 }

    static func content(_ kind: Kind, _ box: Box) -> any GridContentProtocol {
      switch kind {
      case .constant: box.constant(number(box))
      case .auto: box.auto()
      case .expanded: box.expanded(number(box))
      }
    }

    static func box(_ index: Int) -> Box { fixed("box \(index)", 20, Double(5 + index * 5 % 7)) }

    /// So high that 1 of what expanded cells count is 2 high.
    var height: Double { boxes.reduce(0) { $0 + Specimen.number($1) } * (kind == .expanded ? 2 : 1) }

    mutating func insert(_ index: Int) {
      let box = Specimen.box(index + 3), kind = kind
      grid.addGridContent(at: index) { Specimen.content(kind, box) }
      boxes.insert(box, at: index)
    }

    mutating func remove(_ index: Int) { grid.removeSubcontent(boxes.remove(at: index)) }

    mutating func edit(_ edit: Edit) {
      let middle = boxes.count / 2, last = boxes.count - 1
      switch edit {
      case .insertFirst: insert(0)
      case .insertMidway: insert(middle)
      case .insertLast: insert(boxes.count)
      case .removeFirst: remove(0)
      case .removeMidway: remove(middle)
      case .removeLast: remove(last)
      case .swap:
        grid.swapArrangement(of: boxes[3], with: boxes[middle])
        boxes.swapAt(3, middle)
      }
    }

    /// Each cell begins where the one before it ends.
    var isLaidOut: Bool {
      var y = 0.0
      for box in boxes {
        let height = Specimen.number(box) * (kind == .expanded ? 2 : 1)
        let frame = box.frame
        let error = max((frame.y - y).magnitude, (frame.height - height).magnitude)
        if error > 1e-6 || frame.x != 0 || frame.width != 50 { return false }
        y += height
      }
      return true
    }
  }

  @Test(arguments: Kind.allCases, [100, 1_000])
  func anEditChangesTheConstraintsConcerned(kind: Kind, count: Int) {
    var specimen = Specimen(kind, (0..<count).map { Specimen.box($0) })
    specimen.grid.layout(width: 50, height: specimen.height)
    #expect(specimen.isLaidOut)
    for edit in Edit.allCases {
      let work = specimen.grid.compiler.work, pivots = specimen.grid.solverStatistics?.pivots ?? .max
      specimen.edit(edit)
      specimen.grid.layout(width: 50, height: specimen.height)
      #expect(specimen.isLaidOut, "after \(edit)")
      #expect((specimen.grid.compiler.work - work).total <= 16, "\(edit): \(specimen.grid.compiler.work - work)")
      #expect((specimen.grid.solverStatistics?.pivots ?? .max) - pivots <= 8, "\(edit)")
      if count <= 100 { expectSameConstraints(specimen.grid, fresh(specimen), "\(edit)") }
    }
    expectSameConstraints(specimen.grid, fresh(specimen), "all edits")
  }

  /// A grid of the same items, made at once.
  private func fresh(_ specimen: Specimen) -> Grid {
    let copy = Specimen(specimen.kind, specimen.boxes.map { fixed($0.name, 20, Specimen.number($0)) })
    copy.grid.layout(width: 50, height: copy.height)
    #expect(copy.isLaidOut)
    return copy.grid
  }

  @Test("an item that takes the place of another one leaves the lines where they are")
  func replacement() {
    let boxes = (0..<100).map { Specimen.box($0) }
    var specimen = Specimen(.constant, boxes)
    specimen.grid.layout(width: 50, height: specimen.height)
    let work = specimen.grid.compiler.work
    specimen.remove(40)
    specimen.insert(40)
    specimen.grid.layout(width: 50, height: specimen.height)
    #expect(specimen.isLaidOut)
    // The old item's position and length each way, the new item's, and another height:
    // 5 + 43 · 5 mod 7 = 10, not 5 + 40 · 5 mod 7 = 9.
    #expect(specimen.grid.compiler.work - work == CompilerWork(added: 4, removed: 4, changed: 1))
  }

  @Test("a track is named after its place, also if it had another one before")
  func namesAfterMoves() {
    // More than the few tracks that have no numbers of their own.
    let names = ["a", "b", "c"] + (0..<20).map { "other \($0)" }
    let boxes = names.map { Box($0) }
    let grid = Grid.vertical { for box in boxes { box.constant(10) } }
    grid.name = "list"
    grid.layout(width: 50, height: 230)
    let first = Box("first")
    grid.addGridContent(at: 0) { first.constant(10) }
    grid.layout(width: 50, height: 240)
    let lines = grid.constraintSet.constraints(named: "row 3").map { "\($0)" }
    let line = "'list'.row 3 start == 'list'.row 2 start + 'list'.row 2 length"
    #expect(lines.contains { $0.hasPrefix(line) }, "\(lines)")
    let position = grid.constraintSet.constraints(named: "c").first { "\($0)".contains("top") }
    #expect(position.map { "\($0)" } == "'c'.top == 'list'.row 3 start ('cell begins')")
  }

  @Test("a stack of a few decided cells has one number, the share; its cells are sums of constants and shares")
  func fewTracks() {
    let (head, first, second, foot) = (Box("head"), Box("first"), Box("second"), Box("foot"))
    let grid = Grid.vertical {
      head.constant(10)
      first.expanded(2)
      second.expanded(3).margin(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      foot.constant(20)
    }
    grid.name = "list"
    grid.layout(width: 50, height: 130)
    // 100 are left for 5 shares of 20 each.
    #expect(first.frame == Rect(x: 0, y: 10, width: 50, height: 40))
    #expect(second.frame == Rect(x: 2, y: 51, width: 44, height: 56))
    #expect(foot.frame == Rect(x: 0, y: 110, width: 50, height: 20))
    // Four for each cell, and one for the share.
    #expect(grid.constraintSet.count == 17, "\(grid.constraintSet)")
    #expect(grid.constraintSet.constraints(named: "row 1").isEmpty)
  }

  @Test("a stack that grows to many cells and shrinks again equals one made at once")
  func fewAndMany() {
    for count in [1, 11, 12, 13, 30] {
      var specimen = Specimen(.constant, (0..<12).map { Specimen.box($0) })
      for target in [count, 2, count, 14, count] {
        while specimen.boxes.count > target { specimen.remove(specimen.boxes.count / 2) }
        while specimen.boxes.count < target { specimen.insert(specimen.boxes.count / 2) }
        specimen.grid.layout(width: 50, height: specimen.height)
        #expect(specimen.isLaidOut, "\(target) cells")
        expectSameConstraints(specimen.grid, fresh(specimen), "\(target) cells")
      }
    }
  }
}
