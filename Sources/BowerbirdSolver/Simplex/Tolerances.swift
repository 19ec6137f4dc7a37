/// Every tolerance of the solver, each with its reason.
///
/// No other file compares with a small number of its own.
///
/// All of them are relative: scaling a row, or the whole problem, by a power of two changes no decision.
enum Tolerances {
  /// A difference this small a part of what was subtracted is rounding, not a number: 2⁻⁴⁰.
  ///
  /// Doubles carry 52 bits; twelve of them may be lost on the way before a true zero shows as something else, and a true
  /// difference of two layout numbers is never a 10⁻¹² part of them.
  static let cancellation = 0x1p-40

  /// A pivot that cancellation has made this small a part of what was subtracted has few digits: 2⁻²⁰.
  ///
  /// Values lose as many in a solve. Exact arithmetic finds them again.
  static let fewDigits = 0x1p-20

  /// A difference of no more than this part of what was subtracted is the rounding of a few sums, and stands for 0: 2⁻⁴⁶.
  ///
  /// Between this and `cancellation` it counts as 0 in floating point, and gives reason to look exactly.
  static let rounding = 0x1p-46

  /// A pivot this small a part of its column is no pivot, but what cancellation left of a zero: 2⁻²⁴.
  ///
  /// Where there is no other, one counts that is no smaller a part of the magnitudes that it was added up from: products of small
  /// coefficients are as small beside others, and nothing has cancelled.
  static let pivot = 0x1p-24

  /// The smallest part of a column that is a pivot where there is no other and the factors are fresh: 2⁻³⁶.
  ///
  /// Three coefficients of a thousandth in a row make one of 2⁻³⁰; what cancellation leaves is set to 0 from 2⁻⁴⁰ down.
  static let smallPivot = 0x1p-36

  /// How far the two ways of computing a faint pivot may differ, as a part of it: 2⁻¹⁰.
  ///
  /// What cancellation leaves of it has few digits, but those must be the same.
  static let smallPivotAgreement = 0x1p-10

  /// A row that a step moves by this small a part of its terms does not move: 2⁻³⁰.
  ///
  /// If it does move, its residual shows that: the residuals of rows that move faster than `slope` are checked.
  static let speed = 0x1p-30

  /// A row whose terms cancel to this part when values follow a target is not moved by it at all: 2⁻⁴⁴.
  ///
  /// Between this and `speed` it is too slow for ratio tests, but over a long way it reaches its target.
  static let slope = 0x1p-44

  /// A row that a step moves by this small a part of the step's longest move is moved by what is left of a zero: 2⁻³⁶, as for the
  /// faintest pivot that it could be.
  ///
  /// A tie with it would choose it all the same, and its place could not be had.
  static let slowest = 0x1p-36

  /// While peeling, a pivot this small a part of its row is not taken for granted: its variable is torn instead, so that the
  /// pivot is chosen by size later.
  static let peeledPivot = 0x1p-7

  /// How far a row may be off its target and still hold, as a part of the sum of its terms' sizes: 2⁻⁴².
  ///
  /// Values are corrected from the residuals of their rows, so their errors are a few units in the last place of the
  /// largest term, some 2⁻⁵⁰. The rest is for rows that are far from their targets' determining rows.
  static let feasibility = 0x1p-42

  /// How far a row may be off its target whatever the size of its terms, for its largest coefficient 1: 2⁻³⁸.
  ///
  /// Terms may be small because larger ones cancelled before they got here: 100.1 − 100.1 leaves 10⁻¹⁴, and nothing in the
  /// row tells that it once was 100. The floor is a few millionths of a millionth of a point, below anything a screen shows.
  static let feasibilityFloor = 0x1p-38

  /// A violation of no more than this many times what a row may be off is looked at twice before it refuses anybody: 2¹².
  ///
  /// Worn factors leave an error of some 2⁻⁴⁰ in the values, and a row may multiply it by its coefficients.
  static let doubtfulViolation = 0x1p12

  /// An basic row that is off its target by no more than this part of its terms' sizes is left alone: 2⁻⁵⁰, a few
  /// units in the last place.
  ///
  /// Correcting it would only move rounding about.
  static let negligibleCorrection = 0x1p-50

  /// How far values may move before they are worked out from their rows again: 2¹⁹, so that the roundings on the way, 2⁻⁵² of it,
  /// stay near 10⁻¹⁰.
  static let largestDrift = 0x1p19

  /// How many times further away than the largest target a value may be that nothing determines: 2³⁰.
  ///
  /// Rows that it is in lose that much of their 53 digits to it. What targets ask for needs no such values, but each solve starts
  /// from the one before, and thousands of them may get there.
  static let farthest = 0x1p30

  /// A value that ends at less than this part of a longer way has lost more digits than a row may be off by: 2⁻¹¹, the 53 bits of a
  /// number less those of `feasibility`.
  static let keptOfWay = 0x1p-11

  /// How far a multiplier may be beyond its bound and still be in bounds; bounds are 0 and ±1: 2⁻³².
  static let multiplier = 0x1p-32

  /// A multiplier this small is rounding whatever it came from: 2⁻³⁶, for rows whose largest coefficient is about 1.
  static let multiplierFloor = 0x1p-36

  /// A change of a multiplier this small may be a product of small coefficients as well as rounding: 2⁻¹⁴.
  ///
  /// Nothing of the kind comes up in a layout, whose coefficients are near 1. Where it does, exact arithmetic settles it.
  static let doubtful = 0x1p-14

  /// A residual that is this small a part of its terms has too few digits for an exact descent, and is computed exactly: 2⁻³⁰.
  static let exactSides = 0x1p-30

  /// Distances that differ by this small a part may be in another order than their doubles, and are compared exactly: 2⁻¹⁰.
  ///
  /// A residual that is 2⁻³⁰ of its terms has some 20 bits.
  static let exactOrder = 0x1p-10

  /// How far the parts of an explanation may be from adding up, as a part of the largest, before they are computed exactly: 2⁻⁴⁸.
  static let exactParts = 0x1p-48

  /// How far the two ways of computing one pivot may differ, as a part of it, before the factors count as worn out.
  static let pivotAgreement = 0x1p-40

  /// Candidates of a ratio test whose ratios agree to this part are tied, and the largest pivot among them wins: 2⁻³⁰.
  static let ratioTie = 0x1p-30

  /// A stay is exchanged only where the pivot is at least this part of the largest available: keeps bases well conditioned.
  static let preferredPivot = 0x1p-4

  /// The smallest coefficient, of a row whose largest is in [1, 2), that may determine its variable without further ado.
  static let untouchedPivot = 0x1p-4

  /// What invariants may be off: they look for mistakes, not for rounding.
  static let checked = 0x1p-26

  /// What a column may be off itself when it is solved for: 2⁻¹².
  ///
  /// Faint pivots cost as many digits as they are faint; a mistake in the factors is off by whole coefficients.
  static let checkedFactors = 0x1p-12

  /// A number beyond which values stop being exact to the last bit, because their differences and products may overflow.
  static let extreme = 0x1p400

  /// A coefficient from here on, in a row whose largest is in [1, 2), makes no small products: 2⁻².
  static let plain = 0x1p-2

  /// A coefficient below this, in a row whose largest is in [1, 2), is small beside those of layouts: 2⁻⁵.
  ///
  /// A few of them make products that pass for rounding.
  static let small = 0x1p-5

  /// A coefficient below this, in a row whose largest is in [1, 2), is near what a pivot may be: 2⁻²⁰, a millionth.
  ///
  /// Rows with such coefficients are solved like all others, but optimality is not asserted of them.
  static let faint = 0x1p-20
}
