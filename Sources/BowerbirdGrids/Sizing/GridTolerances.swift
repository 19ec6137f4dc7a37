/// The tolerances of grids, each with its reason, in points unless stated otherwise.
enum GridTolerances {
  /// The part of the room by which repeated tracks, or the items of a line, may exceed the room and still fit: 2⁻³⁸.
  ///
  /// Some callers use this part of the needed length instead. With this tolerance, rounding in a solve removes no
  /// track. Sweeps compare lengths with a greater tolerance, 2⁻³⁶, and do not notice such a difference.
  static let repeated = 0x1p-38

  /// The part of the grid's length by which a share may be below its least length and still be a share.
  ///
  /// Repeated tracks may exceed the room by 2⁻³⁸ and still fit. Rounding may add as much, so the tolerance is twice
  /// 2⁻³⁸.
  static let lackingShare = 2 * repeated

  /// The greatest remaining length of a stack that is not yet treated as free space: 10⁻⁹.
  ///
  /// Rounding may make a remaining length of 0 positive, but less than 10⁻⁹. If the solver decides where the lines of a
  /// wrapping grid break, items may exceed their line by this length.
  static let sharedRest = 1e-9

  /// The length by which tracks that grow for an item may exceed the free space because of rounding: 10⁻⁹.
  static let span = 1e-9

  /// The length by which a grid may fall short of a border between two ranges and still be treated as long enough:
  /// 2⁻⁴⁰, or ``relativeBorder`` of the border if that is more.
  ///
  /// Different solutions may put a length at a border on either side of the border. An item whose length is 0 at the
  /// border is then shorter than 0 by as much as the tolerance. The layout treats lengths down to -2⁻³⁶ as 0.
  static let border = 0x1p-40

  /// The part of a border that replaces the tolerance ``border`` if it is more: 2⁻⁴⁸.
  ///
  /// From 8,192 on neighboring numbers differ by more than 2⁻⁴⁰, so the tolerance must grow with the border. It is 16
  /// such differences or more. The solver tolerates 2⁻⁴² of the terms of a row, among which is the border. A length
  /// below 0 by this tolerance therefore contradicts no row.
  static let relativeBorder = 0x1p-48

  /// The length by which a container must exceed its insets and gaps for views in its columns to be longer than 0:
  /// 10⁻⁶.
  ///
  /// Rounding of the insets and gaps adds less, and no screen shows a length this small.
  static let beyondGaps = 1e-6

  /// The part of the number of columns by which views may extend beyond the last column: 10⁻¹².
  ///
  /// Equal shares are fractions of columns, and a sum of shares is exact to about 10⁻¹⁵.
  static let columns = 1e-12
}
