import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// A class of another program that is a layout item.
private final class Sprite: LayoutItem {
  let layoutNode = LayoutNode(name: "sprite")
}

@Suite("Items and changes of the tree")
struct ItemTests {
  @Test func anyClassWithANodeTakesPart() {
    let root = Box("root")
    let sprite = Sprite()
    root.add(sprite)
    sprite.constraints {
      $0.leadingAnchor == root.leadingAnchor + 5
      $0.widthAnchor == 30
      $0.topAnchor == root.topAnchor
      $0.bottomAnchor == root.bottomAnchor
    }
    let report = root.layout(width: 100, height: 40)
    #expect(sprite.frame == Rect(x: 5, y: 0, width: 30, height: 40))
    #expect(report.changed.contains { $0 === sprite })
  }

  @Test func framesAreInTheParentsCoordinatesAndCousinsMayBeRelated() {
    let root = Box("root"), left = Box("left"), right = Box("right"), inner = Box("inner"), cousin = Box("cousin")
    root.add([left, right])
    left.add(inner)
    right.add(cousin)
    for (box, x) in [(left, 10.0), (right, 100.0)] {
      box.constraints {
        $0.leftAnchor == root.leftAnchor + x
        $0.topAnchor == root.topAnchor + x
        $0.sizeAnchor == Size(width: 80, height: 60)
      }
    }
    inner.constraints {
      $0.leftAnchor == left.leftAnchor + 7
      $0.topAnchor == left.topAnchor + 3
      $0.sizeAnchor == Size(width: 20, height: 10)
    }
    cousin.constraints {
      $0.leftAnchor == inner.rightAnchor + 100
      $0.topAnchor == inner.bottomAnchor + 100
      $0.sizeAnchor == inner.sizeAnchor
    }
    #expect(root.layout(width: 300, height: 300).conflicts.isEmpty)
    // Inner ends at 10 + 7 + 20 = 37 and 10 + 3 + 10 = 23 in the root; its cousin is inside of a box at 100.
    #expect(cousin.frame == Rect(x: 37, y: 23, width: 20, height: 10))
    left.children[0].name = "renamed"
    #expect(inner.name == "renamed")
  }

  @Test func aBoxThatIsAddedLaterIsLaidOutInTheNextLayout() {
    let root = Box("root"), late = Box("late")
    root.layout(width: 100, height: 100)
    root.add(late)
    late.constraints { $0.edgesAnchor == root.edgesAnchor -- 10 }
    #expect(late.frame == .zero)
    let report = root.layoutIfNeeded()
    #expect(late.frame == Rect(x: 10, y: 10, width: 80, height: 80))
    #expect(report.changed.map(\.name) == ["late"])
  }

  @Test func aRemovedBoxTakesItsConstraintsAlongAndSaysSo() {
    let root = Box("root"), first = Box("first"), second = Box("second")
    root.add([first, second])
    first.constraints {
      $0.leftAnchor == root.leftAnchor
      $0.widthAnchor == 40
    }
    second.constraints { $0.leftAnchor == first.rightAnchor + 8 }
    second.constraints {
      $0.leftAnchor == root.leftAnchor + 3 --! .priority(.low)
      $0.widthAnchor == 10
    }
    root.layout(width: 100, height: 100)
    #expect(second.frame.x == 48)
    first.remove()
    let report = root.layout(width: 100, height: 100)
    #expect(second.frame.x == 3)
    #expect(report.dropped.count == 3 && report.problems.isEmpty)
    #expect(root.layout(width: 100, height: 100).dropped.isEmpty)
    root.add(first)
    #expect(root.layout(width: 100, height: 100).dropped.isEmpty)
    #expect(second.frame.x == 48 && first.frame.width == 40)
  }

