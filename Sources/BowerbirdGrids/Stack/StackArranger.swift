import BowerbirdLayout
import BowerbirdSolver

/// The declaration of a stack grid, and the choice of what its expanded cells are.
final class StackArranger: GridArranger {
  @exclusivity(unchecked) var orientation: GridOrientation { didSet { isDeclaredAnew = true } }
  var contents: [GridContentBase] { didSet { isDeclaredAnew = true } }

  private(set) var warnings: [GridWarning] = []
  private var isDeclaredAnew = true
  private var direction = LayoutDirection.leftToRight
  private var sharing = SharingChoice()

  /// Whether only a solution says whether there is something to share.
  private var isLive = false

  /// The sizes in which the same is decided.
  private var steady = SteadyExtents()

  init(_ orientation: GridOrientation, _ contents: [GridContentBase]) {
    self.orientation = orientation
    self.contents = contents
  }

  /// The axis along which the cells follow each other.
  var axis: Axis { orientation == .vertical ? .vertical : .horizontal }

  /// Looks what the items need, and says what the grid needs.
  func arrange(_ grid: Grid) {
    let changed = grid.layoutNode.takeContentChanges()
    if changed == nil && contents.contains(where: { $0.item.layoutNode.parent !== grid.layoutNode }) {
      contents.removeAll { $0.item.layoutNode.parent !== grid.layoutNode }
    }
    let direction = grid.layoutNode.direction
    if direction != self.direction { isDeclaredAnew = true }
    self.direction = direction
    let planner = StackPlanner(contents: contents, orientation: orientation, direction: direction)
    if isDeclaredAnew || changed.map({ !take($0, planner, grid) }) ?? true {
      warnings = StackWarnings(contents).list
      grid.compiler.take(planner.plan())
    }
    isDeclaredAnew = false
    grid.compiler.tellNeeds()
    grid.layoutNode.noteDecision()
  }

  /// Asks items again what they need of which only the content has changed.
  ///
  /// - Returns: Whether that was enough.
  private func take(_ nodes: [LayoutNode], _ planner: StackPlanner, _ grid: Grid) -> Bool {
    for node in nodes {
      guard let place = contents.firstIndex(where: { $0.item.layoutNode === node }) else { return false }
      if !grid.compiler.take(planner.cell(contents[place], at: place), at: place) { return false }
    }
    return true
  }

  /// Sizes the cells for the size that the grid has or is going to have.
  func decide(_ grid: Grid) {
    let compiler = grid.compiler, node = grid.layoutNode
    let isLive = compiler.isLive(axis) && contents.contains { $0.cell.share != nil }
    self.isLive = isLive
    compiler.decide(node.decidingSize, sharing: isLive ? sharing.isShared(in: node) : nil)
    steady = compiler.steadyExtents
    node.steadyExtents = isLive || compiler.hasMixedBoxes ? nil : steady
    node.reviewsArrangement = isLive || compiler.hasMixedBoxes || !steady.isEverything
  }

  /// Looks whether there is still something to share, where only a solution says that.
  func review(_ grid: Grid) -> Bool {
    if grid.compiler.reviewBoxes() { return true }
    let size = grid.layoutNode.latestSize
    let isSteady = steady.width.contains(size.width) && steady.height.contains(size.height)
    if isSteady && !(isLive && sharing.review(grid.layoutNode, rest: { rest(in: grid) })) { return false }
    grid.layoutNode.noteDecision()
    return true
  }

  /// What the other cells leave for the expanded ones in the present solution.
  private func rest(in grid: Grid) -> Double {
    let tracks = axis == .vertical ? grid.compiler.rows : grid.compiler.columns
    var rest = grid.layoutNode.solvedLength(axis)
    for place in contents.indices where contents[place].cell.share == nil && place < tracks.lengths.count {
      rest -= grid.layoutNode.value(of: tracks.lengths[place])
    }
    return rest
  }
}
