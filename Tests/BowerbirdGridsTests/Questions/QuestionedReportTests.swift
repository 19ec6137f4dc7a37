import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import BowerbirdTesting
import Testing

/// A layout's report is the same whether questions were asked before it or not.
@Suite struct QuestionedReportTests {
  @Test("a sweep keeps changes that wait for the next report")
  func droppedConstraints() {
    let root = Box("root"), one = Box("one"), other = Box("other")
    root.add([one, other])
    let tie = LayoutConstraint(
      expression: LayoutExpression(one.layoutNode.reference, .leading)
        - LayoutExpression(other.layoutNode.reference, .leading), relation: .equal)
    tie.isActive = true
    root.layout(width: 300, height: 400)
    other.remove()
    _ = root.sweep(\.width, over: 100...200)
    #expect(root.layout(width: 300, height: 400).dropped.map(ObjectIdentifier.init) == [ObjectIdentifier(tie)])
  }

  @Test("frames wait for the layout that reports them")
  func changedFrames() {
    let root = Box("root"), inner = Box("inner")
    root.add(inner)
    var width: LayoutConstraint?
    inner.constraints { inner in
      inner.leadingTopAnchor == root.leadingTopAnchor
      inner.heightAnchor == root.heightAnchor
    }
    width = LayoutConstraint(expression: LayoutExpression(inner.layoutNode.reference, .width) - 50, relation: .equal)
    width?.isActive = true
    root.layout(width: 300, height: 400)
    width?.constant = 80
    _ = root.sweep(\.width, over: 100...200)
    #expect(inner.frame == Rect(x: 0, y: 0, width: 50, height: 400))
    let report = root.layout(width: 300, height: 400)
    #expect(inner.frame.width == 80)
    #expect(report.changed.map(\.name) == ["inner"])
  }

  @Test("frames wait for the report of a new direction", arguments: [Question.fittingSize, .ambiguities, .sweep])
  func changedDirection(question: Question) {
    var random = SplitMix64(seed: 1)
    let inner = Box("inner"), grid = Grid.horizontal { inner.constant(50) }
    grid.layoutNode.name = "grid"
    grid.layout(width: 300, height: 400)
    grid.layoutDirection = .rightToLeft
    question.ask(grid, grid, &random)
    #expect(inner.frame == Rect(x: 0, y: 0, width: 50, height: 400))
    let report = grid.layout(width: 300, height: 400)
    #expect(inner.frame == Rect(x: 250, y: 0, width: 50, height: 400))
    #expect(report.changed.map(\.name) == ["inner"])
  }

  @Test("a tree on a grid of pixels returns to its own size, not to the rounded one")
  func snappedSize() {
    let root = Box("root"), inner = Box("inner")
    root.add(inner)
    inner.constraints { inner in
      inner.leadingTopAnchor == root.leadingTopAnchor
      inner.widthAnchor == root.widthAnchor * 10
      inner.heightAnchor == root.heightAnchor
    }
    root.layout(width: 30.4, height: 20, scale: 1)
    _ = root.sweep(\.width, over: 10...20)
    root.layoutIfNeeded()
    #expect(inner.frame.width == 304)
  }

  @Test("a tree that has only been swept has no frames, and its first layout is its first")
  func sweptFirst() {
    let root = Box("root"), free = Box("free")
    root.add(free)
    free.constraints { free in
      free.trailingAnchor >= root.trailingAnchor
      free.heightAnchor == root.heightAnchor
    }
    free.intrinsicSize = Size(width: 40, height: 10)
    _ = root.sweep(\.width, over: 500...900, in: Size(width: 500, height: 70))
    #expect(free.frame == .zero)
    root.layout(width: 100, height: 100)
    #expect(free.frame == Rect(x: 60, y: 0, width: 40, height: 100))
  }

  @Test("an item that leaves a tree before its first layout is not reported")
  func removedBeforeLayout() {
    let inner = Box("inner"), grid = Grid.vertical { inner.auto() }
    let width = LayoutConstraint(
      expression: LayoutExpression(inner.layoutNode.reference, .width) - 50, relation: .equal)
    width.isActive = true
    _ = grid.fittingSize()
    grid.removeSubcontent(inner)
    #expect(grid.layout(width: 300, height: 400).dropped.isEmpty)
  }

  @Test("a tie with content is reported after a sweep")
  func tieAfterSweep() {
    let root = Box("root"), image = Box("image")
    root.add(image)
    image.intrinsicSize = Size(width: 60, height: 10)
    image.constraints { image in
      image.leadingTopAnchor == root.leadingTopAnchor
      image.widthAnchor == 40 --! .priority(.high)
    }
    _ = root.sweep(\.width, over: 100...200, in: Size(width: 100, height: 100))
    #expect(root.layout(width: 300, height: 400).ties.count == 1)
  }

  @Test("and so do two trees whose roots have lengths of their own, before their first layout too", arguments: 0..<30)
  func contradictingTwins(seed: Int) {
    let difference = AskedTwins(seed: 900 + seed, contradictsSizes: true).difference(6)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("two equal trees report the same, although only one is asked questions", arguments: 0..<30)
  func twins(seed: Int) {
    let difference = AskedTwins(seed: seed).difference(6)
    #expect(difference == nil, "\(difference ?? "")")
  }
}

/// An alternative that a grid took in another tree does not count in a new one.
@Suite struct MovedStackTests {
  @Test("a stack without room to share begins with its shares in another tree")
  func movedStack() {
    let inner = Box("inner"), stack = Grid.vertical { inner.expanded() }
    stack.layout(width: 80, height: 0)
    let root = Box("root")
    root.add(stack)
    root.constraints { root in stack.edgesAnchor == root.edgesAnchor }
    root.layout(width: 80, height: 90)
    #expect(inner.frame == Rect(x: 0, y: 0, width: 80, height: 90))
  }

  @Test("parts that were laid out alone have the same frames in a tree", arguments: 0..<40)
  func movedParts(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let size = Size(width: Double(random.whole(0...600)), height: Double(random.whole(0...600)))
    let twins = (AskedTwin(seed: seed), AskedTwin(seed: seed))
    twins.0.root.layout(width: Double(random.whole(0...600)), height: Double(random.whole(0...600)))
    for twin in [twins.0, twins.1] {
      let outer = Box("outer")
      outer.add(twin.root)
      outer.constraints { outer in twin.root.edgesAnchor == outer.edgesAnchor }
      outer.layout(size)
    }
    for (one, other) in zip(twins.0.items, twins.1.items) {
      #expect(QuestionedLife.isSame(one.frame, other.frame), "seed \(seed), \(one.name) in \(size)")
    }
  }

  /// From a width of 5 on, the host takes the second alternative; the text of the first one needs more than 10.
  ///
  /// The size of an item that was left out was asked for, and the layout then found no changed condition any more.
  @Test("a changed condition is not lost in a question about an item that is left out", arguments: [false, true])
  func changedCondition(isAsked: Bool) {
    let host = Box("host"), title = Label("a bower of twigs", font: .cells), icon = fixed("icon", 10, 10)
    let wide = host.widthAnchor >= 400
    host.alternatives {
      Alternative("long") { Grid.horizontal { title.auto() } }
      Alternative("wide", when: wide) { Grid.horizontal { icon.auto() } }
      Alternative("last")
    }
    host.layout(width: 10, height: 50)
    #expect(host.takenAlternative == "last")
    wide.constant = 5
    if isAsked { #expect(title.fittingSize() == .zero) }
    host.layout(width: 10, height: 50)
    #expect(host.takenAlternative == "wide" && icon.frame.width == 10)
  }
}
