/// The sizes of the problem's coefficients and targets, which decide whether floating point can be trusted.
struct NumberSizes: BitwiseCopyable {
  /// A Boolean value that indicates whether the problem has contained numbers of extreme size.
  ///
  /// Numbers of extreme size are targets above `Tolerances.extreme`, coefficients below `Tolerances.faint`, and weights
  /// with an exponent beyond `largestExponent`.
  ///
  /// Sums or products of such numbers may exceed the range of a double, or the numbers may look like rounding beside
  /// other numbers. Once the problem has contained such numbers, the solver takes no shortcut that relies on small
  /// rounding errors. Exact arithmetic skips only the parts that contain such numbers.
  var hasExtremes = false

  /// The sum of the hidden bits of all coefficients below `Tolerances.plain`.
  ///
  /// The hidden bits of a coefficient are the bits by which the coefficient is smaller than the largest one of its row.
  private var plainBits = 0

  /// The sum of the hidden bits of all coefficients below `Tolerances.small`.
  private var smallBits = 0

  /// The basis version for which `noteSpread(_:with:)` was called last, and whether sums may lose small products of
  /// coefficients with that basis.
  private var vanishingProducts = (basisVersion: Int32(-1), arePossible: false)

  /// The magnitude of a weight's exponent above which the row counts as having extreme numbers.
  ///
  /// The weight is the power of two by which the row was divided.
  ///
  /// Sums of squares of smaller numbers are still within the range of a double.
  static let largestExponent: Int16 = 400

  /// The smallest total of hidden bits with which a product of coefficients may be as small as
  /// `Tolerances.multiplierFloor`, and be mistaken for rounding.
  static let bitsThatHide = 36

  /// The largest number of hidden bits that a single coefficient adds to `plainBits` and `smallBits`.
  private static let mostBits = 64

  // MARK: - Noting numbers

  /// Records whether a target is so large that differences of such targets may overflow.
  @inline(__always)
  mutating func noteTarget(_ target: Double) {
    if target.magnitude > Tolerances.extreme { hasExtremes = true }
  }

  @inline(__always)
  mutating func noteWeight(exponent: Int16) {
    if exponent.magnitude > Self.largestExponent { hasExtremes = true }
  }

  /// Adds the hidden bits of a small coefficient, and records whether the coefficient is extreme.
  @inline(__always)
  mutating func noteCoefficient(_ coefficient: Double) {
    if coefficient.magnitude >= Tolerances.plain { return }
    addHiddenBits(of: coefficient, 1)
    if coefficient.magnitude < Tolerances.faint { hasExtremes = true }
  }

  /// Subtracts the hidden bits of a coefficient whose row is about to be removed.
  mutating func forgetCoefficient(_ coefficient: Double) { addHiddenBits(of: coefficient, -1) }

  private mutating func addHiddenBits(of coefficient: Double, _ sign: Int) {
    if coefficient.magnitude >= Tolerances.plain || coefficient == 0 { return }
    let bits = sign * Self.hiddenBits(of: coefficient)
    plainBits += bits
    if coefficient.magnitude < Tolerances.small { smallBits += bits }
  }

  /// Returns the number of bits by which a coefficient is smaller than the largest one of its row.
  private static func hiddenBits(of coefficient: Double) -> Int {
    if coefficient == 0 { return 0 }
    return max(0, min(mostBits, -Int(coefficient.exponent)))
  }

  /// Returns the hidden bits of a coefficient below `Tolerances.small`; 0 for other coefficients.
  static func smallBits(of coefficient: Double) -> Int {
    coefficient.magnitude < Tolerances.small ? hiddenBits(of: coefficient) : 0
  }

  // MARK: - Products

  /// A Boolean value that indicates whether any coefficient has hidden bits.
  var hasHiddenBits: Bool { plainBits > 0 }

  /// A Boolean value that indicates whether products of coefficients may be so small that independent rows look
  /// dependent in floating point.
  var mayHideProducts: Bool { plainBits >= Self.bitsThatHide }

  /// A Boolean value that indicates whether products of a few coefficients may be so small that sums lose them
  /// unnoticed.
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
