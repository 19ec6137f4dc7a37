import BowerbirdLayout
import BowerbirdSolver

/// The arranger of a stack grid; it also chooses whether expanded cells share free space.
final class StackArranger: GridArranger {
  @exclusivity(unchecked) var orientation: GridOrientation { didSet { isRedeclared = true } }

  /// Where free space lies that no expanded cell takes.
  @exclusivity(unchecked) var distribution = GridDistribution.start { didSet { isRedeclared = true } }
  var contents: [GridContentBase] { didSet { isRedeclared = true } }

  private(set) var warnings: [GridWarning] = []
  private var isRedeclared = true
  private var direction = LayoutDirection.leftToRight

  /// The choice whether expanded cells share free space; `nil` unless only a solution determines how much there is.
  private var sharing: LayoutChoice?

  init(_ orientation: GridOrientation, _ contents: [GridContentBase]) {
    self.orientation = orientation
    self.contents = contents
  }

  /// The axis along which the cells follow each other.
  var axis: Axis { orientation == .vertical ? .vertical : .horizontal }

  /// Takes the needs of the items, and sets what the grid needs.
  func arrange(_ grid: Grid) {
    let changed = grid.layoutNode.takeContentChanges()
    if changed == nil && contents.contains(where: { !grid.layoutNode.has($0.item.layoutNode) }) {
      contents.removeAll { !grid.layoutNode.has($0.item.layoutNode) }
    }
    let direction = grid.layoutNode.direction
    if direction != self.direction { isRedeclared = true }
    self.direction = direction
    let planner = StackPlanner(
      contents: contents, orientation: orientation, direction: direction, distribution: distribution)
    if isRedeclared || changed.map({ !take($0, planner, grid) }) ?? true {
      warnings = StackWarnings(contents).list
      grid.compiler.take(planner.plan())
    }
    isRedeclared = false
    grid.compiler.setNeeds()
    grid.layoutNode.noteDecision()
  }

  /// Updates the needs of items whose content alone has changed.
  ///
  /// - Returns: Whether no other update is needed.
  private func take(_ nodes: [LayoutNode], _ planner: StackPlanner, _ grid: Grid) -> Bool {
    for node in nodes {
      guard let place = contents.firstIndex(where: { $0.item.layoutNode === node }) else { return false }
      if !grid.compiler.take(planner.cell(contents[place], at: place), at: place) { return false }
    }
    return true
  }

  /// Sizes the cells for the size that the grid is going to have, or has.
  func decide(_ grid: Grid) {
    let compiler = grid.compiler, node = grid.layoutNode
    chooseSharing(in: grid)
    compiler.decide(node.decidingSize, sharing: sharing.map { $0.taken == 0 })
    sharing?.conditions = [rest(in: grid, beyond: GridTolerances.sharedRest)]
    node.decidedExtents = compiler.decidedExtents
  }

  /// Makes or removes the choice whether expanded cells share free space.
  ///
  /// The choice is needed if only a solution determines the free space. If there is none, the cells act like auto cells.
  private func chooseSharing(in grid: Grid) {
    let isLive = grid.compiler.isLive(axis) && contents.contains { $0.cell.share != nil }
    if isLive && sharing?.axis == axis { return }
    sharing?.remove()
    sharing = isLive ? LayoutChoice(of: grid.layoutNode, along: axis) : nil
  }

  /// Returns a sentence that explains whether expanded cells share free space.
  func decisions(of grid: Grid, along axis: Axis) -> [String] {
    if axis != self.axis || !contents.contains(where: { $0.cell.share != nil }) { return [] }
    let rest = value(of: rest(in: grid), in: grid), name = quoted(grid.name)
    if rest > GridTolerances.sharedRest { return ["\(name) has \(plain(rest)) to share among its expanded cells"] }
    return ["\(name) has nothing to share among its expanded cells, because the others lack \(plain(max(0, -rest)))"]
  }

  private func value(of expression: LayoutExpression, in grid: Grid) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * grid.layoutNode.value(of: $1.attribute) }
  }

  /// Returns the length that the other cells leave for the expanded ones, less a given length.
  private func rest(in grid: Grid, beyond least: Double = 0) -> LayoutExpression {
    let tracks = axis == .vertical ? grid.compiler.rows : grid.compiler.columns
    var rest = LayoutExpression(constant: -least)
    rest.add(grid.layoutNode, axis == .horizontal ? .width : .height)
    for place in contents.indices where contents[place].cell.share == nil && place < tracks.plan.tracks.count {
      tracks.add(lengthOf: place..<place + 1, times: -1, to: &rest)
    }
    return rest
  }
}
