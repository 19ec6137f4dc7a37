import BowerbirdSolver

/// A range of the root's extent along an axis in which all frames are affine functions of that extent.
package struct SteadyRange {
  /// The extents, including the present one.
  package var range: ClosedRange<Double>

  /// The reasons why frames might still jump within the range, a sentence each.
  package var doubts: [String]

  /// By place: the growth of a number for each unit of the extent.
  var rates: [Double]
}

extension LayoutNode {
  /// Finds the range of extents around the present one in which all frames under this root are affine.
  ///
  /// The range ends where a constraint changes sides, where a label breaks its lines differently, and where an item has
  /// to review its arrangement, if the item states its steady extents. Other possible jumps are listed as doubts:
  /// measuring closures, items that state no steady extents, frames that are not determined, and left-out constraints,
  /// which may come back at any extent.
  ///
  /// - Parameter axis: The axis along which the root's extent changes.
  /// - Returns: The range; nil if the tree has not been laid out, or something else holds its root's extent.
  package func steadyRange(along axis: Axis) -> SteadyRange? { ownEngine?.steadyRange(along: axis) }

  /// Returns the growth of the frame's numbers for each unit of the root's extent.
  ///
  /// - Parameter steady: The range that was found for the root in the present layout.
  /// - Returns: The growth of each number; nil for an item of another tree.
  package func frameRates(in steady: SteadyRange) -> Rect? {
    if slot < 0 && isAbsent { return .zero }
    guard slot >= 0, let engine, Int(slot) * 4 + 3 < steady.rates.count else { return nil }
    let own = Int(slot) * 4, parent = Int(engine.slots.parents[Int(slot)])
    var rates = Rect(
      x: steady.rates[own], y: steady.rates[own + 1], width: steady.rates[own + 2], height: steady.rates[own + 3])
    if parent >= 0 && engine.slots.isMirrored[parent] { rates.x = steady.rates[parent * 4 + 2] - rates.x - rates.width }
    return rates
  }

  /// Lays this root out in other sizes, and then restores its layout.
  ///
  /// Changes since the last layout still wait for the next one: frames stay as they are, and the next report lists what
  /// it would have listed without the trials.
  ///
  /// - Parameter body: Makes the trial layouts.
  package func trying(_ body: () -> Void) {
    guard parent == nil, madeEngine().activity == .nothing else { return body() }
    madeEngine().trying(body)
  }
}

extension LayoutEngine {
  fileprivate func steadyRange(along axis: Axis) -> SteadyRange? {
    guard var steady = presentRange(along: axis, choices: choices.count) else { return nil }
    narrow(&steady, toPassAlternativesAlong: axis)
    return steady
  }

  /// Finds the range in which the present constraints count, without regard to alternatives that were passed over.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the root's extent changes.
  ///   - count: The number of choices that must stay as they are, counted from the first.
  /// - Returns: The range; nil if something else holds the root's extent.
  func presentRange(along axis: Axis, choices count: Int) -> SteadyRange? {
    completeRows()
    guard let size, let given = axis == .horizontal ? givenWidth : givenHeight,
      let response = response(to: given)
    else { return nil }
    let present = size[axis]
    let range = response.range
    var steady = SteadyRange(
      range: (present + range.lowerBound)...(present + range.upperBound), doubts: [],
      rates: response.rates)
    for slot in slots.isMeasured.indices where slots.isMeasured[slot] {
      narrow(&steady, at: slot, rate: response.rates[slot * 4 + 2], present)
    }
    forgetSettledConflicts()
    for conflict in leftOut { steady.doubts.append("\(conflict.leftOut) is left out.") }
    for reference in reviewers where !narrow(&steady, aroundDecisionsOf: reference, response.rates, present) {
      steady.doubts.append("\(quoted(reference.name)) decides by itself how to arrange its children.")
    }
    for choice in choices.prefix(count) where !narrow(&steady, around: choice, present) {
      steady.doubts.append("\(quoted(choice.node.name)) decides by itself how to arrange its children.")
    }
    for reference in mixedBoxes where reference.isIn(self) && response.rates[Int(reference.slot) * 4 + 2] != 0 {
      steady.doubts.append("The height of \(quoted(reference.name)) depends on its width by its own constraints.")
    }
    for name in undeterminedNumbers() { steady.doubts.append("\(name) is not determined.") }
    if grid != nil { steady.doubts.append("Frames are rounded to a grid.") }
    return steady
  }

