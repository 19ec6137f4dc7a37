import BowerbirdLayout
import Testing

/// An undetermined number stays where it was, whatever happens to the tree in the meantime.
@Suite("Free values stay")
struct StayingTests {
  private let root = Box("root")
  private let box = Box("box")

  /// A box of 10 × 10 that was at (50, 5) when something said so, and that nothing holds there any more.
  init() {
    root.add(box)
    box.constraints { $0.sizeAnchor == Size(width: 10, height: 10) }
    box.constraints {
      $0.leadingAnchor >= root.leadingAnchor
      $0.trailingAnchor <= root.trailingAnchor
    }
    let place = box.constraints { $0.leadingTopAnchor == root.leadingTopAnchor + (x: 50, y: 5) }
    root.layout(width: 100, height: 100)
    place.isActive = false
    root.layout(width: 100, height: 100)
  }

  private let place = Rect(x: 50, y: 5, width: 10, height: 10)

  @Test func whenItIsRemovedAndPutBack() {
    #expect(box.frame == place)
    box.remove()
    root.layoutIfNeeded()
    root.add(box)
    root.layoutIfNeeded()
    #expect(box.frame == place)
  }

  @Test func whenAnotherBoxHadItsPlaceInTheMeantime() {
    box.remove()
    let other = Box("other")
    root.add(other)
    other.constraints { $0.sizeAnchor == Size(width: 3, height: 4) }
    root.layoutIfNeeded()
    #expect(other.frame == Rect(x: 0, y: 0, width: 3, height: 4))
    other.remove()
    root.add(box)
    root.layoutIfNeeded()
    #expect(box.frame == place)
  }

  @Test func whenTheDirectionChanges() {
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    // Its distance from the leading edge stays, which is on the right now.
    #expect(box.frame == Rect(x: 40, y: 5, width: 10, height: 10))
    root.layoutDirection = .leftToRight
    root.layoutIfNeeded()
    #expect(box.frame == place)
  }

  @Test func whenItsRootBecomesAChild() {
    let page = Box("page")
    page.add(root)
    root.constraints { $0.sizeAnchor == Size(width: 90, height: 90) }
    page.layout(width: 300, height: 300)
    #expect(box.frame == place)
  }

  @Test func whenFramesAreRoundedInTheMeantime() {
    let place = box.constraints { $0.leadingAnchor == root.leadingAnchor + 50.3 }
    root.layout(width: 100, height: 100, scale: 2)
    #expect(box.frame.x == 50.5)
    place.isActive = false
    box.remove()
    root.add(box)
    root.layout(width: 100, height: 100)
    #expect((box.frame.x - 50.3).magnitude < 1e-9)
  }

  @Test func whenItsSmallestSizeIsAskedForWhereItemsReview() {
    final class Reviewer: Box {
      override func reviewArrangement() -> Bool { false }
    }
    let reviewer = Reviewer("reviewer")
    root.add(reviewer)
    reviewer.layoutNode.reviewsArrangement = true
    reviewer.constraints { $0.edgesAnchor == root.edgesAnchor }
    root.layoutIfNeeded()
    // Alone, the box needs 10; in 20 it cannot be at 50.
    #expect(root.fittingSize() == Size(width: 10, height: 0))
    #expect(root.fittingSize(width: 20) == Size(width: 20, height: 0))
    #expect(box.frame == place)
    #expect(root.layoutIfNeeded().changed.isEmpty)
    #expect(box.frame == place)
  }

  @Test func notWhenItGoesToAnotherParentThatSaysOtherwise() {
    let other = Box("other")
    root.add(other)
    other.add(box)
    box.constraints { $0.topAnchor == other.topAnchor + 1 }
    root.layoutIfNeeded()
    #expect(box.frame.y == 1)
  }
}