  @Test func aBoxThatIsGoneTakesItsConstraintsAlong() {
    let root = Box("root"), stays = Box("stays")
    root.add(stays)
    var link: LayoutConstraint?
    do {
      let goes = Box("goes")
      root.add(goes)
      goes.constraints { $0.widthAnchor == 20 }
      let made: LayoutConstraint = stays.widthAnchor == goes.widthAnchor * 2
      made.isActive = true
      link = made
      root.layout(width: 100, height: 100)
      #expect(stays.frame.width == 40)
      goes.remove()
    }
    #expect(link?.isActive == false)
    let report = root.layout(width: 100, height: 100)
    #expect(report.dropped.count == 2)
    #expect(report.dropped.contains { $0 === link })
    link?.isActive = true
    #expect(link?.isActive == false)
    let later = root.layout(width: 100, height: 100)
    #expect(
      later.problems.map(\.description) == [
        "'stays'.width == 'goes'.width * 2 cannot be active: one of its boxes no longer exists."
      ])
  }

  @Test func movingABoxToAnotherParentKeepsWhatCanHold() {
    let root = Box("root"), first = Box("first"), second = Box("second"), child = Box("child")
    root.add([first, second])
    first.add(child)
    for (box, x) in [(first, 0.0), (second, 50.0)] {
      box.constraints {
        $0.leftAnchor == root.leftAnchor + x
        $0.widthAnchor == 50
        $0.verticalEdgesAnchor == root.verticalEdgesAnchor
      }
    }
    child.constraints {
      $0.leftAnchor == root.leftAnchor + 60
      $0.widthAnchor == 10
    }
    root.layout(width: 100, height: 100)
    #expect(child.frame.x == 60)
    second.add(child)
    let report = root.layout(width: 100, height: 100)
    #expect(child.frame.x == 10 && child.frame.width == 10)
    #expect(report.dropped.isEmpty && child.parent === second)
  }

  @Test func aRootMayBecomeAChildAndTheOtherWayRound() {
    let inner = Box("inner"), leaf = Box("leaf"), outer = Box("outer")
    inner.add(leaf)
    leaf.constraints { $0.edgesAnchor == inner.edgesAnchor -- 5 }
    inner.layout(width: 50, height: 50)
    #expect(leaf.frame == Rect(x: 5, y: 5, width: 40, height: 40))
    outer.add(inner)
    #expect(leaf.frame == Rect(x: 5, y: 5, width: 40, height: 40))
    inner.constraints { $0.edgesAnchor == outer.edgesAnchor -- 20 }
    outer.layout(width: 100, height: 200)
    #expect(inner.frame == Rect(x: 20, y: 20, width: 60, height: 160))
    #expect(leaf.frame == Rect(x: 5, y: 5, width: 50, height: 150))
    let report = inner.layout(width: 10, height: 10)
    #expect(
      report.problems.map(\.description) == [
        "'inner' has a parent and cannot be laid out on its own; lay out the root of its tree."
      ])
    inner.remove()
    inner.layout(width: 10, height: 30)
    #expect(leaf.frame == Rect(x: 5, y: 5, width: 0, height: 20))
  }

  @Test func rootsSideBySideDoNotKnowEachOther() {
    let first = Box("first"), second = Box("second"), child = Box("child")
    second.add(child)
    let constraint: LayoutConstraint = child.widthAnchor == first.widthAnchor
    constraint.isActive = true
    constraint.file = "Scene.swift"
    constraint.line = 7
    second.layout(width: 10, height: 10)
    let report = second.layout(width: 20, height: 10)
    #expect(
      report.problems.map(\.description) == [
        "'child'.width == 'first'.width (Scene.swift:7) waits: 'first' is not in the tree of 'second': "
          + "add 'first' to 'second', or to an item inside of it."
      ])
    let root = Box("root")
    root.add([first, second])
    first.constraints { $0.widthAnchor == 33 }
    #expect(root.layout(width: 100, height: 100).problems.isEmpty)
    #expect(child.frame.width == 33)
  }

  @Test func aBoxCannotBeInsideOfItself() {
    let outer = Box("outer"), inner = Box("inner")
    outer.add(inner)
    inner.add(outer)
    outer.add(outer)
    #expect(outer.parent == nil && outer.children.count == 1)
    let report = outer.layout(width: 10, height: 10)
    #expect(report.problems.count == 2)
    #expect(
      report.problems[0].description
        == "'outer' cannot be added to 'inner', because 'inner' is inside of 'outer'.")
  }

  @Test func nodesAreTakenInAndReleasedInAnyOrder() {
    let root = Box("root")
    var generator = SplitMix64(seed: 11)
    var boxes: [Box] = []
    for round in 0..<200 {
      if boxes.count < 5 || Bool.random(using: &generator) {
        let box = Box("box \(round)")
        root.add(box, at: Int.random(in: 0...boxes.count, using: &generator))
        box.constraints {
          $0.leftAnchor == root.leftAnchor + Double(round)
          $0.widthAnchor == root.widthAnchor - Double(round)
        }
        boxes.append(box)
      } else {
        boxes.remove(at: Int.random(in: 0..<boxes.count, using: &generator)).remove()
      }
      if round % 3 == 0 { root.layout(width: 1000, height: 10) }
    }
    root.layout(width: 1000, height: 10)
    for box in boxes {
      #expect(box.frame == Rect(x: 1000 - box.frame.width, y: 0, width: box.frame.width, height: 0))
      #expect(box.name == "box \(Int(box.frame.x))")
    }
  }

  @Test func aFreeValueOfANewBoxIsZeroWhateverWasThereBefore() {
    let root = Box("root"), first = Box("first")
    root.add(first)
    first.constraints { $0.edgesAnchor == root.edgesAnchor -- 30 }
    root.layout(width: 100, height: 100)
    first.remove()
    root.layout(width: 100, height: 100)
    let second = Box("second")
    root.add(second)
    root.layout(width: 100, height: 100)
    #expect(second.frame == .zero)
  }
}
