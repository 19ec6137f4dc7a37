/// Whether products of coefficients may be so small beside others that they vanish in a sum.
extension Simplex {
  /// Whether that may happen under the present basic rows.
  struct Vanishing: BitwiseCopyable {
    var basisVersion: Int32 = -1
    var isPossible = false
  }

  /// Returns a Boolean value that indicates whether a multiplier under the present basic rows may have lost a part.
  ///
  /// A multiplier is a sum of products, one for each way from a nonbasic row through the basic ones. The smallest product has all
  /// small coefficients of the heaviest chain as factors, and the largest may have them as divisors. In a layout, shares of one
  /// length follow each other on no way, however many there are.
  ///
  /// - Complexity: O(*n* + entries) once for each set of basic rows, if there are enough small coefficients at all.
  mutating func mayLoseProducts() -> Bool {
    if !hidesProducts { return false }
    if vanishing.basisVersion != basisVersion {
      vanishing = Vanishing(basisVersion: basisVersion, isPossible: spreadOfProducts() >= Self.bitsThatHide)
    }
    return vanishing.isPossible
  }

  private mutating func spreadOfProducts() -> Int {
    var bits = Store<Int>()
    bits.resize(to: rows.count, filling: 0)
    var largest = 0
    for row in 0..<Int32(rows.count) where rows[row].stage != .vacant {
      for place in matrix.places(of: row) {
        bits[row] = max(bits[row], Self.smallBits(of: matrix.entries[place].value))
      }
      largest = max(largest, bits[row])
    }
    return 2 * (largest + builder.value.heaviestChain(in: matrix, basis: basis) { bits[$0] })
  }

  /// The number of bits by which a small coefficient is below the largest of its row, or 0.
  static func smallBits(of coefficient: Double) -> Int {
    coefficient.magnitude < Tolerances.small ? hiddenBits(of: coefficient) : 0
  }
}
