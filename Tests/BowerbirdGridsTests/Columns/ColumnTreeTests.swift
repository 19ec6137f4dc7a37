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
