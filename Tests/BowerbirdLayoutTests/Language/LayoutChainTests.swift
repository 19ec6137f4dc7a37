import BowerbirdLayout
import Testing

/// Material's chain: its worked examples M22 to M29, and what its members mean.
@Suite("Chains of statements")
struct LayoutChainTests {
  let container = Box("C")
  let a = Box("a")
  let b = Box("b")

  private func frame(of box: Box) -> Rect {
    container.layout(width: 320, height: 480)
    return box.frame
  }

  // MARK: Worked examples

  @Test func m22TopLeftRightHeight() {
    container.layout(a).top(100).left(20).right(20).height(50)
    #expect(frame(of: a) == Rect(x: 20, y: 100, width: 280, height: 50))
  }

  @Test func m23Edges() {
    container.layout(a).edges(top: 1, left: 2, bottom: 3, right: 4)
    #expect(frame(of: a) == Rect(x: 2, y: 1, width: 314, height: 476))
  }

  @Test func m24CenterAndSize() {
    container.layout(a).center(offsetX: 5, offsetY: -6).size(Size(width: 40, height: 20))
    #expect(frame(of: a) == Rect(x: 145, y: 224, width: 40, height: 20))
  }

  @Test func m25BottomRight() {
    container.layout(a).bottomRight(bottom: 8, right: 16).width(40).height(20)
    #expect(frame(of: a) == Rect(x: 264, y: 452, width: 40, height: 20))
  }

  @Test func m26BelowAndAfter() {
    container.layout(b).topLeft(top: 10, left: 10).size(50, 20)
    container.layout(a).below(b, 7).after(b, 3).width(11).height(12)
    #expect(frame(of: a) == Rect(x: 63, y: 37, width: 11, height: 12))
    #expect(b.frame == Rect(x: 10, y: 10, width: 50, height: 20))
  }

  @Test func m27AboveAndBefore() {
    container.layout(b).bottomRight(bottom: 10, right: 10).size(50, 20)
    container.layout(a).above(b, 7).before(b, 3).width(11).height(12)
    #expect(frame(of: a) == Rect(x: 246, y: 431, width: 11, height: 12))
    #expect(b.frame == Rect(x: 260, y: 450, width: 50, height: 20))
  }

  @Test func m28Aspect() {
    container.layout(a).topLeft().width(100).aspect(0.5)
    #expect(frame(of: a) == Rect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func m29AMultipleOfTheParentsWidth() {
    container.layout(a).topLeft().height(10).width(offset: -10).multiply(0.5)
    #expect(frame(of: a).width == 150)
  }

  // MARK: Saying again

  @Test func sayingAgainChangesTheNumber() {
    container.layout(a).top(100).left(20).right(20).height(50)
    #expect(frame(of: a) == Rect(x: 20, y: 100, width: 280, height: 50))
    a.layout.top(80).height(60)
    container.layout(a).right(40)
    #expect(frame(of: a) == Rect(x: 20, y: 80, width: 260, height: 60))
    #expect(container.children.count == 1)
  }

  @Test func sayingAgainKeepsPriorityAndMultiplier() {
    container.layout(a).topLeft().height(10).width(offset: -10).multiply(0.5).priority(.low)
    a.layout.width(offset: 4)
    #expect(frame(of: a).width == 164)
    a.layout.width(30).priority(.medium)
    #expect(frame(of: a).width == 30)
  }

  @Test func anotherAspectReplacesTheFormerOne() {
    container.layout(a).topLeft().width(100).aspect(0.5)
    #expect(frame(of: a).height == 50)
    a.layout.aspect(2)
    #expect(frame(of: a).height == 200)
    a.layout.aspect()
    #expect(frame(of: a).height == 100)
  }

  @Test func thePriorityGoesToWhatWasJustSaid() {
    container.layout(a).top(1).left(2).size(10, 10)
    a.layout.top(5).priority(100)
    a.constraints {
      $0.topAnchor == container.topAnchor + 33 --! .priority(200)
      $0.leftAnchor == container.leftAnchor + 44 --! .priority(200)
    }
    // The upper edge has become weaker than 200; the left one is still required.
    #expect(frame(of: a) == Rect(x: 2, y: 33, width: 10, height: 10))
  }

  @Test func thePriorityGoesToAllEdgesOfAPair() {
    container.layout(a).size(10, 10).topLeft(top: 5, left: 6).priority(100)
    a.constraints { $0.leftTopAnchor == container.leftTopAnchor + 30 --! .priority(200) }
    #expect(frame(of: a) == Rect(x: 30, y: 30, width: 10, height: 10))
  }

  @Test func anotherRelationIsAnotherStatement() {
    container.layout(a).left(0).height(10).width(100).priority(.low)
    a.layout.top(100, >=).top(0).priority(.medium)
    a.layout.width(60, <=)
    #expect(frame(of: a) == Rect(x: 0, y: 100, width: 60, height: 10))
    a.layout.right(280, >=)
    // The right edge is at least 320 − 280.
    #expect(frame(of: a).width == 60)
  }

  @Test func anotherContainerForgetsTheFormerOne() {
    let other = Box("other")
    container.add(other)
    container.layout(other).edges(top: 100, left: 100, bottom: 100, right: 100)
    container.layout(a).topLeft(top: 7, left: 8).size(10, 10)
    #expect(frame(of: a) == Rect(x: 8, y: 7, width: 10, height: 10))
    other.layout(a).topLeft(top: 1, left: 2)
    #expect(frame(of: a) == Rect(x: 2, y: 1, width: 10, height: 10))
    container.layout(a).topLeft(top: 3, left: 4)
    #expect(frame(of: a) == Rect(x: 4, y: 3, width: 10, height: 10))
  }

  @Test func anotherContainerForgetsTheFormerSafeArea() {
    let other = Box("other")
    container.add(other)
    container.layout(other).edges()
    container.layout(a).topSafe(7).leftSafe(8).size(10, 10)
    #expect(frame(of: a) == Rect(x: 8, y: 7, width: 10, height: 10))
    other.layout(a).topSafe(1).leftSafe(2)
    #expect(frame(of: a) == Rect(x: 2, y: 1, width: 10, height: 10))
  }

  @Test func withoutAParentNothingTrapsAndTheReportSaysSo() {
    a.layout.top(10).priority(.low).multiply(2)
    #expect(!a.layout(width: 10, height: 10).problems.isEmpty)
    container.layout(a).edges(top: 10)
    #expect(frame(of: a) == Rect(x: 0, y: 10, width: 320, height: 470))
  }

  @Test func numbersThatAreNoneDoNotTrap() {
    container.layout(a).edges(top: .nan, left: .infinity).width(.nan).multiply(.infinity).aspect(.nan).aspect(.nan)
    #expect(!container.layout(width: 10, height: 10).problems.isEmpty)
  }
}
