/// Statistics of the sizes of the problem's coefficients and targets, by which the solver decides whether it can trust
/// floating point.
struct NumberSizes: BitwiseCopyable {
  /// A Boolean value that indicates whether the problem has contained numbers of extreme size.
  ///
  /// Numbers of extreme size are targets above `Tolerances.extreme`, coefficients below `Tolerances.faint`, and weights
  /// with an exponent beyond `largestExponent`.
  ///
  /// Sums or products of extreme numbers may exceed the range of a double. Small extreme numbers may look like rounding
  /// beside other numbers. Once the problem has contained extreme numbers, the solver takes no shortcut that relies on
  /// small rounding errors. Exact arithmetic skips only the parts that contain extreme numbers at present.
  var hasExtremes = false

  /// The sum of the hidden bits of all coefficients below `Tolerances.plain`.
  ///
  /// The hidden bits of a coefficient are the bits by which the coefficient is smaller than its row's largest
  /// coefficient.
  private var plainBits = 0

  /// The sum of the hidden bits of all coefficients below `Tolerances.small`.
  private var smallBits = 0

  /// The basis version for which `noteSpread(_:with:)` was called last, and whether, with that basis, sums may lose
  /// small products of coefficients.
  private var vanishingProducts = (basisVersion: Int32(-1), arePossible: false)

  /// The largest magnitude of a weight's exponent with which a row does not count as having extreme numbers.
  ///
  /// The weight is the power of two by which the row was divided. Sums of squares of numbers up to 2⁴⁰⁰ are still
  /// within the range of a double.
  static let largestExponent: Int16 = 400

  /// The smallest total of hidden bits with which a product of coefficients may be mistaken for rounding, because it
  /// may be as small as `Tolerances.multiplierFloor`, which is 2⁻³⁶.
  static let bitsThatHide = 36

  /// The largest number of hidden bits that a single coefficient adds to `plainBits` and `smallBits`.
  private static let mostBits = 64

  // MARK: - Noting numbers

  /// Sets `hasExtremes` if a target is so large that sums of such targets may overflow.
  @inline(__always)
  mutating func noteTarget(_ target: Double) {
    if target.magnitude > Tolerances.extreme { hasExtremes = true }
  }

  @inline(__always)
  mutating func noteWeight(exponent: Int16) {
    if exponent.magnitude > Self.largestExponent { hasExtremes = true }
  }

  /// Adds the hidden bits of a coefficient to the sums, and sets `hasExtremes` if the coefficient is extreme.
  @inline(__always)
  mutating func noteCoefficient(_ coefficient: Double) {
    if coefficient.magnitude >= Tolerances.plain { return }
    addHiddenBits(of: coefficient, 1)
    if coefficient.magnitude < Tolerances.faint { hasExtremes = true }
  }

  /// Subtracts from the sums the hidden bits of a coefficient whose row is about to be removed.
  mutating func forgetCoefficient(_ coefficient: Double) { addHiddenBits(of: coefficient, -1) }

  private mutating func addHiddenBits(of coefficient: Double, _ sign: Int) {
    if coefficient.magnitude >= Tolerances.plain || coefficient == 0 { return }
    let bits = sign * Self.hiddenBits(of: coefficient)
    plainBits += bits
    if coefficient.magnitude < Tolerances.small { smallBits += bits }
  }

  /// Returns the number of bits by which a coefficient is smaller than 1, at most `mostBits`; 0 for the coefficient 0.
  ///
  /// The largest coefficient of each row is in [1, 2).
  private static func hiddenBits(of coefficient: Double) -> Int {
    if coefficient == 0 { return 0 }
    return max(0, min(mostBits, -Int(coefficient.exponent)))
  }

  /// Returns the hidden bits of a coefficient below `Tolerances.small`; 0 for other coefficients.
  static func smallBits(of coefficient: Double) -> Int {
    coefficient.magnitude < Tolerances.small ? hiddenBits(of: coefficient) : 0
  }

  // MARK: - Products

  /// A Boolean value that indicates whether any coefficient is below `Tolerances.plain`, and so has hidden bits.
  var hasHiddenBits: Bool { plainBits > 0 }

  /// A Boolean value that indicates whether products of coefficients may be so small that floating point mistakes
  /// independent rows for dependent rows.
  var mayHideProducts: Bool { plainBits >= Self.bitsThatHide }

  /// A Boolean value that indicates whether products of a few coefficients may be so small that sums lose these
  /// products unnoticed.
  var hidesProducts: Bool { smallBits >= Self.bitsThatHide }

  /// Returns a Boolean value that indicates whether `losesProducts` was computed for a basis version.
  func knowsSpread(with basisVersion: Int32) -> Bool { vanishingProducts.basisVersion == basisVersion }

  /// Records, for a basis version, the largest number of bits by which the sizes of two products of coefficients may
  /// differ.
  ///
  /// `losesProducts` depends on this number.
  mutating func noteSpread(_ bits: Int, with basisVersion: Int32) {
    vanishingProducts = (basisVersion, bits >= Self.bitsThatHide)
  }

  /// A Boolean value that indicates whether sums may lose small products of coefficients.
  ///
  /// The value holds for the basis of the last call of ``noteSpread(_:with:)``.
  var losesProducts: Bool { vanishingProducts.arePossible }
}
