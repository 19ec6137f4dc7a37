import BowerbirdLayout
import Testing

/// Groups: activated, prioritised, found by name and written again.
@Suite("Groups of constraints")
struct ConstraintGroupTests {
  let stage = Stage()
  var a: Box { stage.a }
  var container: Box { stage.container }

  /// Places `a` at (20, 20) in 100 × 50.
  private func place() -> ConstraintGroup {
    a.constraints {
      $0.leadingAnchor == container.leadingAnchor + 20
      $0.topAnchor == container.topAnchor + 20
      $0.widthAnchor == 100
      $0.heightAnchor == 50 --! .identifier("tall")
    }
  }

  @Test func partsAreFoundByAttributeAndByIdentifier() {
    let group = place()
    #expect(group.leading === group.constraints[0])
    #expect(group.top === group.constraints[1])
    #expect(group.width === group.constraints[2])
    #expect(group[.height] === group["tall"])
    #expect(group.bottom == nil && group["wide"] == nil)
  }

  @Test func aChangedConstantMovesTheItem() {
    let group = place()
    #expect(stage.frame() == Rect(x: 20, y: 20, width: 100, height: 50))
    group.width?.constant = 120
    group.top?.constant = -5
    #expect(stage.frame() == Rect(x: 20, y: -5, width: 120, height: 50))
  }

  @Test func aGroupSwitchedOffLetsAnotherOneIn() {
    let group = place()
    #expect(stage.frame() == Rect(x: 20, y: 20, width: 100, height: 50))
    group.isActive = false
    #expect(!group.isActive)
    let other = a.constraints { $0.edgesAnchor == container.edgesAnchor -- 10 }
    #expect(stage.frame() == Rect(x: 10, y: 10, width: 300, height: 460))
    other.isActive = false
    group.isActive = true
    #expect(stage.frame() == Rect(x: 20, y: 20, width: 100, height: 50))
  }

  @Test func aWeakerGroupGivesWay() {
    let group = place()
    group.priority = .low
    #expect(group.priority == .low && group.constraints.allSatisfy { $0.priority == .low })
    a.constraints { $0.widthAnchor == 77 --! .priority(.medium) }
    #expect(stage.frame() == Rect(x: 20, y: 20, width: 77, height: 50))
    group.priority = .high
    #expect(stage.frame() == Rect(x: 20, y: 20, width: 100, height: 50))
  }

  @Test func thePriorityOfAGroupIsItsWeakest() {
    let group = place()
    group.height?.priority = 3
    #expect(group.priority == 3)
    #expect(ConstraintGroup([]).priority == .required)
  }

  @Test func anIdentifierIsToldIfAllShareIt() {
    let group = place()
    #expect(group.identifier == nil)
    group.identifier = "all"
    #expect(group.identifier == "all" && group.constraints.allSatisfy { $0.identifier == "all" })
  }

  @Test func compositesHaveTheirPartsAlways() {
    let size = a.sizeAnchor == Size(width: 3, height: 4)
    #expect(size.width.constant == 3 && size.height.constant == 4)
    let edges = a.edgesAnchor == container.edgesAnchor -- (leading: 5, trailing: 15, top: 10, bottom: 20)
    #expect([edges.leading, edges.trailing, edges.top, edges.bottom].map(\.constant) == [5, -15, 10, -20])
    let point = a.centerAnchor == container.centerAnchor + (x: 1, y: 2)
    #expect(point.x.constant == 1 && point.y.constant == 2)
    let horizontal = a.horizontalEdgesAnchor == container.horizontalEdgesAnchor -- 1
    #expect(horizontal.leading.constant == 1 && horizontal.trailing.constant == -1)
    let vertical = a.verticalEdgesAnchor == container.verticalEdgesAnchor -- 1
    #expect(vertical.top.constant == 1 && vertical.bottom.constant == -1)
  }

  // MARK: Modifiers and variables

  @Test func modifiersChangeEveryPartOfAComposite() {
    let size = a.sizeAnchor == container.sizeAnchor --! .priority(431) --! .identifier("s") --! .activated
    #expect(size.constraints.allSatisfy { $0.priority == 431 && $0.identifier == "s" && $0.isActive })
  }

