import BowerbirdLayout
import Testing

/// A margins guide belongs to its item, whatever a program asks of it.
@Suite struct MarginsGuideTests {
  private let card = Box("card"), title = Box("title"), other = Box("other")

  init() {
    card.layoutMargins = DirectionalEdgeInsets(12)
    card.add(title)
    title.constraints { $0.edgesAnchor == card.layoutMarginsGuide.edgesAnchor }
  }

  @Test func aGuideThatIsRemovedStays() {
    card.layoutMarginsGuide.remove()
    let report = card.layout(width: 100, height: 50)
    #expect(title.frame == Rect(x: 12, y: 12, width: 76, height: 26))
    #expect(
      report.problems.map { "\($0)" } == [
        "The guide 'card.layoutMargins' belongs to its item: it cannot be removed, and cannot be added to another item."
      ])
  }

  @Test func aGuideThatIsAddedElsewhereStays() {
    other.add(card.layoutMarginsGuide)
    #expect(card.layoutMarginsGuide.parent === card && other.children.isEmpty)
    #expect(other.layout(width: 10, height: 10).problems.count == 1)
    #expect(card.layout(width: 100, height: 50).problems.isEmpty)
    #expect(title.frame == Rect(x: 12, y: 12, width: 76, height: 26))
  }

  @Test func aGuideWhoseItemIsGoneCanBeAdded() {
    var item: Box? = Box("gone")
    let guide = item?.layoutMarginsGuide
    item = nil
    guide.map { other.add($0) }
    #expect(other.children.count == 1)
    #expect(other.layout(width: 10, height: 10).problems.isEmpty)
  }
}
