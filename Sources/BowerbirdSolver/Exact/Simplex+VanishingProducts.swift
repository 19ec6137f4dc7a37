/// Finding out whether products of coefficients may be so small beside others that sums lose them.
extension Simplex {
  /// Returns a Boolean value that indicates whether a multiplier may have lost a summand with the current basis.
  ///
  /// A multiplier is a sum of products, one for each path from a nonbasic row through the basic ones. The smallest
  /// product may have all small coefficients of the heaviest chain as factors, and the largest may have them as
  /// divisors. In a layout, the coefficients of the parts that share a length are never on one path, whatever their
  /// number.
  ///
  /// - Complexity: O(*n* + entries) once for each basis, if there are enough small coefficients at all.
  mutating func mayLoseProducts() -> Bool {
    if !sizes.hidesProducts { return false }
    if !sizes.knowsSpread(with: basis.version) { sizes.noteSpread(spreadOfProducts(), with: basis.version) }
    return sizes.losesProducts
  }

  private func spreadOfProducts() -> Int {
    var bits = Store<Int>()
    bits.resize(to: rows.count, filling: 0)
    var largest = 0
    for row in 0..<Int32(rows.count) where rows[row].stage != .vacant {
      for place in matrix.places(of: row) {
        bits[row] = max(bits[row], NumberSizes.smallBits(of: matrix.entries[place].value))
      }
      largest = max(largest, bits[row])
    }
    return 2 * (largest + builder.value.heaviestChain(in: matrix, basis: basis.entries) { bits[$0] })
  }
}
