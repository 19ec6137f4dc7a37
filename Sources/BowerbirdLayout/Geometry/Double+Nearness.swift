extension Double {
  /// Returns a Boolean value that indicates whether this length and another length differ by rounding only.
  ///
  /// The lengths may differ by 10⁻⁹, or by 10⁻⁹ of this length if its magnitude is more than 1.
  package func isNearly(_ other: Double) -> Bool {
    (self - other).magnitude <= LayoutTolerances.solvedLength * max(1, magnitude)
  }
}
