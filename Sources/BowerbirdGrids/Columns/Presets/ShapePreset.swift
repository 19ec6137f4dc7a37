/// Named shapes of an item.
///
/// ```swift
/// container.shapePreset = .square
/// ```
public enum ShapePreset: Hashable, Sendable, CaseIterable {
  /// Any rectangle.
  case none

  /// As high as it is wide.
  case square

  /// As high as it is wide, and to be drawn as a circle.
  case circle
}
