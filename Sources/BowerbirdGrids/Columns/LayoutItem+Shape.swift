import BowerbirdLayout
import BowerbirdSolver

extension LayoutItem {
  /// The item's shape: a constraint between its width and its height.
  ///
  /// The constraint has the priority 999, so required constraints win over the shape. The default, `.none`, makes no
  /// constraint.
  public var shapePreset: ShapePreset {
    get { layoutNode.columnGrid?.shapePreset ?? .none }
    set { grid.shapePreset = newValue }
  }
}
