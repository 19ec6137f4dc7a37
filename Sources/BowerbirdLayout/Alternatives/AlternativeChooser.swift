import BowerbirdSolver

/// Arranges an item for the alternatives that are taken, and says what it needs: what its first alternative needs.
///
/// So what is outside never depends on which one is taken. To what is inside, the item hands its lengths on.
final class AlternativeChooser: LayoutNodeExtension {
  /// The alternatives that count at present, the outer ones first.
  var sets: [Alternatives] = []

  /// The alternatives that the item was given itself, and not within an alternative of an item around it.
  var main: Alternatives?

  /// Whether the item arranges its children by a rule of its own, which says what it needs.
  let isContainer: Bool

  /// What stands for the item's lengths in constraints among what is inside.
  private(set) var inside: (width: LayoutAttribute, height: LayoutAttribute) = (.width, .height)

  /// The width that a height was found for, where any constraint is about lengths along both axes.
  private var mixedWidth: Double?

  init(_ node: LayoutNode) { isContainer = node.arrangesChildren }

  /// Whether what is inside is tied to lengths that are handed on.
  func handsInside(_ node: LayoutNode) -> Bool { !isContainer && node.parent != nil }

  func arrangeChildren(of node: LayoutNode) {
    for set in sets { set.refreshFits() }
    if isContainer { return }
    node.contentChanges = nil
    if node.parent != nil && node.slot >= 0 { handOn(node) }
    tellNeed(of: node)
  }

  func decideArrangement(of node: LayoutNode) {
    for set in sets {
      guard let choice = set.choice else { continue }
      set.apply(choice.taken)
    }
  }

  // MARK: - Needs

  /// The first alternative says what the item needs, and the smallest of all the least length.
  private func tellNeed(of node: LayoutNode) {
    guard let set = sets.first, let first = set.fits.first else { return }
    for axis in Axis.allCases {
      var need = first[axis] ?? .nothing
      for fit in set.fits { if let other = fit[axis] { need.least = min(need.least, other.least) } }
      node.setNeed(need, along: axis)
    }
    let isMixed = set.fits.contains { $0.mixesAxes }
    mixedWidth = isMixed ? node.latestSize.width : nil
    if isMixed { node.engine?.noteMixed(node) }
  }

  /// Has the fits found again, if the height depends on the width and that is another one in the present solution.
  ///
  /// - Returns: Whether it is.
  func noteWidth(of node: LayoutNode) -> Bool {
    guard let mixedWidth, !mixedWidth.isNearly(node.latestSize.width) else { return false }
    node.setNeedsArrangement()
    return true
  }

  // MARK: - Lengths that are handed on

  /// Has constraints inside be about lengths that nothing inside pulls at.
  private func handOn(_ node: LayoutNode) {
    let handed = (width: node.handedLength(.horizontal), height: node.handedLength(.vertical))
    if handed == inside { return }
    inside = handed
    node.recompileInside()
  }
}

extension LayoutNode {
  /// The alternatives that the item was given itself.
  var alternatives: Alternatives? {
    get { chooser?.main }
    set { if newValue != nil { madeChooser().main = newValue } else { chooser?.main = nil } }
  }

  func madeChooser() -> AlternativeChooser {
    if let chooser { return chooser }
    let made = AlternativeChooser(self)
    chooser = made
    extensions.append(made)
    arrangesChildren = true
    engine?.hasChoosers = true
    return made
  }

  /// Is a plain box again, once no alternatives count and none may come back.
  func dropChooserIfUnused() {
    guard let chooser, chooser.sets.isEmpty else { return }
    extensions.removeAll { $0 === chooser }
    self.chooser = nil
    if chooser.isContainer { return setNeedsArrangement() }
    arrangesChildren = false
    for axis in Axis.allCases { setNeed(nil, along: axis) }
    handed = nil
    recompileInside()
    noteInside()
    parent?.contentChanged(of: self)
  }

  /// Has the rows made again of constraints that may mention the item's lengths from the inside.
  func recompileInside() {
    guard let engine, slot >= 0 else { return }
    var nodes = [self]
    if engine.slots.hasMirrored { engine.forEachNode(from: self) { nodes.append($0) } }
    for node in nodes {
      for mention in node.reference.mentions {
        let constraint = mention.constraint
        if constraint.engine !== engine || constraint.stage == .queued { continue }
        constraint.isReshaped = true
        engine.noteChange(of: constraint)
      }
    }
  }
}
