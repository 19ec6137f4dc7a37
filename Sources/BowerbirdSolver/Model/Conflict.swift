/// Required constraints that cannot hold together, none of which could be spared.
///
/// Taking any single one of them out makes the rest satisfiable.
///
/// ```swift
/// let floor = try solver.add(x >= 10)
/// do { try solver.add(x <= 5) } catch {
///   // error.description: "x <= 5 cannot hold together with x >= 10."
/// }
/// ```
public struct Conflict: Hashable, Sendable {
  /// The members that the refused call brought.
  public let rejected: [Constraint]

  /// The members that the solver held before the call.
  public let present: [ConstraintHandle]

  /// The conflict as a sentence, with the names that the variables had at the time.
  public let description: String

  init(rejected: [Constraint], present: [ConstraintHandle], description: String) {
    self.rejected = rejected
    self.present = present
    self.description = description
  }
}

extension Conflict: CustomStringConvertible {}
