import BowerbirdGrids
import BowerbirdTestSupport
import BowerbirdTesting
import Testing

@testable import BowerbirdLayout

/// A box with the first of several shares of the root's width whose condition is positive.
private final class Chooser: Box {
  /// For each alternative, a share of the root's width and a constant.
  let widths: [(slope: Double, constant: Double)]
  private let condition: (Chooser, Int) -> LayoutExpression
  private(set) lazy var choice = LayoutChoice(of: layoutNode, along: .horizontal)
  private var rows: [LayoutConstraint] = []

  init(
    _ name: String, _ widths: [(Double, Double)], in root: Box,
    _ condition: @escaping (Chooser, Int) -> LayoutExpression
  ) {
    self.widths = widths.map { ($0.0, $0.1) }
    self.condition = condition
    super.init(name)
    root.add(self)
    rows = self.widths.map { width in widthAnchor == root.widthAnchor * width.slope + width.constant }
    constraints { view in
      view.leadingTopAnchor == root.leadingTopAnchor
      view.heightAnchor == 10
    }
    decideArrangement()
  }

  override func decideArrangement() {
    for (index, row) in rows.enumerated() { row.isActive = index == choice.taken }
    choice.conditions = (0..<widths.count - 1).map { condition(self, $0) }
  }
}

@Suite("Proofs of alternatives that are passed over")
struct PassedAlternativeTests {
  /// Returns the sum of widths, each times a factor, and a constant.
  private func sum(_ widths: [(box: Box, factor: Double)], plus constant: Double) -> LayoutExpression {
    var sum = LayoutExpression(constant: constant)
    for (box, factor) in widths {
      sum.append(LayoutExpression.Term(box.layoutNode.reference, .width, coefficient: factor))
    }
    return sum
  }

  /// Half of the page leaves more than 300 above a width of 600, and a quarter leaves more than 150 above 200.
  ///
  /// Below 200, the box is 20 wide.
  @Test("the widths at which another alternative is taken are found exactly")
  func breakpoints() throws {
    let root = Box("root")
    let box = Chooser("box", [(0.5, 0), (0.25, 0), (0, 20)], in: root) { [unowned root] box, alternative in
      sum([(root, 1), (box, -1)], plus: alternative == 0 ? -300 : -150)
    }
    root.layout(width: 300, height: 10)
    let sweep = root.sweep(\.width, over: 100...1000)
    #expect(sweep.doubts == [])
    #expect(sweep.breakpoints.map { $0.rounded() } == [200, 600])
    for width in [100, 199.5, 201, 599.5, 600.5, 1000] {
      let due = width > 600 ? width / 2 : width > 200 ? width / 4 : 20
      #expect(abs(try #require(sweep.frame(of: box, at: width)).width - due) < 1e-9)
    }
    #expect(root.frame.width == 300 && box.frame.width == 75)
  }

  /// The first cell takes half of the page and 100, so that room is left from 200 on.
  @Test("a stack is proved where its expanded cells have nothing to share")
  func stack() throws {
    let page = Box("page"), half = Box("half"), rest = Box("rest")
    rest.intrinsicSize = Size(width: 0, height: 10)
    let grid = Grid.horizontal {
      half.auto()
      rest.expanded()
    }
    page.add(grid)
    grid.constraints { $0.edgesAnchor == page.edgesAnchor }
    half.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5, constant: 100).isActive = true
    page.layout(width: 500, height: 20)
    let sweep = page.sweep(\.width, over: 100...400)
    #expect(sweep.doubts == [])
    for width in stride(from: 100.5, through: 400, by: 13) {
      page.layout(width: width, height: 20)
      for box in [half, rest] {
        let frame = try #require(sweep.frame(of: box, at: width))
        #expect(abs(frame.minX - box.frame.minX) < 1e-6 && abs(frame.width - box.frame.width) < 1e-6, "at \(width)")
      }
    }
  }

  /// Choices with random conditions on each other's widths.
  ///
  /// The expected widths are those of the first alternative whose condition is positive.
  @Test("every layout with random choices has the proved frames", arguments: 0..<60)
  func randomChoices(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let root = Box("root")
    var boxes: [Chooser] = []
    for number in 0..<random.whole(1...4) {
      let widths = (0..<random.whole(2...4)).map { _ in
        (Double(random.whole(0...4)) / 4, Double(random.whole(0...20)) * 10)
      }
      let others = boxes, constants = widths.map { _ in Double(random.whole(-60...10)) * 10 }
      let factors = others.map { _ in Double(random.whole(-2...1)) }
      boxes.append(
        Chooser("box \(number)", widths, in: root) { [unowned root] box, alternative in
          sum([(root, 1), (box, -1)] + zip(others, factors).map { ($0, $1) }, plus: constants[alternative])
        })
    }
    root.layout(width: 500, height: 10)
    let sweep = root.sweep(\.width, over: 0...1200)
    // No condition is about a later box, so no choice is undone.
    #expect(sweep.doubts == [], "seed \(seed)")
    for _ in 0..<200 {
      let width = Double(random.whole(0...120_000)) / 100
      // Within this distance of a breakpoint, the frames of both sides are right.
      if sweep.breakpoints.contains(where: { abs($0 - width) < 1e-6 }) { continue }
      var due: [ObjectIdentifier: Double] = [:]
      for box in boxes {
        let lengths = box.widths.map { $0.slope * width + $0.constant }
        let index = box.choice.conditions.indices.first { index in
          var value = box.choice.conditions[index].constant + width - lengths[index]
          box.choice.conditions[index].forEachTerm { order, term in
            if order > 1 { value += term.coefficient * (due[ObjectIdentifier(term.item)] ?? .nan) }
          }
          return value > 0
        }
        due[ObjectIdentifier(box.layoutNode.reference)] = lengths[index ?? lengths.count - 1]
        let proved = try #require(sweep.frame(of: box, at: width)).width
        let right = lengths[index ?? lengths.count - 1]
        #expect(abs(proved - right) < 1e-6, "seed \(seed) at \(width)")
      }
    }
  }
}
