import BowerbirdLayout
import BowerbirdSolver
import Testing

@Suite("Ambiguities and explanations")
struct DiagnosisTests {
  private let container = Box("container")
  private let image = Box("image")

  init() { container.add(image) }

  /// The middle of both boxes cancels in the height.
  ///
  /// Constraints that do not contribute to the height explain the middle.
  @Test func aNumberThatCancelsHasItsOwnReason() {
    let big = Box("big"), small = Box("small")
    container.add(big, small)
    big.intrinsicSize = Size(width: 10, height: 30)
    container.constraints {
      big.centerYAnchor == container.centerYAnchor
      small.centerYAnchor == container.centerYAnchor
      small.bottomAnchor == big.bottomAnchor
    }
    container.layout(width: 100, height: 60)
    let explanation = container.explain(small.heightAnchor)
    let reasons = reasonsByNumber(explanation)
    #expect(reasons["'container'.height"] == ["it is the given height of 'container'"])
    #expect(reasons["'big'.top"]?.first?.hasPrefix("'big'.centerY == 'container'.centerY") == true)
    #expect(reasons.values.allSatisfy { !$0.isEmpty })
  }

  /// The guide lies 16 inside of the bar, and the button at its lower edge.
  @Test func causesAndEffectsAreNotExchanged() {
    let button = Box("button")
    container.layoutMargins = DirectionalEdgeInsets(16)
    container.add(button)
    container.constraints {
      button.heightAnchor == 48
      button.bottomAnchor == container.layoutMarginsGuide.bottomAnchor
    }
    container.layout(width: 100, height: 112)
    let reasons = reasonsByNumber(container.explain(button.topAnchor))
    #expect(reasons["'container.layoutMargins'.top"]?.first?.contains(".top == 'container'.top + 16") == true)
    #expect(reasons["'container.layoutMargins'.height"]?.first?.contains(".bottom == 'container'.bottom - 16") == true)
    #expect(reasons["'container'.height"] == ["it is the given height of 'container'"])
  }

  private func reasonsByNumber(_ explanation: LayoutExplanation) -> [String: [String]] {
    explanation.causes.map(reasonsByNumber).reduce([explanation.subject: explanation.reasons]) { known, more in
      known.merging(more) { first, _ in first }
    }
  }

  @Test func aDeterminedTreeHasNoAmbiguities() {
    image.constraints { $0.edgesAnchor == container.edgesAnchor }
    container.layout(width: 100, height: 100)
    #expect(container.ambiguities().isEmpty)
  }

