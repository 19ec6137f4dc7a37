import BowerbirdLayout
import Testing

/// The worked examples of FlooidLayout, F1 to F29.
///
/// They are computed by hand in a container of 320 × 480. Where the original replaces numbers or turns signs around,
/// the document's evident meaning is expected: arithmetic accumulates, insets go inside.
@Suite("FlooidLayout's worked examples")
struct FlooidLayoutExampleTests {
  let stage = Stage()
  var container: Box { stage.container }
  var a: Box { stage.a }

  @Test func f1TheDocumentsFirstExample() {
    a.constraints { view in
      view.centerXAnchor == container.centerXAnchor
      view.topAnchor == container.topAnchor + 20
      view.widthAnchor == container.widthAnchor -- 20
      view.heightAnchor == view.widthAnchor * 0.6
    }
    #expect(stage.frame() == Rect(x: 20, y: 20, width: 280, height: 168))
  }

  @Test func f2ACenteredTopAndASmallerSize() {
    a.constraints {
      $0.centerTopAnchor == container.centerTopAnchor
      $0.sizeAnchor == container.sizeAnchor -- 20
    }
    #expect(stage.frame() == Rect(x: 20, y: 0, width: 280, height: 440))
  }

  @Test func f3AMultipleLessANumber() {
    a.constraints {
      $0.leadingTopAnchor == container.leadingTopAnchor
      $0.heightAnchor == container.heightAnchor * 0.8 - 10
      $0.widthAnchor == 50
    }
    #expect(stage.frame() == Rect(x: 0, y: 0, width: 50, height: 374))
  }

  @Test(
    "F4 to F9: one length, computed as written",
    arguments: [
      ("F4", 376), ("F5", 472), ("F6", 335), ("F7", 285), ("F8", 320), ("F9", 360),
    ])
  func lengthsAreComputedAsWritten(name: String, expected: Double) {
    let height = container.heightAnchor
    let width = container.widthAnchor
    a.constraints {
      $0.leadingTopAnchor == container.leadingTopAnchor
      switch name {
      case "F4": $0.widthAnchor == (height - 10) * 0.8
      case "F5": $0.widthAnchor == height - 10 * 0.8
      case "F6": $0.widthAnchor == width + 10 + 5
      case "F7": $0.widthAnchor == width -- 20 + 5
      case "F8": $0.widthAnchor == width * 2 * 0.5
      default: $0.widthAnchor == width ++ 20
      }
      $0.heightAnchor == 10
    }
    let frame = stage.frame()
    #expect(frame.width == expected && frame.height == 10)
  }

  @Test func f10ANumberForEachLength() {
    let size = container.sizeAnchor
    let forms = [
      (size + (width: 20, height: 40), Size(width: 340, height: 520)),
      (size ++ (width: 20, height: 10), Size(width: 360, height: 500)),
      (size -- (width: 20, height: 10), Size(width: 280, height: 460)),
      (size - (width: 20, height: 10), Size(width: 300, height: 470)),
    ]
    for (form, expected) in forms {
      let group = a.constraints {
        $0.leadingTopAnchor == container.leadingTopAnchor
        $0.sizeAnchor == form
      }
      #expect(stage.frame() == Rect(x: 0, y: 0, width: expected.width, height: expected.height))
      group.isActive = false
    }
  }

  @Test func f11AMultipleOfEachLengthCentered() {
    a.constraints {
      $0.sizeAnchor == container.sizeAnchor * (width: 0.5, height: 0.4)
      $0.centerAnchor == container.centerAnchor
    }
    #expect(stage.frame() == Rect(x: 80, y: 144, width: 160, height: 192))
  }

  @Test func f12AMultipleOfEachLengthLessANumber() {
    a.constraints {
      $0.sizeAnchor == container.sizeAnchor * (width: 0.5, height: 0.4) - 10
      $0.centerAnchor == container.centerAnchor
    }
    #expect(stage.frame() == Rect(x: 85, y: 149, width: 150, height: 182))
  }

  @Test func f13AMovedCorner() {
    a.constraints {
      $0.leadingTopAnchor == container.leadingTopAnchor + 20
      $0.sizeAnchor == Size(width: 30, height: 40)
    }
    #expect(stage.frame() == Rect(x: 20, y: 20, width: 30, height: 40))
  }

  @Test func f14AFarCornerMovedBack() {
    a.constraints {
      $0.trailingBottomAnchor == container.trailingBottomAnchor - 20
      $0.sizeAnchor == Size(width: 30, height: 40)
    }
    #expect(stage.frame() == Rect(x: 270, y: 420, width: 30, height: 40))
  }

