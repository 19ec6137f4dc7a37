import BowerbirdLayout
import BowerbirdSolver
import Testing

/// Constraints that say what a number of an item is made up of, which need not be rows.
@Suite struct DefinitionTests {
  private let root = Box("root")
  private let first = Box("first")
  private let second = Box("second")

  init() { root.add([first, second]) }

  private func place(_ item: Box) {
    define(item, in: root, .leading, 1, [(.width, 0.25)])
    define(item, in: root, .top, 2)
    define(item, in: root, .width, -4, [(.width, 0.5)])
    define(item, in: root, .height, 0, [(.height, 1)])
  }

  @Test func framesAreWhatDefinitionsSay() {
    place(first)
    define(second, in: root, .width, 10)
    define(second, in: root, .height, 20)
    define(second, in: root, .trailing, -3, [(.width, 1)])
    define(second, in: root, .centerY, 0, [(.height, 0.5)])
    root.layout(width: 100, height: 40)
    #expect(first.frame == Rect(x: 26, y: 2, width: 46, height: 40))
    #expect(second.frame == Rect(x: 87, y: 10, width: 10, height: 20))
    root.layout(width: 200, height: 60)
    #expect(first.frame == Rect(x: 51, y: 2, width: 96, height: 60))
    #expect(second.frame == Rect(x: 187, y: 20, width: 10, height: 20))
  }

  @Test func framesMirrorWithTheDirection() {
    place(first)
    root.layout(width: 100, height: 40)
    root.layoutDirection = .rightToLeft
    root.layout(width: 100, height: 40)
    #expect(first.frame == Rect(x: 28, y: 2, width: 46, height: 40))
  }

  @Test func reportsNameWhatMovedAndNothingElse() {
    place(first)
    define(second, in: root, .leading, 0)
    define(second, in: root, .top, 0)
    define(second, in: root, .width, 7)
    define(second, in: root, .height, 7)
    var report = root.layout(width: 100, height: 40)
    #expect(report.changed.map { $0.layoutNode.name } == ["root", "first", "second"])
    report = root.layout(width: 120, height: 40)
    #expect(report.changed.map { $0.layoutNode.name } == ["root", "first"])
    #expect(root.layout(width: 120, height: 40).changed.isEmpty)
  }

  @Test func whatMovesBothWaysHasNotMoved() {
    define(first, in: root, .leading, 0, [(.width, 1), (.height, 1)])
    define(first, in: root, .top)
    define(first, in: root, .width, 5)
    define(first, in: root, .height, 5)
    root.layout(width: 100, height: 40)
    let report = root.layout(width: 90, height: 50)
    #expect(report.changed.map { $0.layoutNode.name } == ["root"])
    #expect(first.frame.x == 140)
  }

  @Test func aReportSpeaksOfItsOwnLayout() {
    place(first)
    root.layout(width: 100, height: 40)
    let report = root.layout(width: 120, height: 40)
    place(second)
    root.layout(width: 130, height: 40)
    #expect(report.changed.map { $0.layoutNode.name } == ["root", "first"])
  }

  @Test func changedConstantsTakeEffectOnOthersToo() {
    place(first)
    let width = define(second, in: root, .width, 30)
    define(second, in: root, .leading, 0)
    define(second, in: root, .top, 0)
    define(second, in: root, .height, 5)
    let child = Box("child")
    second.add(child)
    child.constraints { view in
      view.edgesAnchor == second.edgesAnchor
    }
    root.layout(width: 100, height: 40)
    #expect(child.frame == Rect(x: 0, y: 0, width: 30, height: 5))
    width.constant = 44
    root.layout(width: 100, height: 40)
    #expect(second.frame.width == 44)
    #expect(child.frame == Rect(x: 0, y: 0, width: 44, height: 5))
  }

  @Test func aNumberStaysWhereItWasWhenNothingIsSaidOfItAnyMore() {
    place(first)
    let top = define(second, in: root, .top, 12)
    root.layout(width: 100, height: 40)
    top.isActive = false
    let report = root.layout(width: 100, height: 40)
    #expect(second.frame.y == 12)
    #expect(report.changed.isEmpty)
    define(second, in: root, .top, 13)
    root.layout(width: 100, height: 40)
    #expect(second.frame.y == 13)
  }

