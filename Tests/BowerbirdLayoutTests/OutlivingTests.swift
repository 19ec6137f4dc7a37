import BowerbirdLayout
import BowerbirdTestSupport
import Foundation
import Testing

/// Items, constraints and groups that outlive what they refer to.
@Suite("Outliving")
struct OutlivingTests {
  // MARK: - An item before its group

  @Test func aGroupOutlivesItsItem() {
    let root = Box("root"), sibling = Box("sibling")
    var box: Box? = Box("box")
    var group = ConstraintGroup([])
    if let box {
      root.add([box, sibling])
      group = box.constraints {
        $0.widthAnchor == root.widthAnchor / 2
        sibling.widthAnchor == root.widthAnchor / 4
        sibling.heightAnchor == $0.heightAnchor
      }
    }
    root.layout(width: 80, height: 10)
    box?.remove()
    box = nil
    #expect(group.constraints.map { $0.isActive } == [false, true, false])
    #expect(!group.isActive)
    // A removed item does not come back, and a change of it has no effect.
    group.constraints[0].constant = 7
    group.constraints[2].priority = .high
    let report = root.layout(width: 40, height: 10)
    #expect(report.dropped.count == 2 && report.problems.isEmpty)
    #expect(sibling.frame.width == 10)
    group.isActive = true
    #expect(root.layout(width: 40, height: 10).problems.count == 2)
    #expect(sibling.frame.width == 10)
  }

