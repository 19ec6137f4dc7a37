import Testing

@testable import BowerbirdLayout

/// Changes between a change that ends a tree's engine and the layout that compiles its closures again.
@Suite("Starting again")
struct StartingAgainTests {
  let root = Box("root"), first = Box("first"), second = Box("second"), measured = Box("measured")
  let group: ConstraintGroup

  init() {
    root.add(first, second, measured)
    first.constraints { [root] in
      $0.leadingAnchor == root.leadingAnchor
      $0.topAnchor == root.topAnchor
      $0.widthAnchor == 20
      $0.heightAnchor == 30
    }
    group = second.constraints { [root, first] in
      $0.leadingAnchor == first.trailingAnchor + 5
      $0.topAnchor == root.topAnchor
      $0.widthAnchor == first.widthAnchor
      $0.heightAnchor == 10
    }
    measured.constraints { [root, first] in
      $0.leadingAnchor == root.leadingAnchor
      $0.topAnchor == first.bottomAnchor
    }
    root.layout(width: 100, height: 100)
  }

  private func measure(after change: @escaping () -> Void) {
    measured.measure = { _ in
      change()
      return Measurement(size: Size(width: 5, height: 5))
    }
  }

  @Test func aCallbackRemovesAnItemAfterTheDirectionHasChanged() {
    root.layoutDirection = .rightToLeft
    measure { [second] in second.remove() }
    root.layout(width: 100, height: 100)
    #expect(first.frame == Rect(x: 80, y: 0, width: 20, height: 30))
    #expect(measured.frame == Rect(x: 95, y: 30, width: 5, height: 5))
  }

  @Test func aCallbackEndsAGroupAfterTheDirectionHasChanged() {
    root.layoutDirection = .rightToLeft
    measure { [group] in group.isActive = false }
    root.layout(width: 100, height: 100)
    #expect(first.frame == Rect(x: 80, y: 0, width: 20, height: 30))
    #expect(!group.isActive)
  }

  @Test func aCallbackEndsAGroupAfterTheTreeHasMoved() {
    let outer = Box("outer")
    outer.add(root)
    root.constraints { [outer] in $0.edgesAnchor == outer.edgesAnchor }
    measure { [group] in group.isActive = false }
    outer.layout(width: 100, height: 100)
    #expect(first.frame == Rect(x: 0, y: 0, width: 20, height: 30))
    #expect(measured.frame == Rect(x: 0, y: 30, width: 5, height: 5))
  }

  @Test func aConstraintThatWaitsInAMovedTreeOwnsNoRow() {
    let outer = Box("outer"), other = Box("other")
    outer.add(root)
    root.constraints { [outer] in $0.edgesAnchor == outer.edgesAnchor }
    let added = (0..<4).map { Box("added \($0)") }
    var groups: [ConstraintGroup] = []
    for (index, box) in added.enumerated() {
      root.add(box)
      groups.append(
        box.constraints { [root] in
          $0.leadingAnchor == root.leadingAnchor
          $0.topAnchor == root.topAnchor
          $0.widthAnchor == Double(10 + index)
          $0.heightAnchor == 5
        })
    }
    // The width of the second box waits for the first one.
    other.add(first)
    outer.layout(width: 100, height: 100)
    root.add(first)
    let waiting = group.constraints[2]
    waiting.isActive = false
    waiting.isActive = true
    waiting.isActive = false
    groups[0].isActive = false
    added[0].constraints { $0.widthAnchor == 50 }
    let report = outer.layout(width: 100, height: 100)
    #expect(report.conflicts.isEmpty)
    #expect(added.map { $0.frame.width } == [50, 11, 12, 13])
  }

  /// Each of the two trees may be used by another thread.
  @Test func aPartThatLeavesBeforeAnyLayoutIsATreeOfItsOwn() {
    let tree = Box("tree"), part = Box("part"), inner = Box("inner")
    part.add(inner)
    tree.add(part)
    part.remove()
    #expect(tree.layoutNode.reference.clock !== part.layoutNode.reference.clock)
    #expect(part.layoutNode.reference.clock === inner.layoutNode.reference.clock)
  }
}
