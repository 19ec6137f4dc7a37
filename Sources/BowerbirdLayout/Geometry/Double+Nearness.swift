extension Double {
  /// Returns a Boolean value that indicates whether two lengths are equal up to the rounding of a solve.
  ///
  /// The solver satisfies rows to about 10⁻¹² of their terms. The tolerance of 10⁻⁹ leaves room for sums of many rows,
  /// and is invisible on a screen.
  package func isNearly(_ other: Double) -> Bool { (self - other).magnitude <= 1e-9 * max(1, magnitude) }
}
