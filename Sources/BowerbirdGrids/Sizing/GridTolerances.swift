/// What counts as the same length when tracks are sized, in points where nothing else is said.
enum GridTolerances {
  /// As much of a track may be missing for a repeated one to fit, so that the rounding of a solve costs none of them: 2⁻³⁸ of
  /// the grid's length.
  ///
  /// It is less than comparisons of swept layouts forgive, which is 2⁻³⁶: where one track more begins to fit, all of them are as
  /// long as they have to be.
  static let repeated = 0x1p-38

  /// A share that lacks no more than this of its least length is a share, as a part of the grid's length: as much may be missing
  /// where a repeated track fits, and once more for rounding.
  static let lackingShare = 2 * repeated

  /// A stack has something to share if it is more than this; what rounding leaves of nothing is less: 10⁻⁹.
  static let sharedRest = 1e-9

  /// How near spans come to the room that there is for them: 10⁻⁹.
  static let span = 1e-9

  /// How far a length may be beyond the border of a range and still be in it: 2⁻⁴⁰, or that part of a border beyond 1.
  ///
  /// From 8,192 on, 2⁻⁴⁰ alone is less than what tells one number from the next. A length on a border is on either side of it in different solutions. A required length that comes out negative by that
  /// much is still 0 for the solver, which allows for 2⁻³⁸.
  static let border = 0x1p-40
}
