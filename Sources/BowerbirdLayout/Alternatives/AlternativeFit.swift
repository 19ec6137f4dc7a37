import BowerbirdSolver

/// The fit and the least length that an alternative needs along each axis, whatever room there is.
struct AlternativeFit {
  private var lengths = AxisPair<LengthNeed?>(.nothing)

  /// Tests that must hold in a solution with the alternative, because the need ignores ties to other items; empty if
  /// there are no such ties.
  private(set) var solutionTests: [ChoiceTest] = []

  /// Whether constraints make the needed height depend on the item's width.
  private(set) var mixesAxes = false

  /// Whether only a solution with the alternative shows if the alternative fits.
  ///
  /// This is so if the needed height depends on the width of the item or of items inside, if an arrangement has content
  /// to measure, if items may overflow, or if constraints tie items to other items.
  private(set) var needsSolution = false

  /// Whether only a solution shows if all items of the alternative lie inside of the host.
  ///
  /// This is so if a constraint relates the width and the height of an item in an arrangement, because the need along
  /// one axis then ignores the length along the other axis. It is also so if required constraints tie an item to other
  /// items, so that the need is unknown. An item may then lie outside of a host that has the needed size.
  private(set) var mayOverflow = false

  /// Whether the need is the same in all solutions, until something inside of the item changes.
  var isConstant: Bool {
    dependsOnConstraintsOnly && !needsSolution && lengths.horizontal != nil && lengths.vertical != nil
  }

  /// Whether constraints alone determine the need, and no container computes it.
  private let dependsOnConstraintsOnly: Bool

  /// The need along an axis; nil if only a solution determines the need.
  subscript(axis: Axis) -> LengthNeed? { lengths[axis] }

  /// Computes the needs of an alternative.
  ///
  /// - Parameters:
  ///   - alternative: The alternative.
  ///   - isTaken: Whether the alternative is taken. Heights are computed for the present widths if it is taken, and for
  ///     unlimited room if not.
  ///   - node: The item that the alternative arranges.
  ///   - scope: The constraints and items that belong to the alternative.
  init(of alternative: Alternative, isTaken: Bool, in node: LayoutNode, _ scope: FitScope) {
    dependsOnConstraintsOnly = alternative.arrangements.isEmpty && node.alternativeArranger?.isContainer != true
    takeBox(node, scope, alternative, isTaken)
    for item in alternative.firstArrangements(of: node.reference) {
      let arrangement = item.layoutNode
      take(arrangement, isTaken && arrangement.isInLayout, alternative, scope)
    }
  }

  private mutating func add(_ need: LengthNeed?, _ axis: Axis) {
    guard let before = lengths[axis], let need else {
      lengths[axis] = nil
      return
    }
    lengths[axis] = LengthNeed(fit: max(before.fit, need.fit), least: max(before.least, need.least))
  }

  // MARK: - Constraints

  private mutating func takeBox(
    _ node: LayoutNode, _ scope: FitScope, _ alternative: Alternative, _ isTaken: Bool
  ) {
    if node.alternativeArranger?.isContainer == true {
      for axis in Axis.allCases { add(node.need(axis), axis) }
      return
    }
    let hasItems = node.children.contains { !scope.omits($0.layoutNode) } || !node.attachments.isEmpty
    if !hasItems && scope.homes.isEmpty { return }
    var box = BoxFit(node, scope)
    for axis in Axis.allCases { add(box.need(axis, width: isTaken ? node.expectedWidth : nil), axis) }
    (mixesAxes, needsSolution) = (box.mixesAxes, box.heightFollowsWidth || box.ignoresOuterItems)
    solutionTests = box.solutionTests
  }

  // MARK: - Arrangements

  private mutating func take(
    _ node: LayoutNode, _ isTaken: Bool, _ alternative: Alternative, _ scope: FitScope
  ) {
    let inside = alternative.arranged(below: node), items = [node] + inside
    let measured = items.compactMap { $0.content }.filter { $0.measure != nil }
    let wereAskedNaturally = measured.map { $0.isAskedNaturally }
    // The stored needs of boxes assume the widths that texts had in the last layout. These needs are removed here, and
    // restored after the computation.
    let boxes = isTaken || measured.isEmpty ? [] : inside.map { (box: $0, needs: $0.isBoxStale ? nil : $0.boxNeeds) }
    for box in boxes { box.box.boxNeeds = nil }
    if !isTaken {
      for content in measured { content.isAskedNaturally = true }
      let constraints = FitConstraints(scope)
      for item in inside { item.fitConstraints = constraints }
      Self.arrangeOutside(node)
      for item in inside { item.fitConstraints = nil }
    }
    if !add(arrangement: node, inside, scope) { mayOverflow = true }
    for (content, before) in zip(measured, wereAskedNaturally) { content.isAskedNaturally = before }
    for box in boxes { box.box.boxNeeds = box.needs }
    if items.contains(where: { $0.tiesOwnLengths }) { mayOverflow = true }
    if mayOverflow || !measured.isEmpty || items.contains(where: { $0.isHeightMixed }) { needsSolution = true }
  }

