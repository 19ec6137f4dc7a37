import BowerbirdLayout
import BowerbirdSolver

extension LayoutItem {
  /// The shape that the item takes where nothing else says how high or wide it is.
  ///
  /// It gives way to required constraints.
  public var shapePreset: ShapePreset {
    get { layoutNode.columnGrid?.shapePreset ?? .none }
    set { grid.shapePreset = newValue }
  }
}
