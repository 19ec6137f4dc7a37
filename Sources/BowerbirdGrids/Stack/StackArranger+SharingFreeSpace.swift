import BowerbirdLayout
import BowerbirdSolver

/// The choice whether a stack has free space for its expanded cells or for its distribution.
extension StackArranger {
  /// Makes or removes the choice whether there is free space.
  ///
  /// The choice is needed if the free space is unknown before the solve, and if expanded cells share this space or a
  /// distribution divides it around cells of known lengths. Without free space, an expanded cell acts like an auto cell,
  /// or has length 0 if it may collapse. All cells then lie at the start.
  func chooseSharing(in grid: Grid) {
    let isLive = grid.compiler.isLive(axis) && contents.contains { $0.cell.share != nil }
    let isNeeded = isLive || grid.compiler.lengthWithoutFreeSpace(axis) != nil
    if isNeeded && sharing?.axis == axis { return }
    sharing?.remove()
    sharing = isNeeded ? LayoutChoice(of: grid.layoutNode, along: axis) : nil
  }

  /// Returns the expression that must be positive for the stack to have free space.
  func sharingCondition(in grid: Grid) -> LayoutExpression {
    guard let known = grid.compiler.lengthWithoutFreeSpace(axis) else {
      return rest(in: grid, beyond: GridTolerances.sharedRest)
    }
    var condition = LayoutExpression(constant: -known - GridTolerances.sharedRest)
    condition.add(grid.layoutNode, .length(along: axis))
    return condition
  }

  /// Returns a list with one sentence that explains whether expanded cells share free space.
  ///
  /// The list is empty if no cell is expanded, or for the axis across the stack.
  func decisions(of grid: Grid, along axis: Axis) -> [String] {
    let shares = contents.compactMap { $0.cell.share }
    if axis != self.axis || shares.isEmpty { return [] }
    let rest = value(of: rest(in: grid), in: grid), name = quoted(grid.name)
    if rest > GridTolerances.sharedRest {
      return ["\(name) has \(plain(rest)) of free space to share among its expanded cells"]
    }
    let reason = rest < -GridTolerances.sharedRest ? "exceed its length by \(plain(-rest))" : "take all of its length"
    return ["\(name) has no free space to share among its expanded cells, because the other cells \(reason)"]
  }

  private func value(of expression: LayoutExpression, in grid: Grid) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * grid.layoutNode.value(of: $1.attribute) }
  }

  /// Returns the free space for the expanded cells, minus `least`, as an expression.
  ///
  /// The free space is the grid's length minus the lengths of all cells that are not expanded.
  func rest(in grid: Grid, beyond least: Double = 0) -> LayoutExpression {
    let tracks = grid.compiler.side(axis)
    var rest = LayoutExpression(constant: -least)
    rest.add(grid.layoutNode, .length(along: axis))
    for index in contents.indices where contents[index].cell.share == nil && index < tracks.plan.tracks.count {
      tracks.add(lengthOf: index..<index + 1, times: -1, to: &rest)
    }
    return rest
  }
}
