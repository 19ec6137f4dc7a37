import BowerbirdSolver

/// The changes of a tree that no solution includes yet.
///
/// A change is recorded when a node or a constraint reports it, which costs one entry of a list. The stages of the next
/// layout read and empty the lists, one after the other. The methods of this type call no code of nodes or constraints,
/// because such code may report further changes.
struct PendingChanges {
  /// Whether the next layout must rebuild all rows.
  private(set) var needsReset = false

  // MARK: - Nodes

  /// The topmost nodes of added subtrees.
  private(set) var additions: [ItemReference] = []

  /// Nodes whose content has changed.
  private(set) var contents: [ItemReference] = []

  /// Nodes whose ``LayoutItem/arrangeChildren()`` is to be called.
  private(set) var arrangements: [ItemReference] = []

  /// The number of entries in `arrangements` that were made only because a fit has changed.
  private var fitArrangements = 0

  /// Nodes that wait for the next layout, because user code added them too late, or because the last layout was stopped
  /// early.
  ///
  /// Questions before the next layout ignore these nodes.
  private var postponed: (additions: [ItemReference], arrangements: [ItemReference]) = ([], [])

  /// Nodes whose ``LayoutItem/decideArrangement()`` is to be called.
  private(set) var decisions: [ItemReference] = []

  /// Nodes with a constraint whose other item no longer exists.
  private var losers: [ItemReference] = []

  // MARK: - Constraints

  /// Constraints whose rows are still to be made.
  var queue = ConstraintQueue()

  /// Constraints of this engine with a changed constant or priority, or whose rows need other terms.
  private(set) var marked: [LayoutConstraint] = []

  /// Bundles with an item that no longer exists.
  private var lostBundles: [ConstraintBundle] = []

  /// Rows to remove.
  private(set) var obsolete: [ConstraintHandle] = []

  // MARK: - Numbers

  /// Items with new or changed definitions.
  private(set) var defined: [ItemReference] = []

  /// The indices of numbers whose substitutions have begun or ended, so that rows with these numbers must be made
  /// again.
  private(set) var reshaped: [Int] = []

  /// Numbers that are no longer substituted, with their last values.
  ///
  /// A released number keeps its value unless a constraint determines it.
  private(set) var released: [KnownValue] = []

  init() {}

  /// Creates the changes of a tree whose rows are to be built again: all of its nodes are still to be added.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - before: The changes of the tree until now. Nodes that were added too late are still left to the next layout.
  init(root: ItemReference, after before: PendingChanges) {
    additions = [root]
    postponed.additions = before.postponed.additions
  }

  /// Whether there are no changes for the next solution to include.
  ///
  /// `PendingChangesTests` checks that no list is forgotten here.
  var isEmpty: Bool {
    !needsReset && additions.isEmpty && contents.isEmpty && arrangements.isEmpty && decisions.isEmpty && losers.isEmpty
      && queue.isEmpty && marked.isEmpty && lostBundles.isEmpty && obsolete.isEmpty && reshaped.isEmpty
      && released.isEmpty && defined.isEmpty
  }

  /// Whether there are nodes to add, or nodes whose children are to be arranged.
  var hasNodes: Bool { !additions.isEmpty || !arrangements.isEmpty }

  /// Whether the next pass of adding and arranging nodes counts as a round; see ``LayoutEngine/mostRounds``.
  ///
  /// A pass that only makes arrangements for changed fits does not count. A series of such passes ends: each changed
  /// fit requests only an arrangement of the parent, so the series reaches the root.
  var makesRound: Bool { arrangements.count > fitArrangements || !additions.isEmpty }

  // MARK: - Noting

  mutating func noteReset() { needsReset = true }

  mutating func note(added item: ItemReference) { additions.append(item) }

  mutating func note(contentOf item: ItemReference) { contents.append(item) }

  /// Records that a node must arrange its children; `isFit` is true if only a changed fit is the reason.
  mutating func note(arranging item: ItemReference, forFit isFit: Bool = false) {
    arrangements.append(item)
    if isFit { fitArrangements += 1 }
  }

  mutating func note(deciding item: ItemReference) { decisions.append(item) }

  mutating func note(loser item: ItemReference) { losers.append(item) }

  mutating func note(changed constraint: LayoutConstraint) { marked.append(constraint) }

  mutating func note(lost bundle: ConstraintBundle) { lostBundles.append(bundle) }

  mutating func note(obsolete row: ConstraintHandle) { obsolete.append(row) }

  mutating func note(reshaped index: Int) { reshaped.append(index) }

  mutating func note(released number: KnownValue) { released.append(number) }

  mutating func note(defined item: ItemReference) { defined.append(item) }

  // MARK: - Taking

  mutating func takeAdditions() -> [ItemReference] { Self.take(&additions) }

  mutating func takeContents() -> [ItemReference] { Self.take(&contents) }

  mutating func takeArrangements() -> [ItemReference] {
    fitArrangements = 0
    return Self.take(&arrangements)
  }

  mutating func takeDecisions() -> [ItemReference] { Self.take(&decisions) }

  mutating func takeLosers() -> [ItemReference] { Self.take(&losers) }

  mutating func takeLostBundles() -> [ConstraintBundle] { Self.take(&lostBundles) }

  mutating func takeDefined() -> [ItemReference] { Self.take(&defined) }

  mutating func takeReshaped() -> [Int] { Self.take(&reshaped) }

  mutating func takeReleased() -> [KnownValue] { Self.take(&released) }

  /// Empties the list of marked constraints after a stage has read it in place.
  ///
  /// Reading in place avoids a copy of the list at each step of a drag.
  mutating func forgetMarked() { marked.removeAll(keepingCapacity: true) }

  /// Empties the list of obsolete rows after a stage has read it in place.
  mutating func forgetObsolete() { obsolete.removeAll(keepingCapacity: true) }

  private static func take<Element>(_ list: inout [Element]) -> [Element] {
    if list.isEmpty { return [] }
    var taken: [Element] = []
    swap(&taken, &list)
    return taken
  }

  // MARK: - Postponing

  /// Records an added node that is left to the next layout.
  mutating func postpone(_ item: ItemReference) { postponed.additions.append(item) }

  /// Leaves all listed nodes to the next layout, because the present layout is stopped before it settles.
  mutating func postponeNodes() {
    postponed.additions += takeAdditions()
    postponed.arrangements += takeArrangements()
  }

  /// Whether any nodes were left to the next layout.
  var hasPostponed: Bool { !postponed.additions.isEmpty || !postponed.arrangements.isEmpty }

  /// Lists the postponed nodes for the present layout.
  ///
  /// - Returns: The added nodes among them.
  mutating func resumePostponed(in engine: LayoutEngine) -> [ItemReference] {
    let resumed = postponed
    postponed = ([], [])
    additions += resumed.additions
    arrangements += resumed.arrangements.filter { $0.node?.engine === engine }
    return resumed.additions
  }
}
