import BowerbirdLayout

/// The attributes of an item along one axis, so that columns and rows are compiled by the same code.
struct AxisAttributes {
  let axis: Axis
  let near: LayoutAttribute
  let far: LayoutAttribute
  let middle: LayoutAttribute
  let length: LayoutAttribute

  /// The name of one track in reports: "column" or "row".
  let trackName: String

  static let horizontal = AxisAttributes(
    axis: .horizontal, near: .leading, far: .trailing, middle: .centerX, length: .width, trackName: "column")
  static let vertical = AxisAttributes(
    axis: .vertical, near: .top, far: .bottom, middle: .centerY, length: .height, trackName: "row")

  static func of(_ axis: Axis) -> AxisAttributes { axis == .horizontal ? horizontal : vertical }
}
