/// A minimal set of required constraints that cannot hold together.
///
/// If any one of these constraints is removed, the other constraints can hold together.
///
/// ```swift
/// let floor = try solver.add(x >= 10)
/// do { try solver.add(x <= 5) } catch .unsatisfiable(let conflict) {
///   conflict.present == [floor]          // true
///   conflict.rejected == [x <= 5]        // true
/// }
/// ```
public struct Conflict: Hashable, Sendable {
  /// The constraints of the conflict that the refused call would have added or changed.
  ///
  /// ```swift
  /// do { try solver.add([x >= 10, x <= 5, y == 1]) } catch .unsatisfiable(let conflict) {
  ///   conflict.rejected.count              // 2: y has no part in it
  /// }
  /// ```
  public let rejected: [Constraint]

  /// The other constraints of the conflict, which the solver contains.
  ///
  /// ```swift
  /// let floor = try solver.add(x >= 10)
  /// do { try solver.add(x <= 5) } catch .unsatisfiable(let conflict) {
  ///   conflict.present == [floor]          // true
  /// }
  /// ```
  public let present: [ConstraintHandle]

  /// The conflict as a sentence, with the names that the variables had when the solver refused the constraints.
  ///
  /// ```swift
  /// try solver.add(x >= 10)
  /// do { try solver.add(x <= 5) } catch .unsatisfiable(let conflict) {
  ///   conflict.description                 // "x <= 5 cannot hold together with x >= 10."
  /// }
  /// ```
  public let description: String

  /// The factors of the constraints in ``rejected``, for a proof that the constraints of the conflict contradict each
  /// other.
  ///
  /// Write each constraint as `expression relation 0`, and multiply the expression by the constraint's factor. The
  /// factor is above 0 for `<=`, below 0 for `>=`, and of any sign for `==`. So each product is at most 0 if its
  /// constraint holds. In the sum of all products, the variables cancel, and a constant above 0 is left. If all
  /// constraints held, the sum would be 0 or less.
  ///
  /// ```swift
  /// try solver.add(x >= 10)
  /// do { try solver.add(2 * x <= 10) } catch .unsatisfiable(let conflict) {
  ///   conflict.rejectedFactors             // [1.0]
  ///   conflict.presentFactors              // [-2.0]: 2x - 10 - 2 (x - 10) is 10, and not 0 or less
  /// }
  /// ```
  public let rejectedFactors: [Double]

  /// The factors of the constraints in ``present``, for the proof that ``rejectedFactors`` describes.
  ///
  /// ```swift
  /// try solver.add(x >= 10)
  /// do { try solver.add(x <= 5) } catch .unsatisfiable(let conflict) {
  ///   conflict.presentFactors              // [-1.0]: (x - 5) - (x - 10) is 5, and not 0 or less
  /// }
  /// ```
  public let presentFactors: [Double]

  init(
    rejected: [Constraint], present: [ConstraintHandle], description: String, rejectedFactors: [Double],
    presentFactors: [Double]
  ) {
    self.rejected = rejected
    self.present = present
    self.description = description
    self.rejectedFactors = rejectedFactors
    self.presentFactors = presentFactors
  }
}

extension Conflict: CustomStringConvertible {}
