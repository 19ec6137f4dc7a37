import BowerbirdSolver

/// The changes of a tree that no solution includes yet.
///
/// Nodes and constraints note a change when it happens, which costs one entry of a list. The next layout takes the
/// lists, one stage after the other. No method runs code of nodes or constraints, because that may note further changes.
struct PendingChanges {
  /// Whether the next layout must rebuild all rows.
  var needsReset = false

  // MARK: - Nodes

  /// The topmost nodes of added subtrees.
  var additions: [ItemReference] = []

  /// Nodes whose content has changed.
  var contents: [ItemReference] = []

  /// Nodes that wait for a call of ``LayoutItem/arrangeChildren()``.
  var arrangements: [ItemReference] = []

  /// The number of waiting arrangements that only a changed fit has requested.
  ///
  /// They do not count as rounds, because a changed fit passes from parent to parent and ends at the root.
  var fitArrangements = 0

  /// Nodes that still waited for that call when the last layout was stopped.
  ///
  /// They wait for the next layout that is asked for, so they are no reason to solve.
  var postponed: [ItemReference] = []

  /// Nodes that wait for a call of ``LayoutItem/decideArrangement()``.
  var decisions: [ItemReference] = []

  /// Nodes with constraints that have lost another item.
  var losers: [ItemReference] = []

  // MARK: - Constraints

  /// Constraints to compile.
  var queue = ConstraintQueue()

  /// Constraints of the engine with a changed constant or priority, or with other terms in their rows.
  var marked: [LayoutConstraint] = []

  /// Bundles with an item that no longer exists.
  var lostBundles: [ConstraintBundle] = []

  /// Rows to remove.
  var obsolete: [ConstraintHandle] = []

  // MARK: - Numbers

  /// Numbers that are no longer substituted, with their last values.
  ///
  /// They keep these values unless a constraint determines them.
  var released: [LayoutEngine.KnownValue] = []

  /// Starts with the root of a tree, which has all of its nodes to add.
  init(root: ItemReference) { additions.append(root) }

  /// Whether there is nothing that a solution would have to include.
  ///
  /// `PendingChangesTests` checks that no list is forgotten here.
  var isEmpty: Bool {
    !needsReset && additions.isEmpty && contents.isEmpty && arrangements.isEmpty && decisions.isEmpty && losers.isEmpty
      && queue.isEmpty && marked.isEmpty && lostBundles.isEmpty && obsolete.isEmpty && released.isEmpty
  }

  // MARK: - Taking

  /// Removes and returns the nodes that wait to arrange their children.
  mutating func takeArrangements() -> [ItemReference] {
    let waiting = arrangements
    arrangements.removeAll()
    return waiting
  }

  /// Removes and returns the nodes that wait to decide.
  mutating func takeDecisions() -> [ItemReference] {
    let waiting = decisions
    decisions.removeAll(keepingCapacity: true)
    return waiting
  }

  /// Removes and returns the nodes whose content has changed.
  mutating func takeContents() -> [ItemReference] {
    let listed = contents
    contents.removeAll(keepingCapacity: true)
    return listed
  }

  /// Removes and returns the bundles with an item that no longer exists.
  mutating func takeLostBundles() -> [ConstraintBundle] {
    let bundles = lostBundles
    lostBundles.removeAll()
    return bundles
  }

  /// Removes and returns the nodes with constraints that have lost another item.
  mutating func takeLosers() -> [ItemReference] {
    let waiting = losers
    losers.removeAll()
    return waiting
  }

  /// Removes and returns the numbers that are no longer substituted.
  mutating func takeReleased() -> [LayoutEngine.KnownValue] {
    let numbers = released
    released.removeAll()
    return numbers
  }

  // MARK: - Postponing

  /// Keeps all waiting arrangements for the next layout, because this one is stopped before it settles.
  mutating func postponeArrangements() { (postponed, arrangements) = (arrangements, []) }

  /// Lists the arrangements again that the layout before has not reached.
  mutating func resumePostponed(in engine: LayoutEngine) {
    if postponed.isEmpty { return }
    arrangements += postponed.filter { $0.node?.engine === engine }
    postponed.removeAll()
  }
}
