/// Why a solver refused a call.
///
/// The call left no trace.
public enum SolverError: Error, Hashable, Sendable {
  /// What a call was refused for, with the words that name it.
  public struct Culprit<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The variable, handle, number or priority at fault.
    public let value: Value

    /// How the sentence of the error calls it, with the names that variables had when the error was made: a variable's name,
    /// a constraint as one would write it, or "The constant of" such a constraint.
    public let name: String

    init(_ value: Value, name: String) {
      self.value = value
      self.name = name
    }
  }

  /// The required constraints of the call cannot hold together with those present, or with each other.
  case unsatisfiable(Conflict)

  /// The handle names no constraint of this solver: it was removed, or belongs to another solver.
  case unknownConstraint(Culprit<ConstraintHandle>)

  /// The variable is an edit variable already.
  case duplicateEdit(Culprit<Variable>)

  /// The variable is not an edit variable.
  case unknownEdit(Culprit<Variable>)

  /// An edit cannot be required: a suggestion is a wish.
  case requiredEdit(Culprit<Variable>)

  /// A coefficient, constant or suggestion is not a number or is infinite.
  case nonFinite(Culprit<Double>)

  /// The priority is not a number from 1 to 1000.
  case invalidPriority(Culprit<Priority>)

  /// The variable belongs to another solver.
  case foreignVariable(Culprit<Variable>)
}

extension SolverError: CustomStringConvertible {
  /// The error as a sentence that names the culprits.
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
      "The edit of \(variable.name) cannot be required: a suggestion is a wish. Use a priority below 1000."
    case .nonFinite(let culprit):
      "\(culprit.name) is not finite: \(plain(culprit.value))."
    case .invalidPriority(let culprit):
      "\(culprit.name) is \(plain(culprit.value.value)); it must be a number from 1 to 1000."
    case .foreignVariable(let culprit):
      "\(culprit.name) belongs to another solver."
    }
  }
}
