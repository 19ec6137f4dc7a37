/// The rates at which values follow two parameters, and the conditions under which these rates hold.
package struct PlanarSensitivity {
  /// The condition that `first` times the first parameter plus `second` times the second parameter is at most `limit`.
  ///
  /// At the present values, both parameters are 0, and the condition holds.
  package struct Bound: Equatable {
    /// The factor of the first parameter.
    package var first: Double

    /// The factor of the second parameter.
    package var second: Double

    /// The largest sum of `first` times the first parameter and `second` times the second parameter that the condition
    /// allows.
    ///
    /// At this sum, a row reaches its target. If the row is on its target already and perhaps moves only by rounding,
    /// the limit is the residual up to which the row counts as on its target. The limit is never negative.
    package var limit: Double

    /// The amount by which the sum may exceed `limit` and still count as equal, because of rounding.
    package var rounding: Double
  }

  /// The rate at which each variable's value moves with the first parameter, indexed by ``Variable/index``.
  package let first: [Double]

  /// The rate at which each variable's value moves with the second parameter, indexed by ``Variable/index``.
  package let second: [Double]

  /// The conditions under which no constraint changes sides.
  package internal(set) var bounds: [Bound] = []

  init(first: [Double], second: [Double]) {
    self.first = first
    self.second = second
  }
}
