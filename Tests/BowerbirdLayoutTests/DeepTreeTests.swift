import BowerbirdSolver
import Testing

@testable import BowerbirdLayout

/// Trees that are as deep as they are large: nothing may take a walk to the root for each box, nor recurse.
///
/// Linear work is proved by counts that follow from what is declared: in a nest, each box has four constraints with the box around
/// it, and each of those takes one step to find the closest item around both, and one to add up the distance.
@Suite("Deep trees")
struct DeepTreeTests {
  private static let depth = 5_000
  private static let stepsPerBox = 8

  @Test("Every order of declaring takes the same steps", arguments: Nest.Order.allCases)
  func declaring(_ order: Nest.Order) throws {
    let nest = Nest(Self.depth, order)
    let report = nest.layOut()
    #expect(report.conflicts.isEmpty && report.problems.isEmpty && report.changed.count == Self.depth + 1)
    #expect(nest.wrongLevels().isEmpty)
    let engine = try #require(nest.root.layoutNode.ownEngine)
    #expect(engine.ancestorSteps == Self.stepsPerBox * Self.depth)
    #expect(engine.solver.statistics.pivots <= Self.fewPivots)
    #expect(engine.solver.statistics.refactorisations <= Self.fewPivots)
  }

  /// However many boxes there are.
  private static let fewPivots = 4

  @Test("The age of a constraint is found in a logarithm of steps", arguments: Nest.Order.allCases)
  func clocks(_ order: Nest.Order) {
    let nest = Nest(Self.depth, order)
    let ranks = Set(nest.boxes.map { $0.layoutNode.reference.clock.rank })
    // One tree has one clock, whose merges make paths of at most log2(5,000) steps.
    #expect(ranks.count == 1 && (ranks.max() ?? 0) <= 12)
  }

  @Test func aTreeThatWasLaidOutGrowsLevelByLevel() throws {
    let nest = Nest(Self.depth)
    nest.layOut()
    for level in 1...Self.depth {
      nest.add(level)
      nest.hold(level)
    }
    nest.layOut()
    #expect(nest.wrongLevels().isEmpty)
    #expect(try #require(nest.root.layoutNode.ownEngine).ancestorSteps == Self.stepsPerBox * Self.depth)
  }

  @Test("A direction starts the layout from nothing, and no more", arguments: [0, 2_500])
  func direction(_ level: Int) throws {
    let nest = Nest(Self.depth, .fromTheTop)
    nest.layOut()
    let engine = try #require(nest.root.layoutNode.ownEngine)
    for direction in [LayoutDirection.rightToLeft, .leftToRight] {
      let before = engine.ancestorSteps
      nest.boxes[level].layoutDirection = direction
      let report = nest.layOut()
      // The insets are the same on both sides.
      #expect(report.conflicts.isEmpty && report.changed.isEmpty && nest.wrongLevels().isEmpty)
      #expect(engine.ancestorSteps - before == Self.stepsPerBox * Self.depth)
      #expect(engine.solver.statistics.pivots <= Self.fewPivots)
      #expect(engine.solver.statistics.refactorisations <= Self.fewPivots)
    }
  }

  @Test func aDirectionIsKnownWithoutAWalk() {
    let nest = Nest(Self.depth, .fromTheTop)
    let (middle, last) = (nest.boxes[Self.depth / 2], nest.boxes[Self.depth])
    middle.layoutDirection = .rightToLeft
    #expect(last.layoutDirection == .rightToLeft)
    nest.layOut()
    #expect(last.layoutDirection == .rightToLeft && nest.boxes[1].layoutDirection == .leftToRight)
    middle.layoutDirection = .leftToRight
    #expect(last.layoutDirection == .leftToRight)
    middle.remove()
    nest.root.layoutDirection = .rightToLeft
    #expect(last.layoutDirection == .leftToRight)
  }

  @Test func aDeepSubtreeMoves() throws {
    let nest = Nest(Self.depth, .fromTheTop)
    nest.layOut()
    let engine = try #require(nest.root.layoutNode.ownEngine)
    let half = Self.depth / 2, middle = nest.boxes[half]
    var before = engine.ancestorSteps

    middle.remove()
    #expect(nest.layOut().dropped.count == 4 * (Self.depth - half + 1))
    #expect(engine.ancestorSteps == before)

    nest.boxes[half - 1].add(middle)
    nest.layOut()
    #expect(nest.wrongLevels().isEmpty)
    #expect(engine.ancestorSteps - before == Self.stepsPerBox * (Self.depth - half + 1))

    // Now the four constraints of the middle reach from a quarter of the depth to the half.
    before = engine.ancestorSteps
    let quarter = nest.boxes[Self.depth / 4]
    quarter.add(middle)
    nest.layOut()
    let distance = half - 1 - Self.depth / 4
    #expect(
      middle.frame == Nest.frame(of: half).moved(x: Double(distance) * Nest.inset, y: Double(distance) * Nest.inset))
    #expect(engine.ancestorSteps - before <= Self.stepsPerBox * Self.depth + 4 * 3 * distance)
  }

  @Test func extentsAreSparedTheWalk() throws {
    let nest = Nest(Self.depth)
    for level in 1...Self.depth {
      nest.add(level)
      nest.boxes[level].constraints {
        $0.widthAnchor == nest.root.widthAnchor / 2
        $0.heightAnchor == nest.root.widthAnchor
      }
    }
    nest.layOut()
    #expect(nest.boxes.dropFirst().allSatisfy { $0.frame.size == Size(width: Nest.side / 2, height: Nest.side) })
    #expect(try #require(nest.root.layoutNode.ownEngine).ancestorSteps == 0)
  }

  @Test func aFamilyIsAddedAtEveryDepth() {
    // Each level is a card with a title in it before it is added: whether that would be a cycle is not found by a walk to the root.
    let root = Box("root")
    var parent = root
    for _ in 0..<100_000 {
      let card = Box("card")
      card.add(Box("title"))
      parent.add(card)
      parent = card
    }
    #expect(root.layout(width: 1, height: 1).problems.isEmpty)
  }

  @Test func aCycleIsRefusedAtAnyDepth() {
    let nest = Nest(Self.depth, .fromTheTop)
    for level in [0, 1, Self.depth / 2, Self.depth] { nest.boxes[Self.depth].add(nest.boxes[level]) }
    let problems = nest.layOut().problems
    #expect(problems.count == 4 && problems.allSatisfy { if case .cycle = $0 { true } else { false } })
    #expect(nest.wrongLevels().isEmpty)
  }

  @Test func questionsAndDrawingsDoNotRecurse() {
    let nest = Nest(50_000, .fromTheBottom)
    #expect(nest.layOut(4096).conflicts.isEmpty)
    #expect(nest.wrongLevels(in: 4096).isEmpty)
    nest.boxes[25_000].isHidden = true
    #expect(nest.layOut(4096).changed.isEmpty)
    #expect(nest.boxes[49_999].fittingSize(width: 8).width == 8)
    #expect(nest.root.ambiguities().isEmpty)
    #expect(nest.root.snapshot().entries.last?.depth == 50_000)
    #expect(nest.layOut(4096).description == "0 frames have changed.")
  }
}

extension Rect {
  fileprivate func moved(x: Double, y: Double) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
