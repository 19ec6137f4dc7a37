/// Every tolerance of sweeps and of the conditions on them, each with its reason.
///
/// No other file of sweeps compares with a small number of its own. All tolerances are relative to the numbers that a result was
/// computed from: a layout that is drawn a thousand times smaller is judged in the same way.
enum SweepTolerances {
  /// What rounding may leave of a difference, as a part of the numbers it was computed from: 2⁻³⁶, some 1.5·10⁻¹¹.
  ///
  /// The solver holds each constraint to 2⁻⁴² of its terms. The six bits more are for frames that are the end of a chain of
  /// constraints, and for slopes that are followed to the bounds of a piece. In a root of 1,000 it is less than 10⁻⁷.
  static let rounding = 0x1p-36

  /// What rounding may leave of a number that a condition gives, as a part of it: 2⁻⁵¹.
  ///
  /// No constraints stand in between.
  static let given = 0x1p-51

  /// How exactly the bounds of pieces are known, as a part of the extent: 2⁻⁴⁴.
  ///
  /// Pieces that are narrower belong to the next one. A frame that moves 256 times as fast as the extent moves by no more than
  /// ``rounding`` within it.
  static let extent = 0x1p-44

  /// Returns the number with the fewest digits after the point that is the same extent but for rounding.
  static func shortest(_ extent: Double) -> Double {
    var places = 1.0
    for _ in 0..<12 {
      let short = (extent * places).rounded() / places
      if (short - extent).magnitude <= rounding * extent.magnitude { return short }
      places *= 10
    }
    return extent
  }

  /// How far frames that items decide on by themselves may be from where they should be, as a part of them: 2⁻²⁰.
  ///
  /// Such items stop when they are right within a millionth. It counts only where nothing is proved, and pieces are looked at
  /// in several places.
  static let unproved = 0x1p-20

  /// How narrow a piece may be in which nothing is proved, as a part of the extent: 2⁻²⁰.
  static let narrowestLook = 0x1p-20
}
