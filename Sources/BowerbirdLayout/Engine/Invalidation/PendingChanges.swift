import BowerbirdSolver

/// The changes of a tree that no solution includes yet.
///
/// Nodes and constraints note a change when it happens, which costs one entry of a list. The stages of the next layout
/// read and empty the lists, one after the other. No method runs code of nodes or constraints, because such code may
/// note further changes.
struct PendingChanges {
  /// Whether the next layout must rebuild all rows.
  private(set) var needsReset = false

  // MARK: - Nodes

  /// The topmost nodes of added subtrees.
  private(set) var additions: [ItemReference]

  /// Nodes whose content has changed.
  private(set) var contents: [ItemReference] = []

  /// Nodes that wait for a call of ``LayoutItem/arrangeChildren()``.
  private(set) var arrangements: [ItemReference] = []

  /// The number of waiting arrangements that only a changed fit has requested.
  private var fitArrangements = 0

  /// Nodes that wait for the next layout.
  ///
  /// User code has added these nodes too late, or the last layout was stopped before their turn.
  ///
  /// Questions before the next layout ignore these nodes.
  private var postponed: (additions: [ItemReference], arrangements: [ItemReference]) = ([], [])

  /// Nodes that wait for a call of ``LayoutItem/decideArrangement()``.
  private(set) var decisions: [ItemReference] = []

  /// Nodes with constraints that have lost another item.
  private var losers: [ItemReference] = []

  // MARK: - Constraints

  /// Constraints whose rows are still to be made.
  var queue = ConstraintQueue()

  /// Constraints of the engine with a changed constant or priority, or whose rows need other terms.
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
  private(set) var released: [LayoutEngine.KnownValue] = []

  /// Creates the changes of a new tree: all of its nodes are still to be added.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - before: The changes of the same tree before its rows are built again. Nodes that were added too late still
  ///     wait.
  init(root: ItemReference, after before: PendingChanges? = nil) {
    additions = [root]
    if let before { postponed.additions = before.postponed.additions }
  }

  /// Whether there are no changes for the next solution to include.
  ///
  /// `PendingChangesTests` checks that no list is forgotten here.
  var isEmpty: Bool {
    !needsReset && additions.isEmpty && contents.isEmpty && arrangements.isEmpty && decisions.isEmpty && losers.isEmpty
      && queue.isEmpty && marked.isEmpty && lostBundles.isEmpty && obsolete.isEmpty && reshaped.isEmpty
      && released.isEmpty && defined.isEmpty
  }

  /// Whether there are nodes to add, or nodes that wait to arrange their children.
  var hasNodes: Bool { !additions.isEmpty || !arrangements.isEmpty }

  /// Whether the waiting nodes make a round of adding and arranging.
  ///
  /// The number of rounds is limited. Arrangements that only a changed fit has requested make no round, because a
  /// changed fit passes from parent to parent and ends at the root.
  var makesRound: Bool { arrangements.count > fitArrangements || !additions.isEmpty }

  // MARK: - Noting

  mutating func noteReset() { needsReset = true }

  mutating func note(added item: ItemReference) { additions.append(item) }

  mutating func note(contentOf item: ItemReference) { contents.append(item) }

  /// Notes that a node waits to arrange its children, perhaps only because a fit has changed.
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

  mutating func note(released number: LayoutEngine.KnownValue) { released.append(number) }

  mutating func note(defined item: ItemReference) { defined.append(item) }

  // MARK: - Taking

  mutating func takeAdditions() -> [ItemReference] { Self.take(&additions) }

  mutating func takeContents() -> [ItemReference] { Self.take(&contents) }

  mutating func takeArrangements() -> [ItemReference] { Self.take(&arrangements) }

  mutating func takeDecisions() -> [ItemReference] { Self.take(&decisions) }

  mutating func takeLosers() -> [ItemReference] { Self.take(&losers) }

  mutating func takeLostBundles() -> [ConstraintBundle] { Self.take(&lostBundles) }

  mutating func takeDefined() -> [ItemReference] { Self.take(&defined) }

  mutating func takeReshaped() -> [Int] { Self.take(&reshaped) }

  mutating func takeReleased() -> [LayoutEngine.KnownValue] { Self.take(&released) }

  /// Empties the list of marked constraints after a stage has read it in place.
  ///
  /// This list and the list of obsolete rows are read without a copy, because drags mostly edit constraints and remove
  /// rows.
  mutating func forgetMarked() { marked.removeAll(keepingCapacity: true) }

  /// Empties the list of obsolete rows after a stage has read it in place.
  mutating func forgetObsolete() { obsolete.removeAll(keepingCapacity: true) }

  private static func take<Element>(_ list: inout [Element]) -> [Element] {
    if list.isEmpty { return [] }
    var taken: [Element] = []
    swap(&taken, &list)
    return taken
  }

  // MARK: - Rounds

  /// Notes that a round of adding and arranging begins.
  mutating func beginRound() { fitArrangements = 0 }

  /// Keeps an added node for the next layout.
  mutating func postpone(_ item: ItemReference) { postponed.additions.append(item) }

  /// Keeps all waiting nodes for the next layout, because this one is stopped before it settles.
  mutating func postponeNodes() {
    postponed.additions += takeAdditions()
    postponed.arrangements += takeArrangements()
  }

  /// Whether any nodes wait for the next layout.
  var hasPostponed: Bool { !postponed.additions.isEmpty || !postponed.arrangements.isEmpty }

  /// Lists the nodes that were postponed, so that the present layout includes them.
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
