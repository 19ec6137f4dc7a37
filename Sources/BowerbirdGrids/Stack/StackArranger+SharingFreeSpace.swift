import BowerbirdLayout
import BowerbirdSolver

/// Choosing whether the expanded cells of a stack share free space.
extension StackArranger {
  /// Makes or removes the choice whether expanded cells share free space.
  ///
  /// The choice is needed if the free space is unknown before the solve. Without free space, the cells act like auto
  /// cells.
  func chooseSharing(in grid: Grid) {
    let isLive = grid.compiler.isLive(axis) && contents.contains { $0.cell.share != nil }
    if isLive && sharing?.axis == axis { return }
    sharing?.remove()
    sharing = isLive ? LayoutChoice(of: grid.layoutNode, along: axis) : nil
  }

  /// Returns a sentence that explains whether expanded cells share free space; an empty list if no cell is expanded, or
  /// for the axis across the stack.
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

  /// Returns the free space for the expanded cells, minus `least`.
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
