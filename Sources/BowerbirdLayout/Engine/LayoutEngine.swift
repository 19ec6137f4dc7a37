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

  // MARK: - Stages

  /// What the next layout has to take.
  @exclusivity(unchecked) var pending: PendingChanges

  /// The variables of items.
  @exclusivity(unchecked) var slots = SlotTable()

  /// The row that is being built.
  @exclusivity(unchecked) var builder = TermSum()

  /// Scratch: the contribution of derived numbers to the constant of the row that is being built.
  @exclusivity(unchecked) var substitutedConstant = 0.0

  /// Scratch: the item inside of which a row is compiled, if it hands its lengths on; -1 if there is none.
  @exclusivity(unchecked) var insideSlot: Int32 = -1

  /// The number of steps from an item to its parent that compiling has taken.
  ///
  /// This is the work that grows with the distance between items.
  @exclusivity(unchecked) var ancestorSteps = 0

  /// The owner of each row of the solver, by row index.
  @exclusivity(unchecked) var owners: [RowOwner] = []

  /// Numbers that are no longer derived, with their last values.
  ///
  /// They keep these values unless a constraint determines them.
  @exclusivity(unchecked) var releasedSubstitutions: [(item: ItemReference?, place: Int, value: Double)] = []

  /// The solver and its solution.
  @exclusivity(unchecked) var solver = SolverSession()

  /// The conflicts in which a constraint is left out.
  @exclusivity(unchecked) var standing = StandingConflicts()

  /// The size of the root.
  @exclusivity(unchecked) var given = GivenSize()

  /// The items that look at solutions.
  @exclusivity(unchecked) var reviewerList = ReviewerList()

  /// The items to measure for the extents of a solution.
  @exclusivity(unchecked) var measuring = MeasureList()

  /// The choices between alternatives.
  @exclusivity(unchecked) var choiceState = ChoiceState()

  /// The lengths that are handed on, and what ties them.
  @exclusivity(unchecked) var flow = LengthFlow()

  /// The question that is being answered, if there is one.
  @exclusivity(unchecked) var question = Question()

  /// The frames, and the numbers that are derived from others.
  @exclusivity(unchecked) var frames = FrameTable()

  /// The grid that frames are rounded to.
  @exclusivity(unchecked) var rounding = FrameRounding()

  /// The constraints that may tie with content.
  @exclusivity(unchecked) var ties = TieWatch()

  /// What the next report will mention.
  @exclusivity(unchecked) var notes = ReportNotes()

  /// The names that several items share; nil if they must be collected again.
  @exclusivity(unchecked) var repeatedNames: Set<String>?

  // MARK: - Phase

  /// The phase that the engine is in.
  @exclusivity(unchecked) var activity = Activity.nothing

  /// Whether the engine is passing recorded changes to the solver, before any solution has been read.
  @exclusivity(unchecked) var isPreparing = false

  init(root: LayoutNode) {
    self.root = root
    pending = PendingChanges(root: root.reference)
    root.engine = self
  }

  /// Counts the changes that may tie a length to another item, or release it.
  var tieVersion: Int { flow.tieChanges + given.tieChanges + question.tieChanges }
}
