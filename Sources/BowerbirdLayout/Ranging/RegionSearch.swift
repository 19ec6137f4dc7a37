import BowerbirdSolver

/// The search for the steady region around the present size of the root.
///
/// The search begins with the sizes at which the solver keeps its basis. Each function narrows the region to the sizes
/// at which one more decision stays the same, such as the lines of a label or the alternative of a choice.
struct RegionSearch {
  let engine: LayoutEngine

  /// The axes along which the root's extents change; along another axis, the extent is constant.
  let axes: [Axis]

  /// The sizes at which all decisions that were visited so far stay the same.
  var region: SteadyRegion

  /// Creates a search that continues with a region that is narrowed already.
  init(of engine: LayoutEngine, along axes: [Axis], in region: SteadyRegion) {
    (self.engine, self.axes, self.region) = (engine, axes, region)
  }

  /// Finds the sizes at which the present basis and decisions stay the same.
  ///
  /// The search does not consider the alternatives that were passed over; see ``passAlternatives()``. The search is nil
  /// if no layout has given the root a size, or if another constraint sets the root's extent along one of the axes.
  ///
  /// - Parameters:
  ///   - engine: The engine of the root, with a solution.
  ///   - axes: The axes along which the root's extents change.
  ///   - count: The number of choices, from the first on, that must keep their alternatives; nil for all choices.
  init?(of engine: LayoutEngine, along axes: [Axis], choices count: Int? = nil) {
    engine.completeRows()
    guard let size = engine.given.last, let response = engine.response(along: axes) else { return nil }
    self.init(of: engine, along: axes, in: SteadyRegion(around: size, response))
    keepMeasurements()
    keepConflicts()
    keepDecisions()
    keepAlternatives(ofFirst: count ?? engine.choices.count)
    addRemainingDoubts()
  }

  // MARK: - Measured items

  private mutating func keepMeasurements() {
    for slot in engine.slots.isMeasured.elements.indices where engine.slots.isMeasured[slot] && !keepLines(at: slot) {
      let name = quoted(engine.slots.nodes[slot]?.name ?? "")
      region.doubt("\(name) is measured by custom code, so the sizes at which it jumps are unknown.")
    }
  }

  /// Narrows the region to the sizes at which the label in a slot has the same lines.
  ///
  /// - Returns: Whether these sizes are known. They are unknown for measured items that are not labels.
  mutating func keepLines(at slot: Int) -> Bool {
    guard let node = engine.slots.nodes[slot]?.node else { return true }
    guard let label = node.owner as? Label, node.content?.measuresText == true else { return false }
    let index = SlotNumber.width.index(in: slot), growth = region.rates[index]
    if growth.isZero { return true }
    let width = engine.frames.value(at: index)
    // If frames are rounded to a grid, a text may be measured in a width that is smaller by up to one cell of the grid.
    let same = label.sameLines(in: engine.measuredExtent(width, .horizontal))
    let cell = engine.rounding.grid?.cellWidth ?? 0
    region.keep(width, growing: growth, from: same.lowerBound + cell, to: same.upperBound)
    return true
  }

  // MARK: - Conflicts

  private mutating func keepConflicts() {
    engine.standing.forgetEnded()
    for conflict in engine.standing.conflicts { region.doubt("\(conflict.leftOut) is left out.") }
  }

  // MARK: - Decisions of items

  private mutating func keepDecisions() {
    for reference in engine.reviewers where !keepDecisions(of: reference) {
      region.doubtArrangement(of: reference.name)
    }
  }

  /// Narrows the region to the sizes at which an item need not review its arrangement, and keeps its decisions.
  ///
  /// - Returns: Whether these sizes are known. They are unknown if the item states no steady extents for its review, or
  ///   if its present extents are outside of its steady extents.
  private mutating func keepDecisions(of reference: ItemReference) -> Bool {
    guard let node = reference.node else { return true }
    if node.reviewsArrangement {
      guard let steady = node.steadyExtents, keep(node, within: steady) else { return false }
    }
    return node.commonExtents.map { keep(node, within: $0) } ?? true
  }

  /// Narrows the region to the sizes at which an item's extents lie within ranges.
  ///
  /// - Returns: Whether the present extents lie within the ranges.
  mutating func keep(_ node: LayoutNode, within extents: SteadyExtents) -> Bool {
    for (length, range) in [(SlotNumber.width, extents.width), (.height, extents.height)] {
      let index = length.index(in: node.slot)
      let extent = engine.frames.value(at: index)
      // At an end of the range, rounding may put the solved extent on the other side.
      let slack = LayoutTolerances.restored * max(1, extent.magnitude)
      if extent < range.lowerBound - slack || extent >= range.upperBound + slack { return false }
      region.keep(extent, growing: region.rates[index], from: range.lowerBound, to: range.upperBound)
    }
    return true
  }

  // MARK: - Doubts

  /// Adds the doubts that concern all sizes, and therefore do not narrow the region.
  private mutating func addRemainingDoubts() {
    for reference in engine.flow.lengthDependentItems where reference.isIn(engine) {
      // An item stays listed if its need depends on no length any more.
      guard let node = reference.node, node.needDependsOnOwnLength else { continue }
      let first = node.firstLength?.axis ?? .horizontal
      if region.rates[SlotNumber.length(along: first).index(in: reference.slot)].isZero { continue }
      let (one, other) = (first.other.extentName, first.extentName)
      region.doubt("Constraints of \(quoted(reference.name)) make its \(one) depend on its \(other).")
    }
    for name in undeterminedNumbers() { region.doubt("\(name) is not determined.") }
    if engine.notes.isUnsettled { region.doubt("The layout was stopped before it settled.") }
    if engine.rounding.grid != nil { region.doubt("Frames are rounded to a grid.") }
  }

  /// Returns the names of the positions and lengths that the constraints do not determine, without duplicates.
  private func undeterminedNumbers() -> [String] {
    var names: [String] = []
    let movements = engine.ambiguities(below: engine.root).flatMap { $0.movements }
    for movement in movements where movement.attribute.axis != nil {
      let name = movement.item.formula(of: movement.attribute)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
