/// The tolerances of the layout, each with its reason.
///
/// Lengths are in points. Those of solutions leave room for the solver, which holds a row to 2⁻⁴² of its terms.
enum LayoutTolerances {
  // MARK: - Solutions

  /// The difference up to which two solved lengths are equal: 10⁻⁹, or 10⁻⁹ of the length if that is more.
  ///
  /// The tolerance leaves room for sums of many rows, and is invisible on a screen.
  static let solvedLength = 1e-9

  /// The limit below which an extent is treated as negative, and gets a lazy bound: -2⁻³⁶.
  ///
  /// Extents between this and 0 are rounding, and no screen shows them.
  static let leastExtent = -0x1p-36

  /// The tolerance of the search for ties, see ``LayoutTie``: 10⁻⁶.
  ///
  /// A row counts as violated if its violation is larger. A row depends on another one if it changes by more than this
  /// tolerance for each unit by which the target of the other row moves. Ties are reported to people, to whom a
  /// millionth of a point makes no difference.
  static let tie = 1e-6

  // MARK: - Conditions

  /// How far below 0 the sum of a condition may be and still count as 0: 2⁻³⁶ of the magnitude of the condition's
  /// constant, or of 1 if that is larger.
  static let condition = 0x1p-36

  /// The relative difference up to which an extent at the border of a region is still in the region: 2⁻⁴⁰.
  ///
  /// Ranging restores all substituted numbers. The restored extents may differ by rounding, and so cross a border.
  static let restored = 0x1p-40

  /// The largest difference between a length and the number handed on that is treated as rounding: 2⁻⁴⁰.
  ///
  /// A larger difference changes the number, and the tree is solved again. This ends as soon as the number equals the
  /// solved length.
  static let handedLength = 0x1p-40

  // MARK: - Rows

  /// The largest ratio of a sum of coefficients to the coefficient added last at which the sum counts as 0: 10⁻¹⁵.
  ///
  /// Doubles carry 52 bits, which is about 2·10⁻¹⁶. Terms that cancel leave a few units of that size.
  static let cancelledTerm = 1e-15

  /// The size of a certificate's sum, relative to its parts, up to which its sign is unclear: 2⁻²⁴.
  ///
  /// If the sign is unclear, the solver decides, which costs time. A wrong sign would leave out a constraint that can
  /// hold.
  static let unclearCertificate = 0x1p-24

  /// A typical length of a screen, for rounding where a row's constant is close to 0: 2¹⁰.
  static let usualLength = 0x1p10

  // MARK: - Grids and text

  /// The part of a cell by which rounding may move a coordinate over the middle or the border of the cell: 10⁻⁶.
  ///
  /// Neighbours compute a shared edge in different ways, and must get the same line.
  static let cell = 1e-6

  /// The part of a font's unit that is added to a width before the width is rounded down to whole units: 2⁻¹⁰.
  ///
  /// A width that was computed from whole units then breaks the text into the same lines.
  static let fontUnit = 0x1p-10
}