  @Test func aConstraintOutlivesAllItsItems() {
    var constraint: LayoutConstraint?
    do {
      let one = Box("one"), other = Box("other")
      constraint = one.constraints { $0.widthAnchor == other.widthAnchor + 3 }.constraints[0]
      withExtendedLifetime((one, other)) { #expect(constraint?.isActive == true) }
    }
    #expect(constraint?.isActive == false && constraint?.constant == 3)
    constraint?.isActive = true
    #expect(constraint?.isActive == false)
    constraint?.isActive = false
    #expect(constraint?.description.contains("'one'.width") == true)
  }

  // MARK: - A group before its items

  @Test func itemsOutliveTheirGroup() {
    let root = Box("root"), box = Box("box")
    root.add(box)
    weak var known: ConstraintGroup?
    do {
      let group = box.constraints { $0.widthAnchor == root.widthAnchor / 2 }
      known = group
    }
    #expect(known == nil)
    root.layout(width: 10, height: 10)
    root.layout(width: 30, height: 10)
    #expect(box.frame.width == 15 && box.activeConstraints.count == 1)
  }

  @Test func nothingOfAConstraintIsLeftAfterItsItems() {
    weak var known: LayoutConstraint?
    do {
      let root = Box("root"), box = Box("box")
      root.add(box)
      known = box.constraints { $0.edgesAnchor == root.edgesAnchor }.constraints[0]
      root.layout(width: 10, height: 10)
      #expect(known != nil)
    }
    #expect(known == nil)
  }

  // MARK: - A tree in the midst

  @Test func whatIsHeldOfATreeReportsWhatTheRestTookAlong() {
    let held = Box("held"), leaf = Box("leaf")
    held.add(leaf)
    do {
      let root = Box("root"), middle = Box("middle"), aside = Box("aside")
      root.add([middle, aside])
      middle.add(held)
      held.constraints {
        $0.leadingAnchor == root.leadingAnchor + 5
        $0.widthAnchor == aside.widthAnchor
        leaf.widthAnchor == $0.widthAnchor / 2
        leaf.heightAnchor == middle.heightAnchor
        aside.widthAnchor == middle.widthAnchor
      }
      root.layout(width: 100, height: 10)
    }
    #expect(held.activeConstraints.count == 1 && leaf.activeConstraints.count == 1)
    let report = held.layout(width: 8, height: 8)
    #expect(report.dropped.count == 3 && report.problems.isEmpty)
    #expect(leaf.frame.width == 4)
    #expect(held.layout(width: 9, height: 8).dropped.isEmpty)
  }

  @Test func aTreeThatWasNeverLaidOutReportsTheSame() {
    let held = Box("held")
    do {
      let root = Box("root")
      root.add(held)
      held.constraints { $0.edgesAnchor == root.edgesAnchor }
    }
    #expect(held.layout(width: 8, height: 8).dropped.count == 4)
    #expect(held.activeConstraints.isEmpty)
  }

  @Test func aTreeReportsAnItemThatNeverCameIntoIt() {
    for isLaidOutBefore in [false, true] {
      let root = Box("root"), box = Box("box")
      root.add(box)
      do {
        let stranger = Box("stranger")
        box.constraints { $0.widthAnchor == stranger.widthAnchor }
        if isLaidOutBefore { #expect(root.layout(width: 10, height: 10).problems.count == 1) }
      }
      let report = root.layout(width: 10, height: 10)
      #expect(report.dropped.count == 1 && report.problems.isEmpty)
      #expect(root.layout(width: 10, height: 10).dropped.isEmpty)
    }
  }

  // MARK: - Another tree

  @Test func anItemOutlivesTheTreeThatItLeft() {
    let mover = Box("mover"), second = Box("second")
    var first: Box? = Box("first")
    if let first {
      first.add(mover)
      mover.constraints {
        $0.leadingAnchor == first.leadingAnchor + 3
        $0.widthAnchor == 20
      }
      first.layout(width: 100, height: 10)
    }
    second.add(mover)
    second.layout(width: 50, height: 10)
    #expect(mover.frame.width == 20 && mover.activeConstraints.count == 2)
    first = nil
    #expect(mover.activeConstraints.count == 1)
    mover.constraints { $0.leadingAnchor == second.leadingAnchor + 4 }
    #expect(second.layout(width: 50, height: 10).conflicts.isEmpty)
    #expect(mover.frame.minX == 4 && mover.frame.width == 20)
  }

  // MARK: - For long

  @Test func whatComesAndGoesLeavesNothingWithWhatStays() {
    let root = Box("root")
    var known: [() -> LayoutConstraint?] = []
    for index in 0..<500 {
      let cell = Box("cell")
      // Half of them are never in the tree.
      if index % 2 == 0 { root.add(cell) }
      let group = cell.constraints {
        $0.widthAnchor == root.widthAnchor
        if index % 3 == 0 { $0.heightAnchor == root.heightAnchor }
      }
      for constraint in group.constraints { known.append { [weak constraint] in constraint } }
      if index % 4 == 0 { root.layout(width: 10, height: 10) }
      cell.remove()
    }
    root.layout(width: 10, height: 10)
    #expect(root.activeConstraints.isEmpty)
    #expect(known.count { $0() != nil } == 0)
  }

  @Test func groupsOutliveTheirItemsAndTheirTrees() {
    var cell: Box? = Box("cell")
    let root = Box("root"), other = Box("other")
    if let cell { root.add(cell) }
    let group = root.constraints { _ in
      if let cell { cell.widthAnchor == root.widthAnchor / 2 }
      if let cell { cell.leadingAnchor == root.leadingAnchor + 3 }
      root.heightAnchor == root.widthAnchor
    }
    let untold = root.constraints { _ in if let cell { cell.heightAnchor == root.heightAnchor - 5 } }
    #expect(root.layout(width: 80, height: 80).conflicts.isEmpty)
    #expect(cell?.frame.x == 3 && cell?.frame.width == 40 && cell?.frame.height == 75)
    cell?.remove()
    cell = nil
    #expect(group.constraints.map { $0.isActive } == [false, false, true])
    #expect(group.isActive == false && untold.isActive == false)
    other.add(root)
    #expect(root.activeConstraints.count == 1)
  }

  @Test func constraintsOfAClosureCanBeChangedAtAnyTime() {
    for layoutsBefore in 0..<2 {
      let root = Box("root"), cell = Box("cell")
      root.add(cell)
      let group = cell.constraints {
        $0.leadingAnchor == root.leadingAnchor + 7
        $0.widthAnchor == root.widthAnchor * 0.5
      }
      for _ in 0..<layoutsBefore { root.layout(width: 60, height: 10) }
      group.leading?.constant = 11
      group.width?.isActive = false
      #expect(group.constraints.first === group.leading)
      cell.constraints { $0.widthAnchor == 13 }
      #expect(root.layout(width: 60, height: 10).conflicts.isEmpty)
      #expect(cell.frame.x == 11 && cell.frame.width == 13)
    }
  }

  @Test func survivorsOfATreeKeepTheirFramesWhileItGoes() {
    final class Witness: Box {
      var seen: [Rect] = []
      weak var survivor: Box?
      var onEnd: (([Rect]) -> Void)?
      deinit { if let survivor { onEnd?([survivor.frame, survivor.layoutNode.frame]) } }
    }
    var told: [Rect] = []
    let survivor = Box("survivor")
    do {
      let root = Box("root"), witness = Witness("witness")
      root.add(survivor)
      root.add(witness)
      witness.survivor = survivor
      witness.onEnd = { told = $0 }
      survivor.constraints { $0.edgesAnchor == root.edgesAnchor -- 2 }
      root.layout(width: 30, height: 20)
    }
    let frame = Rect(x: 2, y: 2, width: 26, height: 16)
    #expect(told == [frame, frame])
    #expect(survivor.frame == frame)
    // An undetermined number is where it was.
    let next = Box("next")
    next.add(survivor)
    next.layout(width: 90, height: 90)
    #expect(survivor.frame == frame)
  }

  @Test func treesAreReleasedOnTwoThreadsAtOnce() {
    let done = DispatchGroup()
    for _ in 0..<2 {
      let thread = Thread {
        for size in 1...20 {
          let root = Box("root")
          var previous = root
          for _ in 0..<size {
            let box = Box()
            previous.add(box)
            box.constraints { $0.edgesAnchor == root.edgesAnchor -- 1 }
            previous = box
          }
          root.layout(width: 300, height: 300)
        }
        done.leave()
      }
      done.enter()
      thread.start()
    }
    done.wait()
  }

  // MARK: - Whatever happens

  /// Boxes that come, move, go and are forgotten at random, with constraints between them: active is exactly what relates boxes
  /// that are there.
  @Test(arguments: 0..<40) func activeIsWhatRelatesBoxesThatAreThere(seed: Int) {
    var life = RandomLife(seed: UInt64(seed))
    for step in 0..<200 {
      life.step()
      if step % 7 == 0 { life.check(seed, step) }
    }
  }
}

/// A few boxes, and a list of the pairs that constraints relate.
private struct RandomLife {
  private var bits: SplitMix64
  private var boxes: [Int: Box] = [:]
  private var pairs: [(first: Int, second: Int, constraint: LayoutConstraint?)] = []
  private var nextName = 0

  init(seed: UInt64) { bits = SplitMix64(seed: seed) }

  private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &bits) }

