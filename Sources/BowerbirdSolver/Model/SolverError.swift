/// The reason why a solver refused a call.
///
/// A refused call changes nothing.
///
/// ```swift
/// do { try solver.suggest(x, 3) } catch {
///   error.description                    // "x is not an edit variable; make it one with edit(_:priority:) first."
/// }
/// ```
public enum SolverError: Error, Hashable, Sendable {
  /// The cause of a refusal: the value at fault, and the name of this value in the description of the error.
  ///
  /// ```swift
  /// try solver.edit(x)
  /// do { try solver.suggest(x, .infinity) } catch .nonFinite(let culprit) {
  ///   culprit.value                        // inf
  ///   culprit.name                         // "The suggestion for x"
  /// }
  /// ```
  public struct Culprit<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The variable, handle, number or priority at fault.
    ///
    /// ```swift
    /// do { try solver.endEdit(x) } catch .unknownEdit(let culprit) {
    ///   solver.name(of: culprit.value)       // "x"
    /// }
    /// ```
    public let value: Value

    /// The name of the culprit in the description of the error, such as `x`, `x <= 5` or `The constant of x <= inf`.
    ///
    /// Variables have the names that they had when the error was thrown.
    ///
    /// ```swift
    /// do { try solver.add(x - y <= .infinity) } catch .nonFinite(let culprit) {
    ///   culprit.name                         // "The constant of x - y <= inf"
    /// }
    /// ```
    public let name: String

    init(_ value: Value, name: String) {
      self.value = value
      self.name = name
    }
  }

  /// The required constraints of the call cannot hold together with the present constraints, or with each other.
  ///
  /// ```swift
  /// try solver.add(x >= 10)
  /// try solver.add(x <= 5)                 // throws: "x <= 5 cannot hold together with x >= 10."
  /// ```
  case unsatisfiable(Conflict)

  /// The handle names no constraint of this solver: the constraint was removed, or belongs to another solver.
  ///
  /// ```swift
  /// let handle = try solver.add(x == 3)
  /// try solver.remove(handle)
  /// try solver.remove(handle)
  /// // throws: "x == 3 is not in this solver: it was removed, or belongs to another solver."
  /// ```
  case unknownConstraint(Culprit<ConstraintHandle>)

  /// The variable is an edit variable already.
  ///
  /// ```swift
  /// try solver.edit(x)
  /// try solver.edit(x)
  /// // throws: "x is an edit variable already; suggest a value, or end its edit first."
  /// ```
  case duplicateEdit(Culprit<Variable>)

  /// The variable is not an edit variable.
  ///
  /// ```swift
  /// try solver.suggest(x, 3)
  /// // throws: "x is not an edit variable; make it one with edit(_:priority:) first."
  /// ```
  case unknownEdit(Culprit<Variable>)

  /// The edit is required, but a suggestion is always optional.
  ///
  /// ```swift
  /// try solver.edit(x, priority: .required)
  /// // throws: "The edit of x cannot be required, because a suggestion is optional. Use a priority below 1000."
  /// ```
  case requiredEdit(Culprit<Variable>)

  /// A coefficient, constant or suggestion is infinite or not a number.
  ///
  /// A constant is also refused with this error if it overflows when it is divided by the largest coefficient, as in
  /// `1e-200 * x <= 1e200`.
  ///
  /// ```swift
  /// try solver.edit(x)
  /// try solver.suggest(x, .infinity)       // throws: "The suggestion for x is not finite: inf."
  /// ```
  case nonFinite(Culprit<Double>)

  /// The priority is not a number from 1 to 1000.
  ///
  /// ```swift
  /// try solver.add(x == 3, priority: 0)
  /// // throws: "The priority of x == 3 is 0; it must be a number from 1 to 1000."
  /// ```
  case invalidPriority(Culprit<Priority>)

  /// The variable belongs to another solver.
  ///
  /// ```swift
  /// try Solver().add(x == 3)
  /// // throws: "Variable 0, in (variable 0 of another solver) == 3, belongs to another solver."
  /// ```
  case foreignVariable(Culprit<Variable>)
}

extension SolverError: CustomStringConvertible {
  /// The error as a sentence.
  ///
  /// ```swift
  /// do { try solver.add(x == .nan) } catch {
  ///   error.description                    // "The constant of x == nan is not finite: nan."
  /// }
  /// ```
  ///
  /// - Complexity: O(length of the sentence).
  public var description: String {
    switch self {
    case .unsatisfiable(let conflict):
      conflict.description
    case .unknownConstraint(let culprit):
      "\(culprit.name) is not in this solver: it was removed, or belongs to another solver."
    case .duplicateEdit(let variable):
      "\(variable.name) is an edit variable already; suggest a value, or end its edit first."
    case .unknownEdit(let variable):
      "\(variable.name) is not an edit variable; make it one with edit(_:priority:) first."
    case .requiredEdit(let variable):
      "The edit of \(variable.name) cannot be required, because a suggestion is optional. Use a priority below 1000."
    case .nonFinite(let culprit):
      "\(culprit.name) is not finite: \(plain(culprit.value))."
    case .invalidPriority(let culprit):
      "\(culprit.name) is \(plain(culprit.value.value)); it must be a number from 1 to 1000."
    case .foreignVariable(let culprit):
      "\(culprit.name) belongs to another solver."
    }
  }
}
