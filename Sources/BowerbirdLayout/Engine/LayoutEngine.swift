import BowerbirdSolver

/// Compiles the tree under a root into linear constraints, solves them, and writes the frames.
///
/// Changes in the tree are recorded when they happen. The next layout passes them to the solver: the first layout as
/// one batch, later layouts change by change.
///
/// The engine runs no outside code while it changes its own state. So exclusivity checks are switched off: for ten
/// thousand boxes they would cost more than the work itself.
final class LayoutEngine {
  unowned(unsafe) let root: LayoutNode

  @exclusivity(unchecked) var solver = SolverSession()
  @exclusivity(unchecked) var slots = SlotTable()
  @exclusivity(unchecked) var builder = TermSum()

  /// Scratch: the contribution of derived numbers to the constant of the row that is being built.
  @exclusivity(unchecked) var substitutedConstant = 0.0

  /// Numbers that are no longer derived, with their last values.
  ///
  /// They keep these values unless a constraint determines them.
  @exclusivity(unchecked) var releasedSubstitutions: [(item: ItemReference?, place: Int, value: Double)] = []

  /// The owner of each row of the solver, by row index.
  @exclusivity(unchecked) var owners: [RowOwner] = []

  /// The phase that the engine is in.
  @exclusivity(unchecked) var activity = Activity.nothing

  /// Whether the engine is passing recorded changes to the solver, before any solution has been read.
  @exclusivity(unchecked) var isPreparing = false

  @exclusivity(unchecked) var pending: PendingChanges

  /// Whether the last layout or question was stopped before it settled.
  @exclusivity(unchecked) var isUnsettled = false

  /// Whether any container has computed a fit.
  @exclusivity(unchecked) var hasFits = false

  /// Whether layouts are trials for a question, and return no report.
  @exclusivity(unchecked) var isTrying = false

  /// Whether the solve is for a question.
  ///
  /// Items that are left out meanwhile keep their frames, because they may come back.
  @exclusivity(unchecked) var isAsking = false

  /// Items that were left out for questions since the last layout.
  @exclusivity(unchecked) var restingOmissions: [ItemReference] = []

  // The state of the tree.

  /// Constraints whose items are not in one tree.
  @exclusivity(unchecked) var unplaced: [LayoutConstraint] = []

  /// Constraints with a number that is not finite, or with an invalid priority.
  @exclusivity(unchecked) var invalid: [LayoutConstraint] = []

  /// The conflicts of required constraints that were left out.
  @exclusivity(unchecked) var leftOut: [LayoutConflict] = []

  /// Whether a change may allow a left-out constraint to hold again.
  @exclusivity(unchecked) var mayReadmit = false

  /// Constraints that stopped counting since the last report, because one of their items was removed.
  @exclusivity(unchecked) var dropped: [LayoutConstraint] = []

  /// Mistakes for the next report.
  @exclusivity(unchecked) var problems: [LayoutProblem] = []

  /// Nodes whose arrangement may depend on the solution.
  ///
  /// While `reviewersAreStale`, the array may also contain duplicates, removed nodes, and nodes that no longer
  /// look at solutions.
  @exclusivity(unchecked) var listedReviewers: [ItemReference] = []
  @exclusivity(unchecked) var reviewersAreStale = false

  /// Whether any listed node reviews solutions, and whether any makes choices.
  @exclusivity(unchecked) var hasReviews = false
  @exclusivity(unchecked) var hasChoices = false

  /// Whether any item has had alternatives that a user declared.
  @exclusivity(unchecked) var hasAlternatives = false

  /// Scratch: the item inside of which a row is compiled, if it hands its lengths on; -1 if there is none.
  @exclusivity(unchecked) var insideSlot: Int32 = -1

  /// The choices in their order; nil if the order must be computed again.
  @exclusivity(unchecked) var orderedChoices: ChoiceOrder?

  /// Pairs of choices that have undone each other in the present layout.
  @exclusivity(unchecked) var undoneChoices: [LayoutProblem] = []

  /// Alternatives that count for a trial, by choice, whatever their conditions are; nil while choices are made.
  @exclusivity(unchecked) var heldChoices: [ObjectIdentifier: Int]?

  /// Whether any listed node hands lengths to its children.
  @exclusivity(unchecked) var handsLengths = false

  /// Whether any item hands on an extra number instead of its length.
  @exclusivity(unchecked) var handsNumbers = false

  /// Counts the changes that may tie a length to another item, or release it.
  @exclusivity(unchecked) var tieVersion = 0

  /// The slot of the item whose smallest size is being asked for; nil if there is none.
  @exclusivity(unchecked) var askedSlot: Int32? { didSet { tieVersion += 1 } }
  /// The tie version at the last check of which lengths are pinned.
  @exclusivity(unchecked) var checkedTies = 0

  /// Boxes whose own constraints make their height depend on their width, and whose need a container has asked for.
  @exclusivity(unchecked) var mixedBoxes: [ItemReference] = []

  /// The rows that give the root its size.
  @exclusivity(unchecked) var givenWidth: ConstraintHandle? {
    didSet { noteGiven((oldValue == nil) != (givenWidth == nil)) }
  }
  @exclusivity(unchecked) var givenHeight: ConstraintHandle? {
    didSet { noteGiven((oldValue == nil) != (givenHeight == nil)) }
  }

  /// The size that the root was given last.
  @exclusivity(unchecked) var size: Size?

  /// The size that the present layout gives the root; nil if the root finds its own size.
  @exclusivity(unchecked) var pendingSize: Size? { didSet { noteGiven((oldValue == nil) != (pendingSize == nil)) } }

  /// Counts a change of ties: a length is pinned to the root's only while the root has a given size.
  private func noteGiven(_ isChanged: Bool) { if isChanged { tieVersion += 1 } }

  /// The size whose rows are still to be made; nil if there are no rows to make.
  @exclusivity(unchecked) var sizeToGive: Size?

  /// The grid that content and frames are rounded to.
  @exclusivity(unchecked) var grid: SnappingGrid?

  /// The positions of items on that grid.
  @exclusivity(unchecked) var snapping: FrameSnapper?

  /// The number of steps from an item to its parent that compiling has taken.
  ///
  /// This is the work that grows with the distance between items.
  @exclusivity(unchecked) var ancestorSteps = 0

  /// Whether the tree has ever had a node with a `measure` closure.
  @exclusivity(unchecked) var hasMeasured = false

  /// The slots of measured nodes whose extents may have changed.
  @exclusivity(unchecked) var measuring: [Int32] = []

  @exclusivity(unchecked) var frames = FrameTable()

  @exclusivity(unchecked) var ties = TieWatch()

  /// The names that several items share; nil if they must be collected again.
  @exclusivity(unchecked) var repeatedNames: Set<String>?

  init(root: LayoutNode) {
    self.root = root
    pending = PendingChanges(root: root.reference)
    root.engine = self
  }
}
