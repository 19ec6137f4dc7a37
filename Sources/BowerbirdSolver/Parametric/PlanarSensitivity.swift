/// The rates at which values follow two parameters, and the bounds within which they do so.
package struct PlanarSensitivity {
  /// The condition that a combination of both parameters is at most a limit.
  ///
  /// It holds at the present values, where both parameters are 0.
  package struct Bound: Equatable {
    /// The factor of the first parameter.
    package var first: Double

    /// The factor of the second parameter.
    package var second: Double

    /// The limit, at which a row reaches its target; never negative.
    package var limit: Double

    /// The distance beyond the limit that is rounding: there the row still counts as being at its target.
    package var rounding: Double
  }

  /// The growth of each variable's value for each unit of the first parameter, by index of the variable.
  package let first: [Double]

  /// The growth of each variable's value for each unit of the second parameter, by index of the variable.
  package let second: [Double]

  /// The conditions under which no constraint changes sides.
  package internal(set) var bounds: [Bound] = []

  init(first: [Double], second: [Double]) {
    self.first = first
    self.second = second
  }
}
