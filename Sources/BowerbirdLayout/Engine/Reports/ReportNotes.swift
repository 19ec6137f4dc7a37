import BowerbirdSolver

/// The dropped constraints, the problems and the sources of warnings for the next report.
struct ReportNotes {
  /// Constraints whose items have not been in one tree yet.
  private(set) var unplaced: [LayoutConstraint] = []

  /// Constraints with a number that is not finite, or with an invalid priority.
  private(set) var invalid: [LayoutConstraint] = []

  /// Constraints that have lost their effect since the last report, because one of their items was removed or released.
  private(set) var dropped: [LayoutConstraint] = []

  /// Items that alternatives have left out since the last report, so that their frames became empty.
  ///
  /// An item may have come back since.
  private var emptied: [ItemReference] = []

  /// Mistakes for the next report.
  private(set) var problems: [LayoutProblem] = []

  /// Whether there are no constraints and no mistakes for the next report.
  var isEmpty: Bool { unplaced.isEmpty && invalid.isEmpty && dropped.isEmpty && problems.isEmpty }

  /// The items that may have warnings; duplicates are possible.
  private var warners: [ItemReference] = []

  /// Whether any item may have warnings.
  var hasWarners: Bool { !warners.isEmpty }

  /// Whether the last layout or question was stopped before it settled.
  var isUnsettled = false

  /// The problem of the last layout, if that layout was stopped before it settled, and the value of
  /// ``ChoiceState/changes`` at its end; nil if the layout settled.
  private var unsettledLayout: (problem: LayoutProblem, changes: Int)?

  mutating func note(unplaced constraint: LayoutConstraint) { unplaced.append(constraint) }

  mutating func note(invalid constraint: LayoutConstraint) { invalid.append(constraint) }

  mutating func note(dropped constraint: LayoutConstraint) { dropped.append(constraint) }

  mutating func note(_ problem: LayoutProblem) { problems.append(problem) }

  /// Adds the problems of choices, which are found at the end of a layout.
  mutating func note(_ found: [LayoutProblem]) { problems += found }

  /// Replaces the problems by a list that was stored before trials, so that trials add no problems.
  mutating func restore(_ before: [LayoutProblem]) { problems = before }

  mutating func note(warner item: ItemReference) { warners.append(item) }

  mutating func note(emptied item: ItemReference) { emptied.append(item) }

  /// Removes and returns the items whose frames became empty and that are still left out.
  mutating func takeEmptied() -> [ItemReference] {
    if emptied.isEmpty { return [] }
    defer { emptied.removeAll() }
    return emptied.filter { $0.slot < 0 }
  }

  /// Removes and returns the items that may have warnings, each once, in the order of their slots.
  ///
  /// In a tree that was complete at its first layout, outer items have the lower slots.
  mutating func takeWarners() -> [ItemReference] {
    var seen: Set<ObjectIdentifier> = []
    let once = warners.filter { seen.insert(ObjectIdentifier($0)).inserted }
    warners.removeAll()
    return once.sorted { $0.slot < $1.slot }
  }

  // MARK: - Settling

  /// Records, for the report and for ranging, that the layout of a tree is stopped before it settles.
  ///
  /// Only the first call in a layout has an effect.
  ///
  /// - Parameters:
  ///   - root: The root of the tree.
  ///   - items: The items that kept changing, as far as they are known.
  mutating func noteUnsettled(_ root: ItemReference, changing items: [ItemReference]) {
    if isUnsettled { return }
    isUnsettled = true
    problems.append(.unsettled(root, changing: items))
  }

  /// Records whether the layout that has just ended was stopped, so that a repeated layout can report the same problem.
  ///
  /// - Parameter changes: The present value of ``ChoiceState/changes``.
  mutating func noteEndOfLayout(_ changes: Int) {
    unsettledLayout = isUnsettled ? problems.last { $0.isUnsettled }.map { ($0, changes) } : nil
  }

