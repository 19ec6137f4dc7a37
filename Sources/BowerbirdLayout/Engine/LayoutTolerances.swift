/// The tolerances of the layout, each with its reason.
///
/// Lengths are in points. The tolerances of solutions are wider than the solver's tolerance: 2⁻⁴² of the sum of the
/// magnitudes of a row's terms.
enum LayoutTolerances {
  // MARK: - Solutions

  /// The difference up to which two solved lengths are treated as equal: 10⁻⁹, or 10⁻⁹ of the length if the length is
  /// more than 1.
  ///
  /// The tolerance leaves room for sums of many rows, and is invisible on a screen.
  static let solvedLength = 1e-9

  /// The limit below which an extent is treated as negative, and gets a lazy bound: -2⁻³⁶.
  ///
  /// Extents between this limit and 0 are due to rounding, and no screen shows them.
  static let leastExtent = -0x1p-36

  /// The tolerance of the search for ties, see ``LayoutTie``: 10⁻⁶.
  ///
  /// A row is treated as violated if its violation is larger than the tolerance. A first row depends on a second row if
  /// the first row's left side changes by more than the tolerance for each unit by which the second row's target moves.
  /// Ties are reported to people, to whom a millionth of a point makes no difference.
  static let tie = 1e-6

  // MARK: - Conditions

  /// The distance below 0 up to which the expression in the condition of an alternative is treated as 0: 2⁻³⁶.
  ///
  /// The distance is relative to the larger of two numbers: the magnitude of the expression's constant, and the sum of
  /// the magnitudes of its coefficients. If a condition is multiplied by a number, it therefore still holds at the same
  /// sizes.
  static let condition = 0x1p-36

  /// The distance by which an extent may lie outside of an item's steady extents and still count as inside: 2⁻⁴⁰, or
  /// 2⁻⁴⁰ of the extent if the extent is more than 1.
  ///
  /// Ranging first restores all substituted numbers. Rounding may then move an extent across the end of a range.
  /// Ranging gives the values of conditions a tolerance of the same kind.
  ///
  /// In a layout, only an extent this close to the one for which an item decided counts as inside. A container computes
  /// that extent with other rounding than the solver.
  static let restored = 0x1p-40

  /// The largest difference between a solved length and the handed number that counts as rounding: 2⁻⁴⁰.
  ///
  /// The handed number replaces the length in rows of inner items. If the difference is larger, the number is set to
  /// the solved length, and the tree is solved again.
  static let handedLength = 0x1p-40

  // MARK: - Rows

  /// The largest ratio of a sum of coefficients to its last summand at which the sum is treated as 0: 10⁻¹⁵.
  ///
  /// The precision of a double is 2⁻⁵², about 2·10⁻¹⁶. When terms cancel, a remainder of a few such units is rounding.
  static let cancelledTerm = 1e-15

  /// The largest ratio of the sum in an ``InfeasibilityCertificate`` to the total magnitude of its parts at which the
  /// sign of the sum is unclear: 2⁻²⁴.
  ///
  /// If the sign is unclear, the left-out constraint is added to the solver again, which costs time. A wrong sign would
  /// keep out a constraint that can hold.
  static let unclearCertificate = 0x1p-24

  /// A typical length on a screen, with which the rounding error of a row is estimated: 2¹⁰.
  ///
  /// The constant of the row is no estimate, because it may be close to 0.
  static let usualLength = 0x1p10

  // MARK: - Grids and text

  /// The distance, in cells, up to which a coordinate is treated as the middle or the border of a cell: 10⁻⁶.
  ///
  /// Neighbors compute a shared edge with different rounding errors, and must get the same grid line.
  static let cell = 1e-6

  /// The part of a font's unit that is added to a width before the width is rounded down to whole units: 2⁻¹⁰.
  ///
  /// A width that was computed from a number of whole units therefore gives the same number of units again, and the
  /// same lines.
  static let fontUnit = 0x1p-10
}
