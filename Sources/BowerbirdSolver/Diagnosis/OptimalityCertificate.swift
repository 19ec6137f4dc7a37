/// A proof that values are optimal, for a check without a solver.
///
/// ```swift
/// try solver.add(x <= 30)
/// try solver.add(x == 40, priority: .high)
/// let certificate = solver.certificate()
/// certificate.values                     // [30.0]
/// certificate.active.count               // 1: x <= 30 determines the value
/// certificate.multipliers.count          // 2: -1 for x == 40, which is violated, and 1 for x <= 30
/// ```
///
/// Write each constraint as `a·x + c` related to 0. Its cost is its violation, at the level of its priority. Its
/// *multiplier* is a slope of that cost: a list of numbers by level, the strongest level first, in units of the
/// constraint as written. The values are optimal if the following conditions hold. To check the conditions takes only
/// sums and one solve for each level:
///
/// 1. Required constraints hold, and the ``active`` constraints hold with equality.
/// 2. The active constraints and the ``stays`` are together as many as the variables, and they are linearly
///    independent. So they determine the values.
/// 3. The multiplier of a constraint that is not active is the slope of its cost at its own level, and 0 at all other
///    levels. The slope is 0 if the constraint holds. It is 1 if `a·x + c` is above 0 for a `<=` or an `==`, and -1 if
///    `a·x + c` is below 0 for a `>=` or an `==`. If `a·x + c` is 0, the slope of either side is allowed too.
/// 4. The multiplier of an active optional constraint is 0 at stronger levels than its own. At its own level, it lies
///    between the two slopes of the cost. If it lies strictly between the slopes, its numbers at weaker levels may have
///    any value. If it equals a slope, the next weaker number that is not 0 has the sign that leads back between the
///    slopes. The first number of a required constraint's multiplier is above 0 for `<=`, below 0 for `>=`, and any
///    number for `==`.
/// 5. The multipliers balance: the sum of multiplier times `a` over all constraints is 0 for every variable and level.
///    Stays have no multipliers, and add nothing to these sums.
///
/// An edit counts as a constraint `variable - suggestion == 0`, once it has a suggestion.
public struct OptimalityCertificate: Hashable, Sendable {
  /// A constraint or an edit that is active or has a multiplier.
  ///
  /// ```swift
  /// let handle = try solver.add(x == 3)
  /// solver.certificate().active == [.constraint(handle)]         // true
  /// ```
  public typealias Source = Explanation.Source

  /// The number of a multiplier at one level.
  ///
  /// ```swift
  /// try solver.add(x <= 30)
  /// try solver.add(x == 40, priority: .high)
  /// solver.certificate().multipliers[0].levels[0].value          // 1.0
  /// ```
  public struct Level: Hashable, Sendable {
    /// The level, as the priority of the constraints that have this level.
    ///
    /// ```swift
    /// try solver.add(x <= 30)
    /// try solver.add(x == 40, priority: .high)
    /// solver.certificate().multipliers[0].levels[0].priority == .high        // true
    /// ```
    public let priority: Priority

    /// The slope of the cost at this level, in units of the constraint as it was written.
    ///
    /// ```swift
    /// try solver.add(2 * x <= 60)
    /// try solver.add(x == 40, priority: .high)
    /// solver.certificate().multipliers[0].levels[0].value        // 0.5: if 60 becomes 61, x grows by 0.5
    /// ```
    public let value: Double
  }

  /// The multiplier of a constraint or an edit.
  ///
  /// ```swift
  /// let preferred = try solver.add(x == 40, priority: .high)
  /// try solver.add(x <= 30)
  /// solver.certificate().multipliers[0].source == .constraint(preferred)     // true
  /// ```
  public struct Multiplier: Hashable, Sendable {
    /// The constraint or edit that the multiplier belongs to.
    ///
    /// ```swift
    /// try solver.add(x <= 30)
    /// try solver.edit(x)
    /// try solver.suggest(x, 40)
    /// solver.certificate().multipliers[1].source == .edit(x)     // true
    /// ```
    public let source: Source

    /// The slopes from the strongest level on, without the levels at which the slope is 0.
    ///
    /// ```swift
    /// try solver.add(x <= 30)
    /// try solver.add(x == 40, priority: .high)
    /// try solver.add(x == 50, priority: .low)
    /// solver.certificate().multipliers[0].levels.map(\.value)    // [1.0, 1.0]
    /// ```
    public let levels: [Level]

    let name: String
  }

  /// The value of each variable, by ``Variable/index``.
  ///
  /// ```swift
  /// try solver.add([x == 3, y == 4])
  /// solver.certificate().values            // [3.0, 4.0]
  /// ```
  public let values: [Double]

  /// The constraints and edits that determine the values.
  ///
  /// These constraints hold with equality. They are in the order of their rows.
  ///
  /// ```swift
  /// let floor = try solver.add(x >= 10)
  /// try solver.add(x <= 50)
  /// solver.certificate().active == [.constraint(floor)]          // true
  /// ```
  public let active: [Source]

  /// The variables that no active constraint determines; each keeps its value.
  ///
  /// ```swift
  /// try solver.add(y == x + 5)
  /// solver.certificate().stays == [x]      // true: y follows from x, which is free
  /// ```
  public let stays: [Variable]

  /// The multipliers that are not 0, in the order of the rows.
  ///
  /// ```swift
  /// try solver.add([x == 3, y == 4])
  /// solver.certificate().multipliers       // []: no constraint is violated
  /// ```
  public let multipliers: [Multiplier]

  let variableNames: [String]
  let activeNames: [String]
}
