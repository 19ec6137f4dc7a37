import BowerbirdLayout

extension Rect {
  /// The largest magnitude of the four numbers.
  var largestMagnitude: Double { max(x.magnitude, y.magnitude, width.magnitude, height.magnitude) }

  /// Returns whether no number of two frames differs by more than a tolerance.
  ///
  /// The tolerance is a share of the largest number of both frames, or of the given size if the size is larger.
  func isSame(as other: Rect, within tolerance: Double, of size: Double) -> Bool {
    let slack = tolerance * max(size, largestMagnitude, other.largestMagnitude)
    return (x - other.x).magnitude <= slack && (y - other.y).magnitude <= slack
      && (width - other.width).magnitude <= slack && (height - other.height).magnitude <= slack
  }
}
