import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTesting
import Testing

/// A tree that was only asked questions takes changes as a new one does.
@Suite struct UnregisteredRootTests {
  private let root = Box("root"), inner = Box("inner")

  @Test func alternativesAfterASweep() {
    _ = root.sweep(\.width, over: 0...100)
    root.add(inner)
    root.alternatives {
      Alternative("x", when: inner.widthAnchor >= 50) { inner.heightAnchor == 3 }
      Alternative("y") { inner.heightAnchor == 4 }
    }
    #expect(root.fittingSize() == .zero)
    #expect(root.takenAlternative == "y")
  }

  @Test func constraintsAfterASweep() {
    var other: Box? = Box("other")
    var constraint: LayoutConstraint?
    if let other {
      root.add(inner)
      root.add(other)
      _ = root.sweep(\.width, over: 0...100)
      constraint = inner.widthAnchor == other.widthAnchor + 10
      constraint?.isActive = true
    }
    _ = root.sweep(\.height, over: 0...100)
    other?.remove()
    other = nil
    constraint?.constant = 20
    #expect(root.layout(width: 10, height: 10).problems.isEmpty)
  }

  @Test func anArrangementThatContainsItsHostIsRefused() {
    let grid = Grid.vertical {}
    inner.intrinsicSize = Size(width: 180, height: 200)
    inner.layout(width: 60, height: 160)
    grid.alternatives {
      Alternative("x", when: inner.widthAnchor >= 70) {}
      Alternative("y") {
        Grid.horizontal {
          inner.auto()
          grid.expanded()
        }
      }
    }
    let top = grid.root as? Box
    #expect(top?.layout(width: 40, height: 20).problems.isEmpty == false)
    #expect(inner.fittingSize() == Size(width: 180, height: 200))
  }
}
