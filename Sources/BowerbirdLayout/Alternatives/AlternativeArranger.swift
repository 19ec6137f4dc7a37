import BowerbirdSolver

/// Computes the need of an item with alternatives, and arranges the item for the taken alternative.
///
/// The item's fit is the fit of its first alternative. The item's least length is the smallest least length of all
/// alternatives. The layout around the item therefore does not depend on the alternative that is taken. Constraints
/// inside of the item use the lengths that the item hands on, so that they cannot change the item's own lengths.
///
/// If the item is a container, the container computes the item's need, and no lengths are handed on. A root hands on no
/// lengths either.
final class AlternativeArranger: LayoutNodeExtension {
  /// The installed sets of alternatives whose host is the item; an outer set comes before its nested sets.
  @exclusivity(unchecked) var sets: [Alternatives] = []

  /// The alternatives that ``LayoutItem/alternatives(_:)`` gave the item; nil if the item has only nested alternatives.
  @exclusivity(unchecked) var main: Alternatives?

  /// Whether the item is a container, such as a grid, that computes its own need.
  let isContainer: Bool

  /// The attributes that stand for the item's width and height in the constraints inside of the item.
  ///
  /// Each attribute is the length itself, or an extra number that equals the length.
  @exclusivity(unchecked) private(set) var inside: (width: LayoutAttribute, height: LayoutAttribute) = (.width, .height)

  /// The width of the item for which the heights of the needs were computed.
  ///
  /// The value is nil if no constraint makes such a height depend on the width.
  @exclusivity(unchecked) private var mixedWidth: Double?

  /// Whether constraints make a needed height depend on the item's width.
  var needDependsOnWidth: Bool { mixedWidth != nil }

  /// The number of changes inside of the item so far.
  ///
  /// Changes that are made by taking an alternative are not counted. A need that was computed before a change is
  /// outdated.
  @exclusivity(unchecked) private(set) var changeCount = 0
  @exclusivity(unchecked) private var isSwitching = false

  /// Whether the needs of the alternatives are being computed.
  @exclusivity(unchecked) private var isRefreshing = false

  init(_ node: LayoutNode) { isContainer = node.arrangesChildren }

  /// Returns whether the item hands its lengths on to the constraints inside of the item.
  func handsInside(_ node: LayoutNode) -> Bool { !isContainer && node.parent != nil }

  func arrangeChildren(of node: LayoutNode) {
    // If an arrangement contains the host by mistake, the computation of the arrangement's fit leads back here.
    if isRefreshing { return }
    isRefreshing = true
    for set in sets { set.refreshFits() }
    isRefreshing = false
    if isContainer { return }
    node.contentChanges = nil
    // The fits were computed from all boxes inside. A box that stayed stale would not tell of the next change in it.
    for child in node.children { child.layoutNode.forgetStaleNeeds() }
    if node.parent != nil && node.slot >= 0 { handLengths(node) }
    updateNeed(of: node)
  }

  func decideArrangement(of node: LayoutNode) {
    isSwitching = true
    for set in sets {
      guard let choice = set.choice else { continue }
      set.apply(choice.taken)
    }
    isSwitching = false
  }

  func childLeft(_ child: LayoutNode, of node: LayoutNode) { for set in sets { set.release(child) } }

  /// Counts a change inside of the item, unless the change is made by taking an alternative.
  func noteChange() { if !isSwitching { changeCount += 1 } }

  // MARK: - Needs

  /// Sets the item's fit to the fit of the first alternative, and the item's least length to the smallest least length
  /// of all alternatives.
  ///
  /// If the need of the first alternative is unknown, both lengths are 0. If no needs have been computed, the item's
  /// need is unknown.
  ///
  /// If constraints make a needed height depend on the width, the call stores the width for which it was computed.
  private func updateNeed(of node: LayoutNode) {
    guard let set = sets.first, let first = set.fits.first else {
      // A layout computes no fits for a root whose alternatives all have conditions. A question may have computed some.
      mixedWidth = nil
      for axis in Axis.allCases { node.setNeed(nil, along: axis) }
      return
    }
    for axis in Axis.allCases {
      var need = first[axis] ?? .nothing
      for fit in set.fits { if let other = fit[axis] { need.least = min(need.least, other.least) } }
      node.setNeed(need, along: axis)
    }
    let isMixed = set.fits.contains { $0.mixesAxes }
    mixedWidth = isMixed ? node.latestSize.width : nil
    if isMixed { node.engine?.flow.noteLengthDependent(node.reference) }
  }

  /// Requests new fits if a needed height depends on the width, and the width has changed in the present solution.
  ///
  /// - Returns: Whether new fits were requested.
  func noteWidth(of node: LayoutNode) -> Bool {
    guard let mixedWidth, !mixedWidth.isNearly(node.latestSize.width) else { return false }
    node.setNeedsArrangement()
    return true
  }

  // MARK: - Lengths that are handed on

  /// Replaces the item's lengths by handed lengths in the constraints inside of the item.
  ///
  /// The constraints then cannot change the lengths.
  private func handLengths(_ node: LayoutNode) {
    let handed = (width: node.handedLength(.horizontal), height: node.handedLength(.vertical))
    if handed == inside { return }
    inside = handed
    node.recompileInside()
  }
}

extension LayoutNode {
  /// The alternatives that ``LayoutItem/alternatives(_:)`` gave the item; nil if there are none.
  var alternatives: Alternatives? {
    get { alternativeArranger?.main }
    set { if newValue != nil { makeAlternativeArranger().main = newValue } else { alternativeArranger?.main = nil } }
  }

  /// The alternatives to report for the item: its own alternatives, or else the first set of nested alternatives.
  ///
  /// The value is nil if the item has neither.
  var shownAlternatives: Alternatives? { alternatives ?? alternativeArranger?.sets.first }

  func makeAlternativeArranger() -> AlternativeArranger {
    if let alternativeArranger { return alternativeArranger }
    let made = AlternativeArranger(self)
    alternativeArranger = made
    extensions.append(made)
    arrangesChildren = true
    engine?.choiceState.noteAlternatives()
    return made
  }

  /// Removes the item's arranger if no alternatives are installed.
  ///
  /// The item is then a plain box or container again.
  func dropAlternativeArrangerIfUnused() {
    guard let alternativeArranger, alternativeArranger.sets.isEmpty else { return }
    extensions.removeAll { $0 === alternativeArranger }
    self.alternativeArranger = nil
    if alternativeArranger.isContainer { return setNeedsArrangement() }
    arrangesChildren = false
    for axis in Axis.allCases { setNeed(nil, along: axis) }
    handed = nil
    recompileInside()
    markBoxStale()
    parent?.contentChanged(of: self)
  }

  /// Requests new rows for the constraints, and for the definitions of children, that may contain a length of the item.
  ///
  /// If anything is mirrored, positions inside of the item contain its width, so the constraints of all items inside of
  /// it get new rows too.
  func recompileInside() {
    guard let engine, slot >= 0 else { return }
    var nodes: [LayoutNode] = []
    if engine.slots.hasMirrored { forEachNode { nodes.append($0) } } else { nodes = [self] }
    for node in nodes {
      for mention in node.reference.mentions {
        let constraint = mention.constraint
        if constraint.engine !== engine || constraint.stage == .queued { continue }
        constraint.isReshaped = true
        engine.noteChange(of: constraint)
      }
    }
    for node in children.map({ $0.layoutNode }) {
      node.ownDefinitions?.noteChanges()
      engine.list(definitionsOf: node)
    }
  }
}
