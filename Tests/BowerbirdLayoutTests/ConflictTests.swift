import BowerbirdLayout
import BowerbirdSolver
import Testing

@Suite("Required constraints that cannot hold together")
struct ConflictTests {
  private let root = Box("root")
  private let image = Box("image")

  init() { root.add(image) }

  private func require(_ constraint: LayoutConstraint, line: Int) -> LayoutConstraint {
    constraint.file = "Cell.swift"
    constraint.line = line
    constraint.isActive = true
    return constraint
  }

  @Test func theYoungestIsLeftOutAndTheReportSaysWhy() throws {
    _ = require(image.widthAnchor == 200, line: 11)
    let second = require(image.widthAnchor == 300, line: 12)
    second.identifier = "wide"
    let report = root.layout(width: 500, height: 100)
    let conflict = try #require(report.conflicts.first)
    #expect(image.frame.width == 200 && report.conflicts.count == 1)
    #expect(conflict.leftOut === second)
    #expect(conflict.members.count == 2)
    #expect(Set(conflict.members.map(\.line)) == [11, 12])
    #expect(conflict.members.allSatisfy { $0.items == ["image"] && "\($0.file!)" == "Cell.swift" })
    #expect(
      conflict.description
        == "'image'.width == 300 ('wide', Cell.swift:12) was left out: it cannot hold together with "
        + "'image'.width == 200 (Cell.swift:11). They would all hold if the constant of "
        + "'image'.width == 300 ('wide', Cell.swift:12) were 200 instead of 300.")
    #expect(second.isActive)
  }

  /// Questions change the solver's basis, and so the order in which the solver finds the members.
  @Test(arguments: [false, true]) func membersAreInTheOrderInWhichTheyGiveWay(isAsked: Bool) throws {
    let label = Box("label")
    root.add(label)
    let constraints = [
      require(image.leadingAnchor == root.leadingAnchor, line: 1),
      require(label.leadingAnchor == image.trailingAnchor, line: 2),
      require(image.widthAnchor >= 60, line: 3), require(label.widthAnchor >= 50, line: 4),
      require(label.trailingAnchor <= root.trailingAnchor, line: 5),
    ]
    root.layout(width: 200, height: 10)
    if isAsked {
      for width in [150.0, 300, 120] { _ = root.fittingSize(width: width) }
      _ = root.ambiguities()
    }
    let conflict = try #require(root.layout(width: 100, height: 10).conflicts.first)
    #expect(conflict.leftOut === constraints[4])
    #expect(conflict.members.map(\.line) == [5, 4, 3, 2, 1, 0])
    // 60 + 50 is 10 more than 100. Of equal changes, the one of the constraint that was left out is proposed.
    #expect(conflict.remedy?.constraint === constraints[4])
    #expect(conflict.remedy?.constant.magnitude == 10)
  }

  @Test func aReportPrintsWhatWentWrongAndHowMuchChanged() {
    _ = require(image.widthAnchor == 200, line: 11)
    _ = require(image.widthAnchor == 300, line: 12)
    let report = root.layout(width: 500, height: 100)
    #expect(report.description == report.conflicts.map(\.description).joined() + "\n2 frames have changed.")
    #expect(root.layout(width: 501, height: 100).description.hasSuffix("\n1 frame has changed."))
  }

  @Test func whatContradictsOnlyItselfIsToldAlone() {
    _ = require(image.widthAnchor == image.widthAnchor + 4, line: 7)
    let report = root.layout(width: 500, height: 100)
    #expect(
      report.conflicts.map(\.description) == [
        "'image'.width == 'image'.width + 4 (Cell.swift:7) was left out: it can never hold. It would hold if the constant of "
          + "'image'.width == 'image'.width + 4 (Cell.swift:7) were 0 instead of 4."
      ])
  }

  @Test func theSmallestChangeOfAConstantIsNamed() throws {
    _ = require(image.leftAnchor == root.leftAnchor + 10, line: 1)
    _ = require(image.widthAnchor >= 100, line: 2)
    let end = require(image.rightAnchor * 4 <= root.rightAnchor * 4 - 20, line: 3)
    let conflict = try #require(root.layout(width: 100, height: 10).conflicts.first)
    // The right edge is 15 too far. That is 15 of any constant but the last one's, where it is four times as much.
    #expect(conflict.leftOut === end && conflict.members.count == 4)
    let remedy = try #require(conflict.remedy)
    #expect(remedy.constraint !== end)
    #expect((remedy.constant - remedy.constraint.constant).magnitude == 15)
  }

  @Test func whatWasLeftOutComesBackWhenItFits() {
    let width = require(image.widthAnchor == 200, line: 1)
    _ = require(image.widthAnchor <= root.widthAnchor, line: 2)
    #expect(root.layout(width: 300, height: 10).conflicts.isEmpty)
    #expect(image.frame.width == 200)
    let report = root.layout(width: 150, height: 10)
    #expect(report.conflicts.map(\.leftOut.line) == [2])
    #expect(image.frame.width == 200)
    #expect(root.layout(width: 150, height: 10).conflicts.count == 1)
    #expect(root.layout(width: 201, height: 10).conflicts.isEmpty)
    #expect(root.layout(width: 100, height: 10).conflicts.count == 1)
    width.constant = 90
    #expect(root.layout(width: 100, height: 10).conflicts.isEmpty)
    #expect(image.frame.width == 90)
  }

  @Test func theGivenSizeOfTheRootNeverGivesWay() throws {
    let width = require(root.widthAnchor == 300, line: 1)
    let report = root.layout(width: 320, height: 10)
    #expect(root.frame.width == 320)
    let conflict = try #require(report.conflicts.first)
    #expect(conflict.leftOut === width)
    #expect(
      conflict.description
        == "'root'.width == 300 (Cell.swift:1) was left out: it cannot hold together with the given width 320 of 'root'. "
        + "They would all hold if the constant of 'root'.width == 300 (Cell.swift:1) were 320 instead of 300.")
    #expect(root.layout(width: 300, height: 10).conflicts.isEmpty)
  }

  @Test func extentsAreNeverNegative() throws {
    _ = require(image.leftAnchor == root.leftAnchor + 60, line: 1)
    let right = require(image.rightAnchor == root.rightAnchor - 60, line: 2)
    let conflict = try #require(root.layout(width: 100, height: 10).conflicts.first)
    #expect(conflict.leftOut === right)
    #expect(conflict.members.contains { $0.constraint == nil && $0.description == "'image'.width >= 0" })
    #expect(image.frame == Rect(x: 60, y: 0, width: 0, height: 0))
    #expect(root.layout(width: 130, height: 10).conflicts.isEmpty)
    #expect(image.frame == Rect(x: 60, y: 0, width: 10, height: 0))
  }

  /// A constraint that asks for less than nothing by no more than rounding is no conflict, and the frame has 0.
  @Test(arguments: [1e-300, 2e-18, 1e-12])
  func framesAreNotNegativeByRounding(_ less: Double) {
    _ = require(image.widthAnchor == root.widthAnchor - (100 + less), line: 1)
    _ = require(image.heightAnchor == -less, line: 2)
    root.layout(width: 100, height: 10)
    #expect(image.frame.width == 0 && image.frame.height == 0)
  }

  @Test func anOlderConstraintPushesAYoungerOneOut() {
    // Third contradicts second, and second contradicts first: first and third hold, whatever comes when.
    let first = require(image.widthAnchor >= 50, line: 1)
    let second = require(image.widthAnchor <= 40, line: 2)
    let third = require(image.widthAnchor >= 45, line: 3)
    #expect(root.layout(width: 100, height: 10).conflicts.map(\.leftOut.line) == [2])
    first.isActive = false
    #expect(root.layout(width: 100, height: 10).conflicts.map(\.leftOut.line) == [3])
    #expect(image.frame.width <= 40)
    first.isActive = true
    #expect(root.layout(width: 100, height: 10).conflicts.map(\.leftOut.line).sorted() == [1, 3])
    second.isActive = false
    #expect(root.layout(width: 100, height: 10).conflicts.isEmpty)
    #expect(third.isActive && image.frame.width >= 50)
  }

  @Test func aMemberOfEveryConflictIsNecessary() throws {
    let boxes = (0..<5).map { Box("box \($0)") }
    root.add(boxes)
    for (index, box) in boxes.enumerated() {
      if index > 0 { _ = require(box.leftAnchor >= boxes[index - 1].rightAnchor, line: index) }
      _ = require(box.widthAnchor == 30, line: 10 + index)
      _ = require(box.heightAnchor == 30, line: 20 + index)
    }
    _ = require(boxes[0].leftAnchor >= root.leftAnchor, line: 30)
    _ = require(boxes[4].rightAnchor <= root.rightAnchor, line: 31)
    let conflict = try #require(root.layout(width: 120, height: 100).conflicts.first)
    // Four gaps, five widths, both ends and the given width.
    #expect(conflict.members.count == 12)
    #expect(conflict.leftOut.line == 31)
  }

  @Test func manyConflictsAtOnceLeaveTheOldestConstraintsStanding() {
    var boxes: [Box] = []
    for index in 0..<50 {
      let box = Box("box \(index)")
      root.add(box)
      boxes.append(box)
      _ = require(box.widthAnchor == Double(index), line: index)
      _ = require(box.widthAnchor == Double(index) + 1, line: 100 + index)
    }
    let report = root.layout(width: 100, height: 10)
    #expect(report.conflicts.count == 50)
    #expect(report.conflicts.allSatisfy { $0.leftOut.line >= 100 })
    for (index, box) in boxes.enumerated() { #expect(box.frame.width == Double(index)) }
  }

  @Test func hundredsOfConflictsComeAndGo() {
    var first: [LayoutConstraint] = []
    for index in 0..<200 {
      let box = Box("box \(index)")
      root.add(box)
      first.append(require(box.widthAnchor == 1, line: 1))
      _ = require(box.widthAnchor == 2, line: 2)
    }
    #expect(root.layout(width: 100, height: 10).conflicts.count == 200)
    #expect(root.layout(width: 101, height: 10).conflicts.count == 200)
    for constraint in first.prefix(199) { constraint.isActive = false }
    let report = root.layout(width: 101, height: 10)
    #expect(report.conflicts.count == 1 && report.conflicts[0].leftOut.line == 2)
    #expect(root.children.filter { $0.frame.width == 2 }.count == 199)
  }
}
