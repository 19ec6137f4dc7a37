import BowerbirdLayout

/// The arranger of a stack grid, with the choice whether there is free space to share.
final class StackArranger: GridArranger {
  @exclusivity(unchecked) var orientation: GridOrientation {
    didSet { if orientation != oldValue { isRedeclared = true } }
  }

  /// The distribution of free space if no cell is expanded.
  @exclusivity(unchecked) var distribution = GridDistribution.start {
    didSet { if distribution != oldValue { isRedeclared = true } }
  }
  @exclusivity(unchecked) var contents: [GridContentBase] { didSet { isRedeclared = true } }

  /// The items that one declaration has listed more than once, by the identities of their nodes.
  @exclusivity(unchecked) var repeatedItems: Set<ObjectIdentifier> = []

  @exclusivity(unchecked) private(set) var warnings: [GridWarning] = []

  /// Whether the declaration has changed since the last arrangement.
  @exclusivity(unchecked) private(set) var isRedeclared = true
  @exclusivity(unchecked) private var direction = LayoutDirection.leftToRight

  /// The choice whether there is free space to share; nil if no choice is needed, as ``chooseSharing(in:)`` decides.
  @exclusivity(unchecked) var sharing: LayoutChoice?

  init(_ orientation: GridOrientation, _ contents: [GridContentBase]) {
    self.orientation = orientation
    self.contents = contents
  }

  /// The axis along which the cells follow each other.
  var axis: Axis { orientation == .vertical ? .vertical : .horizontal }

  var listedItems: [any LayoutItem] { contents.map { $0.item } }

  /// Makes a new plan, or updates only the cells of changed items if that is enough, and sets the grid's needs.
  ///
  /// Cells whose items have left the grid are removed.
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
    if isRedeclared || changed.map({ !updateCells(of: $0, planner, grid) }) ?? true {
      warnings = StackWarnings(contents, repeated: repeatedItems).list
      grid.compiler.store(planner.plan())
    }
    isRedeclared = false
    grid.compiler.setNeeds()
    grid.layoutNode.noteDecision()
  }

  /// Updates the cells of items whose content has changed, without a new plan.
  ///
  /// - Returns: Whether all cells were updated; if not, the whole plan must be made again.
  private func updateCells(of nodes: [LayoutNode], _ planner: StackPlanner, _ grid: Grid) -> Bool {
    let indices = indices(of: nodes)
    for node in nodes {
      guard let index = indices[ObjectIdentifier(node)] else { return false }
      if !grid.compiler.replaceCell(at: index, with: planner.cell(contents[index], at: index)) { return false }
    }
    return true
  }

  /// Returns the index of each node's item in `contents`, by the identity of the node; an item that is not in
  /// `contents` has no entry.
  private func indices(of nodes: [LayoutNode]) -> [ObjectIdentifier: Int] {
    let wanted = Set(nodes.map { ObjectIdentifier($0) })
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, content) in contents.enumerated() where indices.count < wanted.count {
      let node = ObjectIdentifier(content.item.layoutNode)
      if wanted.contains(node) { indices[node] = index }
    }
    return indices
  }

  /// Sizes the cells, and updates the choice whether there is free space to share.
  ///
  /// The cells are sized for the size that the coming solve gives the grid, or for the grid's present size if the
  /// coming size is unknown.
  func decide(_ grid: Grid) {
    let compiler = grid.compiler, node = grid.layoutNode
    chooseSharing(in: grid)
    compiler.decide(node.decidingSize, sharing: sharing.map { $0.taken == 0 })
    sharing?.conditions = [sharingCondition(in: grid)]
    node.decidedExtents = compiler.decidedExtents
  }
}