  @Test func aFreeBoxIsNamedWithAnotherSolution() throws {
    image.constraints {
      $0.topAnchor == container.topAnchor
      $0.widthAnchor == 20
      $0.heightAnchor == 20
    }
    container.layout(width: 100, height: 100)
    let ambiguities = container.ambiguities()
    let only = try #require(ambiguities.first)
    #expect(ambiguities.count == 1 && only.items == ["image"] && only.axes == [.horizontal])
    #expect(
      only.description == """
        'image'.leading is not determined: it is 0 and could as well be 1.
        Add a constraint for 'image'.leading, such as a distance from an edge of 'container'.
        """)
    image.constraints { $0.leadingAnchor >= container.leadingAnchor + 30 --! .priority(200) }
    container.layout(width: 100, height: 100)
    let movement = try #require(container.ambiguities().first?.movements.first)
    #expect(movement.attribute == .leading && movement.otherValue >= 30 && movement.otherValue != movement.value)
  }

  @Test func whatMovesTogetherIsOneAmbiguity() throws {
    let label = Box("label")
    container.add(label)
    for box in [image, label] {
      box.constraints {
        $0.leadingAnchor == container.leadingAnchor
        $0.topAnchor == container.topAnchor
        $0.heightAnchor == 20
      }
    }
    let sum: LayoutConstraint = image.widthAnchor + label.widthAnchor == container.widthAnchor
    sum.isActive = true
    container.layout(width: 100, height: 100)
    let ambiguities = container.ambiguities()
    let only = try #require(ambiguities.first)
    #expect(ambiguities.count == 1 && Set(only.items) == ["image", "label"])
    // In the other solution the widths still add up to the container's.
    #expect(only.movements.reduce(0) { $0 + $1.otherValue } == 100)
    #expect(image.ambiguities().count == 1)
  }

  @Test func theRemedyDependsOnTheNumber() throws {
    let label = Label("Bower", name: "label")
    container.add(label)
    image.constraints {
      $0.leadingTopAnchor == container.leadingTopAnchor
      $0.heightAnchor == 20
    }
    label.constraints { $0.edgesAnchor == container.edgesAnchor }
    container.layout(width: 100, height: 100)
    let remedies = container.ambiguities().map { $0.description.split(separator: "\n").last.map(String.init) }
    #expect(remedies == ["Add a constraint for 'image'.width, such as an intrinsic size or a width."])
    // With this constraint, nothing is left to choose.
    image.intrinsicSize = Size(width: 30, height: 20)
    container.layout(width: 100, height: 100)
    #expect(container.ambiguities().isEmpty)
    // Two texts with the same priorities: which of them is stretched is open.
    let other = Label("blue", name: "other"), row = Box("row")
    let text = Label("Bower", name: "text")
    row.add([text, other])
    text.constraints {
      $0.leadingTopAnchor == row.leadingTopAnchor
      $0.trailingAnchor == other.leadingAnchor
    }
    other.constraints {
      $0.topAnchor == row.topAnchor
      $0.trailingAnchor == row.trailingAnchor
    }
    row.layout(width: 400, height: 100)
    let open = try #require(row.ambiguities().first { $0.axes == [.horizontal] }).description
    #expect(open.contains("These are not determined: "))
    #expect(open.contains("Add a constraint for one of them, "), "\(open)")
  }

  @Test func aFreeScalarIsNamedToo() {
    image.constraints { $0.edgesAnchor == container.edgesAnchor }
    _ = container.layoutNode.makeScalar(named: "track")
    container.layout(width: 100, height: 100)
    #expect(
      container.ambiguities().map(\.description) == [
        """
        'container'.track is not determined: it is 0 and could as well be 1.
        Add a constraint for 'container'.track.
        """
      ])
  }

  @Test func anExplanationIsATreeOfConstraints() {
    func line(_ constraint: LayoutConstraint, _ line: Int) {
      constraint.file = "Cell.swift"
      constraint.line = line
      constraint.isActive = true
    }
    line(image.centerXAnchor == container.centerXAnchor, 5)
    line(image.topAnchor == container.topAnchor + 20, 6)
    line(image.widthAnchor == container.widthAnchor -- 20, 7)
    line(image.heightAnchor == image.widthAnchor * 0.6, 8)
    container.layout(width: 320, height: 480)
    #expect(
      container.explain(image.heightAnchor).description == """
        'image'.height = 168
          because 'image'.height == 'image'.width * 0.6 (Cell.swift:8)
          'image'.width = 280
            because 'image'.width == 'container'.width - 40 (Cell.swift:7)
            'container'.width = 320
              because it is the given width of 'container'
        """)
    #expect(
      image.explain(.bottom).description == """
        'image'.bottom = 188
          'image'.top = 20
            because 'image'.top == 'container'.top + 20 (Cell.swift:6)
          'image'.height = 168
            because 'image'.height == 'image'.width * 0.6 (Cell.swift:8)
            'image'.width = 280
              because 'image'.width == 'container'.width - 40 (Cell.swift:7)
              'container'.width = 320
                because it is the given width of 'container'
        """)
    #expect(container.explain(image.heightAnchor).causes[0].constraints.map(\.line) == [7])
  }

  @Test func contentAndWhatIsFreeAreReasonsToo() {
    image.intrinsicSize = Size(width: 30, height: 30)
    container.layout(width: 100, height: 100)
    let width = image.explain(.width)
    #expect(width.value == 30 && width.reasons.count == 1)
    #expect(width.reasons[0].hasPrefix("the width of 'image' should be no "))
    #expect(image.explain(.top).reasons == ["no constraint determines it: it keeps its value"])
    let foreign = Box("foreign")
    #expect(container.explain(foreign.widthAnchor).reasons == ["its items are not in a tree that has been laid out"])
  }

  @Test func removingAnyConstraintOfAnExplanationChangesTheValueOrWhatHoldsIt() {
    let boxes = (0..<3).map { Box("box \($0)") }
    container.add(boxes)
    for (index, box) in boxes.enumerated() {
      box.constraints {
        $0.leadingAnchor == (index == 0 ? container.leadingAnchor : boxes[index - 1].trailingAnchor) + 8
        if index > 0 { $0.widthAnchor == boxes[0].widthAnchor }
      }
    }
    boxes[2].constraints { $0.trailingAnchor == container.trailingAnchor - 8 }
    container.layout(width: 122, height: 10)
    var named: [LayoutConstraint] = []
    func collect(_ explanation: LayoutExplanation) {
      named += explanation.constraints
      for cause in explanation.causes { collect(cause) }
    }
    let explanation = container.explain(boxes[0].widthAnchor)
    collect(explanation)
    #expect(explanation.value == 30 && named.count == 6)
    for constraint in named {
      constraint.isActive = false
      container.layout(width: 242, height: 10)
      #expect(container.explain(boxes[0].widthAnchor).value != 70 || !container.ambiguities().isEmpty)
      constraint.isActive = true
      container.layout(width: 122, height: 10)
      #expect((boxes[0].frame.width - 30).magnitude < 1e-9)
    }
  }

  @Test func anExplanationOfHundredsOfStepsIsToldInAHundred() {
    var boxes: [Box] = []
    for index in 0..<300 {
      let box = Box("box \(index)")
      container.add(box)
      box.constraints { $0.leadingAnchor == (boxes.last?.trailingAnchor ?? container.leadingAnchor) + 1 }
      boxes.append(box)
    }
    container.layout(width: 100, height: 10)
    var explanation = container.explain(boxes[299].leadingAnchor)
    #expect(explanation.value == 300)
    let lines = explanation.description.split(separator: "\n")
    #expect(lines.filter { $0.contains(" = ") }.count == 100)
    #expect(lines.last == "… and so on: see `causes` for the rest")
    // Each follows from the one before it, down to the first.
    for index in (0..<299).reversed() {
      guard let cause = explanation.causes.first(where: { $0.subject == "'box \(index)'.leading" }) else {
        Issue.record("no box \(index)")
        break
      }
      explanation = cause
    }
    #expect(explanation.subject == "'box 0'.leading" && explanation.value == 1)
  }
}
