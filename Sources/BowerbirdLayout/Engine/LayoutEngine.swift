import BowerbirdSolver

/// Turns the tree under a root into a system of linear constraints, and its solution into frames.
///
/// Everything that changes in the tree is noted when it happens, and handed to the solver at the next layout: once as a batch,
/// and piece by piece ever after.
///
/// The engine calls nobody while it changes its own state, so the state need not be watched for overlapping accesses, which
/// would cost more than the work where ten thousand boxes are concerned.
final class LayoutEngine {
  unowned(unsafe) let root: LayoutNode

  @exclusivity(unchecked) var solver = Solver()
  @exclusivity(unchecked) var slots = SlotTable()
  @exclusivity(unchecked) var builder = RowBuilder()

  /// Scratch: what derived numbers add to the constant of the row that is being built.
  @exclusivity(unchecked) var derivedConstant = 0.0

  /// Numbers that are not derived any more, and their values, which they keep where nothing says otherwise.
  @exclusivity(unchecked) var orphans: [(item: ItemReference?, place: Int, value: Double)] = []

  /// What each row of the solver is for, by the row's index.
  @exclusivity(unchecked) var owners: [RowOwner] = []

  /// What the engine is in the midst of.
  @exclusivity(unchecked) var activity = Activity.nothing

  /// Whether what has been noted is on its way into the solver: nobody has looked at a solution yet.
  @exclusivity(unchecked) var isPreparing = false

  // What has been noted since the last layout.

  /// Nodes that were added, with what is below them.
  @exclusivity(unchecked) var additions: [ItemReference] = []

  /// Rows whose owners are gone.
  @exclusivity(unchecked) var obsolete: [ConstraintHandle] = []

  /// Constraints to be compiled, which are active and so kept alive by themselves.
  @exclusivity(unchecked) var queue: [Unmanaged<LayoutConstraint>] = []

  /// Bundles of such constraints, which may have been opened since.
  @exclusivity(unchecked) var queuedBundles: [ConstraintBundle] = []

  /// What of the queues came with trees that were taken in.
  @exclusivity(unchecked) var queuedRuns: [QueuedRun] = []

  /// Whether there are definitions among them.
  @exclusivity(unchecked) var queuesDefinitions = false

  /// Constraints that were taken back while they were in the queue: they are kept alive as long as they are in there.
  @exclusivity(unchecked) var withdrawn: [LayoutConstraint] = []

  /// Compiled constraints of which something has changed.
  @exclusivity(unchecked) var marked: [LayoutConstraint] = []

  /// Nodes of which constraints have lost another item.
  @exclusivity(unchecked) var losers: [ItemReference] = []

  /// Bundles that have lost an item.
  @exclusivity(unchecked) var lostBundles: [ConstraintBundle] = []

  /// Nodes whose content has changed.
  @exclusivity(unchecked) var contents: [ItemReference] = []

  /// Nodes that want to arrange their children.
  @exclusivity(unchecked) var arrangements: [ItemReference] = []

  /// Nodes that want to make their choices again.
  @exclusivity(unchecked) var decisions: [ItemReference] = []

  /// How many of the waiting arrangements were asked for only because a fit has changed: those come to an end at the root.
  @exclusivity(unchecked) var fitArrangements = 0

  /// Whether any container has computed what it needs for what it holds.
  @exclusivity(unchecked) var hasFits = false

  /// Whether the next layout has to start anew.
  @exclusivity(unchecked) var needsReset = false

  /// Whether layouts are made for a question, so that no report is due.
  @exclusivity(unchecked) var isTrying = false

  /// Whether what is solved is for a question: what is left out meanwhile keeps its frames, as it may be back in the end.
  @exclusivity(unchecked) var isAsking = false

  /// Items that were left out for questions since the last layout.
  @exclusivity(unchecked) var restingOmissions: [ItemReference] = []

  // What the tree is made of.

  /// Constraints whose items are not in one tree.
  @exclusivity(unchecked) var unplaced: [LayoutConstraint] = []

  /// Constraints that are not finite or have no valid priority.
  @exclusivity(unchecked) var invalid: [LayoutConstraint] = []

  /// Required constraints that had to give way, with the reason.
  @exclusivity(unchecked) var leftOut: [LayoutConflict] = []

