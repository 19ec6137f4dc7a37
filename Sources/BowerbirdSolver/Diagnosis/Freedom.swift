/// A direction in which values can move without any cost.
///
/// ```swift
/// try solver.add([x + y == 10, x >= 0, y >= 0])
/// let freedom = solver.freedom()[0]
/// freedom.description                    // "x = s, y = 10 - s, for s from 0 to 10"
/// freedom.example.map { $0.value }       // [1.0, 9.0]
/// ```
///
/// Within ``range``, every required constraint holds, and the violations have the same sum at each level of priority.
/// So the moved values are as good as the present values. ``Solver/freedom(of:)`` describes which directions are found.
public struct Freedom: Hashable, Sendable {
  /// The movement of one variable along the direction.
  ///
  /// ```swift
  /// try solver.add([x + y == 10, x >= 0, y >= 0])
  /// let movement = solver.freedom()[0].movements[1]
  /// movement.description                   // "y = 10 - s"
  /// movement.value                         // 10.0
  /// movement.rate                          // -1.0
  /// ```
  public struct Movement: Hashable, Sendable {
    /// The variable that moves.
    ///
    /// ```swift
    /// try solver.add(x == 3)
    /// solver.freedom(of: [x, y])[0].movements[0].variable          // y
    /// ```
    public let variable: Variable

    /// The distance that the variable moves for each unit of distance along the direction; never 0.
    ///
    /// ```swift
    /// try solver.add(y == 2 * x)
    /// solver.freedom()[0].movements.map { $0.rate }      // [1.0, 2.0]
    /// ```
    public let rate: Double

    /// The present value of the variable.
    ///
    /// ```swift
    /// try solver.add(y == x + 3)
    /// solver.freedom()[0].movements.map { $0.value }     // [0.0, 3.0]
    /// ```
    public let value: Double

    let name: String
  }

  /// The variables that move, in the order of their indices; all other variables keep their values.
  ///
  /// ```swift
  /// try solver.add([x + y == 10, x >= 0, y >= 0])
  /// solver.freedom()[0].movements.map { $0.description }         // ["x = s", "y = 10 - s"]
  /// ```
  public let movements: [Movement]

  /// The distances along the direction at which all values are as good as the present values.
  ///
  /// At distance `s`, each variable has moved by `s` times its rate. The range contains 0, the distance of the present
  /// values. Either end may be infinite.
  ///
  /// ```swift
  /// try solver.add([x + y == 10, x >= 0, y >= 0])
  /// solver.freedom()[0].range              // 0.0...10.0
  /// ```
  public let range: ClosedRange<Double>

  init(movements: [Movement], range: ClosedRange<Double>) {
    self.movements = movements
    self.range = range
  }

  /// Returns the rate at which a variable moves; 0 for a variable that does not move.
  ///
  /// ```swift
  /// try solver.add([x + y == 10, x >= 0, y >= 0])
  /// solver.freedom()[0].rate(of: y)        // -1.0
  /// ```
  ///
  /// - Parameter variable: Any variable.
  /// - Returns: The distance that the variable moves for each unit of distance along the direction.
  /// - Complexity: O(number of movements).
  public func rate(of variable: Variable) -> Double {
    movements.first { $0.variable == variable }?.rate ?? 0
  }

  /// Returns the value of a variable at a distance along the direction.
  ///
  /// ```swift
  /// try solver.add([x + y == 10, x >= 0, y >= 0])
  /// solver.freedom()[0].value(of: y, at: 4)            // Optional(6.0)
  /// ```
  ///
  /// - Parameters:
  ///   - variable: A variable that moves.
  ///   - distance: The distance. Within ``range``, the moved values are as good as the present values.
  /// - Returns: The value, or nil if the variable does not move.
  /// - Complexity: O(number of movements).
  public func value(of variable: Variable, at distance: Double) -> Double? {
    movements.first { $0.variable == variable }.map { $0.value + $0.rate * distance }
  }

  /// Other values of the variables that move, as good as the present values.
  ///
  /// The values lie at distance 1 along the direction. If ``range`` does not contain 1, they lie at distance -1. If
  /// ``range`` contains neither 1 nor -1, they lie at the end of ``range`` that is farther from 0.
  ///
  /// ```swift
  /// try solver.add([x + y == 10, x >= 0, y >= 0])
  /// solver.freedom()[0].example.map { $0.value }       // [1.0, 9.0]
  /// ```
  ///
  /// - Complexity: O(number of movements).
  public var example: [(variable: Variable, value: Double)] {
    movements.map { ($0.variable, $0.value + $0.rate * exampleDistance) }
  }

  /// The distance along the direction at which the values of ``example`` lie; never 0.
  ///
  /// ```swift
  /// try solver.add([x >= 0, x <= 0.5])
  /// solver.freedom()[0].exampleDistance    // 0.5: it cannot go as far as 1
  /// ```
  ///
  /// - Complexity: O(1).
  public var exampleDistance: Double {
    if range.contains(1) { return 1 }
    if range.contains(-1) { return -1 }
    return range.upperBound >= -range.lowerBound ? range.upperBound : range.lowerBound
  }
}

extension Freedom: CustomStringConvertible {
  /// The direction as formulas in a distance `s`, with the range of `s`.
  ///
  /// ```swift
  /// try solver.add([x + y == 10, x >= 0, y >= 0])
  /// solver.freedom()[0].description        // "x = s, y = 10 - s, for s from 0 to 10"
  /// ```
  ///
  /// - Complexity: O(length of the text).
  public var description: String {
    var text = ""
    for movement in movements { text += "\(movement), " }
    return text + "for \(rangeDescription)"
  }

  private var rangeDescription: String {
    switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
    case (true, true): "s from \(plain(range.lowerBound)) to \(plain(range.upperBound))"
    case (true, false): "s from \(plain(range.lowerBound)) on"
    case (false, true): "s up to \(plain(range.upperBound))"
    case (false, false): "any s"
    }
  }
}

extension Freedom.Movement: CustomStringConvertible {
  /// The movement as a formula in a distance `s`, such as `x = 12 - 2*s`.
  ///
  /// ```swift
  /// try solver.add(x + y == 10)
  /// solver.freedom()[0].movements[1].description       // "y = 10 - s"
  /// ```
  ///
  /// - Complexity: O(length of the text).
  public var description: String {
    let size = rate.magnitude
    let way = size == 1 ? "s" : "\(plain(size))*s"
    if value == 0 { return "\(name) = \(rate < 0 ? "-" : "")\(way)" }
    return "\(name) = \(plain(value)) \(rate < 0 ? "-" : "+") \(way)"
  }
}
