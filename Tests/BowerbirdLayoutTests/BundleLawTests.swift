import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Constraints of closures are kept as records until a program reads them, which no program can observe.
@Suite("Constraints of closures")
struct BundleLawTests {
  /// The way in which the constraints of one group are activated.
  private enum Way: CaseIterable {
    case closure, closureThenAsked, oneByOne, atOnce
  }

  /// The law: trees that leave much open, so that every frame depends on the order of rows, come out the same to the last bit.
  @Test(arguments: 0..<60) func framesDoNotDependOnHowConstraintsAreMadeActive(seed: Int) {
    let expected = frames(seed: seed) { _ in .oneByOne }
    for way in Way.allCases { #expect(frames(seed: seed) { _ in way } == expected, "seed \(seed), \(way)") }
    var bits = SplitMix64(seed: UInt64(seed) &+ 1000)
    let ways = (0..<12).map { _ in Way.allCases.randomElement(using: &bits) ?? .closure }
    #expect(frames(seed: seed) { ways[$0 % ways.count] } == expected, "seed \(seed), mixed")
  }

  @Test func theOthersOfAClosureHoldBesideOneThatIsInvalid() {
    let root = Box("root"), box = Box("box")
    root.add(box)
    let group = box.constraints { box in
      box.leadingAnchor == root.leadingAnchor + 10
      box.widthAnchor == root.widthAnchor + .infinity
      box.topAnchor == root.topAnchor + 20
      box.heightAnchor == 30
    }
    let report = root.layout(width: 100, height: 100)
    #expect(report.problems.count == 1)
    #expect(box.frame.x == 10 && box.frame.y == 20 && box.frame.height == 30)
    // Corrected, the constraint holds as well, and the others can still be changed.
    group.constraints[1].constant = -40
    group.constraints[3].constant = 50
    #expect(root.layoutIfNeeded().problems.isEmpty)
    #expect(box.frame == Rect(x: 10, y: 20, width: 60, height: 50))
  }

  private func frames(seed: Int, _ way: (Int) -> Way) -> [Rect] {
    var bits = SplitMix64(seed: UInt64(seed))
    var boxes = [Box("0")]
    for name in 1..<14 {
      let box = Box("\(name)")
      boxes[Int.random(in: 0..<boxes.count, using: &bits)].add(box)
      boxes.append(box)
    }
    for index in 0..<8 { declare(boxes, way(index), &bits) }
    // The items below are added after the first layout.
    boxes[0].layout(width: 300, height: 200)
    let late = Box("late")
    let parent = boxes[Int.random(in: 0..<boxes.count, using: &bits)]
    boxes.append(late)
    if Bool.random(using: &bits) { parent.add(late) }
    for index in 8..<12 { declare(boxes, way(index), &bits) }
    if late.parent == nil { parent.add(late) }
    boxes[0].layout(width: 310, height: 190)
    return boxes.map { $0.frame }
  }

  private func declare(_ boxes: [Box], _ way: Way, _ bits: inout SplitMix64) {
    var made: [LayoutConstraint] = []
    for _ in 0..<Int.random(in: 1...5, using: &bits) {
      let one = boxes[Int.random(in: 0..<boxes.count, using: &bits)]
      let other = boxes[Int.random(in: 0..<boxes.count, using: &bits)]
      // A row that is no row: its record opens the bundle, while other records of it are rows already.
      let isInvalid = Int.random(in: 0..<24, using: &bits) == 0
      let number = isInvalid ? .infinity : Double(Int.random(in: 0...40, using: &bits))
      if one === other { continue }
      switch Int.random(in: 0..<6, using: &bits) {
      case 0: made.append(one.leadingAnchor >= other.leadingAnchor + number)
      case 1: made.append(one.widthAnchor >= other.widthAnchor - number)
      case 2: made.append(one.trailingAnchor <= other.trailingAnchor + number)
      case 3: made.append(one.heightAnchor == other.heightAnchor - number)
      case 4: made.append(one.centerYAnchor >= other.topAnchor + number)
      default: made.append(one.topAnchor == other.topAnchor + number)
      }
    }
    switch way {
    case .oneByOne: for constraint in made { constraint.isActive = true }
    case .atOnce: LayoutConstraint.activate(made)
    case .closure: LayoutConstraint.activate { take(&made) }
    case .closureThenAsked:
      let group = LayoutConstraint.activate { take(&made) }
      #expect(group.constraints.allSatisfy { $0.isActive })
    }
  }

  /// Takes the constraints, so that nothing else holds on to them.
  private func take(_ constraints: inout [LayoutConstraint]) -> [LayoutConstraint] {
    defer { constraints = [] }
    return constraints
  }
}
