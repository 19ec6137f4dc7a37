/// The tolerances of the solver, each with its reason.
///
/// All comparisons with small numbers use these constants.
///
/// Most tolerances are ratios. The other tolerances, such as `feasibilityFloor`, `largestDrift` and `extreme`, apply to
/// rows whose largest coefficient is about 1. So scaling a constraint by a power of two changes no decision.
enum Tolerances {
  /// The ratio of a difference to its operands, up to which the difference is rounding and counts as 0: 2⁻⁴⁰.
  ///
  /// Doubles have 52 bits after the point. A difference that is truly 0 is recognized even if rounding has spoiled
  /// twelve of these bits. Two different numbers of a layout never differ by as little as 10⁻¹² of their size.
  static let cancellation = 0x1p-40

  /// The ratio of a pivot to the operands of the difference that formed the pivot, below which the pivot has few
  /// digits: 2⁻²⁰.
  ///
  /// A solve with such a pivot loses 20 bits or more of the values. Exact arithmetic recovers these bits.
  static let fewDigits = 0x1p-20

  /// The ratio of a difference to its operands, up to which the difference is only the rounding of a few sums: 2⁻⁴⁶.
  ///
  /// A difference whose ratio lies between this number and `cancellation` counts as 0 in floating point, and exact
  /// arithmetic checks the difference.
  static let rounding = 0x1p-46

  /// The ratio of a number to the largest number of its column, up to which the number is no pivot: 2⁻²⁴.
  ///
  /// The column is the entering row, expressed in the basis. Such a small number in the column may be only the rounding
  /// that remains where terms cancel.
  ///
  /// When no other pivot is available, a smaller number may be a pivot, because a product of small coefficients is
  /// small although nothing has canceled. The ratio of the number to the sum of the magnitudes of its terms must then
  /// be larger than 2⁻²⁴.
  static let pivot = 0x1p-24

  /// The smallest ratio of a pivot to the largest number of its column, if no other pivot is available and the factors
  /// are fresh: 2⁻³⁶.
  ///
  /// A product of three coefficients of a thousandth is about 2⁻³⁰, so such a product may still be a pivot. A remainder
  /// of cancellation is no pivot: a remainder of up to 2⁻⁴⁰ of its operands is set to 0.
  static let smallPivot = 0x1p-36

  /// The largest relative difference between two computations of a small pivot: 2⁻¹⁰.
  ///
  /// One computation expresses the entering row in the basis. The other multiplies the entering row by the direction of
  /// the leaving row. If the pivot were only rounding, the two computations would give different values.
  static let smallPivotAgreement = 0x1p-10

  /// The largest relative rate of change at which a row counts as not moving in a step: 2⁻³⁰.
  ///
  /// The rate is relative to the sum of the magnitudes of its terms.
  ///
  /// If the relative rate is above `slope`, the row's residual is still checked after the step, and shows whether the
  /// row has moved.
  static let rate = 0x1p-30

  /// The largest relative rate of change at which a row counts as not moving while values follow a target: 2⁻⁴⁴.
  ///
  /// The rate is relative to the sum of the magnitudes of its terms.
  ///
  /// A row whose relative rate lies between `slope` and `rate` is too slow for ratio tests, but may reach its target if
  /// the values move far.
  static let slope = 0x1p-44

  /// The ratio of a row's rate of change to the largest rate of a variable in the step, up to which the row's rate
  /// counts as 0: 2⁻³⁶.
  ///
  /// The ratio equals `smallPivot`. A ratio test could choose a slower row in a tie, but the pivot of that row would be
  /// too small for the exchange.
  static let slowest = 0x1p-36

  /// The ratio of a pivot to the largest coefficient of its row, below which peeling tears the pivot's variable: 2⁻⁷.
  ///
  /// A torn variable gets its pivot later, chosen by size. If factors are computed exactly and then rounded, the same
  /// limit applies to the ratio of a pivot to the largest number of its column.
  static let peeledPivot = 0x1p-7

  /// The largest residual of a row that holds, relative to the sum of the magnitudes of its terms: 2⁻⁴².
  ///
  /// Values are corrected from the residuals of their rows, so their errors are a few units in the last place of the
  /// largest term, some 2⁻⁵⁰. The remaining margin is for rows whose values are determined by targets many rows away.
  static let feasibility = 0x1p-42

  /// The largest residual of a row that holds, whatever its terms, for a row whose largest coefficient is 1: 2⁻³⁸.
  ///
  /// Terms may be small because larger terms canceled earlier. A value near 0 that was computed from numbers near 100
  /// may be off by 10⁻¹⁴, although no term of the row is near 100. This floor is a few millionths of a millionth of a
  /// point, below anything that a screen shows.
  static let feasibilityFloor = 0x1p-38

  /// The largest multiple of a row's slack at which a violation is checked again before the row is refused: 2¹².
  ///
  /// The slack is the largest residual that counts as rounding. After many updates, the factors leave an error of some
  /// 2⁻⁴⁰ in the values, and the coefficients of a row may multiply this error. So all values are corrected before the
  /// check.
  static let doubtfulViolation = 0x1p12

