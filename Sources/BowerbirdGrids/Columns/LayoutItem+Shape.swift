import BowerbirdLayout
import BowerbirdSolver

extension LayoutItem {
  /// The item's shape: a constraint between its width and its height.
  ///
  /// Required constraints win over the shape.
  public var shapePreset: ShapePreset {
    get { layoutNode.columnGrid?.shapePreset ?? .none }
    set { grid.shapePreset = newValue }
  }
}
