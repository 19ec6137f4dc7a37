import BowerbirdLayout
import BowerbirdSolver
import Testing

@Suite("The smallest size that fits")
struct FittingTests {
  private let card = Box("card")
  private let icon = Box("icon")
  private let text = Box("text")
  private let count = 40.0

  /// An icon of 20 by 20, 10 from the edges, and a text of 40 letters of 5 by 10 beside it.
  init() {
    card.add([icon, text])
    icon.intrinsicSize = Size(width: 20, height: 20)
    let count = count
    text.measure = { proposal in
      let perLine = proposal.width.isFinite ? max(1, (proposal.width / 5).rounded(.down)) : count
      return Measurement(size: Size(width: min(perLine, count) * 5, height: (count / perLine).rounded(.up) * 10))
    }
    icon.compressionResistance = AxisPriorities(751)
    icon.contentHugging = AxisPriorities(251)
    icon.constraints {
      $0.leadingAnchor == card.leadingAnchor + 10
      $0.topAnchor == card.topAnchor + 10
      $0.bottomAnchor <= card.bottomAnchor - 10
    }
    text.constraints {
      $0.leadingAnchor == icon.trailingAnchor + 10
      $0.trailingAnchor == card.trailingAnchor - 10
      $0.topAnchor == card.topAnchor + 10
      $0.bottomAnchor <= card.bottomAnchor - 10
    }
  }

  @Test func freelyItIsTheSizeOfTheContentWithWhatIsAround() {
    #expect(card.fittingSize() == Size(width: 10 + 20 + 10 + 200 + 10, height: 40))
  }

  @Test func inAGivenWidthTheHeightIsThatOfTheBrokenText() {
    // 150 leave 100 for the text: 20 letters in a line, two lines. 100 leave 50: ten letters, four lines.
    #expect(card.fittingSize(width: 150) == Size(width: 150, height: 40))
    #expect(card.fittingSize(width: 100) == Size(width: 100, height: 60))
  }

  @Test func inAGivenHeightTheWidthIsThatOfTheContent() {
    #expect(card.fittingSize(height: 300) == Size(width: 250, height: 300))
  }

  @Test func theLayoutIsNotDisturbed() {
    card.layout(width: 150, height: 100)
    let before = frames(of: card)
    let size = card.fittingSize(width: 100)
    #expect(size == Size(width: 100, height: 60))
    #expect(frames(of: card) == before)
    #expect(card.layout(width: 150, height: 100).changed.isEmpty)
    #expect(card.fittingSize(width: 150) == Size(width: 150, height: 40))
    let report = card.layout(width: 100, height: 100)
    #expect(text.frame == Rect(x: 40, y: 10, width: 50, height: 40) && report.conflicts.isEmpty)
  }

  @Test func whatDoesNotFitGivesWayOnTheCopyOnly() {
    let width: LayoutConstraint = icon.widthAnchor >= 50
    width.isActive = true
    card.layout(width: 200, height: 100)
    #expect(card.fittingSize(width: 30).width == 30)
    #expect(card.layout(width: 200, height: 100).conflicts.isEmpty)
    #expect(icon.frame.width == 50)
  }

  @Test func anItemInsideOfATreeHasASmallestSizeToo() {
    let root = Box("root")
    root.add(card)
    card.constraints { $0.edgesAnchor == root.edgesAnchor -- 5 }
    root.layout(width: 400, height: 400)
    #expect(card.fittingSize(width: 100) == Size(width: 100, height: 60))
    #expect(root.fittingSize() == Size(width: 260, height: 50))
    #expect(card.frame.width == 390)
  }

  @Test(arguments: [false, true])
  func whatIsLeftOutForTheGivenSizeCountsInTheSmallest(isReviewed: Bool) {
    final class Reviewer: Box {
      override func reviewArrangement() -> Bool { false }
    }
    let cell = Reviewer("cell"), image = Box("image")
    cell.add(image)
    cell.layoutNode.reviewsArrangement = isReviewed
    image.constraints {
      $0.edgesAnchor == cell.edgesAnchor -- 5
      $0.sizeAnchor == Size(width: 40, height: 30)
    }
    #expect(cell.layout(width: 20, height: 10).conflicts.count == 2)
    #expect(cell.fittingSize() == Size(width: 50, height: 40))
    // A given width is kept to; what contradicts it gives way.
    #expect(cell.fittingSize(width: 60) == Size(width: 60, height: 40))
    #expect(cell.layoutIfNeeded().conflicts.count == 2)
    #expect(cell.frame.size == Size(width: 20, height: 10))
  }
}
