import BowerbirdLayout
import BowerbirdSolver
import Testing

@Suite("Changes of constraints")
struct ChangeTests {
  private let root = Box("root")
  private let box = Box("box")

  init() {
    root.add(box)
    box.constraints {
      $0.leftAnchor == root.leftAnchor
      $0.topAnchor == root.topAnchor
      $0.heightAnchor == 10
    }
  }

  @Test func aConstantIsEditedInPlace() {
    let width: LayoutConstraint = box.widthAnchor == root.widthAnchor * 0.5 - 10
    width.isActive = true
    root.layout(width: 100, height: 100)
    #expect(box.frame.width == 40)
    width.constant = 5
    let report = root.layout(width: 100, height: 100)
    #expect(box.frame.width == 55 && report.changed.map(\.name) == ["box"])
    width.constant = 5
    #expect(root.layout(width: 100, height: 100).changed.isEmpty)
  }

  @Test func aPriorityIsEditedInPlace() {
    let narrow: LayoutConstraint = box.widthAnchor == 20 --! .priority(400)
    let wide: LayoutConstraint = box.widthAnchor == 60 --! .priority(500)
    narrow.isActive = true
    wide.isActive = true
    root.layout(width: 100, height: 100)
    #expect(box.frame.width == 60)
    narrow.priority = 501
    root.layout(width: 100, height: 100)
    #expect(box.frame.width == 20)
    narrow.priority = .required
    wide.priority = .required
    #expect(root.layout(width: 100, height: 100).conflicts.count == 1)
    #expect(box.frame.width == 20)
    wide.priority = 999
    #expect(root.layout(width: 100, height: 100).conflicts.isEmpty)
  }

  @Test func aConstraintIsSwitchedOffAndOnAgain() {
    let group = box.constraints { $0.widthAnchor == 30 }
    root.layout(width: 100, height: 100)
    #expect(box.frame.width == 30)
    group.isActive = false
    let other: LayoutConstraint = box.widthAnchor == 50 --! .priority(1)
    other.isActive = true
    root.layout(width: 100, height: 100)
    #expect(box.frame.width == 50)
    group.isActive = true
    group.isActive = false
    group.isActive = true
    root.layout(width: 100, height: 100)
    #expect(box.frame.width == 30)
  }

  @Test func editsAtTheSameTimeNeedNotFitOneByOne() {
    let least: LayoutConstraint = box.widthAnchor >= 10
    let most: LayoutConstraint = box.widthAnchor <= 20
    least.isActive = true
    most.isActive = true
    root.layout(width: 100, height: 100)
    least.constant = 50
    most.constant = 60
    #expect(root.layout(width: 100, height: 100).conflicts.isEmpty)
    #expect(box.frame.width == 50)
    most.constant = 2
    least.constant = 1
    #expect(root.layout(width: 100, height: 100).conflicts.isEmpty)
    #expect(box.frame.width >= 1 && box.frame.width <= 2)
  }

  @Test func aDivisionByZeroIsReportedWithTheInfiniteCoefficient() {
    let width: LayoutConstraint = box.widthAnchor == root.widthAnchor / 0
    width.isActive = true
    let problems = root.layout(width: 100, height: 100).problems.map(\.description)
    #expect(problems.count == 1 && problems.first?.contains("width * inf") == true)
    #expect(problems.first?.contains("nan") == false)
    #expect(problems.first?.hasSuffix("one of its numbers is not finite, as after a division by 0.") == true)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aConstantThatIsNoNumberIsReportedAndDoesNotCount(constant: Double) {
    let width: LayoutConstraint = box.widthAnchor == 30
    width.isActive = true
    root.layout(width: 100, height: 100)
    width.constant = constant
    for _ in 0..<2 {
      let report = root.layout(width: 100, height: 100)
      #expect(report.problems.count == 1)
      #expect(report.problems.first?.description.contains("one of its numbers is not finite") == true)
    }
    width.constant = 40
    #expect(root.layout(width: 100, height: 100).problems.isEmpty)
    #expect(box.frame.width == 40)
  }

  @Test func aPriorityOutsideOfTheLevelsIsReported() {
    let width: LayoutConstraint = box.widthAnchor == 30
    width.priority = Priority(1001)
    width.isActive = true
    let report = root.layout(width: 100, height: 100)
    #expect(
      report.problems.map(\.description) == [
        "'box'.width == 30 does not count: its priority 1001 is not a number from 1 to 1000."
      ])
    width.priority = 7
    #expect(root.layout(width: 100, height: 100).problems.isEmpty)
    #expect(box.frame.width == 30)
  }

  @Test func aSizeThatIsNoneIsReported() {
    box.constraints { $0.widthAnchor == root.widthAnchor }
    root.layout(width: 100, height: 100)
    let report = root.layout(width: .nan, height: -3)
    #expect(report.problems.count == 1)
    #expect(root.frame == Rect(x: 0, y: 0, width: 100, height: 0) && box.frame.width == 100)
  }

  @Test(arguments: [false, true])
  func aChangeThatHasNotBeenLaidOutIsNotLostWithTheTree(turns: Bool) {
    let width: LayoutConstraint = box.widthAnchor == 20
    width.isActive = true
    root.layout(width: 100, height: 100)
    // Before this change is laid out, everything is rebuilt: for another direction, or below another root.
    width.constant = 30
    let page = Box("page")
    if turns { root.layoutDirection = .rightToLeft } else { page.add(root) }
    let top = turns ? root : page
    top.layout(width: 100, height: 100)
    #expect(box.frame.width == 30)
    width.constant = 40
    top.layout(width: 100, height: 100)
    #expect(box.frame.width == 40)
    width.priority = .low
    box.constraints { $0.widthAnchor == 50 --! .priority(.high) }
    top.layout(width: 100, height: 100)
    #expect(box.frame.width == 50)
  }

  @Test func whatIsSwitchedOffAndOnIsReportedOnce() {
    let other = Box("other")
    let waiting: LayoutConstraint = box.widthAnchor == other.widthAnchor
    let invalid: LayoutConstraint = box.widthAnchor == .nan
    for constraint in [waiting, invalid] { constraint.isActive = true }
    #expect(root.layout(width: 100, height: 100).problems.count == 2)
    for constraint in [waiting, invalid] {
      constraint.isActive = false
      constraint.isActive = true
    }
    #expect(root.layout(width: 100, height: 100).problems.count == 2)
    for constraint in [waiting, invalid] { constraint.isActive = false }
    #expect(root.layout(width: 100, height: 100).problems.isEmpty)
  }

  @Test func everyMistakeOfALayoutIsReported() {
    let report = root.layout(width: -1, height: 100, scale: 0)
    #expect(report.problems.count == 2)
  }
}
