import BowerbirdLayout
import BowerbirdSolver
import Testing

/// Extents that definitions make up are no more negative than others.
@Suite struct DerivedExtentTests {
  private let root = Box("root")
  private let first = Box("first")
  private let second = Box("second")

  init() { root.add([first, second]) }

  @Test func aDefinitionGivesWayBeforeAnExtentIsNegative() {
    let width = define(first, in: root, .width, -40, [(.width, 0.5)])
    #expect(root.layout(width: 100, height: 40).conflicts.isEmpty)
    #expect(first.frame.width == 10)
    let report = root.layout(width: 60, height: 40)
    #expect(report.conflicts.count == 1)
    #expect(report.conflicts.first?.leftOut === width.constraint)
    #expect(first.frame.width >= 0)
    #expect(root.layout(width: 200, height: 40).conflicts.isEmpty)
    #expect(first.frame.width == 60)
  }

  @Test func anExtentBetweenTwoEdgesIsNotNegative() {
    define(first, in: root, .leading, 30)
    let trailing = define(first, in: root, .trailing, 0, [(.width, 0.25)])
    #expect(root.layout(width: 200, height: 40).conflicts.isEmpty)
    #expect(first.frame.width == 20)
    #expect(root.layout(width: 100, height: 40).conflicts.first?.leftOut === trailing.constraint)
    #expect(first.frame.x == 30)
    #expect(first.frame.width >= 0)
  }

  @Test func anExtentMadeUpOfADerivedOneIsNotNegative() {
    let child = Box("child")
    first.add(child)
    define(first, in: root, .width, 0, [(.width, 0.5)])
    let inner = define(child, in: first, .width, -20, [(.width, 1)])
    #expect(root.layout(width: 100, height: 40).conflicts.isEmpty)
    #expect(child.frame.width == 30)
    #expect(root.layout(width: 30, height: 40).conflicts.first?.leftOut === inner.constraint)
    #expect(first.frame.width == 15)
    #expect(child.frame.width >= 0)
  }

  @Test func theInnerDefinitionGivesWayWhicheverIsMadeFirst() {
    let child = Box("child")
    first.add(child)
    let inner = define(child, in: first, .width, -20, [(.width, 1)])
    define(first, in: root, .width, 0, [(.width, 0.5)])
    #expect(root.layout(width: 100, height: 40).conflicts.isEmpty)
    #expect(child.frame.width == 30)
    #expect(root.layout(width: 30, height: 40).conflicts.first?.leftOut === inner.constraint)
    #expect(first.frame.width == 15)
    #expect(child.frame.width >= 0)
  }

  @Test func anExtentIsNotNegativeWhenWhatItIsMadeUpOfEndsToBeDerived() {
    let child = Box("child")
    first.add(child)
    let outer = define(first, in: root, .width, 0, [(.width, 0.5)])
    define(child, in: first, .width, -20, [(.width, 1)])
    root.layout(width: 100, height: 40)
    outer.isActive = false
    relate(first, .width, .equal, 5, Priority(10))
    #expect(root.layout(width: 100, height: 40).conflicts.isEmpty)
    #expect(first.frame.width == 20)
    #expect(child.frame.width == 0)
  }

  @Test func aConstantExtentIsNotNegative() {
    let width = define(first, in: root, .width, -1)
    #expect(root.layout(width: 100, height: 40).conflicts.first?.leftOut === width.constraint)
    #expect(first.frame.width == 0)
  }

  @Test func whatOnlyWishesGivesWayToAnExtent() {
    let length = root.layoutNode.makeScalar(named: "length")
    relate(root, length, .equal, 5, Priority(10))
    define(first, in: root, .width, -20, [(length, 1)])
    define(second, in: root, .width, -12, [(length, 1)])
    #expect(root.layout(width: 100, height: 40).conflicts.isEmpty)
    #expect(first.frame.width == 0)
    #expect(second.frame.width == 8)
  }

  @Test func whatDerivedExtentsNeedIsInTheSmallestSize() {
    define(first, in: root, .width, -30, [(.width, 1)])
    define(second, in: root, .width, -100, [(.width, 2)])
    define(second, in: root, .height, -7, [(.height, 1)])
    #expect(root.fittingSize() == Size(width: 50, height: 7))
    root.layout(width: 80, height: 40)
    #expect(root.fittingSize() == Size(width: 50, height: 7))
    #expect(second.frame.width == 60)
  }

  @Test func contentFollowsWhatItsExtentIsMadeUpOf() {
    let child = Box("child")
    first.add(child)
    child.intrinsicSize = Size(width: 40, height: 10)
    define(child, in: first, .width, 0, [(.width, 0.5)])
    root.layout(width: 500, height: 40)
    #expect(first.frame.width == 80)
    let length = root.layoutNode.makeScalar(named: "length")
    relate(root, length, .equal, 300, Priority(1))
    define(first, in: root, .width, 20, [(length, 1)])
    root.layout(width: 500, height: 40)
    #expect(first.frame.width == 80)
    #expect(child.frame.width == 40)
    #expect(root.layoutNode.value(of: length) == 60)
  }

  @Test func whatCancelsInOneConstraintIsNotLostInTheNext() {
    let width = LayoutConstraint(
      expression: .init(first.layoutNode.reference, .width, constant: -30), relation: .equal)
    let contradiction = LayoutConstraint(
      expression: .init(first.layoutNode.reference, .width, constant: -40), relation: .equal)
    // The distance of the leading edge is in both edges.
    var expression = LayoutExpression(first.layoutNode.reference, .trailing)
    expression.append(LayoutExpression.Term(first.layoutNode.reference, .leading, coefficient: -1))
    expression.append(LayoutExpression.Term(second.layoutNode.reference, .width, coefficient: -1))
    let same = LayoutConstraint(expression: expression, relation: .equal)
    let leading = LayoutConstraint(
      expression: .init(first.layoutNode.reference, .leading, constant: -7), relation: .equal)
    for constraint in [width, contradiction, same, leading] { constraint.isActive = true }
    #expect(root.layout(width: 100, height: 40).conflicts.map { $0.leftOut === contradiction } == [true])
    #expect(first.frame.x == 7)
    #expect(second.frame.width == 30)
  }
}
