import BowerbirdSolver

/// Makes rows from the constraints and contents of the tree under a root, solves them, and writes the frames.
///
/// Changes in the tree are recorded when they happen. The next layout passes them to the solver: the first layout as
/// one batch, later layouts change by change.
///
/// The state is divided into parts, called *stages*. Most stages are types of their own. A method that changes a single
/// stage belongs to the type of that stage. Methods that change several stages are in the extensions of the engine.
///
/// Swift's exclusivity checks are switched off for the stages. For ten thousand boxes, the checks would take longer
/// than the layout itself. The checks are not needed, because no stage calls code of items or programs while it changes
/// its own state.
final class LayoutEngine {
  unowned(unsafe) let root: LayoutNode

  // MARK: - Stages

  /// The changes since the last solution, which the next layout passes to the solver.
  @exclusivity(unchecked) var pending = PendingChanges()

  /// The slots of items, and the variables of each slot.
  @exclusivity(unchecked) var slots = SlotTable()

  /// The row that is being built.
  @exclusivity(unchecked) var builder = RowBuilder()

  /// The number of steps from an item to its parent that the engine has made so far to compile rows.
  ///
  /// The number measures the part of the work that grows with the distance between the items of a constraint.
  @exclusivity(unchecked) var ancestorSteps = 0

  /// The owner of each row of the solver.
  @exclusivity(unchecked) var owners = RowOwners()

  /// The solver and its solution.
  @exclusivity(unchecked) var solver = SolverSession()

  /// The conflicts in which a constraint is left out.
  @exclusivity(unchecked) var standing = StandingConflicts()

  /// The rows that keep extents from being negative.
  @exclusivity(unchecked) var lazyBounds = LazyBoundTable()

  /// The size that layouts give the root, and the rows that set it.
  @exclusivity(unchecked) var given = GivenSize()

  /// The items whose arrangement may depend on the solution.
  @exclusivity(unchecked) var reviewerList = ReviewerList()

  /// The items whose content must be measured for the extents in a new solution.
  @exclusivity(unchecked) var measuring = MeasureList()

  /// The choices between alternatives.
  @exclusivity(unchecked) var choiceState = ChoiceState()

  /// The state of fits, which pass to outer items, and of handed lengths, which pass to inner items.
  @exclusivity(unchecked) var flow = LengthFlow()

  /// The question that is being answered, if there is one.
  @exclusivity(unchecked) var question = Question()

  /// The frames, and the substituted numbers.
  @exclusivity(unchecked) var frames = SlotFrames()

  /// The grid of pixels or cells that frames are rounded to, if they are rounded.
  @exclusivity(unchecked) var rounding = RoundingSettings()

  /// The search for constraints that compete with content at the same priority.
  @exclusivity(unchecked) var ties = TieSearch()

  /// The items that user code has added in the present layout.
  @exclusivity(unchecked) var callbackAdditions = CallbackAdditions()

  /// The dropped constraints, the problems and the sources of warnings for the next report.
  @exclusivity(unchecked) var notes = ReportNotes()

  /// The names from which the paths of items are made.
  @exclusivity(unchecked) var pathNames = PathNames()

  /// The order of the items in the declaration; see ``ItemPositions``.
  @exclusivity(unchecked) var positions = ItemPositions()

  // MARK: - Phase

  /// The phase that the engine is in.
  @exclusivity(unchecked) var activity = Activity.nothing

  /// Whether the engine is passing recorded changes or a new size of the root to the solver.
  @exclusivity(unchecked) var isPassingChanges = false

  init(root: LayoutNode) {
    self.root = root
    // Assigning a new value with the root would copy and destroy a dozen lists.
    pending.note(added: root.reference)
  }

  /// A counter of changes that may add or remove a tie between a length and a number of another item.
  var lengthTieVersion: Int { flow.lengthTieChanges + given.lengthTieChanges + question.lengthTieChanges }
}

/// The steps of a layout, in their order.
extension LayoutEngine {
  /// Lays out the tree in a size, snaps the frames to a grid if one is given, and returns the report.
  ///
  /// A call during another layout of the same tree changes nothing, and its report contains the problem `nestedLayout`.
  func layout(_ size: Size, _ grid: SnappingGrid?) -> LayoutReport {
    if activity != .nothing { return LayoutReport(problems: [.nestedLayout(root.reference)]) }
    if choiceState.hasDeclaredChoices { noteConditions() }
    return during(.layout) {
      beginLayout(grid)
      solve(in: usable(size))
      frames.writeFrames(below: root, in: slots, snappingWith: &rounding.snapper)
      return takeReport()
    }
  }

