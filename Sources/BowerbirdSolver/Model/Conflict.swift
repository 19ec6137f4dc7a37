/// Required constraints that cannot hold together, none of which could be spared.
///
/// Taking any single one of them out makes the rest satisfiable.
///
/// ```swift
/// let floor = try solver.add(x >= 10)
/// do { try solver.add(x <= 5) } catch .unsatisfiable(let conflict) {
///   conflict.present == [floor]          // true
///   conflict.rejected == [x <= 5]        // true
/// }
/// ```
public struct Conflict: Hashable, Sendable {
  /// The members that the refused call brought.
  ///
  /// ```swift
  /// do { try solver.add([x >= 10, x <= 5, y == 1]) } catch .unsatisfiable(let conflict) {
  ///   conflict.rejected.count              // 2: y has no part in it
  /// }
  /// ```
  public let rejected: [Constraint]

  /// The members that the solver held before the call.
  ///
  /// ```swift
  /// let floor = try solver.add(x >= 10)
  /// do { try solver.add(x <= 5) } catch .unsatisfiable(let conflict) {
  ///   conflict.present == [floor]          // true
  /// }
  /// ```
  public let present: [ConstraintHandle]

  /// The conflict as a sentence, with the names that the variables had at the time.
  ///
  /// ```swift
  /// try solver.add(x >= 10)
  /// do { try solver.add(x <= 5) } catch .unsatisfiable(let conflict) {
  ///   conflict.description                 // "x <= 5 cannot hold together with x >= 10."
  /// }
  /// ```
  public let description: String

  init(rejected: [Constraint], present: [ConstraintHandle], description: String) {
    self.rejected = rejected
    self.present = present
    self.description = description
  }
}

extension Conflict: CustomStringConvertible {}