  /// How all numbers follow the root's extent, those among them that containers hand on.
  private func response(to given: ConstraintHandle) -> Sensitivity? {
    let handed = handedRows
    var targets = [Sensitivity.Target(row: given, rate: 1)]
    var response = solver.sensitivity(to: targets)
    // What is handed on inside depends on what is handed on outside, so each pass settles one more of them at least.
    for _ in handed.indices {
      guard let known = response else { return nil }
      let before = targets
      targets = [before[0]] + handed.map { Sensitivity.Target(row: $0.row, rate: known.rates[$0.place]) }
      targets.removeAll { $0.rate == 0 }
      if targets == before { break }
      response = solver.sensitivity(to: targets)
    }
    return response
  }

  /// Returns the names of the numbers of frames that the constraints do not determine, each once.
  private func undeterminedNumbers() -> [String] {
    var names: [String] = []
    for movement in ambiguities(below: root).flatMap({ $0.movements }) where movement.attribute.axis != nil {
      let name = movement.item.formula(of: movement.attribute)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Narrows the range to where a measured item keeps its lines.
  private func narrow(_ steady: inout SteadyRange, at slot: Int, rate: Double, _ present: Double) {
    guard let node = slots.nodes[slot]?.node else { return }
    guard let label = node.owner as? Label, node.content?.measuresText == true else {
      steady.doubts.append("\(quoted(node.name)) measures by code of its own.")
      return
    }
    if rate == 0 { return }
    let width = frames.value(at: slot * 4 + 2)
    let same = label.sameLines(in: width)
    narrow(&steady, to: present + (same.lowerBound - width) / rate, present + (same.upperBound - width) / rate, present)
  }

  /// Narrows the range to where an item has nothing to review or decide.
  ///
  /// - Returns: Whether the item states where that is.
  private func narrow(
    _ steady: inout SteadyRange, aroundDecisionsOf reference: ItemReference, _ rates: [Double], _ present: Double
  ) -> Bool {
    guard let node = reference.node else { return true }
    if node.reviewsArrangement && node.steadyExtents == nil { return false }
    return [node.reviewsArrangement ? node.steadyExtents : nil, node.commonExtents].compactMap { $0 }
      .allSatisfy { narrow(&steady, of: node, to: $0, rates, present) }
  }

  private func narrow(
    _ steady: inout SteadyRange, of node: LayoutNode, to extents: SteadyExtents, _ rates: [Double], _ present: Double
  ) -> Bool {
    for (place, range) in [(Int(node.slot) * 4 + 2, extents.width), (Int(node.slot) * 4 + 3, extents.height)] {
      let extent = frames.value(at: place), rate = rates[place]
      // At the end of a range, rounding may put the solved extent on the other side of the decided one.
      let slack = Self.rounding * max(1, extent.magnitude)
      if extent < range.lowerBound - slack || extent >= range.upperBound + slack { return false }
      if rate == 0 { continue }
      let bounds = [range.lowerBound, range.upperBound].map { present + ($0 - extent) / rate }
      narrow(&steady, to: bounds[0], bounds[1], present)
    }
    return true
  }

  /// The relative difference that an extent may have once definitions have become rows: 2⁻⁴⁰.
  static let rounding = 0x1p-40

  /// Narrows the range to lie between two extents, without excluding the present one.
  func narrow(_ steady: inout SteadyRange, to first: Double, _ last: Double, _ present: Double) {
    let lowest = max(steady.range.lowerBound, min(first, last))
    let highest = min(steady.range.upperBound, max(first, last))
    steady.range = min(lowest, present)...max(highest, present)
  }
}

extension Label {
  /// Returns the widths in which the text has the same lines as in a given one.
  ///
  /// The upper bound is the first width with other lines.
  package func sameLines(in width: Double) -> ClosedRange<Double> { measurer.block.sameLines(in: width) }
}
