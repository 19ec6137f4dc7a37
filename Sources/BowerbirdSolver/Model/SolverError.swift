/// Why a solver refused a call.
///
/// The call left no trace.
public enum SolverError: Error, Hashable, Sendable {
  /// A constraint with the name it had when the error was made.
  public struct Culprit<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The variable, constraint or handle at fault.
    public let value: Value

    /// How the sentence of the error calls it.
    public let name: String

    init(_ value: Value, name: String) {
      self.value = value
      self.name = name
    }
  }

  /// The required constraints of the call cannot hold together with those present, or with each other.
  case unsatisfiable(Conflict)

  /// The handle names no constraint of this solver: it was removed, or belongs to another solver.
  case unknownConstraint(ConstraintHandle)

  /// The variable is an edit variable already.
  case duplicateEdit(Culprit<Variable>)

  /// The variable is not an edit variable.
  case unknownEdit(Culprit<Variable>)

  /// An edit cannot be required: a suggestion is a wish.
  case requiredEdit(Culprit<Variable>)

  /// A coefficient, constant or suggestion is not a number or is infinite.
  case nonFinite(Culprit<Double>)

  /// The priority is not a number from 1 to 1000.
  case invalidPriority(Priority)

  /// The variable belongs to another solver.
  case foreignVariable(Variable)
}

extension SolverError: CustomStringConvertible {
  /// The error as a sentence that names the culprits.
  public var description: String {
    switch self {
    case .unsatisfiable(let conflict):
      conflict.description
    case .unknownConstraint(let handle):
      "The handle of row \(handle.row) names no constraint of this solver: it was removed, or belongs to another one."
    case .duplicateEdit(let variable):
      "\(variable.name) is an edit variable already; suggest a value, or end its edit first."
    case .unknownEdit(let variable):
      "\(variable.name) is not an edit variable; make it one with edit(_:priority:) first."
    case .requiredEdit(let variable):
      "The edit of \(variable.name) cannot be required: a suggestion is a wish. Use a priority below 1000."
    case .nonFinite(let culprit):
      "\(culprit.name) is not finite: \(culprit.value)."
    case .invalidPriority(let priority):
      "\(plain(priority.value)) is no priority; it must be a number from 1 to 1000."
    case .foreignVariable(let variable):
      "Variable \(variable.index) belongs to another solver."
    }
  }
}