  /// Returns the problem of the last layout, if a repeated layout must report it again.
  ///
  /// A question may have passed changes to the solver since the last layout, so that no change is pending.
  ///
  /// - Parameter changes: The present value of ``ChoiceState/changes``.
  /// - Returns: The problem; nil if the last layout settled, or if programs have changed something since.
  func problemOfUnsettledLayout(_ changes: Int) -> LayoutProblem? {
    unsettledLayout.flatMap { $0.changes == changes ? $0.problem : nil }
  }

  /// Removes the `.unsettled` problems that a question (see ``Question``) has recorded.
  ///
  /// The next report must not contain them, because the next layout may settle.
  mutating func forgetUnsettled() {
    problems.removeAll { $0.isUnsettled }
  }

  // MARK: - Reporting

  /// Moves the lost constraints and the mistakes that a node has recorded to the lists of this report.
  @inline(__always)
  mutating func take(from node: LayoutNode) {
    // Few nodes have any extras.
    if node.extras != nil { takeExtras(of: node) }
  }

  private mutating func takeExtras(of node: LayoutNode) {
    if !node.losses.isEmpty {
      dropped += node.losses
      node.losses.removeAll()
    }
    if !node.mistakes.isEmpty {
      problems += node.mistakes
      node.mistakes.removeAll()
    }
  }

  /// Prepares the report of an engine: removes notes that no longer apply, and adds a problem for each constraint that
  /// is still unplaced or invalid.
  mutating func prepareReport(of engine: LayoutEngine) {
    Self.removeDuplicates(&unplaced) { $0.isUnplaced(in: engine) }
    Self.removeDuplicates(&invalid) { $0.stage == .invalid }
    Self.removeDuplicates(&dropped) { $0.engine !== engine }
    keepInvalidContentsOnce()
    for constraint in unplaced { problems.append(.noCommonAncestor(constraint)) }
    for constraint in invalid {
      problems.append(constraint.priority.isValid ? .notFinite(constraint) : .invalidPriority(constraint))
    }
  }

  /// Removes the dropped constraints and the problems that the report has mentioned, so that the next report does not
  /// repeat them.
  mutating func endReport() {
    dropped.removeAll()
    problems.removeAll()
  }

  /// Empties the lists of unplaced and invalid constraints before the rows of the tree are built again.
  ///
  /// When the rows are built, the constraints that still are unplaced or invalid are listed again.
  mutating func forgetRows() {
    unplaced.removeAll()
    invalid.removeAll()
  }

  /// Removes repeated problems with the content of one item.
  ///
  /// A content has two extents and may be measured several times, so a problem may be listed several times.
  private mutating func keepInvalidContentsOnce() {
    var kept: Set<ObjectIdentifier> = []
    problems.removeAll {
      if case .invalidContent(let item) = $0 { !kept.insert(ObjectIdentifier(item)).inserted } else { false }
    }
  }

  /// Removes duplicates, and the constraints for which `isStill` returns false, because their entries no longer apply.
  ///
  /// A constraint that was deactivated and reactivated is listed twice.
  private static func removeDuplicates(
    _ constraints: inout [LayoutConstraint], where isStill: (LayoutConstraint) -> Bool
  ) {
    if constraints.isEmpty { return }
    var kept: Set<ObjectIdentifier> = []
    constraints.removeAll { !isStill($0) || !kept.insert(ObjectIdentifier($0)).inserted }
  }
}

extension LayoutConstraint {
  /// Returns whether the constraint involves an item of an engine's tree, but has never had all items in one tree.
  ///
  /// This includes a constraint that is in the queue of another tree's engine.
  fileprivate func isUnplaced(in engine: LayoutEngine) -> Bool {
    if waitsForItem || !(stage == .waiting || stage == .queued && self.engine !== engine) { return false }
    return containsTerm { $0.item.isIn(engine) }
  }
}

extension LayoutProblem {
  /// Whether the problem is that a layout was stopped before it settled.
  fileprivate var isUnsettled: Bool { if case .unsettled = self { true } else { false } }
}
