import BowerbirdLayout
import BowerbirdSolver
import Testing

/// A text of square letters, 10 by 10, that may be broken anywhere, and that counts how often it is measured.
private final class Letters: LayoutItem {
  let layoutNode: LayoutNode
  let count: Int
  private(set) var measurements = 0

  init(_ name: String, count: Int) {
    layoutNode = LayoutNode(name: name)
    self.count = count
    measure = { [unowned self] proposal in
      measurements += 1
      return answer(proposal)
    }
  }

  private func answer(_ proposal: Size) -> Measurement {
    let perLine = proposal.width.isFinite ? max(1, Int(proposal.width / 10)) : count
    let lines = (count + perLine - 1) / perLine
    return Measurement(
      size: Size(width: Double(min(count, perLine)) * 10, height: Double(lines) * 10), firstBaseline: 8,
      lastBaseline: Double(lines) * 10 - 2)
  }
}

@Suite("Content")
struct ContentTests {
  private let root = Box("root")

  private func pin(_ item: some LayoutItem) {
    root.add(item)
    item.constraints {
      $0.leadingAnchor == root.leadingAnchor
      $0.topAnchor == root.topAnchor
    }
  }

  @Test func aColumnOfTextsTakesNoExchangeForEachOfThem() throws {
    let texts = (0..<100).map { Letters("text \($0)", count: $0 % 7 + 1) }
    for (index, text) in texts.enumerated() {
      root.add(text)
      text.constraints {
        $0.topAnchor == (index == 0 ? root.topAnchor : texts[index - 1].bottomAnchor)
        $0.horizontalEdgesAnchor == root.horizontalEdgesAnchor
      }
    }
    root.layout(width: 30, height: 5000)
    // Three letters fit into a line: of seven texts, three have one line, three two and one three.
    #expect(texts[98].frame.y == 14 * (3 * 10 + 3 * 20 + 30))
    let statistics = try #require(root.layoutNode.solverStatistics)
    #expect(statistics.pivots < 10)
  }

  @Test func aBoxIsAsLargeAsItsContent() {
    let icon = Box("icon")
    icon.intrinsicSize = Size(width: 24, height: 16)
    pin(icon)
    root.layout(width: 100, height: 100)
    #expect(icon.frame == Rect(x: 0, y: 0, width: 24, height: 16))
    icon.intrinsicWidth = 30
    icon.intrinsicHeight = nil
    root.layout(width: 100, height: 100)
    #expect(icon.frame.width == 30)
    icon.intrinsicSize = nil
    icon.constraints { $0.widthAnchor == 7 --! .priority(1) }
    root.layout(width: 100, height: 100)
    #expect(icon.frame.width == 7)
  }

  @Test func huggingAndResistanceDecideWhoGivesWay() {
    let first = Box("first"), second = Box("second")
    pin(first)
    root.add(second)
    first.intrinsicSize = Size(width: 40, height: 10)
    second.intrinsicSize = Size(width: 40, height: 10)
    second.constraints {
      $0.leadingAnchor == first.trailingAnchor
      $0.trailingAnchor == root.trailingAnchor
      $0.topAnchor == root.topAnchor
    }
    first.contentHugging.horizontal = 251
    first.setContentCompressionResistancePriority(751, for: .horizontal)
    root.layout(width: 100, height: 100)
    #expect(first.frame.width == 40 && second.frame.width == 60)
    root.layout(width: 60, height: 100)
    #expect(first.frame.width == 40 && second.frame.width == 20)
    first.setContentHuggingPriority(249, for: .horizontal)
    first.compressionResistance.horizontal = 749
    root.layout(width: 60, height: 100)
    #expect(first.frame.width == 20 && second.frame.width == 40)
    root.layout(width: 100, height: 100)
    #expect(first.frame.width == 60 && second.frame.width == 40)
  }