  @Test func itemsThatLeaveAndComeBackAreDerivedAgain() {
    place(first)
    root.layout(width: 100, height: 40)
    first.remove()
    root.layout(width: 100, height: 40)
    #expect(first.frame == Rect(x: 26, y: 2, width: 46, height: 40))
    root.add(first)
    root.layout(width: 200, height: 40)
    #expect(first.frame == Rect(x: 51, y: 2, width: 96, height: 40))
  }

  @Test func definitionsGiveWayToConstraintsOfTheProgram() {
    let older = relate(first, .width, .equal, 10)
    let definition = define(first, in: root, .width, 0, [(.width, 1)])
    let report = root.layout(width: 100, height: 40)
    #expect(report.conflicts.count == 1)
    #expect(report.conflicts.first?.leftOut === definition.constraint)
    #expect(first.frame.width == 10)
    older.isActive = false
    #expect(root.layout(width: 100, height: 40).conflicts.isEmpty)
    #expect(first.frame.width == 100)
    relate(first, .width, .lessOrEqual, 50)
    #expect(root.layout(width: 100, height: 40).conflicts.first?.leftOut === definition.constraint)
    #expect(first.frame.width == 50)
  }

  @Test func explanationsNameDefinitions() {
    place(first)
    root.layout(width: 100, height: 40)
    #expect(first.explain(.width).description.contains("'first'.width == 'root'.width * 0.5 - 4"))
    #expect(first.ambiguities().isEmpty)
    #expect(first.frame == Rect(x: 26, y: 2, width: 46, height: 40))
    root.layout(width: 200, height: 40)
    #expect(first.frame == Rect(x: 51, y: 2, width: 96, height: 40))
  }

  @Test func aRowIsSubstitutedAgainOnceItsConstantChanges() {
    let width = define(first, in: root, .width, -4, [(.width, 0.5)])
    root.layout(width: 100, height: 40)
    #expect(first.frame.width == 46)
    // An explanation makes rows of all definitions.
    _ = first.explain(.width)
    let row = width.constraint
    width.constant = 6
    #expect(row?.isActive == false)
    root.layout(width: 100, height: 40)
    #expect(first.frame.width == 56)
    #expect(width.constraint?.isActive == true && width.constraint !== row)
  }

  @Test func whatIsSwitchedOffAndOnBeforeItIsTakenInCountsOnce() {
    let item = Box("item")
    root.add(item)
    let width = relate(item, .width, .equal, 30)
    let height = define(item, in: root, .height, 40)
    let leading = define(item, in: root, .leading, 5)
    let top = relate(item, .top, .equal, 6)
    for constraint in [width, top, width] {
      constraint.isActive = false
      constraint.isActive = true
    }
    for definition in [height, leading, height] {
      definition.isActive = false
      definition.isActive = true
    }
    top.isActive = false
    leading.isActive = false
    define(item, in: root, .leading, 7)
    relate(item, .top, .equal, 8)
    let report = root.layout(width: 100, height: 100)
    #expect(report.conflicts.isEmpty && report.problems.isEmpty)
    #expect(item.frame == Rect(x: 7, y: 8, width: 30, height: 40))
  }

  @Test func definitionsThatLeadBackAreRows() {
    define(first, in: root, .trailing, 0, [(.width, 1)])
    define(first, in: root, .centerX, 0, [(.width, 0.75)])
    root.layout(width: 100, height: 40)
    #expect(first.frame.x == 50)
    #expect(first.frame.width == 50)
  }

  @Test func definitionsCostNoVariables() {
    let boxes = (0..<100).map { Box("\($0)") }
    root.add(boxes)
    for box in boxes { place(box) }
    root.layout(width: 100, height: 40)
    let before = root.solverStatistics?.pivots
    root.layout(width: 300, height: 50)
    #expect(root.solverStatistics?.pivots == before)
    #expect(boxes.allSatisfy { $0.frame == Rect(x: 76, y: 2, width: 146, height: 50) })
  }
}