  /// Adds the needs of an arrangement.
  ///
  /// If required constraints tie lengths of the arrangement's items to each other, the needs include the effect of
  /// these constraints. If a need is still unknown, solution tests take its place: the arrangement has room for the
  /// items whose needs are known, and no tied content is compressed.
  ///
  /// - Returns: Whether the needs are known.
  private mutating func add(arrangement node: LayoutNode, _ inside: [LayoutNode], _ scope: FitScope) -> Bool {
    let needs = Axis.allCases.map { ownNeed(of: node, $0) }
    if needs.allSatisfy({ $0 != nil }) {
      for (axis, need) in zip(Axis.allCases, needs) { add(need, axis) }
      return true
    }
    let constraints = FitConstraints(scope)
    for item in inside + [node] { item.fitConstraints = constraints }
    constraints.tied = TiedLengths(of: inside)
    var isKnown = true
    for axis in Axis.allCases {
      let need = ownNeed(of: node, axis)
      add(need, axis)
      if need != nil { continue }
      isKnown = false
      constraints.ignoresUnknownNeeds = true
      if let rest = ownNeed(of: node, axis) {
        solutionTests.append(
          ChoiceTest(LayoutExpression(node.reference, .length(along: axis), constant: -rest.fit)))
      }
      constraints.ignoresUnknownNeeds = false
      solutionTests += inside.compactMap { $0.testOfTiedContent(axis) }
    }
    for item in inside + [node] { item.fitConstraints = nil }
    return isKnown
  }

  /// Returns the need of an arrangement, including the effect of constraints on the arrangement's own length.
  private func ownNeed(of node: LayoutNode, _ axis: Axis) -> LengthNeed? {
    if node.tiesOwnLengths { return node.needOfOwnTies(axis, leading: nil) }
    guard let need = node.needByItself(axis) else { return nil }
    if case .own(let length, _) = node.pull(axis, content: need.fit) { return LengthNeed(fit: length, least: length) }
    return need
  }

  /// Computes the needs of the containers in an item that is out of the layout; inner containers come first.
  ///
  /// The containers in arrangements of inner alternatives are skipped, because the host of these alternatives arranges
  /// them. If both arranged them, the time would double with each level of alternatives.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - isChanged: Whether to skip containers that have not changed.
  static func arrangeOutside(_ item: LayoutNode, ifChanged isChanged: Bool = false) {
    var containers: [LayoutNode] = [], pending = [item]
    while let node = pending.popLast() {
      if node.slot >= 0 { continue }
      if node.arrangesChildren || !node.extensions.isEmpty { containers.append(node) }
      pending += node.children.lazy.map { $0.layoutNode }.filter { $0.arrangementRole == nil }
    }
    for node in containers.reversed() where node.needsArrangement || !isChanged {
      node.contentChanges = nil
      node.needsArrangement = false
      node.owner?.arrangeChildren()
      for one in node.extensions { one.arrangeChildren(of: node) }
    }
  }
}

extension LayoutNode {
  /// Returns a test that the item's content is not compressed; nil if no required constraint ties the item to others.
  ///
  /// A constraint on the item's length alone may make the item shorter than its content in every size. The test then
  /// asks for that length.
  fileprivate func testOfTiedContent(_ axis: Axis) -> ChoiceTest? {
    guard let content, content.compressionResistance[axis] > FittingSolver.fittingPriority,
      hasRequiredTie(axis, toOthers: true), var wanted = needByItself(axis)?.fit
    else { return nil }
    if case .own(let length, _) = pull(axis, content: wanted, ignoringTies: true) { wanted = min(wanted, length) }
    return ChoiceTest(LayoutExpression(reference, .length(along: axis), constant: -wanted))
  }
}
