import BowerbirdLayout
import Testing

/// A constraint of an alternative that is not taken may change, and so may the choice.
@Suite struct ChangedAlternativeTests {
  private let screen = Box("screen"), first = Box("first"), second = Box("second")

  init() {
    screen.add(first, second)
    first.intrinsicSize = Size(width: 100, height: 10)
    second.intrinsicSize = Size(width: 150, height: 10)
    first.constraints { $0.leadingTopAnchor == screen.leadingTopAnchor }
    second.constraints {
      $0.topAnchor == screen.topAnchor
      $0.trailingAnchor <= screen.trailingAnchor
    }
  }

  /// Beside each other, both need 250 and the gap.
  private func gap(_ length: Double) -> LayoutConstraint {
    let gap = second.leadingAnchor == first.trailingAnchor + length
    screen.alternatives {
      Alternative("beside") { gap }
      Alternative("above") { second.leadingAnchor == screen.leadingAnchor }
    }
    return gap
  }

  @Test func constant() {
    let gap = gap(10)
    #expect(taken(in: 200) == "above")
    gap.constant = -80
    #expect(taken(in: 200) == "beside")
    #expect(taken(in: 169) == "above")
    gap.constant = 100
    #expect(taken(in: 349) == "above")
    #expect(taken(in: 350) == "beside")
  }

  @Test func priority() {
    let gap = gap(10)
    #expect(taken(in: 200) == "above")
    gap.priority = 40
    #expect(taken(in: 200) == "beside")
  }

  @Test("a constant in a condition may change")
  func conditionConstant() {
    let least = screen.widthAnchor >= 700
    screen.alternatives {
      Alternative("wide", when: least) { second.leadingAnchor == first.trailingAnchor }
      Alternative("narrow") { second.leadingAnchor == screen.leadingAnchor }
    }
    #expect(taken(in: 800) == "wide")
    least.constant = 900
    #expect(taken(in: 800) == "narrow")
    #expect(taken(in: 801) == "narrow")
    #expect(taken(in: 900) == "wide")
    #expect(screen.explainAlternatives() == "'screen' takes 'wide': 'screen'.width >= 900.")
    least.constant = 500
    #expect(taken(in: 600) == "wide")
    #expect(taken(in: 499) == "narrow")
  }

  @Test("an explanation follows a constant that has changed since the last layout")
  func explainedConstant() {
    let least = screen.widthAnchor >= 700
    screen.alternatives {
      Alternative("wide", when: least) { second.leadingAnchor == first.trailingAnchor }
      Alternative("narrow") { second.leadingAnchor == screen.leadingAnchor }
    }
    #expect(taken(in: 800) == "wide")
    least.constant = 900
    #expect(
      screen.explainAlternatives()
        == "'screen' takes 'narrow': 'wide' asks for 'screen'.width >= 900, but 'screen'.width is 800.")
  }

  @Test("a constant in a condition of an inner item, or about an item beside it, may change")
  func innerCondition() {
    let side = Box("side"), inner = Box("inner"), leaf = Box("leaf")
    screen.add(side, inner)
    inner.add(leaf)
    inner.constraints { $0.edgesAnchor == screen.edgesAnchor }
    leaf.constraints { $0.leadingTopAnchor == inner.leadingTopAnchor }
    side.constraints { $0.widthAnchor == screen.widthAnchor * 0.5 }
    let own = inner.widthAnchor >= 90, beside = side.widthAnchor <= 100
    inner.alternatives {
      Alternative("wide", when: own && beside) { leaf.widthAnchor == 24 }
      Alternative("narrow") { leaf.widthAnchor == 10 }
    }
    func taken(in width: Double) -> String? {
      screen.layout(width: width, height: 50)
      return inner.takenAlternative
    }
    #expect(taken(in: 177) == "wide")
    own.constant = 240
    #expect(taken(in: 177) == "narrow")
    own.constant = 90
    beside.constant = 88
    // Half of 177 is 88.5.
    #expect(taken(in: 177) == "narrow")
    #expect(taken(in: 176) == "wide")
    beside.constant = .infinity
    #expect(taken(in: 176) == "narrow")
    beside.constant = 100
    #expect(taken(in: 176) == "wide")
  }

  private func taken(in width: Double) -> String? {
    screen.layout(width: width, height: 50)
    return screen.takenAlternative
  }
}