  private mutating func pickBox() -> (name: Int, box: Box)? {
    let names = boxes.keys.sorted()
    if names.isEmpty { return nil }
    let name = names[pick(names.count)]
    return boxes[name].map { (name, $0) }
  }

  mutating func step() {
    switch pick(10) {
    case 0, 1, 2: make()
    case 3: relate()
    case 4: relateMany()
    case 9: toggle()
    case 5: move()
    case 6: pickBox()?.box.remove()
    case 7: forget()
    default: if let root = pickBox()?.box.root as? Box { root.layout(width: 100, height: 100) }
    }
  }

  private mutating func make() {
    boxes[nextName] = Box("\(nextName)")
    nextName += 1
    move()
  }

  private mutating func move() {
    guard let one = pickBox(), let other = pickBox(), one.box !== other.box else { return }
    // A box inside of itself is a mistake that is reported elsewhere.
    var above: Box? = other.box
    while let present = above {
      if present === one.box { return }
      above = present.parent as? Box
    }
    other.box.add(one.box)
  }

  private mutating func relate() {
    guard let one = pickBox(), let other = pickBox(), one.box !== other.box else { return }
    let constraint = one.box.widthAnchor <= other.box.widthAnchor + Double(pick(50))
    constraint.isActive = true
    pairs.append((one.name, other.name, pick(2) == 0 ? constraint : nil))
  }

  /// Several constraints of a closure, of which some are asked for at once.
  private mutating func relateMany() {
    var related: [(one: (name: Int, box: Box), other: (name: Int, box: Box))] = []
    let anchor = pickBox()
    for _ in 0..<(1 + pick(5)) {
      // Mostly about one box and others of its tree, as closures are.
      guard let one = pick(4) == 0 ? pickBox() : anchor, let other = pickBox(), one.box !== other.box else { continue }
      related.append((one, other))
    }
    let group = LayoutConstraint.activate {
      for (one, other) in related { one.box.heightAnchor >= other.box.heightAnchor - 50 }
    }
    let isAsked = pick(3) == 0
    for (index, (one, other)) in related.enumerated() {
      pairs.append((one.name, other.name, isAsked ? group.constraints[index] : nil))
    }
  }

  /// Switches one constraint off, and on again.
  private mutating func toggle() {
    if pairs.isEmpty { return }
    guard let constraint = pairs[pick(pairs.count)].constraint, constraint.isActive else { return }
    constraint.isActive = false
    if pick(2) == 0, let box = pickBox()?.box.root as? Box { box.layout(width: 90, height: 90) }
    constraint.isActive = true
  }

  /// The box stays in its tree if it has a parent; it is the list that forgets it, with all boxes above and below.
  private mutating func forget() {
    guard let root = pickBox()?.box.root as? Box else { return }
    var pending = [root]
    while let box = pending.popLast() {
      for child in box.children { if let child = child as? Box { pending.append(child) } }
      // Some are kept, and go on as roots of what is below them.
      if pick(4) == 0 { continue }
      if let name = Int(box.name) { boxes[name] = nil }
    }
  }

  func check(_ seed: Int, _ step: Int) {
    var living: [Int: Box] = [:]
    for box in boxes.values { gather(box, &living) }
    let active = pairs.filter { living[$0.first] != nil && living[$0.second] != nil }
    for (name, box) in living {
      let expected = active.count { $0.first == name || $0.second == name }
      #expect(box.activeConstraints.count == expected, "box \(name), step \(step) of seed \(seed)")
    }
    for pair in pairs {
      guard let constraint = pair.constraint else { continue }
      let isThere = living[pair.first] != nil && living[pair.second] != nil
      #expect(constraint.isActive == isThere, "\(constraint), step \(step) of seed \(seed)")
    }
  }

  private func gather(_ box: Box, _ living: inout [Int: Box]) {
    if let name = Int(box.name) { living[name] = box }
    for child in box.children { if let child = child as? Box { gather(child, &living) } }
  }
}
