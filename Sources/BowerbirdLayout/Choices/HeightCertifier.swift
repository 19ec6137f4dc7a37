import BowerbirdSolver

/// Makes *height certificates*, and finds with them the alternatives that are too high for their hosts.
///
/// A layout passes over such alternatives without a trial.
struct HeightCertifier {
  let engine: LayoutEngine

  /// Returns whether an alternative is too high for its host according to a height certificate.
  func isTooHigh(_ index: Int, of choice: LayoutChoice) -> Bool {
    guard let known = choice.alternatives?.findings[index].certificate, applies(known, to: choice) else { return false }
    let height = engine.solvedValue(choice.node.slot, .height)
    return !ChoiceTest(fitting: known.height).holds(height - known.height)
  }

  private func applies(_ known: HeightCertificate, to choice: LayoutChoice) -> Bool {
    guard known.changes == engine.choiceState.changes, mayCertify, choice.node.slot >= 0 else { return false }
    let width = engine.solvedValue(choice.node.slot, .width), height = engine.solvedValue(choice.node.slot, .height)
    return known.sizes.widths.contains(width) && known.sizes.heights.contains(height)
      && known.needs == choice.node.computedNeeds
  }

  /// Whether height certificates may be made and applied: in layouts with a given size, but not in questions.
  private var mayCertify: Bool {
    let question = engine.question
    return question.asked == nil && !question.isTrying && !question.prescribesAlternatives
      && engine.given.pending != nil
  }

  /// Makes a height certificate for the taken alternative of a choice, when the layout passes over this alternative.
  ///
  /// The certificate is made only if a layout has passed over the alternative before, since the last change by a
  /// program. Otherwise, the certificate might never be used. No certificate is made in these cases either:
  ///
  /// - A question is being answered.
  /// - The alternative has a condition, or an unknown height.
  /// - The choice does not stand apart; see ``LayoutChoice/standsApart(_:)``.
  /// - The host is high enough, or the range of sizes with this height is unknown.
  func notePassedOver(_ choice: LayoutChoice) {
    let node = choice.node, index = choice.taken
    guard let set = choice.alternatives, set.alternatives[index].condition == nil, mayCertify,
      choice.standsApart(engine.choiceState.changes),
      let need = set.fits[index][.vertical]
    else { return }
    let changes = engine.choiceState.changes
    if !set.notePassedOver(index, changes) || engine.solvedValue(node.slot, .height) >= need.fit { return }
    guard let sizes = steadySizes(of: node) else { return }
    set.note(
      HeightCertificate(sizes: sizes, height: need.fit, needs: node.computedNeeds, changes: changes), for: index)
  }

  /// Returns a range of sizes of a host around the present size; nil if no range is known.
  ///
  /// Within the range, each text inside keeps its lines, and each container inside keeps its decisions.
  private func steadySizes(of host: LayoutNode) -> HostSizes? {
    guard engine.standing.constraints.isEmpty, let region = regionOfSolution else { return nil }
    var search = RegionSearch(of: engine, along: Axis.allCases, in: region)
    var isKnown = true
    host.forEachNode { node in
      isKnown = isKnown && (node.slot < 0 || search.keepInside(of: host, node))
    }
    let steady = search.region
    let widthIndex = SlotNumber.width.index(in: host.slot), heightIndex = SlotNumber.height.index(in: host.slot)
    let width = steady.rates[widthIndex], height = steady.rates[heightIndex]
    if !isKnown || !steady.isRectangle || width.height != 0 || height.width != 0 { return nil }
    return HostSizes(
      widths: range(of: widthIndex, growing: width.width, in: steady, .horizontal),
      heights: range(of: heightIndex, growing: height.height, in: steady, .vertical))
  }

  /// The steady region of the root's sizes in which the solver's present basis stays optimal.
  ///
  /// The region is computed once for each solution. The value is nil if it is unknown how the solution depends on the
  /// root's size.
  private var regionOfSolution: SteadyRegion? {
    let solution = engine.solver.solutionCount
    if let known = engine.choiceState.region(ofSolution: solution) { return known }
    guard let size = engine.given.last, let response = engine.response(along: Axis.allCases) else { return nil }
    var region = SteadyRegion(around: size, response)
    if !engine.frames.substitutions.isEmpty {
      region.rates = SizeRates(
        width: response.first.indices.map { engine.frames.substitutions.rate(of: $0, in: response.first) },
        height: response.second.indices.map { engine.frames.substitutions.rate(of: $0, in: response.second) })
    }
    engine.choiceState.note(region, ofSolution: engine.solver.solutionCount)
    return region
  }

  /// Returns the range of a length while the root's size stays within a steady region.
  ///
  /// `index` is the index of the length among the numbers of all slots. `growth` is the change of the length for each
  /// unit by which the root grows along the axis.
  private func range(
    of index: Int, growing growth: Double, in steady: SteadyRegion, _ axis: Axis
  ) -> ClosedRange<Double> {
    let range = steady.range(along: axis), length = engine.frames.value(at: index)
    if range == -Double.infinity...Double.infinity { return range }
    let slack = LayoutTolerances.restored * max(1, length)
    if growth == 0 { return length - slack...length + slack }
    let ends = [range.lowerBound, range.upperBound].map { length + growth * ($0 - steady.size[axis]) }
    return min(min(ends[0], ends[1]) + slack, length)...max(max(ends[0], ends[1]) - slack, length)
  }
}

extension RegionSearch {
  /// Narrows the region to the sizes at which a node inside of a host keeps its lines and its alternatives.
  ///
  /// - Returns: Whether these sizes are known; if not, the region is not narrowed completely.
  fileprivate mutating func keepInside(of host: LayoutNode, _ node: LayoutNode) -> Bool {
    // The region ends where a length would become negative. The length then gets a lazy bound, which changes other
    // lengths.
    for axis in Axis.allCases {
      let index = SlotNumber.length(along: axis).index(in: node.slot)
      region.keep(engine.frames.value(at: index), growing: region.rates[index], from: 0, to: .infinity)
    }
    if engine.slots.isMeasured[Int(node.slot)] && !keepLines(at: Int(node.slot)) { return false }
    if node.content?.firstAxis == .vertical || node.reference.mentions.contains(where: { $0.constraint.relatesAxes }) {
      return false
    }
    if node === host { return true }
    if node.alternativeArranger != nil || node.reviewsArrangement { return false }
    if let extents = node.commonExtents, !keep(node, within: extents) { return false }
    for choice in node.choices where !keepAlternative(of: choice) { return false }
    return true
  }
}

extension LayoutConstraint {
  /// Whether the constraint makes numbers along one axis depend on numbers along the other axis.
  ///
  /// Terms with coefficient 0, which a container may add to its constraints, are ignored.
  fileprivate var relatesAxes: Bool {
    Axis.allCases.allSatisfy { axis in containsTerm { $0.coefficient != 0 && $0.attribute.axis == axis } }
  }
}