  @Test func f15AFarCornerMovedBackOnEachAxis() {
    a.constraints {
      $0.trailingBottomAnchor == container.trailingBottomAnchor - (x: 16, y: 8)
      $0.sizeAnchor == Size(width: 30, height: 40)
    }
    #expect(stage.frame() == Rect(x: 274, y: 432, width: 30, height: 40))
  }

  @Test func f16BesideASibling() {
    stage.s.constraints {
      $0.leadingTopAnchor == container.leadingTopAnchor + (x: 15, y: 30)
      $0.sizeAnchor == Size(width: 40, height: 40)
    }
    a.constraints {
      $0.leadingCenterAnchor == stage.s.trailingCenterAnchor + (x: 10, y: 0)
      $0.sizeAnchor == Size(width: 100, height: 20)
    }
    #expect(stage.frame() == Rect(x: 65, y: 40, width: 100, height: 20))
    #expect(stage.s.frame == Rect(x: 15, y: 30, width: 40, height: 40))
  }

  @Test func f17ToF24Edges() {
    let edges = container.edgesAnchor
    let horizontal = container.horizontalEdgesAnchor
    let vertical = container.verticalEdgesAnchor
    let forms = [
      ("F17", edges, Rect(x: 0, y: 0, width: 320, height: 480)),
      (
        "F18", EdgesAnchor(horizontal: horizontal -- 10, vertical: vertical -- (top: 10, bottom: 20)),
        Rect(x: 10, y: 10, width: 300, height: 450)
      ),
      (
        "F19", EdgesAnchor(horizontal: horizontal -- (leading: 5, trailing: 15), vertical: vertical ++ 7),
        Rect(x: 5, y: -7, width: 300, height: 494)
      ),
      (
        "F20", EdgesAnchor(horizontal: horizontal -- 10 -- 3, vertical: vertical),
        Rect(x: 13, y: 0, width: 294, height: 480)
      ),
      ("F21", edges -- 10, Rect(x: 10, y: 10, width: 300, height: 460)),
      ("F22", edges -- (horizontally: 20, vertically: 10), Rect(x: 20, y: 10, width: 280, height: 460)),
      (
        "F23", edges -- (leading: 5, trailing: 15, top: 10, bottom: 20),
        Rect(x: 5, y: 10, width: 300, height: 450)
      ),
      ("F24", edges ++ 10, Rect(x: -10, y: -10, width: 340, height: 500)),
      (
        "F24, each edge", edges ++ (leading: 5, trailing: 15, top: 10, bottom: 20),
        Rect(x: -5, y: -10, width: 340, height: 510)
      ),
    ]
    for (name, form, expected) in forms {
      let group = a.constraints { $0.edgesAnchor == form }
      #expect(stage.frame() == expected, "\(name)")
      group.isActive = false
    }
  }

  @Test func f25LimitsThatContradictEachOther() {
    let group = a.constraints {
      $0.sizeAnchor <= Size(width: 30, height: 40)
      $0.sizeAnchor >= container.sizeAnchor * 0.5
    }
    #expect(
      group.formulas == [
        "1.0·a.width <= 30.0", "1.0·a.height <= 40.0",
        "1.0·a.width + -0.5·C.width >= 0.0", "1.0·a.height + -0.5·C.height >= 0.0",
      ])
  }

  @Test func f26LimitsOfAPoint() {
    let limits = a.centerAnchor <= container.centerAnchor + (x: 3, y: 4)
    #expect(
      limits.formulas == ["1.0·a.centerX + -1.0·C.centerX <= 3.0", "1.0·a.centerY + -1.0·C.centerY <= 4.0"])
  }

  @Test func f27PriorityIdentifierAndVariable() {
    var stored: LayoutConstraint?
    let group = a.constraints {
      $0.heightAnchor == $0.widthAnchor * 0.6 --! .priority(.defaultHigh) --! .identifier("iconHeight") --> stored
    }
    #expect(group.constraints.count == 1)
    #expect(group.constraints.first === stored)
    #expect(stored?.priority == 750)
    #expect(stored?.identifier == "iconHeight")
  }

  @Test func f28AWishGivesWayToALimit() {
    a.constraints {
      $0.leadingTopAnchor == container.leadingTopAnchor
      $0.heightAnchor == 10
      $0.widthAnchor == 400 --! .priority(750)
      $0.widthAnchor <= container.widthAnchor * 0.8
    }
    #expect(stage.frame() == Rect(x: 0, y: 0, width: 256, height: 10))
  }

  @Test func f29MadeInOrderAndNotActive() {
    let made = LayoutConstraint.make {
      a.edgesAnchor == container.edgesAnchor
      a.sizeAnchor == container.sizeAnchor
      a.centerAnchor == container.centerAnchor
    }
    let attributes = made.compactMap { $0.expression.terms.first?.attribute }
    #expect(attributes == [.leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY])
    #expect(made.allSatisfy { !$0.isActive })
  }
}