  private func beginLayout(_ grid: SnappingGrid?) {
    frames.beginLayout()
    callbackAdditions.beginLayout()
    if question.hasOmissions { forgetRestingOmissions() }
    if pending.hasPostponed { resumePostponed() }
    if grid != rounding.grid { use(grid) }
  }

  /// Passes all recorded changes to the solver, and solves until the layout settles.
  ///
  /// A layout repeats the last layout if it has the same size and nothing else has changed. Such a layout keeps the
  /// choices, because trying other alternatives could move numbers that no constraint determines. If the last layout
  /// did not settle, its repetition keeps the solution, and reports the same problem again.
  private func solve(in size: Size) {
    let isRepeated = !question.isTrying && pending.isEmpty && !solver.isUnsolved && given.gives(size)
    if isRepeated, let problem = notes.problemOfUnsettledLayout(choiceState.changes) {
      passChangesAndSolve(size)
      notes.note(problem)
    } else {
      solveUntilSettled(keepingChoices: isRepeated && !notes.isUnsettled) { passChangesAndSolve(size) }
      notes.noteEndOfLayout(choiceState.changes)
    }
  }

  /// Passes all recorded changes and the size of the root to the solver, and solves.
  func passChangesAndSolve(_ size: Size) {
    // A reset also removes the rows of the size, so they are made again.
    given.give(size, makesRows: pending.needsReset || given.isEmpty)
    passChanges()
    if slots.hasMirrored { frames.keepFrames() }
    resize(to: size)
    solveWithoutNegativeExtents()
  }

  /// Solves so that no extent is negative, as far as constraints allow, and reads the solution.
  func solveWithoutNegativeExtents() {
    if standing.isRoundDue { readmit() }
    solveAndRead()
    if !frames.negative.isEmpty { boundNegativeExtents() }
  }

  /// Adds lazy bounds and solves, until no extent is negative or no further bound can be added.
  ///
  /// Items with new sizes are arranged before bounds are added. Otherwise, the bounds could contradict constraints of
  /// the old arrangements.
  private func boundNegativeExtents() {
    var rounds = SettlingRounds(items: reviewers.count)
    var bounded = Set<LazyBoundGroup>(), changed: [ItemReference] = []
    while true {
      while rounds.allowAnotherSolve(measuring: { 0 }) && !frames.negative.isEmpty && requestDecisions(of: &changed) {
        rounds.count(.size, by: changed)
        changed.removeAll(keepingCapacity: true)
        passChanges()
        readmit()
        solveAndRead()
      }
      if frames.negative.isEmpty || !addLazyBounds(after: &bounded) { return solveAndRead() }
      readmit()
      solveAndRead()
    }
  }

  /// Passes all recorded changes to the solver.
  ///
  /// The root's size is among the changes only if the solver has no rows yet. Otherwise, ``resize(to:)`` passes the
  /// size to the solver.
  func passChanges() {
    if pending.isEmpty && !given.hasSizeToMake { return }
    passing {
      arrangeUntilStable()
      reshapeRows()
      substituteDefined()
      addNewRows()
      updateMarked()
      restoreReleased()
    }
  }

  /// Calls a closure that passes changes to the solver, and records this in ``isPassingChanges``.
  ///
  /// An item may ask for a size while it is arranged. The question passes changes within the present pass.
  func passing(_ body: () -> Void) {
    let wasPassing = isPassingChanges
    isPassingChanges = true
    body()
    isPassingChanges = wasPassing
  }

  // MARK: - Size and grid

  private func usable(_ size: Size) -> Size {
    var usable = size
    for axis in Axis.allCases where !size[axis].isFinite || size[axis] < 0 {
      usable[axis] = size[axis].isFinite ? 0 : given.last?[axis] ?? 0
    }
    if usable != size { notes.note(.invalidSize(root.reference)) }
    return usable
  }

  private func use(_ grid: SnappingGrid?) {
    var grid = grid
    if let invalid = grid, !invalid.isValid {
      notes.note(.invalidGrid(invalid))
      grid = nil
      if rounding.grid == nil { return }
    }
    rounding.use(grid, slotCount: slots.count)
    choiceState.noteChange()
    frames.keepFrames()
    frames.markAllUnwritten()
    root.forEachNode { node in
      if node.slot < 0 { return }
      listContent(of: node)
      if node.content != nil { node.parent?.fitChanged(of: node) }
    }
  }
}
