import BowerbirdLayout
import Testing

/// An item that looks at every solution, and may change its mind.
private final class Decider: Box {
  var decide: () -> Bool = { false }

  init(_ name: String, in parent: Box) {
    super.init(name)
    parent.add(self)
    layoutNode.reviewsArrangement = true
  }

  override func reviewArrangement() -> Bool { decide() }
}

/// Items that decide something from each solution: a layout waits for them, but not for ever.
@Suite("Decisions in rounds")
struct DecidingTests {
  private let root = Box("root")

  private func brokenOff(by items: String) -> [String] {
    [
      "The layout of 'root' was stopped before it settled, because \(items) kept changing constraints or measurements."
    ]
  }

  @Test func eachOfManyItemsMayWaitForWhatAnotherDecides() {
    var items: [Decider] = []
    for index in 0..<30 {
      let item = Decider("item \(index)", in: root), before = items.last
      item.decide = { [unowned item] in
        let width = before.map { $0.layoutNode.value(of: .width) }
        // The one before has not decided yet, or this one has.
        if width == 0 || item.intrinsicSize != nil { return false }
        item.intrinsicSize = Size(width: (width ?? 0) + 1, height: 0)
        return true
      }
      items.append(item)
    }
    #expect(root.layout(width: 100, height: 100).problems.isEmpty)
    #expect(items.map(\.frame.width) == (1...30).map(Double.init))
  }

  @Test func decisionsMayBeMadeAgainWhenContentsHaveBeenMeasured() {
    var rounds = 0
    let item = Decider("item", in: root), text = Box("text")
    root.add(text)
    // Once it is measured in its width, six more decisions follow on six before.
    text.measure = { Measurement(size: Size(width: 50, height: $0.width == 30 ? 10 : 0)) }
    text.constraints { $0.widthAnchor == 30 }
    item.decide = { [unowned item] in
      if rounds == (text.layoutNode.value(of: .height) == 0 ? 6 : 12) { return false }
      rounds += 1
      item.intrinsicSize = Size(width: Double(rounds), height: 0)
      return true
    }
    #expect(root.layout(width: 100, height: 100).problems.isEmpty)
    #expect(item.frame.width == 12)
  }

  /// A question passes the change to the solver, so that no change is pending in the next layout.
  @Test func aQuestionAfterAMendDoesNotRepeatTheReport() {
    let item = Decider("item", in: root)
    item.decide = { true }
    #expect(root.layout(width: 100, height: 100).problems.map(\.description) == brokenOff(by: "'item'"))
    #expect(root.layout(width: 100, height: 100).problems.map(\.description) == brokenOff(by: "'item'"))
    item.decide = { false }
    item.intrinsicSize = Size(width: 20, height: 10)
    #expect(item.fittingSize() == Size(width: 20, height: 10))
    #expect(root.layout(width: 100, height: 100).problems.isEmpty)
    #expect(item.frame.size == Size(width: 20, height: 10))
  }

  @Test func oneThatNeverSettlesIsBrokenOffAndReported() {
    let item = Decider("item", in: root)
    var count = 0
    item.decide = {
      count += 1
      return true
    }
    // An item that settles at once adds no rounds.
    for index in 0..<20 { _ = Decider("other \(index)", in: root) }
    #expect(root.layout(width: 100, height: 100).problems.map(\.description) == brokenOff(by: "'item'"))
    #expect(count == 8)
  }

  @Test func twoThatNeverAgreeAreBrokenOffAndReported() {
    let first = Decider("first", in: root), second = Decider("second", in: root)
    for (item, other) in [(first, second), (second, first)] {
      // One more than the other, which wants one more than this one.
      item.decide = { [unowned item, unowned other] in
        let wanted = other.layoutNode.value(of: .width) + 1
        if item.intrinsicSize?.width == wanted { return false }
        item.intrinsicSize = Size(width: wanted, height: 0)
        return true
      }
    }
    #expect(root.layout(width: 100, height: 100).problems.map(\.description) == brokenOff(by: "'first' and 'second'"))
  }

  @Test func ofManyItemsThatNeverSettleThreeAreNamed() {
    for index in 0..<7 {
      let item = Decider("item \(index)", in: root)
      item.decide = { true }
    }
    #expect(
      root.layout(width: 100, height: 100).problems.map(\.description)
        == brokenOff(by: "'item 0', 'item 1', 'item 2' and 4 others"))
  }

  @Test func itemsThatPutMoreAndMoreOfTheirKindInWaitForTheNextLayout() {
    var count = 0
    func breed(in parent: Box) {
      count += 1
      let item = Decider("item \(count)", in: parent)
      var isDone = false
      item.decide = { [unowned item] in
        if isDone { return false }
        isDone = true
        breed(in: item)
        return true
      }
    }
    breed(in: root)
    #expect(
      root.layout(width: 100, height: 100).problems.map(\.description) == [
        "Code of 'item 2' added 'item 3', which waits for the next layout: the code of an item may add items once in a layout, and the code of items that are new in the layout may add none."
      ])
    #expect(count == 3)
  }

  /// The item that came last is asked first.
  @Test func whoLeavesOffComesBackOrMovesIsAskedOnceInEachRound() {
    var asked: [String] = []
    let items = (0..<3).map { index in
      let item = Decider("item \(index)", in: root)
      item.decide = {
        asked.append("\(index)")
        return false
      }
      return item
    }
    func layout(_ width: Double) -> [String] {
      asked = []
      root.layout(width: width, height: 100)
      return asked
    }
    #expect(layout(100) == ["2", "1", "0"])
    items[0].layoutNode.reviewsArrangement = false
    items[0].layoutNode.reviewsArrangement = true
    #expect(layout(110) == ["0", "2", "1"])
    items[1].remove()
    root.add(items[1])
    #expect(layout(120) == ["1", "0", "2"])
    items[2].layoutNode.reviewsArrangement = false
    items[0].remove()
    #expect(layout(130) == ["1"])
    items[2].layoutNode.reviewsArrangement = true
    #expect(layout(140) == ["2", "1"])
  }

  /// They say at which widths they have nothing to decide, so their widths are looked at first.
  @Test func whoWasTakenOutByAnotherIsNotLookedAt() {
    let items = (0..<50).map { Decider("item \($0)", in: root) }
    var asked: [String] = []
    for item in items {
      item.layoutNode.steadyExtents = SteadyExtents(width: 0..<350)
      item.constraints { [root] in $0.widthAnchor == root.widthAnchor }
      item.decide = { [unowned item] in
        asked.append(item.name)
        return false
      }
    }
    root.layout(width: 300, height: 100)
    let last = Decider("last", in: root)
    last.decide = {
      if items[0].parent == nil { return false }
      items[0].remove()
      return true
    }
    #expect(root.layout(width: 400, height: 100).problems.isEmpty)
    #expect(Set(asked) == Set(items[1...].map(\.name)))
  }
}
