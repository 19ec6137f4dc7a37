import BowerbirdSolver

extension LayoutNode {
  /// Finds the region of sizes around the present size in which all frames under this root are affine functions of the
  /// size.
  ///
  /// The region ends where a constraint changes sides, and where a label breaks its lines differently. It also ends
  /// where an item has to review its arrangement, if the item states its steady extents. Frames may also jump for other
  /// reasons, which ``SteadyRegion/doubts`` lists: measuring closures, items that state no steady extents, frames that
  /// are not determined, and left-out constraints, which may come back at any size.
  ///
  /// - Parameter axes: The axes along which the root's extents change; along another axis the extent is constant.
  /// - Returns: The region; nil if the tree has not been laid out, or if another constraint sets one of these extents.
  package func steadyRegion(along axes: [Axis]) -> SteadyRegion? { ownEngine?.steadyRegion(along: axes) }

  /// Returns by how much the numbers of the item's frame change for each unit by which one of the root's extents grows.
  ///
  /// - Parameters:
  ///   - axis: The axis of that extent.
  ///   - steady: The region that was found for the root in the present layout.
  /// - Returns: The rate of each number, which is 0 for an item that an alternative leaves out; nil for an item of
  ///   another tree.
  package func frameRates(along axis: Axis, in steady: SteadyRegion) -> Rect? {
    if slot < 0 && isAbsent { return .zero }
    let all = axis == .horizontal ? steady.rates.width : steady.rates.height
    guard slot >= 0, let engine, SlotNumber.height.index(in: slot) < all.count else { return nil }
    var rates = Rect(
      x: all[SlotNumber.leading.index(in: slot)], y: all[SlotNumber.top.index(in: slot)],
      width: all[SlotNumber.width.index(in: slot)], height: all[SlotNumber.height.index(in: slot)])
    rates.x = engine.left(fromLeading: rates.x, width: rates.width, at: slot) { all[SlotNumber.width.index(in: $0)] }
    return rates
  }

  /// Calls a closure that lays this root out in other sizes, and then restores the present layout.
  ///
  /// Changes since the last layout are still left to the next layout. Frames stay as they are, and the next report is
  /// the same as without the trials.
  ///
  /// - Parameter body: A closure that makes the trial layouts.
  package func trying(_ body: () -> Void) {
    guard parent == nil, madeEngine().activity == .nothing else { return body() }
    madeEngine().trying(body)
  }
}

extension LayoutEngine {
  fileprivate func steadyRegion(along axes: [Axis]) -> SteadyRegion? {
    guard var steady = presentRegion(along: axes, choices: choices.count) else { return nil }
    narrow(&steady, toPassAlternativesAlong: axes)
    return steady
  }

  /// Finds the region in which the present constraints apply, without regard to alternatives that were passed over.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the root's extents change.
  ///   - count: The number of choices, from the first on, that must keep their alternatives.
  /// - Returns: The region; nil if another constraint sets one of these extents.
  func presentRegion(along axes: [Axis], choices count: Int) -> SteadyRegion? {
    completeRows()
    guard let size = given.last, let response = response(along: axes) else { return nil }
    var steady = SteadyRegion(around: size, response)
    for slot in slots.isMeasured.indices where slots.isMeasured[slot] && !narrow(&steady, at: slot) {
      let name = quoted(slots.nodes[slot]?.name ?? "")
      steady.doubt("\(name) is measured by custom code, so the sizes at which it jumps are unknown.")
    }
    standing.forgetSettled()
    for conflict in standing.conflicts { steady.doubt("\(conflict.leftOut) is left out.") }
    for reference in reviewers where !narrow(&steady, aroundDecisionsOf: reference) {
      steady.doubtArrangement(of: reference.name)
    }
    for choice in choices.prefix(count) where !narrow(&steady, around: choice) {
      steady.doubtArrangement(of: choice.node.name)
    }
    for reference in flow.lengthDependentItems where reference.isIn(self) {
      let leading = reference.node?.firstLength?.axis ?? .horizontal
      if steady.rates[SlotNumber.length(along: leading).index(in: reference.slot)].isZero { continue }
      let (one, other) = (leading.other.extentName, leading.extentName)
      steady.doubt("Constraints of \(quoted(reference.name)) make its \(one) depend on its \(other).")
    }
    for name in undeterminedNumbers() { steady.doubt("\(name) is not determined.") }
    if notes.isUnsettled { steady.doubt("The layout was stopped before it settled.") }
    if rounding.grid != nil { steady.doubt("Frames are rounded to a grid.") }
    return steady
  }

