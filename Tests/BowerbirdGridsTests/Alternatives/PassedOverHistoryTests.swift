import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Foundation
import Testing

/// Alternatives with texts that are passed over because of their height, in one layout after another.
///
/// `BOWERBIRD_TREES` names how many random screens there are, and `BOWERBIRD_SEED` the first of them.
@Suite("Alternatives: passed over in many layouts") struct PassedOverHistoryTests {
  private static let count = number("BOWERBIRD_TREES") ?? all(Array(0..<40), inDebug: 3).count
  private static let firstSeed = number("BOWERBIRD_SEED") ?? 0

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  @Test("a screen that is dragged and edited is as a fresh one")
  func histories() {
    for seed in Self.firstSeed..<Self.firstSeed + Self.count {
      if let mistake = TextHosts.mistake(seed: UInt64(seed), steps: 12) { Issue.record("\(mistake)") }
    }
  }

  /// A host, half as wide as its screen and of a height, with two lines of text in its first alternative, each as high as a
  /// line.
  private func screen(_ height: Double) -> (root: Box, host: Box, height: LayoutConstraint, labels: [Label]) {
    let root = Box("root"), host = Box("host"), labels = [Label("first"), Label("second")], chip = fixed("chip", 5, 5)
    root.add(host)
    host.constraints {
      $0.leadingTopAnchor == root.leadingTopAnchor
      $0.widthAnchor == root.widthAnchor * 0.5
    }
    let own: LayoutConstraint = host.heightAnchor == height
    own.isActive = true
    host.alternatives {
      Alternative("texts") { Grid.vertical { for label in labels { label.auto() } } }
      Alternative("chip") { Grid.vertical { chip.auto() } }
    }
    return (root, host, own, labels)
  }

  /// Two lines need twice the height of one.
  @Test("the alternative returns as soon as there is room, also after a text or a height has changed")
  func returns() {
    let line = Label("first").measurement(in: 1000).size.height
    let (root, host, height, labels) = screen(2 * line - 1)
    for width in [400.0, 401, 402, 403, 380] {
      root.layout(width: width, height: 100)
      #expect(host.takenAlternative == "chip", "\(width)")
    }
    height.constant = 2 * line
    root.layout(width: 402, height: 100)
    #expect(host.takenAlternative == "texts")
    height.constant = 2 * line - 1
    for width in [402.0, 403, 404] {
      root.layout(width: width, height: 100)
      #expect(host.takenAlternative == "chip", "\(width)")
    }
    height.constant = 3 * line
    labels[0].text = "one\nof\nthree"
    root.layout(width: 404, height: 100)
    #expect(host.takenAlternative == "chip", "4 lines")
    root.layout(width: 405, height: 100)
    root.layout(width: 406, height: 100)
    labels[0].text = "one\nof two"
    root.layout(width: 406, height: 100)
    #expect(host.takenAlternative == "texts", "3 lines")
  }

  /// The first alternative of the page needs a height of 15 + 20.
  ///
  /// In a height of 20 the page takes the second one, in which the inner host is 10 wide. The text needs more than 10
  /// cells in one line, and no more than 20.
  @Test("choices inside of a host begin with the lengths that its own alternative gives")
  func innerChoices() {
    let page = Box("page"), inner = Box("inner"), label = Label("four of a bower", font: .cells)
    let chip = fixed("chip", 5, 1)
    inner.alternatives {
      Alternative("text") { Grid.horizontal { label.auto() } }
      Alternative("chip") { Grid.horizontal { chip.auto() } }
    }
    page.add(inner)
    page.constraints {
      inner.leadingAnchor == page.leadingAnchor
      inner.heightAnchor == 20
    }
    page.alternatives {
      Alternative("roomy") {
        inner.topAnchor == page.topAnchor + 15
        inner.widthAnchor == 20
      }
      Alternative("tight") {
        inner.topAnchor == page.topAnchor
        inner.widthAnchor == 10
      }
    }
    for (width, height) in [(100.0, 20.0), (100, 20), (101, 21), (100, 90), (102, 20), (100, 35)] {
      page.layout(width: width, height: height)
      let isRoomy = height >= 35
      #expect(page.takenAlternative == (isRoomy ? "roomy" : "tight"), "\(width) × \(height)")
      #expect(inner.takenAlternative == (isRoomy ? "text" : "chip"), "\(width) × \(height)")
    }
  }

  @Test("a drag that switches nothing takes no alternative and no pivot", arguments: [false, true])
  func cost(isHigh: Bool) {
    let line = Label("first").measurement(in: 1000).size.height
    let (root, host, _, _) = screen(2 * line - 1)
    for width in [400.0, 401, 402] { root.layout(width: width, height: 100) }
    let before = root.solverStatistics
    for step in 0..<50 {
      root.layout(width: 402 + (isHigh ? 0 : Double(step)), height: 100 + Double(step))
      #expect(host.takenAlternative == "chip")
    }
    #expect(root.solverStatistics?.pivots == before?.pivots)
  }
}

extension TextHosts {
  /// Drags and edits the screen of a seed, and compares it with a fresh one each time.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - steps: The number of layouts.
  /// - Returns: The first difference, or nil.
  static func mistake(seed: UInt64, steps: Int) -> String? {
    var model = TextHosts(seed: seed), size: Size?
    let screen = TextScreen(model)
    for step in 0..<steps {
      let next = model.size(near: size)
      size = next
      if model.oneIn(3) { model.edit(screen) }
      if model.oneIn(6) { _ = screen.root.fittingSize() }
      screen.root.layout(next)
      let fresh = TextScreen(model)
      fresh.root.layout(next)
      for (one, other) in zip(screen.state, fresh.state) where !isSame(one, other) {
        return "seed \(seed), step \(step) in \(next): \(one), fresh \(other), of \(model.hosts)"
      }
    }
    return nil
  }

  /// Returns whether two hosts or labels have the same alternative, and the same frame except for rounding.
  private static func isSame(_ one: (taken: String, frame: Rect?), _ other: (taken: String, frame: Rect?)) -> Bool {
    guard one.taken == other.taken, let frame = one.frame, let due = other.frame else {
      return one.taken == other.taken && one.frame == other.frame
    }
    return isClose(frame, due)
  }
}
