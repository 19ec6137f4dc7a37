import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Views that leave their container by another hand than that of its list.
@Suite struct ColumnLeavingTests {
  let c = Box("c"), d = Box("d"), a = Box("a"), b = Box("b")

  private func names(_ items: [any LayoutItem]) -> [String] { items.map(\.name) }

  private func fill() {
    for view in [a, b] { view.grid.columns = 6 }
    c.grid.views = [a, b]
    c.layout(width: 120, height: 10)
  }

  @Test("a view that was removed stays away, and the others take its place")
  func removed() {
    fill()
    a.remove()
    #expect(names(c.grid.views) == ["b"])
    c.layout(width: 120, height: 10)
    #expect(names(c.children) == ["b"] && b.frame == Rect(x: 0, y: 0, width: 60, height: 10))
    b.grid.columns = 5
    c.layout(width: 120, height: 10)
    #expect(names(c.children) == ["b"] && a.parent == nil && b.frame.width == 50)
    #expect(c.grid.constraintSet.constraints(named: "a").isEmpty)
  }

  @Test("a view that was given to another item keeps the constraints that it has there")
  func given() {
    let root = Box("root")
    root.add([c, d])
    c.constraints {
      $0.sizeAnchor == Size(width: 120, height: 10)
      $0.leadingTopAnchor == root.leadingTopAnchor
    }
    d.constraints {
      $0.sizeAnchor == Size(width: 30, height: 30)
      $0.leadingTopAnchor == root.leadingTopAnchor
    }
    for view in [a, b] { view.grid.columns = 6 }
    c.grid.views = [a, b]
    root.layout(width: 200, height: 100)
    d.add(a)
    a.constraints {
      $0.sizeAnchor == Size(width: 7, height: 8)
      $0.leadingTopAnchor == d.leadingTopAnchor
    }
    let report = root.layout(width: 200, height: 100)
    #expect(report.conflicts.isEmpty && report.problems.isEmpty)
    #expect(a.frame == Rect(x: 0, y: 0, width: 7, height: 8) && b.frame.x == 0)
    c.grid.interimSpace = 4
    root.layout(width: 200, height: 100)
    #expect(a.parent === d && names(c.children) == ["b"])
  }

  @Test("a view listed in two containers belongs to the one that it was given to last")
  func listedTwice() {
    fill()
    d.grid.views = [a]
    #expect(names(c.grid.views) == ["b"] && names(d.grid.views) == ["a"])
    d.layout(width: 50, height: 10)
    c.layout(width: 120, height: 10)
    #expect(a.parent === d && a.frame.width == 25 && names(c.children) == ["b"])
    c.grid.views.append(a)
    c.layout(width: 120, height: 10)
    d.layout(width: 50, height: 10)
    #expect(names(c.children) == ["b", "a"] && d.children.isEmpty && d.grid.views.isEmpty)
    #expect(b.frame.x == 0 && a.frame.x == 60)
  }

  @Test("a view that was removed and listed again is the last one")
  func again() {
    fill()
    a.remove()
    c.grid.views.append(a)
    c.layout(width: 120, height: 10)
    #expect(names(c.grid.views) == ["b", "a"] && a.frame.x == 60 && c.grid.errors.isEmpty)
  }

  @Test("another place among the children takes no view out of the list")
  func reordered() {
    fill()
    c.add(a)
    c.layout(width: 120, height: 10)
    #expect(names(c.children) == ["b", "a"] && names(c.grid.views) == ["a", "b"] && a.frame.x == 0)
  }

  @Test("views may leave while the list is gone through")
  func whileChanging() {
    fill()
    c.grid.views.removeAll { view in
      view.remove()
      return view === a
    }
    c.layout(width: 120, height: 10)
    #expect(c.grid.views.isEmpty && c.children.isEmpty)
  }

  @Test("a view that contains its container stays listed, with an error")
  func containsContainer() {
    let above = Box("above")
    above.add(c)
    fill()
    c.grid.views.append(above)
    a.remove()
    above.layout(width: 120, height: 10)
    #expect(names(c.grid.views) == ["b", "above"])
    #expect(c.grid.errors == [.containsItsContainer(view: "above")])
  }

  @Test("a view that no longer contains its container becomes a child in its place")
  func containedContainer() {
    let above = Box("above")
    above.add(c)
    for view in [above, a, b] { view.grid.columns = 4 }
    c.grid.views = [a, above, c, b]
    c.grid.views.append(d)
    c.grid.views.removeLast()
    above.layout(width: 120, height: 10)
    #expect(names(c.grid.views) == ["a", "above", "c", "b"] && names(c.children) == ["a", "b"])
    #expect(c.grid.errors == [.containsItsContainer(view: "above"), .containsItsContainer(view: "c")])
    c.remove()
    c.layout(width: 120, height: 10)
    #expect(names(c.children) == ["a", "above", "b"] || names(c.children) == ["a", "b", "above"])
    #expect(c.grid.errors == [.containsItsContainer(view: "c")])
    // Four of twelve columns each: 40 of 120.
    #expect([a, above, b].map(\.frame.x) == [0, 40, 80])
  }

  @Test("a container that is listed in its own views, or in a cycle, reports that and is released", arguments: 0..<4)
  func cycles(kind: Int) {
    weak var kept: Box?
    weak var keptView: Box?
    do {
      let container = Box("container"), view = Box("view"), other = Box("other")
      (kept, keptView) = (container, view)
      container.grid.views = [view]
      container.layout(width: 100, height: 10)
      switch kind {
      case 0: container.grid.views.append(container)
      case 1: container.grid.views = [container, view, container]
      case 2: view.grid.views = [container]
      default:
        // While changes are deferred, the view is not yet a child, and may take the container in.
        container.grid.isDeferred = true
        container.grid.views = [view, other]
        other.add(container)
      }
      (container.parent == nil ? container : other).layout(width: 50, height: 10)
      let errors = container.grid.errors + view.grid.errors
      #expect(errors.filter { if case .containsItsContainer = $0 { true } else { false } }.count == (kind == 1 ? 2 : 1))
      #expect(view.parent === container)
    }
    #expect(kept == nil && keptView == nil)
  }

  @Test("a view that was taken out of the list is free at once, wherever it is then")
  func takenOut() {
    fill()
    c.grid.views = [b]
    d.add(a)
    a.constraints {
      $0.sizeAnchor == Size(width: 7, height: 8)
      $0.leftAnchor == d.leftAnchor + 3
      $0.topAnchor == d.topAnchor + 4
    }
    let report = d.layout(width: 50, height: 50)
    #expect(report.conflicts.isEmpty && a.frame == Rect(x: 3, y: 4, width: 7, height: 8))
  }
}
