extension Double {
  /// Returns a Boolean value that indicates whether this length and another length are equal, apart from the rounding
  /// error of a solve.
  package func isNearly(_ other: Double) -> Bool {
    (self - other).magnitude <= LayoutTolerances.solvedLength * max(1, magnitude)
  }
}