  /// The ratio of a basic row's residual to its terms, up to which the row is not corrected: 2⁻⁵⁰, a few units in the
  /// last place.
  ///
  /// A correction would only replace one rounding by another.
  static let negligibleCorrection = 0x1p-50

  /// The drift above which all values are recomputed from their rows: 2¹⁹.
  ///
  /// The rounding of moves is some 2⁻⁵² of the drift, so it stays near 10⁻¹⁰.
  static let largestDrift = 0x1p19

  /// The ratio of an undetermined value to the largest target, or to 1 if that is larger, above which the value is
  /// reset to 0: 2³⁰.
  ///
  /// Sums with such a value lose 30 of their 53 bits. No target needs such values. But each solve starts from the
  /// values of the solve before, so an undetermined value may grow over thousands of solves.
  static let farthest = 0x1p30

  /// The ratio of a value to the distance that it has moved, below which the value has lost too many digits: 2⁻¹¹.
  ///
  /// The error of such a value exceeds the slack of a row. A number has 53 bits, and `feasibility` needs 42 of them, so
  /// 11 may be lost.
  static let keptOfWay = 0x1p-11

  /// The largest amount by which a multiplier may be beyond its bound and still count as within it, as a multiple of
  /// the row's weight: 2⁻³².
  ///
  /// The bounds of an optional constraint are 0 and plus or minus the weight.
  static let multiplier = 0x1p-32

  /// The magnitude up to which a multiplier counts as a rounding error, however large its operands were: 2⁻³⁶.
  ///
  /// The number suits rows whose largest coefficient is about 1.
  static let multiplierFloor = 0x1p-36

  /// The magnitude below which a change of a multiplier may be rounding or a product of small coefficients: 2⁻¹⁴.
  ///
  /// Layouts, whose coefficients are near 1, have no such changes. If such a change occurs, exact arithmetic computes
  /// the multiplier.
  ///
  /// In explanations, the number is a ratio to the largest factor: below it, exact arithmetic computes the factors.
  static let doubtful = 0x1p-14

  /// The ratio of a residual to the sum of the magnitudes of its terms, up to which a descent in exact arithmetic
  /// computes the residual exactly: 2⁻³⁰.
  ///
  /// A smaller residual has too few digits in floating point.
  static let exactSides = 0x1p-30

  /// The relative difference between the distances of two breakpoints, up to which a descent in exact arithmetic
  /// compares the distances exactly: 2⁻¹⁰.
  ///
  /// As doubles, the distances may be in the wrong order: a residual of 2⁻³⁰ of its terms has only some 20 bits.
  static let exactOrder = 0x1p-10

  /// The largest error that the sum of an explanation's parts may have in floating point, relative to the largest part:
  /// 2⁻⁴⁸.
  ///
  /// Above this error, the parts are computed exactly.
  static let exactParts = 0x1p-48

  /// The largest relative difference between two computations of the pivot of an exchange: 2⁻⁴⁰.
  ///
  /// One computation updates the factors, and the other expresses the entering row in the basis. Above this difference,
  /// the factors have to be built again.
  static let pivotAgreement = 0x1p-40

  /// The relative difference of two ratios, up to which a ratio test counts them as tied: 2⁻³⁰.
  ///
  /// Among tied candidates, the largest pivot wins.
  static let ratioTie = 0x1p-30

  /// The smallest ratio of a preferred pivot to the largest available pivot: 2⁻⁴.
  ///
  /// A pivot is preferred if its exchange costs less work. The limit keeps bases well conditioned.
  static let preferredPivot = 0x1p-4

  /// The smallest coefficient that may be a pivot without a comparison with other pivots: 2⁻⁴.
  ///
  /// Such a pivot is untouched: it is the row's own coefficient, which no elimination changes. The row's largest
  /// coefficient is in [1, 2).
  static let untouchedPivot = 0x1p-4

  /// The relative error that checks of invariants allow: 2⁻²⁶.
  ///
  /// The checks look for mistakes, not for rounding.
  static let checked = 0x1p-26

  /// The error up to which a check accepts the coefficients that express a basis entry in the basis: 2⁻¹².
  ///
  /// Small pivots cost these coefficients digits. A mistake in the factors changes coefficients by far more than 2⁻¹².
  static let checkedFactors = 0x1p-12

  /// The magnitude from which numbers count as extreme: sums and products of such numbers may overflow.
  static let extreme = 0x1p400

  /// The smallest coefficient that counts as having no hidden bits, in a row whose largest coefficient is in [1, 2):
  /// 2⁻².
  ///
  /// `NumberSizes` adds up the hidden bits of smaller coefficients.
  static let plain = 0x1p-2

  /// The magnitude below which a coefficient is smaller than in usual layouts, in a row whose largest coefficient is in
  /// [1, 2): 2⁻⁵.
  ///
  /// The product of several such coefficients looks like rounding.
  static let small = 0x1p-5

  /// The magnitude below which a coefficient is near the smallest pivot, in a row whose largest coefficient is in
  /// [1, 2): 2⁻²⁰, a millionth.
  ///
  /// A problem with such a coefficient counts as a problem with extreme numbers.
  static let faint = 0x1p-20
}
