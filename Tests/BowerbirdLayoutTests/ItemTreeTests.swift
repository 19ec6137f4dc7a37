import BowerbirdLayout
import Testing

@Suite("Trees of items")
struct ItemTreeTests {
  @Test func addingMovesAnItemFromWhereItWas() {
    let first = Box("first")
    let second = Box("second")
    let child = Box("child")
    first.add(child)
    second.add(child)
    #expect(first.children.isEmpty)
    #expect(second.children.count == 1 && child.parent === second)
    child.remove()
    #expect(child.parent == nil && second.children.isEmpty)
  }

  @Test func placesOutsideOfTheChildrenMeanTheNearestEnd() {
    let parent = Box("parent")
    let boxes = [Box("0"), Box("1"), Box("2")]
    parent.add(boxes[1], at: 7)
    parent.add(boxes[0], at: -3)
    parent.add(boxes[2])
    #expect(parent.children.map(\.name) == ["0", "1", "2"])
  }

  @Test func severalChildrenAreAddedAtOnceInTheirOrder() {
    let parent = Box("parent")
    parent.add(Box("0"), Box("1"))
    parent.add(Box("2"), Box("3"), Box("4"))
    #expect(parent.children.map(\.name) == ["0", "1", "2", "3", "4"])
  }
}
