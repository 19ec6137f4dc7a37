import BowerbirdGrids
import BowerbirdLayout
import Testing

@Suite struct AnimationTests {
  static let curves: [TimingCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, TimingCurve(0.2, -0.5, 0.1, 1.4),
  ]

  @Test("a curve begins at 0 and ends at 1", arguments: curves)
  func ends(_ curve: TimingCurve) {
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0 && curve.value(at: 3) == 1 && curve.value(at: .nan) == 0)
  }

  /// The curve is given by a parameter: what is found for a time must be the height at the same parameter.
  @Test("a curve passes through the points of its formula", arguments: curves)
  func formula(_ curve: TimingCurve) {
    for step in 0...50 {
      let s = Double(step) / 50
      func power(_ first: Double, _ second: Double) -> Double {
        3 * (1 - s) * (1 - s) * s * first + 3 * (1 - s) * s * s * second + s * s * s
      }
      let x = power(curve.x1, curve.x2), y = power(curve.y1, curve.y2)
      #expect(abs(curve.value(at: x) - y) < 1e-9)
    }
  }

  @Test("the symmetric curve is halfway at half the time")
  func halfway() {
    #expect(abs(TimingCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
    #expect(GridAnimation.linear(duration: 2).progress(at: 0.5) == 0.25)
    #expect(GridAnimation.linear(duration: 2).delay(1).progress(at: 0.5) == 0)
    #expect(GridAnimation.linear(duration: 0).progress(at: 0.1) == 1)
  }

  @Test("items move between their frames, come and go")
  func transition() {
    func item(_ name: String, _ x: Double) -> GridSnapshot.Item {
      GridSnapshot.Item(identity: GridIdentity(name), frame: Rect(x: x, y: 0, width: 10, height: 10))
    }
    let before = GridSnapshot([item("moves", 0), item("goes", 20)])
    let after = GridSnapshot([item("comes", 40), item("moves", 100)])
    let transition = GridTransition(from: before, to: after, animation: .linear(duration: 1))
    let items = transition.items(at: 0.25)
    #expect(items.map(\.identity) == ["comes", "moves", "goes"].map { GridIdentity($0) })
    #expect(items.map(\.kind) == [.insertion, .move, .removal])
    #expect(items.map(\.frame.x) == [40, 25, 20])
    #expect(items.map(\.opacity) == [0.25, 1, 0.75])
    #expect(transition.items(at: 1).map(\.frame.x) == [40, 100])
    #expect(transition.items(at: 0).map(\.frame.x) == [40, 0, 20])
  }

  @Test("identities are equal where their values and what they are within are equal")
  func identities() {
    #expect(GridIdentity(1) == GridIdentity(1))
    #expect(GridIdentity(1) != GridIdentity(2))
    #expect(GridIdentity(1) != GridIdentity("1"))
    #expect(GridIdentity(1, within: GridIdentity("a")) == GridIdentity(1, within: GridIdentity("a")))
    #expect(GridIdentity(1, within: GridIdentity("a")) != GridIdentity(1))
    #expect(GridIdentity(1, within: GridIdentity("a")) != GridIdentity(1, within: GridIdentity("b")))
  }

  @Test("control points that are not numbers are those of the straight line")
  func curveOfNoNumbers() {
    for curve in [TimingCurve(0, .nan, 1, 1), TimingCurve(.nan, 0, .nan, .nan), TimingCurve(0, 0, 1, .infinity)] {
      #expect(curve == .linear && curve.value(at: 0.25) == 0.25)
    }
    #expect(TimingCurve(-.infinity, 0, .infinity, 1) == .linear)
  }

  @Test("times that are not numbers are no time")
  func timesOfNoNumbers() {
    let empty = GridSnapshot([])
    for animation in [GridAnimation(curve: .easeIn, duration: .nan), GridAnimation(curve: .easeIn, duration: -1)] {
      #expect(animation.progress(at: 0) == 0 && animation.progress(at: 0.01) == 1)
      #expect(GridTransition(from: empty, to: empty, animation: animation).end == 0)
    }
    let late = GridAnimation(curve: .linear, duration: 2, delay: .nan)
    #expect(late.progress(at: 1) == 0.5 && GridTransition(from: empty, to: empty, animation: late).end == 2)
  }
}
