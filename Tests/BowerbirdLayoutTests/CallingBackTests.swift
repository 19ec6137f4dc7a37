import BowerbirdLayout
import Testing

/// An item that does something when it is asked to arrange its children, and when it may review a solution.
private final class Busy: Box {
  var arranging: () -> Void = {}
  var reviewing: () -> Bool = { false }

  override func arrangeChildren() { arranging() }
  override func reviewArrangement() -> Bool { reviewing() }
}

/// Items may change the tree while they measure, arrange and review; no layout applies half of such a change.
@Suite("Code that is called in the midst of a layout")
struct CallingBackTests {
  private let root = Box("root")
  private let asked = Box("asked")
  private let other = Box("other")

  init() {
    root.add([asked, other])
    for box in [asked, other] {
      box.constraints { $0.leadingTopAnchor == root.leadingTopAnchor }
    }
  }

  /// Has the item do something the first time that it is measured.
  private func onceMeasured(_ body: @escaping () -> Void) {
    var body: (() -> Void)? = body
    asked.measure = { _ in
      let once = body
      // Nothing is kept alive by it afterwards.
      body = nil
      once?()
      return Measurement(size: Size(width: 5, height: 6))
    }
  }

  @Test func measuringMayChangeTheContentOfAnother() {
    onceMeasured { [other] in other.intrinsicSize = Size(width: 7, height: 8) }
    root.layout(width: 100, height: 100)
    #expect(other.frame.size == Size(width: 7, height: 8) && asked.frame.size == Size(width: 5, height: 6))
    other.intrinsicSize = Size(width: 17, height: 18)
    root.layoutIfNeeded()
    #expect(other.frame.size == Size(width: 17, height: 18))
  }

  @Test func measuringMayChangeConstraints() {
    let width: LayoutConstraint = other.widthAnchor == 3
    width.isActive = true
    onceMeasured { [other] in
      width.constant = 9
      other.constraints { $0.heightAnchor == 4 }
    }
    root.layout(width: 100, height: 100)
    #expect(other.frame.size == Size(width: 9, height: 4))
  }

  @Test func measuringMayTakeItemsOut() {
    other.intrinsicSize = Size(width: 7, height: 8)
    onceMeasured { [other, asked] in
      other.remove()
      asked.remove()
    }
    root.layout(width: 100, height: 100)
    #expect(root.children.isEmpty)
    let new = Box("new")
    root.add(new)
    root.layout(width: 100, height: 100)
    // Nothing of those that went has stayed behind.
    #expect(new.frame == .zero && root.ambiguities().count == 4)
    root.add([asked, other])
    root.layout(width: 100, height: 100)
    #expect(asked.frame.size == Size(width: 5, height: 6) && other.frame.size == Size(width: 7, height: 8))
  }

  @Test func measuringMayPutItemsIn() {
    let new = Box("new")
    new.measure = { _ in Measurement(size: Size(width: 2, height: 3)) }
    onceMeasured { [asked] in asked.add(new) }
    root.layout(width: 100, height: 100)
    #expect(new.frame.size == Size(width: 2, height: 3))
  }