  @Test func requiredResistanceIsTheStrongestWishAndContradictsNothing() {
    let box = Box("box")
    pin(box)
    box.intrinsicSize = Size(width: 80, height: 10)
    box.compressionResistance = AxisPriorities(.required)
    box.constraints { $0.trailingAnchor == root.trailingAnchor - 10 --! .priority(999) }
    root.layout(width: 50, height: 50)
    #expect(box.frame.width == 80)
    box.constraints { $0.trailingAnchor <= root.trailingAnchor }
    #expect(root.layout(width: 50, height: 50).conflicts.isEmpty)
    #expect(box.frame.width == 50)
  }

  @Test("content that is no size is reported once, whether it is declared or measured", arguments: [false, true])
  func contentThatIsNoSizeIsReported(isMeasured: Bool) {
    let box = Box("box"), size = Size(width: .nan, height: -2)
    pin(box)
    if isMeasured {
      box.measure = { _ in Measurement(size: size) }
    } else {
      box.intrinsicSize = size
    }
    let report = root.layout(width: 50, height: 50)
    #expect(report.problems.count == 1)
    #expect(
      report.problems.first?.description
        == "The content of 'box' has a size that is negative or not finite, or a priority that is not a number "
        + "from 1 to 1000; such an extent counts as 0, and such a priority as 1 or 999.99.")
    #expect(box.frame == .zero)
  }

  @Test("a priority of content that is no priority is reported once", arguments: [0, 2000, .nan])
  func contentPriorityThatIsNoneIsReported(priority: Double) {
    let box = Box("box")
    pin(box)
    box.intrinsicSize = Size(width: 20, height: 10)
    box.contentHugging = AxisPriorities(Priority(priority))
    let problems = root.layout(width: 50, height: 50).problems.map(\.description)
    #expect(problems.count == 1)
    #expect(problems.first?.contains("or a priority that is not a number from 1 to 1000") == true)
    #expect(box.frame.size == Size(width: 20, height: 10))
  }

  @Test func heightFollowsWidth() {
    let text = Letters("text", count: 12)
    pin(text)
    text.constraints { $0.trailingAnchor <= root.trailingAnchor }
    root.layout(width: 200, height: 100)
    #expect(text.frame == Rect(x: 0, y: 0, width: 120, height: 10))
    #expect(text.measurements == 1)
    root.layout(width: 50, height: 100)
    #expect(text.frame == Rect(x: 0, y: 0, width: 50, height: 30))
    #expect(text.measurements == 2)
    root.layout(width: 50, height: 90)
    #expect(text.measurements == 2)
    text.setNeedsMeasurement()
    root.layout(width: 50, height: 90)
    #expect(text.measurements <= 4)
  }

  @Test(arguments: [1, 3, 8])
  func aLeafIsMeasuredAtMostTwiceFromColdAtAnyDepth(depth: Int) {
    var texts: [Letters] = []
    func fill(_ parent: any LayoutItem, _ level: Int) {
      var above: (any LayoutItem)?
      for index in 0..<2 {
        let child: any LayoutItem
        if level == depth {
          let text = Letters("text", count: 30 + index)
          texts.append(text)
          child = text
        } else {
          child = Box("level \(level)")
        }
        parent.add(child)
        child.layoutNode.reference.stack(under: above, in: parent)
        if level < depth { fill(child, level + 1) }
        above = child
      }
      if let above { parent.layoutNode.reference.end(after: above) }
    }
    fill(root, 1)
    root.layout(width: 200, height: 100)
    #expect(texts.count == 1 << depth)
    #expect(texts.allSatisfy { $0.measurements == 2 })
    #expect(texts.allSatisfy { $0.frame.height == ($0.count == 30 ? 20 : 20) })
    root.layout(width: 200, height: 100)
    root.layout(width: 200, height: 120)
    #expect(texts.allSatisfy { $0.measurements == 2 })
    root.layout(width: 100, height: 100)
    #expect(texts.allSatisfy { $0.measurements == 3 })
    // 30 letters in lines of ten are three lines, 31 are four.
    #expect(texts.allSatisfy { $0.frame.height == ($0.count == 30 ? 30 : 40) })
    texts[0].setNeedsMeasurement()
    root.layout(width: 100, height: 100)
    #expect(texts.dropFirst().allSatisfy { $0.measurements == 3 })
  }

  @Test func widthFollowsHeight() {
    let picture = Box("picture")
    pin(picture)
    picture.measuringAxis = .vertical
    picture.measure = { proposal in
      let height = proposal.height.isFinite ? proposal.height : 20
      return Measurement(size: Size(width: height * 2, height: height))
    }
    picture.constraints { $0.bottomAnchor == root.bottomAnchor }
    root.layout(width: 200, height: 45)
    #expect(picture.frame == Rect(x: 0, y: 0, width: 90, height: 45))
  }

  @Test func baselinesAreThoseOfTheMeasurement() {
    let small = Letters("small", count: 3), large = Letters("large", count: 9), plain = Box("plain")
    pin(large)
    root.add([small, plain])
    large.constraints { $0.widthAnchor == 30 }
    small.constraints {
      $0.firstBaselineAnchor == large.lastBaselineAnchor
      $0.leadingAnchor == large.trailingAnchor
    }
    plain.constraints {
      $0.lastBaselineAnchor == large.firstBaselineAnchor
      $0.sizeAnchor == Size(width: 4, height: 5)
    }
    root.layout(width: 200, height: 100)
    // Nine letters in lines of three are three lines: the last baseline is at 28, and the small text's is 8 below its top.
    #expect(large.frame.height == 30 && small.frame.y == 20)
    #expect(plain.frame.y == 3)
    #expect(small.layoutNode.value(of: .firstBaseline) == 28)
    large.constraints { $0.widthAnchor == 40 --! .priority(1) }
    #expect(root.layout(width: 200, height: 100).changed.isEmpty)
  }

  @Test func aspectRatioIsWidthByHeight() {
    let picture = Box("picture")
    pin(picture)
    picture.constraints {
      $0.widthAnchor == root.widthAnchor
      $0.aspectRatio(16.0 / 9)
    }
    root.layout(width: 320, height: 480)
    #expect(picture.frame == Rect(x: 0, y: 0, width: 320, height: 180))
  }

  @Test func marginsAreKeptByTheirGuide() {
    let card = Box("card")
    root.add(card)
    root.layoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    card.constraints { $0.edgesAnchor == root.layoutMarginsGuide.edgesAnchor }
    root.layout(width: 100, height: 100)
    #expect(card.frame == Rect(x: 2, y: 1, width: 94, height: 96))
    root.layoutDirection = .rightToLeft
    root.layout(width: 100, height: 100)
    #expect(card.frame == Rect(x: 4, y: 1, width: 94, height: 96))
    root.layoutMargins = DirectionalEdgeInsets(10)
    root.layout(width: 100, height: 100)
    #expect(card.frame == Rect(x: 10, y: 10, width: 80, height: 80))
    #expect(root.children.count == 1)
    #expect(root.layout(width: 12, height: 100).conflicts.isEmpty)
  }

  @Test func eachOfManyContentsMayWaitForTheSizeOfAnother() {
    var boxes: [Box] = []
    for index in 0..<30 {
      let box = Box("box \(index)")
      root.add(box)
      // As high as it is wide, and 1 more; each is as wide as the one before it is high.
      box.measure = { Measurement(size: Size(width: 0, height: ($0.width.isFinite ? $0.width : 0) + 1)) }
      box.constraints {
        $0.leadingTopAnchor == root.leadingTopAnchor
        $0.widthAnchor == (boxes.last?.heightAnchor ?? root.widthAnchor)
      }
      boxes.append(box)
    }
    #expect(root.layout(width: 100, height: 100).problems.isEmpty)
    for (index, box) in boxes.enumerated() { #expect(box.frame.width == 100 + Double(index)) }
    #expect(root.fittingSize(width: 50).width == 50)
  }

  @Test func whatNeverSettlesIsBrokenOffAndReported() {
    let box = Box("box")
    pin(box)
    // As wide as it is high, and always higher than it is wide.
    box.measure = { Measurement(size: Size(width: 0, height: ($0.width.isFinite ? $0.width : 0) + 1)) }
    box.constraints { $0.widthAnchor == $0.heightAnchor }
    #expect(
      root.layout(width: 100, height: 100).problems.map(\.description) == [
        "The layout of 'root' was stopped before it settled, because 'box' kept changing constraints or measurements."
      ])
  }

  @Test func whatFittingMeasuredIsNotMeasuredAgain() {
    let text = Letters("text", count: 30)
    root.add(text)
    text.layoutNode.reference.stack(under: nil, in: root)
    // Free, and then for each of three widths: that is all, whoever asks and in whatever order.
    for _ in 0..<3 {
      for width in [100, 50, 200] as [Double] {
        #expect(root.fittingSize(width: width).width == width)
        root.layout(width: width, height: 100)
      }
    }
    #expect(text.measurements == 4)
    text.setNeedsMeasurement()
    root.layoutIfNeeded()
    #expect(text.measurements == 6)
  }

  @Test func anItemThatMeasuresNoMoreStandsOnItsBottomEdge() {
    let text = Letters("text", count: 3), line = Box("line")
    root.add([text, line])
    text.layoutNode.reference.stack(under: nil, in: root)
    line.constraints { $0.topAnchor == text.firstBaselineAnchor }
    root.layout(width: 100, height: 100)
    #expect(line.frame.y == 8)
    text.measure = nil
    text.intrinsicHeight = 20
    root.layout(width: 100, height: 100)
    #expect(line.frame.y == 20)
  }

  @Test func aHiddenBoxKeepsItsPlace() {
    let box = Box("box")
    pin(box)
    box.intrinsicSize = Size(width: 24, height: 16)
    box.isHidden = true
    root.layout(width: 100, height: 100)
    #expect(box.frame == Rect(x: 0, y: 0, width: 24, height: 16))
    #expect(root.snapshot()["box"]?.isHidden == true)
  }

  @Test("a ratio has to be positive and finite", arguments: [0, -2, .infinity, .nan] as [Double])
  func invalidRatio(ratio: Double) {
    let box = Box("box")
    box.intrinsicSize = Size(width: 30, height: 20)
    let root = Box("root")
    root.add(box)
    box.aspectRatio(ratio).isActive = true
    let problems = root.layout(width: 100, height: 100).problems.map(\.description)
    #expect(problems.count == 1)
    #expect(problems[0].hasSuffix("of 'box' does not count: a ratio is a positive, finite number."))
    #expect(box.frame.size == Size(width: 30, height: 20))
    #expect(root.layout(width: 90, height: 100).problems.isEmpty)
  }

  @Test("a font without a usable size is reported", arguments: [0, -5, .infinity, .nan] as [Double])
  func invalidFont(size: Double) {
    let label = Label("text", font: .proportional(size)), root = Box("root")
    root.add(label)
    let sentence =
      "The font of 'text' has a size that is not a positive, finite number, so the text has no extent."
    #expect(root.layout(width: 100, height: 100).problems.map(\.description) == [sentence])
    #expect(label.frame.size == .zero)
    label.font = .monospaced(10)
    #expect(root.layout(width: 100, height: 100).problems.isEmpty)
    label.font = .monospaced(size)
    #expect(root.layout(width: 100, height: 100).problems.map(\.description) == [sentence])
  }
}

extension ItemReference {
  /// Makes an item as wide as its parent, and puts it under another one.
  fileprivate func stack(under above: (any LayoutItem)?, in parent: any LayoutItem) {
    let parent = parent.layoutNode.reference
    relate(.leading, to: parent, .leading)
    relate(.trailing, to: parent, .trailing)
    if let above {
      relate(.top, to: above.layoutNode.reference, .bottom)
    } else {
      relate(.top, to: parent, .top)
    }
  }

  fileprivate func end(after last: any LayoutItem) {
    relate(.bottom, to: last.layoutNode.reference, .bottom, priority: 100)
  }

  private func relate(
    _ attribute: LayoutAttribute, to other: ItemReference, _ otherAttribute: LayoutAttribute,
    priority: Priority = .required
  ) {
    var expression = LayoutExpression(self, attribute)
    expression.append(LayoutExpression.Term(other, otherAttribute, coefficient: -1))
    LayoutConstraint(expression: expression, relation: .equal, priority: priority).isActive = true
  }
}
