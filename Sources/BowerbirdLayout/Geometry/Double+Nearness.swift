extension Double {
  /// Returns a Boolean value that indicates whether two lengths are equal up to the rounding of a solve.
  package func isNearly(_ other: Double) -> Bool {
    (self - other).magnitude <= LayoutTolerances.solvedLength * max(1, magnitude)
  }
}
