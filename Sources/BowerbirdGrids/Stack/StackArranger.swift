import BowerbirdLayout
import BowerbirdSolver

/// The declaration of a stack grid, and what was decided about its expanded cells.
///
/// What is read in each review calls nobody, so it need not be watched for overlapping accesses.
final class StackArranger: GridArranger {
  @exclusivity(unchecked) var orientation: GridOrientation { didSet { isDeclaredAnew = true } }
  var contents: [GridContentBase] {
    didSet {
      isDeclaredAnew = true
      lookUpCells()
    }
  }

  /// The cells of the contents.
  @exclusivity(unchecked) private(set) var cells: [MeasuredCell] = []

  /// Whether there are stacks among the contents.
  @exclusivity(unchecked) private(set) var holdsStacks = false

  /// Whether the grid is in a cell of another stack.
  @exclusivity(unchecked) private var isInner = false

  /// Whether auto cells may come to be longer than what they hold; noted here, so that most reviews need not look at the tracks.
  @exclusivity(unchecked) private var mayBeStretched = false

  private(set) var warnings: [GridWarning] = []
  private var isDeclaredAnew = true
  private var direction = LayoutDirection.leftToRight
  @exclusivity(unchecked) private var room = StackRoom.shared
  @exclusivity(unchecked) private var sharesContent = 0.0

  /// Which items say nothing of their own size: those are as short as their constraints allow.
  private var silent: Set<ObjectIdentifier> = []

  /// The least size at which nothing in the grid is cut off, and the solution that says so.
  @exclusivity(unchecked) var fitting: (stamp: SolutionStamp, size: Size)?

  /// How often there was room again in one layout, after there had been none.
  private var returns = LayoutTally()

  /// How often it was decided in one layout what something lets the expanded cells have of their share.
  private var bounds = LayoutTally()

  /// Where a pinned share is going to end.
  private var shareForecast = ShareForecast()

  /// Whether it has been tried to have the constraints share the room.
  private var trial = SettledTrial()

  /// How much the grid's wishes count among those of other grids.
  private var ranks = StackRanks()

  init(_ orientation: GridOrientation, _ contents: [GridContentBase]) {
    self.orientation = orientation
    self.contents = contents
    lookUpCells()
  }

  private func lookUpCells() {
    cells = contents.map { MeasuredCell($0) }
    holdsStacks = cells.contains { $0.inner != nil }
  }

  /// The axis along which the cells follow each other.
  var axis: Axis { orientation == .vertical ? .vertical : .horizontal }

  // MARK: - Before a solve

  /// Compiles what is declared; what needs a solution is decided anew after it.
  func arrange(_ grid: Grid) {
    let changed = grid.layoutNode.takeContentChanges()
    if changed == nil && contents.contains(where: { $0.item.layoutNode.parent !== grid.layoutNode }) {
      contents.removeAll { $0.item.layoutNode.parent !== grid.layoutNode }
    }
    isInner = grid.outerGrid?.stack != nil
    if !isInner { stopYielding() }
    if !isDeclaredAnew && speaksOtherwise(changed ?? contents.map { $0.item.layoutNode }) { isDeclaredAnew = true }
    let direction = grid.layoutNode.direction, depth = grid.layoutNode.depth
    if direction == self.direction && depth == ranks.depth && !isDeclaredAnew { return }
    self.direction = direction
    ranks.depth = depth
    isDeclaredAnew = false
    noteSilent()
    warnings = StackWarnings(contents).list
    room = .shared
    grid.layoutNode.reviewsArrangement = contents.contains { $0.cell.share != nil }
    sharesContent = StackMeasure(grid.layoutNode, self).sharesContent
    compile(grid)
  }

  /// Looks which items say nothing of their own size: by cell for measuring, and by item for those that change their contents.
  private func noteSilent() {
    silent = []
    for place in cells.indices {
      let node = contents[place].item.layoutNode
      cells[place].isSilent = node.isSilent
      if node.isSilent { silent.insert(ObjectIdentifier(node)) }
    }
  }

  /// Whether items say something of their own size that said nothing, or the other way round.
  private func speaksOtherwise(_ nodes: [LayoutNode]) -> Bool {
    nodes.contains { silent.contains(ObjectIdentifier($0)) != $0.isSilent }
  }

  // MARK: - After a solve

  /// Decides whether there is room for the expanded cells, and how much their contents take.
  func review(_ grid: Grid) -> Bool {
    let measure = StackMeasure(grid.layoutNode, self)
    let sharesContent = measure.sharesContent
    // Whoever is around the grid is about to ask, and all that it takes is at hand.
    if isInner, let stamp = grid.layoutNode.solutionStamp { fitting = (stamp, measure.fittingSize(sharesContent)) }
    let isSettled = (sharesContent - self.sharesContent).magnitude <= StackMeasure.tolerance
    let room = decideRoom(measure, sharesContent, isSettled, in: grid)
    if room != .shared && measure.rest > StackMeasure.tolerance { trial.ask(grid.layoutNode) }
    if room == self.room && isSettled { return false }
    self.room = room
    self.sharesContent = sharesContent
    compile(grid)
    return true
  }

