import BowerbirdLayout

extension Rect {
  /// The largest magnitude of the four numbers.
  var largestMagnitude: Double { max(x.magnitude, y.magnitude, width.magnitude, height.magnitude) }

  /// Returns whether two frames are equal within a tolerance that is relative to their numbers and to a given size.
  func isSame(as other: Rect, within tolerance: Double, of size: Double) -> Bool {
    let slack = tolerance * max(size, largestMagnitude, other.largestMagnitude)
    return (x - other.x).magnitude <= slack && (y - other.y).magnitude <= slack
      && (width - other.width).magnitude <= slack && (height - other.height).magnitude <= slack
  }
}
