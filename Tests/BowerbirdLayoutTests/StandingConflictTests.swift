import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Conflicts that last while numbers change: they are recognised without another search, and report the new numbers.
@Suite("Lasting conflicts")
struct StandingConflictTests {
  private let root = Box("root")
  private let image = Box("image")

  init() {
    root.add(image)
    for constraint in [
      image.leadingAnchor == root.leadingAnchor + 80, image.trailingAnchor == root.trailingAnchor - 80,
    ] { constraint.isActive = true }
  }

  @Test func theSameOneIsToldWithTheNewSize() throws {
    // 80 on the left and 80 on the right leave nothing of a room that is narrower than 160.
    let first = root.layout(width: 100, height: 50)
    #expect(first.conflicts.count == 1)
    #expect(first.conflicts[0].description.contains("width 100 of 'root'"))
    let pivots = root.solverStatistics?.pivots
    let second = root.layout(width: 120, height: 50)
    #expect(second.conflicts.count == 1)
    #expect(second.conflicts[0].description.contains("width 120 of 'root'"))
    #expect(second.conflicts[0].leftOut === first.conflicts[0].leftOut)
    #expect(try #require(second.conflicts[0].remedy).constant.magnitude == 40)
    #expect(root.solverStatistics?.pivots == pivots)
    #expect(root.layout(width: 200, height: 50).conflicts.count == 0)
    #expect(image.frame == Rect(x: 80, y: 0, width: 40, height: 0))
    #expect(root.layout(width: 160, height: 50).conflicts.count == 0)
    #expect(root.layout(width: 159, height: 50).conflicts.count == 1)
  }

  @Test func aMemberThatIsRequiredNoMoreLetsTheOtherIn() {
    let low = image.heightAnchor == 10
    let high = image.heightAnchor == 20
    low.isActive = true
    high.isActive = true
    #expect(root.layout(width: 300, height: 50).conflicts.count == 1)
    #expect(image.frame.height == 10)
    low.priority = .high
    #expect(root.layout(width: 300, height: 50).conflicts.count == 0)
    #expect(image.frame.height == 20)
    low.priority = .required
    // It is still the older of the two.
    #expect(root.layout(width: 300, height: 50).conflicts.count == 1)
    #expect(image.frame.height == 10)
    low.isActive = false
    #expect(root.layout(width: 300, height: 50).conflicts.count == 0)
    #expect(image.frame.height == 20)
  }

  @Test func aConstantThatChangesIsTold() {
    let narrow = image.heightAnchor == 10
    let high = image.heightAnchor == 20
    narrow.isActive = true
    high.isActive = true
    #expect(root.layout(width: 300, height: 50).conflicts.count == 1)
    narrow.constant = 15
    let report = root.layout(width: 300, height: 50)
    #expect(report.conflicts.count == 1)
    #expect(report.conflicts.first?.description.contains("'image'.height == 15") == true)
    #expect(image.frame.height == 15)
    narrow.constant = 20
    #expect(root.layout(width: 300, height: 50).conflicts.count == 0)
    #expect(image.frame.height == 20)
  }

  @Test func whatRoundingLeavesIsNoConflict() {
    let floor = Box("floor")
    root.add(floor)
    let high = image.heightAnchor == 100
    for constraint in [high, floor.heightAnchor == 0, image.heightAnchor == floor.heightAnchor] {
      constraint.isActive = true
    }
    #expect(root.layout(width: 300, height: 50).conflicts.count == 1)
    // 300.3 is three times 100.1 but for the last digits.
    high.constant = 300.3 - 3 * 100.1
    #expect(root.layout(width: 300, height: 50).conflicts.count == 0)
    high.constant = 1
    #expect(root.layout(width: 300, height: 50).conflicts.count == 1)
  }

  @Test func aNewNameIsTold() throws {
    #expect(root.layout(width: 100, height: 50).conflicts.count == 1)
    image.layoutNode.name = "picture"
    let report = root.layout(width: 120, height: 50)
    let conflict = try #require(report.conflicts.first)
    #expect(conflict.description.contains("'picture'") && !conflict.description.contains("'image'"))
  }

