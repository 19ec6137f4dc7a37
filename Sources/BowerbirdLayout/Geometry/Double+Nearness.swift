extension Double {
  /// Whether two lengths are the same but for the rounding of a solve.
  ///
  /// The solver keeps rows to some 10⁻¹² of their terms; a billionth leaves room for sums of many, and no screen shows it.
  package func isNearly(_ other: Double) -> Bool { (self - other).magnitude <= 1e-9 * max(1, magnitude) }
}
