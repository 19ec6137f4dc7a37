import BowerbirdLayout
import Testing

/// The statements that a closure of constraints may contain.
@Suite("Builder")
struct ConstraintBuilderTests {
  let stage = Stage()
  var a: Box { stage.a }
  var container: Box { stage.container }

  @Test func listsAndComposites() {
    let group = a.constraints {
      $0.widthAnchor == 1
      $0.edgesAnchor == container.edgesAnchor
      $0.centerAnchor == container.centerAnchor
    }
    #expect(group.constraints.count == 7)
    #expect(group.constraints.allSatisfy { $0.isActive })
  }

  @Test func nothing() {
    #expect(a.constraints { _ in }.constraints.isEmpty)
  }

  @Test("A closure without a parameter may constrain any items") func noParameter() {
    let group = a.constraints {
      a.widthAnchor == 1
      container.heightAnchor == 2
    }
    #expect(group.constraints.map(\.constant) == [1, 2])
    #expect(a.constraints {}.constraints.isEmpty)
  }

  @Test(arguments: [true, false])
  func conditions(isWide: Bool) {
    let group = a.constraints {
      if isWide { $0.widthAnchor == 100 }
      if isWide {
        $0.heightAnchor == 10
        $0.topAnchor == container.topAnchor
      } else if container.name.isEmpty {
        $0.heightAnchor == 15
      } else {
        $0.heightAnchor == 20
      }
    }
    #expect(group.constraints.map(\.constant) == (isWide ? [100, 10, 0] : [20]))
  }

  @Test(arguments: [nil, 7.0])
  func optionalBindings(limit: Double?) {
    let group = a.constraints {
      if let limit { $0.widthAnchor <= limit }
    }
    #expect(group.constraints.map(\.constant) == (limit.map { [$0] } ?? []))
  }

  @Test(arguments: 0..<4)
  func choices(number: Int) {
    let group = a.constraints {
      switch number {
      case 0: $0.widthAnchor == 10
      case 1:
        $0.widthAnchor == 20
        $0.heightAnchor == 21
      case let large where large > 2: $0.widthAnchor == Double(large)
      default: []
      }
    }
    #expect(group.constraints.map(\.constant) == [[10], [20, 21], [], [3]][number])
  }

  @Test func loops() {
    let boxes = (0..<3).map { Box("\($0)") }
    container.add(boxes)
    let group = container.constraints { view in
      for (index, box) in boxes.enumerated() {
        box.leadingAnchor == view.leadingAnchor
        if index > 0 {
          box.topAnchor == boxes[index - 1].bottomAnchor
        } else {
          box.topAnchor == view.topAnchor
        }
        for side in [box.widthAnchor, box.heightAnchor] { side == 10 * Double(index + 1) }
      }
    }
    #expect(group.constraints.count == 12)
    container.layout(width: 320, height: 480)
    #expect(boxes.map(\.frame.y) == [0, 10, 30])
    #expect(boxes.map(\.frame.width) == [10, 20, 30])
  }

  @Test func availability() {
    let group = a.constraints {
      if #available(macOS 10.15, *) { $0.widthAnchor == 10 }
    }
    #expect(group.constraints.count == 1)
  }

  @Test func arraysOptionalsAndGroups() {
    let made: LayoutConstraint? = a.topAnchor == container.topAnchor
    let missing: LayoutConstraint? = nil
    let missingSize: SizeConstraints? = nil
    let group = a.constraints { view in
      made
      missing
      missingSize
      [view.widthAnchor == 1, view.heightAnchor == 2]
      [container, stage.s].map { view.widthAnchor <= $0.widthAnchor }
      [container, stage.s].map { view.sizeAnchor <= $0.sizeAnchor }
      ConstraintGroup([view.leadingAnchor == container.leadingAnchor])
      let half = container.widthAnchor / 2
      view.widthAnchor <= half
    }
    #expect(group.constraints.count == 11)
    #expect(group.constraints.allSatisfy { $0.isActive })
  }

  @Test func aFunctionOfItsOwn() {
    @ConstraintBuilder func below(_ upper: Box, _ lower: Box) -> [LayoutConstraint] {
      lower.topAnchor == upper.bottomAnchor + 8
      lower.leadingAnchor == upper.leadingAnchor
    }
    let group = LayoutConstraint.activate {
      below(stage.s, a)
      a.widthAnchor == 10
    }
    #expect(group.constraints.count == 3 && group.isActive)
  }

  @Test("A closure may be passed on") func passedOn() {
    func card(_ card: Box, @ConstraintBuilder _ content: (Box) -> [LayoutConstraint]) -> ConstraintGroup {
      card.constraints(content)
    }
    func constrain(@ConstraintBuilder _ content: () -> [LayoutConstraint]) -> ConstraintGroup {
      container.constraints(content)
    }
    let one = card(a) { card in
      card.sizeAnchor == container.sizeAnchor
      card.topAnchor == container.topAnchor
    }
    let other = constrain { container.widthAnchor <= 100 }
    #expect(one.constraints.count == 3 && one.isActive)
    #expect(other.constraints.map(\.constant) == [100] && other.isActive)
  }

  @Test func everyConstraintKnowsItsPlace() {
    let group = a.constraints {
      $0.widthAnchor == 1
      $0.sizeAnchor
        == container.sizeAnchor
      if container.name == "C" {
        $0.heightAnchor == 2
      }
      for _ in 0..<2 { $0.topAnchor == container.topAnchor }
    }
    let first = group.constraints[0].line
    #expect(group.constraints.map(\.line) == [0, 1, 1, 4, 6, 6].map { first + $0 })
    #expect(group.constraints.allSatisfy { "\($0.file ?? "")".hasSuffix("ConstraintBuilderTests.swift") })
  }

  @Test func aModifierTellsThePlaceOutsideOfABuilder() {
    let line = #line + 1
    let constraint = a.widthAnchor == 1 --! .priority(.low)
    #expect(constraint.line == line && constraint.file != nil)
  }

  @Test func peoplesOwnItemsHaveTheLanguage() {
    final class Sprite: LayoutItem {
      let layoutNode = LayoutNode(name: "sprite")
      let wing = 12.0
    }
    let sprite = Sprite()
    container.add(sprite)
    sprite.constraints {
      $0.edgesAnchor == container.edgesAnchor -- $0.wing
    }
    container.layout(width: 320, height: 480)
    #expect(sprite.frame == Rect(x: 12, y: 12, width: 296, height: 456))
  }
}