  private func decideRoom(_ measure: StackMeasure, _ sharesContent: Double, _ isSettled: Bool, in grid: Grid)
    -> StackRoom
  {
    let room = measure.room(
      after: self.room, sharesContent: sharesContent, mayBeBounded: { mayBeBounded(in: grid) },
      isStretched: { mayBeStretched && tracks(of: grid).isStretched(sharesFill: $0) })
    if room == self.room { return room }
    // The grid may become longer by what its cells turn out to contain.
    if room == .none && !isSettled { return self.room }
    if self.room == .none && !mayShareAgain(in: grid) { return .none }
    if room.isBounded {
      bounds.count(in: grid.layoutNode)
      if !mayBeBounded(in: grid) { return .shared }
    }
    return forecast(room, in: grid)
  }

  /// What is pinned anew that was pinned before: where that is going to end.
  private func forecast(_ room: StackRoom, in grid: Grid) -> StackRoom {
    guard case .pinned(let tried) = self.room, case .pinned(let left) = room else {
      shareForecast = ShareForecast()
      return room
    }
    return .pinned(max(0, shareForecast.next(after: tried, left: left, in: grid.layoutNode)))
  }

  /// Whether expanded cells may turn out to be bounded in this layout.
  ///
  /// If that takes long, others are as long as they are because the expanded cells are, and nothing bounds these.
  private func mayBeBounded(in grid: Grid) -> Bool { bounds.total(in: grid.layoutNode) <= Self.mostBounds }

  private static let mostBounds = 3

  /// Whether cells that acted like auto cells may share room again in this layout.
  ///
  /// Room that is there only as long as they do not would come and go for ever.
  private func mayShareAgain(in grid: Grid) -> Bool { returns.count(in: grid.layoutNode) <= 2 }

  /// Has the constraints share the room where it was decided otherwise although there is some, once in each layout.
  ///
  /// Cells may act like auto cells because there was no room before the lengths of others were known, and there may be room
  /// only because they do; or something wanted more than its share that does not any more. What the constraints say when
  /// everything else has settled is what counts, not what came first.
  func reconsider(_ grid: Grid) -> Bool {
    if room == .shared || trial.isOver(grid.layoutNode) || isDrawnOut(in: grid) { return false }
    trial.begin(grid.layoutNode)
    let measure = StackMeasure(grid.layoutNode, self)
    if measure.rest <= StackMeasure.tolerance || isKnownBounded(measure, in: grid) { return false }
    room = .shared
    compile(grid)
    return true
  }

  /// Whether the expanded cells would not have their share if the constraints shared the room.
  private func isKnownBounded(_ measure: StackMeasure, in grid: Grid) -> Bool {
    room.isBounded && (bounds.total(in: grid.layoutNode) > 0 || !measure.isFilled)
  }

  /// Whether something within the expanded cells would draw them over the grid's edge at once if their share were not decided.
  private func isDrawnOut(in grid: Grid) -> Bool {
    guard let pull = tracks(of: grid).decidedShare?.pull else { return false }
    return pull.isUpward && pull.level > ranks[axis].end
  }

  // MARK: - Compiling

  private func compile(_ grid: Grid) {
    let planner = StackPlanner(
      contents: contents, orientation: orientation, direction: direction, ranks: ranks, room: room,
      sharesContent: sharesContent)
    grid.compiler.apply(planner.plan())
    let tracks = tracks(of: grid)
    mayBeStretched = tracks.mayBeStretched
    for place in cells.indices { cells[place].length = tracks.lengths[place] }
    let sharing = ranks[axis].yieldingOfItems
    for content in contents {
      letYield(content.item, axis, content.cell.share != nil && room != .none ? sharing : nil)
      letYield(content.item, axis.other, ranks[axis.other].yielding)
    }
  }

  /// The tracks along the grid, one for each cell.
  private func tracks(of grid: Grid) -> AxisCompiler { axis == .vertical ? grid.compiler.rows : grid.compiler.columns }

  /// An item whose length the cell decides has no say in it, so that its content cannot draw the cell out.
  private func letYield(_ item: any LayoutItem, _ axis: Axis, _ yielding: Double?) {
    item.layoutNode.yieldLength(yielding.map { GridRank.priority($0) }, along: axis)
    if let grid = item as? Grid { grid.stack?.yield(yielding, axis, grid) }
  }

  /// Nothing around the grid decides how long it is.
  private func stopYielding() {
    if ranks.horizontal.yielding == nil && ranks.vertical.yielding == nil { return }
    ranks.horizontal.yielding = nil
    ranks.vertical.yielding = nil
    isDeclaredAnew = true
  }

  private func yield(_ yielding: Double?, _ axis: Axis, _ grid: Grid) {
    if ranks[axis].yielding == yielding { return }
    ranks[axis].yielding = yielding
    if !isDeclaredAnew { compile(grid) }
  }
}