  /// Returns the sensitivity of all numbers to the root's extents, including the numbers that containers hand on.
  ///
  /// - Parameter axes: The axes along which the extents change.
  /// - Returns: The sensitivity; nil if the root has no given extent along one of the axes, or if the row of such an
  ///   extent is not active in the solver.
  func response(along axes: [Axis]) -> PlanarSensitivity? {
    var roots: [[Sensitivity.Target]] = [[], []]
    for axis in axes {
      guard let row = given[axis] else { return nil }
      roots[axis == .horizontal ? 0 : 1] = [Sensitivity.Target(row: row, rate: 1)]
    }
    let handed = handedRows
    var targets = roots
    var response = solver.sensitivity(toFirst: targets[0], second: targets[1])
    // A length handed on depends only on lengths that are handed on further outside, so each pass settles at least one
    // more length.
    for _ in handed.indices {
      guard let known = response else { return nil }
      let before = targets
      targets[0] = roots[0] + handed.map { Sensitivity.Target(row: $0.row, rate: rate(of: $0.index, in: known.first)) }
      targets[1] = roots[1] + handed.map { Sensitivity.Target(row: $0.row, rate: rate(of: $0.index, in: known.second)) }
      for parameter in targets.indices { targets[parameter].removeAll { $0.rate == 0 } }
      if targets == before { break }
      response = solver.sensitivity(toFirst: targets[0], second: targets[1])
    }
    return response
  }

  /// Returns the rate at which a number changes, substituted or not, given the rates of the solver's variables.
  func rate(of index: Int, in rates: [Double]) -> Double { frames.substitutions.rate(of: index) { rates[$0] } }

  /// Returns the names of the numbers of frames that the constraints do not determine, each once.
  private func undeterminedNumbers() -> [String] {
    var names: [String] = []
    for movement in ambiguities(below: root).flatMap({ $0.movements }) where movement.attribute.axis != nil {
      let name = movement.item.formula(of: movement.attribute)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Narrows the region to the sizes at which the label in a slot has the same lines.
  ///
  /// - Returns: Whether these sizes are known. They are unknown for measured items that are no labels.
  func narrow(_ steady: inout SteadyRegion, at slot: Int) -> Bool {
    guard let node = slots.nodes[slot]?.node else { return true }
    guard let label = node.owner as? Label, node.content?.measuresText == true else { return false }
    let index = SlotNumber.width.index(in: slot), growth = steady.rates[index]
    if growth.isZero { return true }
    let width = frames.value(at: index)
    // On a grid, a text may be measured in a width that is up to one cell smaller.
    let same = label.sameLines(in: measuredExtent(width, .horizontal)), cell = rounding.grid?.cellWidth ?? 0
    steady.keep(width, growing: growth, from: same.lowerBound + cell, to: same.upperBound)
    return true
  }

  /// Narrows the region to the sizes at which an item has nothing to review or decide.
  ///
  /// - Returns: Whether these sizes are known. They are unknown if the item states no steady extents for its review, or
  ///   if its present extents are outside of its steady extents.
  private func narrow(_ steady: inout SteadyRegion, aroundDecisionsOf reference: ItemReference) -> Bool {
    guard let node = reference.node else { return true }
    if node.reviewsArrangement && node.steadyExtents == nil { return false }
    return [node.reviewsArrangement ? node.steadyExtents : nil, node.commonExtents].compactMap { $0 }
      .allSatisfy { narrow(&steady, of: node, to: $0) }
  }

  func narrow(_ steady: inout SteadyRegion, of node: LayoutNode, to extents: SteadyExtents) -> Bool {
    for (length, range) in [(SlotNumber.width, extents.width), (.height, extents.height)] {
      let index = length.index(in: node.slot)
      let extent = frames.value(at: index)
      // At an end of the range, rounding may put the solved extent on the other side.
      let slack = LayoutTolerances.restored * max(1, extent.magnitude)
      if extent < range.lowerBound - slack || extent >= range.upperBound + slack { return false }
      steady.keep(extent, growing: steady.rates[index], from: range.lowerBound, to: range.upperBound)
    }
    return true
  }
}

extension Label {
  /// Returns the widths in which the text has the same lines as in a given width.
  package func sameLines(in width: Double) -> Range<Double> { measurer.block.sameLines(in: width) }
}