  @Test func whatAFloorPushedOutIsNotTriedAgainWhileItStands() {
    // Four boxes and five spaces of 8 fill a width of 40. So the first four have none, and in each of them the row of the next
    // four has one side too many: the younger ones' depth of three more levels makes no difference.
    let tree = RowTree(levels: 4)
    let report = tree.root.layout(width: 40, height: 50)
    let ends = Set((1...4).map { "end of \($0)" })
    #expect(Set(report.conflicts.compactMap { $0.leftOut.identifier }) == ends)
    #expect(tree.root.solverStatistics.map { $0.pivots < tree.boxes.count } == true)
    #expect(tree.boxes[1...4].allSatisfy { $0.frame.width.magnitude < 1e-9 })
  }

  @Test func aTreeThatGetsAnotherRoomLeavesOutWhatAFreshOneDoes() throws {
    let kept = RowTree(levels: 3)
    var pivots = 0
    for width in [0, 60, 300, 40, 1000, 200, 2000, 0, 700] as [Double] {
      let report = kept.root.layout(width: width, height: 50)
      let fresh = RowTree(levels: 3).root.layout(width: width, height: 50)
      let ends = [report, fresh].map { Set($0.conflicts.map(\.leftOut.identifier)) }
      #expect(ends[0] == ends[1], "\(width)")
      // Each box has a floor and a few constraints, all of which may come and go; finding conflict after conflict from the leaves
      // on took hundreds of exchanges for each.
      let statistics = try #require(kept.root.solverStatistics)
      #expect(statistics.pivots - pivots < 2 * kept.boxes.count, "\(width) \(statistics.pivots - pivots)")
      pivots = statistics.pivots
    }
  }

  @Test("A room that changes leaves out what a fresh tree leaves out", arguments: 1...24)
  func randomRooms(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let nesting = (0..<8).map { index in index == 0 ? -1 : generator.whole(-1...index - 1) }
    let constants = (0..<32).map { _ in Double(generator.whole(0...30)) }
    let kept = TightRoom(nesting, constants)
    for _ in 0..<12 {
      let size = Size(width: Double(generator.whole(20...400)), height: 50)
      let fresh = TightRoom(nesting, constants)
      #expect(kept.leftOut(in: size) == fresh.leftOut(in: size), "seed \(seed), \(size)")
      #expect(distance(frames(of: kept.root), frames(of: fresh.root)) < 1e-6, "seed \(seed), \(size)")
    }
  }
}

/// Boxes in each other, with insets on both sides that a narrow room has no place for.
private struct TightRoom {
  let root = Box("root")

  /// - Parameters:
  ///   - nesting: In which other box each one is, or -1 for the root.
  ///   - constants: Four for each: its insets, how much it wants of its parent's width, and its height.
  init(_ nesting: [Int], _ constants: [Double]) {
    var boxes: [Box] = []
    for (index, parent) in nesting.enumerated() {
      let box = Box("box \(index)")
      let container = parent < 0 ? root : boxes[parent]
      container.add(box)
      boxes.append(box)
      let own = constants[index * 4..<index * 4 + 4].map { $0 }
      let declared = [
        box.leadingAnchor == container.leadingAnchor + own[0], box.trailingAnchor == container.trailingAnchor - own[1],
        box.widthAnchor >= own[2], box.topAnchor == container.topAnchor, box.heightAnchor == own[3],
      ]
      for (order, constraint) in declared.enumerated() {
        constraint.identifier = "\(index).\(order)"
        constraint.isActive = true
      }
    }
  }

  /// The constraints that are left out in a size.
  func leftOut(in size: Size) -> Set<String> {
    Set(root.layout(size).conflicts.compactMap { $0.leftOut.identifier })
  }
}

/// Boxes with four equal boxes side by side in each, spaces of 8 around them, down to some level.
private struct RowTree {
  let root = Box("root")
  let boxes: [Box]

  init(levels: Int) {
    var boxes = [root]
    var parents = 0..<1
    for _ in 0..<levels {
      let first = boxes.count
      for parent in parents { boxes += Self.fill(boxes[parent], parent) }
      parents = first..<boxes.count
    }
    self.boxes = boxes
  }

  private static func fill(_ parent: Box, _ number: Int) -> [Box] {
    let children = (0..<4).map { _ in Box() }
    parent.add(children)
    var edge = parent.leadingAnchor
    for child in children {
      (child.leadingAnchor == edge + 8).isActive = true
      (child.widthAnchor == children[0].widthAnchor).isActive = child !== children[0]
      edge = child.trailingAnchor
    }
    let end = edge == parent.trailingAnchor - 8
    end.identifier = "end of \(number)"
    end.isActive = true
    return children
  }
}
