import BowerbirdLayout
import Testing

/// A box that counts how many of its kind there are.
private final class Counted: Box {
  final class Count { var living = 0 }

  private let count: Count

  init(_ name: String, _ count: Count) {
    self.count = count
    count.living += 1
    super.init(name)
  }

  deinit { count.living -= 1 }
}

@Suite("Lifetimes")
struct LifetimeTests {
  @Test func nothingKeepsATreeAliveThatNobodyHolds() {
    let count = Counted.Count()
    do {
      let root = Counted("root", count)
      var previous: Counted?
      for index in 0..<20 {
        let box = Counted("box \(index)", count)
        root.add(box)
        box.constraints {
          $0.leadingAnchor == (previous?.trailingAnchor ?? root.leadingAnchor) + 5
          $0.widthAnchor == root.widthAnchor / 2
          $0.heightAnchor == root.heightAnchor
          $0.topAnchor == root.layoutMarginsGuide.topAnchor
        }
        box.measure = { [unowned box] _ in Measurement(size: Size(width: box.frame.x, height: 2)) }
        previous = box
      }
      let report = root.layout(width: 100, height: 100)
      root.layout(width: 120, height: 100)
      #expect(count.living == 21 && report.changed.count == 22)
    }
    #expect(count.living == 0)
  }

  @Test func aRemovedBoxLivesAsLongAsSomebodyHoldsIt() {
    let count = Counted.Count()
    let root = Counted("root", count)
    var box: Counted? = Counted("box", count)
    if let box {
      root.add(box)
      box.constraints { $0.edgesAnchor == root.edgesAnchor }
    }
    root.layout(width: 10, height: 10)
    box?.remove()
    #expect(count.living == 2 && box?.frame == Rect(x: 0, y: 0, width: 10, height: 10))
    box = nil
    #expect(count.living == 1)
    #expect(root.layout(width: 10, height: 10).dropped.count == 4)
  }

  @Test func aReportSaysWhetherConstraintsWaitOrAreDropped() {
    let root = Box("root")
    var box: Box? = Box("box")
    if let box {
      root.add(box)
      box.constraints { $0.widthAnchor == root.widthAnchor }
    }
    root.layout(width: 10, height: 10)
    box?.remove()
    let waits = root.layout(width: 10, height: 10)
    #expect(waits.dropped.count == 1 && waits.description.contains("waits: one of its items has left the tree"))
    if let box { root.add(box) }
    root.layout(width: 10, height: 10)
    box?.remove()
    box = nil
    let gone = root.layout(width: 10, height: 10)
    #expect(gone.dropped.count == 1 && gone.description.contains("was dropped: one of its items no longer exists"))
  }

  @Test func aChildReportsWhatItsVanishedContainerTookAlong() {
    let child = Box("child")
    do {
      let root = Box("root")
      root.add(child)
      child.constraints { $0.edgesAnchor == root.edgesAnchor -- 1 }
      root.layout(width: 10, height: 10)
    }
    // Of four edges, none is related to anything any more.
    #expect(child.layout(width: 5, height: 5).dropped.count == 4)
    #expect(child.layout(width: 6, height: 5).dropped.isEmpty)
  }

  @Test func aConstraintMayGoBeforeItIsCompiled() {
    let root = Box("root"), box = Box("box")
    root.add(box)
    root.layout(width: 10, height: 10)
    for width in 1...3 {
      // Only the tree holds the constraint, which is deactivated before the next layout.
      let group = box.constraints { $0.widthAnchor == Double(width) }
      group.isActive = false
    }
    let kept = box.constraints { $0.widthAnchor == 4 }
    kept.isActive = false
    kept.isActive = true
    #expect(root.layout(width: 10, height: 10).conflicts.isEmpty)
    #expect(box.frame.width == 4)
  }

  @Test func childrenOutliveTheirRoot() {
    let child = Box("child")
    do {
      let root = Box("root")
      root.add(child)
      child.constraints { $0.edgesAnchor == root.edgesAnchor -- 1 }
      root.layout(width: 10, height: 10)
    }
    #expect(child.parent == nil && child.frame == Rect(x: 1, y: 1, width: 8, height: 8))
    child.layout(width: 5, height: 5)
    #expect(child.frame == Rect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func aTreeDeeperThanTheStackIsLetGoOf() {
    let count = Counted.Count()
    var held: Counted?
    do {
      var root = Counted("leaf", count)
      for level in 1..<200_000 {
        let box = Counted("box", count)
        box.add(root)
        root = box
        if level == 100_000 { held = box }
      }
      #expect(count.living == 200_000)
    }
    // An item with another reference stays alive, with its subtree.
    #expect(count.living == 100_001 && held?.parent == nil && held?.children.count == 1)
    held = nil
    #expect(count.living == 0)
  }

  @Test func aReportCountsTheFramesOfATreeThatIsGone() {
    func report() -> LayoutReport {
      let root = Box("root"), box = Box("box")
      root.add(box)
      box.constraints { $0.edgesAnchor == root.edgesAnchor }
      return root.layout(width: 10, height: 10)
    }
    let report = report()
    #expect(report.description == "2 frames have changed." && report.changed.isEmpty)
  }
}