  /// Whether something has changed that may let a constraint in that was left out.
  @exclusivity(unchecked) var mayReadmit = false

  /// Constraints that removed items took along since the last report.
  @exclusivity(unchecked) var dropped: [LayoutConstraint] = []

  /// Mistakes for the next report.
  @exclusivity(unchecked) var problems: [LayoutProblem] = []

  /// Nodes that something in a solution may have decide otherwise.
  ///
  /// While `reviewersAreStale`, some of them are so no more, are gone, or are listed twice.
  @exclusivity(unchecked) var listedReviewers: [ItemReference] = []
  @exclusivity(unchecked) var reviewersAreStale = false

  /// Whether any of them wants its code called with every solution, and whether any makes choices.
  @exclusivity(unchecked) var hasReviews = false
  @exclusivity(unchecked) var hasChoices = false

  /// Whether any item has had alternatives that a user declared.
  @exclusivity(unchecked) var hasChoosers = false

  /// Scratch: the item inside of which a row is compiled, if it hands its lengths on; -1 if there is none.
  @exclusivity(unchecked) var insideSlot: Int32 = -1

  /// The choices in their order; nil where that is to be looked up again.
  @exclusivity(unchecked) var orderedChoices: ChoiceOrder?

  /// Pairs of choices that have undone each other in the present layout.
  @exclusivity(unchecked) var undoneChoices: [LayoutProblem] = []

  /// Alternatives that count for a trial, by choice, whatever their conditions are; nil while choices are made.
  @exclusivity(unchecked) var heldChoices: [ObjectIdentifier: Int]?

  /// Whether any of them hands its lengths on.
  @exclusivity(unchecked) var handsLengths = false

  /// Whether any item hands on a number in the place of a length.
  @exclusivity(unchecked) var handsNumbers = false

  /// Counts changes of what ties items to each other, and how many of them handed lengths have been looked at for.
  @exclusivity(unchecked) var tieVersion = 0

  /// The slot of the item that is asked how small it can be; nil unless one is.
  @exclusivity(unchecked) var askedSlot: Int32? { didSet { tieVersion += 1 } }
  @exclusivity(unchecked) var checkedTies = 0

  /// Boxes whose own constraints make their height depend on their width, where a container has asked what they need.
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

  /// The size that the root is being given in the present layout; nil where it is to find its own.
  @exclusivity(unchecked) var pendingSize: Size? { didSet { noteGiven((oldValue == nil) != (pendingSize == nil)) } }

  /// Lengths that are pinned to the root's are so only while it has a given size.
  private func noteGiven(_ isChanged: Bool) { if isChanged { tieVersion += 1 } }

  /// That size, if its rows are still to be made.
  @exclusivity(unchecked) var sizeToGive: Size?

  /// The grid that contents and frames are rounded to.
  @exclusivity(unchecked) var grid: SnappingGrid?

  /// Where items are on that grid.
  @exclusivity(unchecked) var snapping: Snapping?

  /// How many steps from an item to its parent compiling has taken: the work that grows with the distance between items.
  @exclusivity(unchecked) var ancestorSteps = 0

  /// Whether there have ever been nodes that are measured.
  @exclusivity(unchecked) var hasMeasured = false

  /// The slots of measured nodes whose extents may have changed.
  @exclusivity(unchecked) var measuring: [Int32] = []

  /// Scratch: the places of the values that the last solve changed, four to a slot.
  @exclusivity(unchecked) var changing: [Int32] = []

  /// Whether so many values have changed that it is better to look at all.
  @exclusivity(unchecked) var changesMany = false

  /// Whether the solver has been told of something since the frames were written.
  @exclusivity(unchecked) var isUnsolved = true

  /// How many solutions there have been.
  @exclusivity(unchecked) var solutionCount = 0

  /// Whether there are changes of values that the frames do not know of.
  @exclusivity(unchecked) var isUnread = true

  @exclusivity(unchecked) var frames = FrameTable()

  @exclusivity(unchecked) var ties = TieWatch()

  /// The names that several items have; nil where that is to be looked up again.
  @exclusivity(unchecked) var repeatedNames: Set<String>?

  init(root: LayoutNode) {
    self.root = root
    root.engine = self
    additions.append(root.reference)
  }
}