  @Test func compositesAndListsAreStored() {
    var size: SizeConstraints?
    var edges = a.edgesAnchor == container.edgesAnchor
    var any: ConstraintGroup?
    var list: [LayoutConstraint] = []
    let first = edges
    a.constraints {
      $0.sizeAnchor == container.sizeAnchor --! .priority(.low) --> size
      $0.edgesAnchor == container.edgesAnchor --! .priority(.low) --> edges
      $0.centerAnchor == container.centerAnchor --> any
      [$0.widthAnchor == 3, $0.heightAnchor == 4] --! .priority(2) --> list
    }
    #expect(size?.priority == .low && edges !== first && any?.constraints.count == 2)
    #expect(list.map(\.priority) == [2, 2] && list.allSatisfy { $0.isActive })
  }

  @Test func constraintsAreStoredInPropertiesAndElements() {
    final class Owner {
      var top: LayoutConstraint?
      var list: [LayoutConstraint?] = [nil, nil]
      var byName: [String: LayoutConstraint] = [:]
    }
    let owner = Owner()
    let group = a.constraints {
      $0.topAnchor == container.topAnchor --> owner.top
      $0.widthAnchor == 3 --> owner.list[1]
      $0.heightAnchor == 3 --> owner.byName["height"]
    }
    #expect(owner.top === group.constraints[0])
    #expect(owner.list[1] === group.constraints[1])
    #expect(owner.byName["height"] === group.constraints[2])
  }

  // MARK: Writing again

  @Test func whatIsStillSaidStaysTheSameObject() {
    let group = place()
    let old = group.constraints
    #expect(stage.frame() == Rect(x: 20, y: 20, width: 100, height: 50))
    group.update {
      a.leadingAnchor == container.leadingAnchor + 30
      a.topAnchor == container.topAnchor + 20
      a.widthAnchor == container.widthAnchor / 2
      a.heightAnchor == 60 --! .priority(.high)
    }
    #expect(stage.frame() == Rect(x: 30, y: 20, width: 160, height: 60))
    #expect(group.leading === old[0] && group.top === old[1] && group.width !== old[2] && group.height === old[3])
    #expect(group["tall"] === old[3] && old[3].priority == .high)
    #expect(!old[2].isActive && group.isActive && group.constraints.count == 4)
  }

  @Test func aGroupThatIsOffIsWrittenAnewAndStaysOff() {
    let group = place()
    group.isActive = false
    group.update { a.widthAnchor == 5 }
    #expect(!group.isActive && group.constraints.map(\.constant) == [5])
    group.isActive = true
    group.update {}
    #expect(group.isActive)
    group.update { a.widthAnchor == 6 }
    #expect(group.isActive && group.width?.isActive == true)
  }

  @Test("an update leaves the other constraints of a group on if one is off")
  func updateWithOneOff() {
    func states(_ height: Double) -> [LayoutConstraint] {
      LayoutConstraint.make {
        a.topAnchor == container.topAnchor
        a.widthAnchor == 5
        a.heightAnchor == height
      }
    }
    let group = a.constraints { _ in states(7) }
    group.width?.isActive = false
    group.update {
      states(9)
      a.leftAnchor == container.leftAnchor
    }
    #expect(group.constraints.map(\.isActive) == [true, false, true, true])
    #expect(stage.frame().height == 9)
    for constraint in group.constraints { constraint.isActive = false }
    group.update { a.widthAnchor == 6 }
    #expect(!group.isActive)
  }

  @Test func repeatedStatementsAreMatchedOneByOne() {
    let group = a.constraints {
      $0.widthAnchor <= 10
      $0.widthAnchor <= 20
    }
    let old = group.constraints
    group.update {
      a.widthAnchor <= 30
      a.widthAnchor <= 40
      a.widthAnchor <= 50
    }
    #expect(group.constraints.map(\.constant) == [30, 40, 50])
    #expect(group.constraints[0] === old[0] && group.constraints[1] === old[1])
  }

  @Test func aGroupOfThousandsIsWrittenAnewInAnyOrder() {
    let boxes = (0..<3000).map { Box("box \($0)") }
    let group = a.constraints { _ in
      for box in boxes { box.widthAnchor == 1 }
    }
    let old = group.constraints
    group.update {
      for box in boxes.reversed() { box.widthAnchor == 2 }
    }
    // Constraints end with their boxes, and an optimised build releases these after their last use.
    withExtendedLifetime(boxes) {
      #expect(zip(group.constraints, old.reversed()).allSatisfy { $0 === $1 && $0.constant == 2 && $0.isActive })
    }
  }
}
