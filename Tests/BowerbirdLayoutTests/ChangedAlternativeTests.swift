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

  private func taken(in width: Double) -> String? {
    screen.layout(width: width, height: 50)
    return screen.takenAlternative
  }
}
