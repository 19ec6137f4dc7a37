import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Column grids among other constraints.
@Suite struct ColumnTreeTests {
  @Test func theDocumentsContainerIsAsHighAsItIsWide() {
    let view = Box("view"), container = Box("container")
    container.shapePreset = .square
    container.grid.interimSpacePreset = .interimSpace3
    view.layout(container).top(100).left(20).right(20)
    let v = Box()
    v.grid.columns = 3
    container.grid.views.append(v)
    expectFrames(view, 320, 480, [container: (20, 100, 280, 280), v: (0, 0, 67, 280)])
  }

  @Test func viewsOutsideOfTheListAreLeftAlone() {
    let container = Box("container"), managed = Box("managed"), other = Box("other")
    container.add(other)
    other.constraints { view in
      view.trailingBottomAnchor == container.trailingBottomAnchor
      view.sizeAnchor == Size(width: 3, height: 4)
    }
    container.grid.views = [managed]
    expectFrames(container, 24, 10, [managed: (0, 0, 24, 10), other: (21, 6, 3, 4)])
    container.grid.views = []
    expectFrames(container, 24, 10, [other: (21, 6, 3, 4)])
    #expect(managed.parent == nil && other.parent === container)
  }

  @Test func columnsAreCountedFromTheRightFromRightToLeft() {
    let container = Box("container"), a = Box("a"), b = Box("b")
    a.grid.columns = 3
    b.grid.columns = 6
    container.grid.contentEdgeInsets.left = 12
    container.grid.views = [a, b]
    expectFrames(container, 60, 10, [a: (12, 0, 12, 10), b: (24, 0, 24, 10)])
    container.layoutDirection = .rightToLeft
    expectFrames(container, 60, 10, [a: (48, 0, 12, 10), b: (24, 0, 24, 10)])
  }

  @Test func resizingChangesNoConstraint() {
    let container = Box("container")
    for _ in 0..<12 {
      let view = Box()
      view.grid.columns = 1
      container.grid.views.append(view)
    }
    container.grid.interimSpace = 4
    container.layout(width: 300, height: 100)
    let before = container.grid.constraintSet
    container.layout(width: 500, height: 200)
    #expect(before.count == 48)
    for (old, new) in zip(before.entries, container.grid.constraintSet.entries) {
      #expect(old.constraint === new.constraint)
    }
  }

  @Test func anotherSpaceChangesNumbersAndNoConstraint() {
    let container = Box("container"), a = Box("a"), b = Box("b"), c = Box("c")
    a.grid.columns = 3
    b.grid.columns = 4
    c.grid.columns = 5
    container.grid.views = [a, b, c]
    container.layout(width: 300, height: 100)
    let before = container.grid.constraintSet
    container.grid.interimSpace = 12
    container.grid.contentEdgeInsets = EdgeInsets(6)
    // A pitch is (300 − 12 + 12) / 12 = 25.
    expectFrames(container, 300, 100, [a: (6, 6, 63, 88), b: (81, 6, 88, 88), c: (181, 6, 113, 88)])
    let after = container.grid.constraintSet
    #expect(before.count == 12 && after.count == 12)
    for (old, new) in zip(before.entries, after.entries) { #expect(old.constraint === new.constraint) }
  }

  @Test func constraintsAreNamedAfterTheirView() {
    let container = Box("container"), a = Box("a"), b = Box("b")
    b.grid.columns = 3
    container.grid.views = [a, b]
    container.layout(width: 120, height: 10)
    let set = container.grid.constraintSet
    #expect(set.entries.map(\.name) == ["a", "a", "a", "a", "b", "b", "b", "b"])
    let identifiers = set.constraints(named: "b").map(\.identifier)
    #expect(identifiers == ["cell begins", "cell length", "cell begins", "cell length"])
  }

  /// 5 · (1/12) · 120 is 49.99999999999999 in binary fractions.
  @Test(arguments: [96.0, 120, 240, 360, 384, 480, 768, 960, 1200])
  func wholeColumnsAreExact(width: Double) {
    let container = Box("container")
    container.grid.axis.direction = .any
    for columns in 1...12 {
      let view = Box("\(columns)")
      view.grid.columns = columns
      view.grid.offset.columns = 12 - columns
      container.grid.views.append(view)
    }
    container.layout(width: width, height: 10)
    for (view, columns) in zip(container.grid.views, 1...12) {
      #expect(view.frame.width == Double(columns) * width / 12)
      #expect(view.frame.x == Double(12 - columns) * width / 12)
    }
  }

  @Test func sharesOfPartsOfColumnsLieOnTracks() {
    let container = Box("container")
    container.grid.interimSpace = 5
    for _ in 0..<5 {
      let view = Box("")
      view.grid.columns = 0
      container.grid.views.append(view)
    }
    container.layout(width: 120, height: 10)
    // Five views and four gaps: (120 − 4 · 5) / 5 = 20.
    for (view, x) in zip(container.grid.views, [0.0, 25, 50, 75, 100]) {
      #expect(isClose(view.frame, Rect(x: x, y: 0, width: 20, height: 10)))
    }
    container.grid.views[1].grid.columns = 5
    container.layout(width: 115, height: 10)
    // A pitch is 10; seven columns are shared by four: 17.5 each, without the gap.
    let places = [(0.0, 12.5), (17.5, 45), (67.5, 12.5), (85, 12.5), (102.5, 12.5)]
    for (view, (x, width)) in zip(container.grid.views, places) {
      #expect(isClose(view.frame, Rect(x: x, y: 0, width: width, height: 10)))
    }
  }

  @Test(arguments: [Int.max, .min, 1 << 40, -(1 << 40)])
  func spansAndOffsetsMayBeAnyNumber(_ number: Int) {
    let container = Box("container"), a = Box("a"), b = Box("b"), c = Box("c")
    a.grid.columns = number
    b.grid.offset.columns = number
    c.grid.columns = 0
    container.grid.views = [a, b, c]
    container.layout(width: 120, height: 10)
    #expect(container.grid.views.allSatisfy { $0.frame.x.isFinite && $0.frame.width.isFinite && $0.frame.width >= 0 })
    #expect(!container.grid.errors.isEmpty)
    container.grid.axis.columns = number
    container.layout(width: 130, height: 10)
    #expect(container.grid.views.allSatisfy { $0.frame.x.isFinite && $0.frame.width.isFinite && $0.frame.width >= 0 })
  }

  @Test func impossibleListsAreErrors() {
    let outer = Box("outer"), container = Box("container"), view = Box("view")
    view.grid.columns = 6
    outer.add(container)
    container.grid.views = [view, view, outer]
    container.constraints { $0.edgesAnchor == outer.edgesAnchor }
    #expect(
      container.grid.errors == [.listedTwice(view: "view"), .containsItsContainer(view: "outer")])
    expectFrames(outer, 24, 10, [view: (0, 0, 12, 10)])
    container.grid.views = []
  }

  @Test func labelsInColumnsMakeTheContainerFit() {
    let container = Box("container"), a = fixed("a", 30, 8), b = fixed("b", 10, 20)
    a.grid.columns = 6
    b.grid.columns = 6
    container.grid.interimSpace = 4
    container.grid.views = [a, b]
    expectSize(container.fittingSize(), 64, 20)
  }
}