  /// A layout takes in what its items add, and the next one takes in what these new items add.
  @Test func measuringThatAddsItemsWithTheSameClosureEnds() {
    var made = 0
    func addMore(to box: Box) {
      box.measure = { [unowned box] _ in
        if box.children.isEmpty {
          made += 1
          let more = Box("more \(made)")
          addMore(to: more)
          box.add(more)
        }
        return Measurement(size: Size(width: 5, height: 6))
      }
    }
    addMore(to: asked)
    for depth in 1...3 {
      let report = root.layout(width: 100, height: 100)
      var box: Box? = asked, inLayout = 0
      while let present = box {
        if present.layoutNode.isInLayout { inLayout += 1 }
        box = present.children.first as? Box
      }
      #expect(inLayout == 2 * depth)
      #expect(
        report.problems.map(\.description) == [
          "Code of 'more \(2 * depth - 1)' added 'more \(2 * depth)', which waits for the next layout: the code of an item may add items once in a layout, and the code of items that are new in the layout may add none."
        ])
    }
  }

  /// Each measurement would add one more.
  @Test func anItemAddsOthersInOneMeasurementOfALayout() {
    var calls = 0
    asked.measure = { [asked, root] _ in
      calls += 1
      let more = Box("more \(calls)")
      root.add(more)
      more.constraints { $0.widthAnchor == 20 * Double(calls) }
      asked.constraints { $0.widthAnchor >= more.widthAnchor }
      return Measurement(size: Size(width: 5, height: 6))
    }
    let report = root.layout(width: 1000, height: 100)
    #expect(root.children.filter { $0.layoutNode.isInLayout }.count == 3)
    #expect(calls > 1 && report.problems.count == 1)
    root.layout(width: 1000, height: 100)
    #expect(root.children.count == 2 + calls)
  }

  @Test func arrangingThatAddsContainersOfTheSameKindEnds() {
    let busy = Busy("busy")
    var made = 0
    func addMore(to box: Busy) {
      box.layoutNode.arrangesChildren = true
      box.arranging = { [unowned box] in
        for _ in 0..<(box.children.isEmpty ? 2 : 0) {
          made += 1
          let more = Busy("more \(made)")
          addMore(to: more)
          box.add(more)
        }
      }
      box.setNeedsArrangement()
    }
    addMore(to: busy)
    root.add(busy)
    let report = root.layout(width: 100, height: 100)
    // The two that 'busy' has added are in the layout, and the two that each of these has added are not.
    #expect(made == 2 + 4 && report.problems.count == 2)
    // Then these four have added two each, as have those eight.
    root.layout(width: 100, height: 100)
    #expect(made == 2 + 4 + 8 + 16)
  }

  @Test func aLayoutWithinALayoutIsRefused() {
    var inner: LayoutReport?
    onceMeasured { [root] in inner = root.layout(width: 33, height: 44) }
    other.constraints { $0.trailingAnchor == root.trailingAnchor }
    root.layout(width: 100, height: 100)
    #expect(
      inner?.problems.map(\.description) == [
        "The layout of 'root' was requested during that layout; the request returned the frames known so far."
      ])
    #expect(root.frame.size == Size(width: 100, height: 100) && other.frame.width == 100)
    let report = root.layout(width: 200, height: 100)
    #expect(report.problems.isEmpty && report.conflicts.isEmpty && other.frame.width == 200)
  }

  @Test func questionsWhileMeasuringAreAnsweredWithWhatIsKnown() {
    other.intrinsicSize = Size(width: 7, height: 8)
    root.layout(width: 100, height: 100)
    var size = Size.zero
    onceMeasured { [other, root] in
      size = other.fittingSize()
      #expect(root.ambiguities().isEmpty && root.explain(other.widthAnchor).value.isNaN)
    }
    let report = root.layout(width: 100, height: 100)
    #expect(size == Size(width: 7, height: 8) && report.problems.count == 3)
  }

  @Test func anItemMayAskHowSmallItsChildrenCanBeWhileItArrangesThem() {
    let busy = Busy("busy"), text = Label("two words", font: .cells)
    root.add(busy)
    busy.add(text)
    text.constraints { $0.edgesAnchor == busy.edgesAnchor }
    var size = Size.zero
    busy.arranging = { [unowned busy] in size = busy.fittingSize(width: 5) }
    busy.setNeedsArrangement()
    root.layout(width: 100, height: 100)
    #expect(size == Size(width: 5, height: 2))
  }

  @Test func aReviewThatAsksIsNotAskedToReview() {
    let busy = Busy("busy")
    root.add(busy)
    busy.intrinsicSize = Size(width: 20, height: 10)
    busy.layoutNode.reviewsArrangement = true
    var reviews = 0
    busy.reviewing = { [unowned root, unowned busy] in
      reviews += 1
      #expect(busy.fittingSize() == Size(width: 20, height: 10))
      #expect(root.layoutIfNeeded().problems.count == 1)
      return false
    }
    root.layout(width: 100, height: 100)
    #expect(reviews == 1)
  }

  @Test func aRootCannotBeMovedInTheMidstOfItsLayout() {
    let page = Box("page")
    onceMeasured { [root] in page.add(root) }
    root.layout(width: 100, height: 100)
    #expect(page.children.isEmpty && root.parent == nil)
    #expect(
      page.layout(width: 10, height: 10).problems.map(\.description) == [
        "'root' cannot be added to 'page' during its own layout; it was not added."
      ])
    page.add(root)
    page.layout(width: 10, height: 10)
    #expect(root.parent === page && asked.frame.size == Size(width: 5, height: 6))
  }

  @Test func theDirectionMayChangeInTheMidstOfALayout() {
    onceMeasured { [root] in root.layoutDirection = .rightToLeft }
    root.layout(width: 100, height: 100)
    #expect(asked.frame == Rect(x: 95, y: 0, width: 5, height: 6))
  }

  @Test("A question about an item that moves to a larger tree meanwhile has no answer", arguments: [true, false])
  func movedWhileAsked(asksForSize: Bool) {
    onceMeasured {
      other.remove()
      for _ in 0..<200 { other.add(Box()) }
      other.layout(width: 3, height: 3)
    }
    if asksForSize {
      #expect(other.fittingSize() == .zero)
    } else {
      #expect(other.ambiguities().isEmpty)
    }
    #expect(other.parent == nil && other.frame.width == 3)
  }
}
