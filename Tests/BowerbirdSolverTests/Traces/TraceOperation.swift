import BowerbirdSolver

/// An operation of a trace: the first five change the solver, the others check it.
indirect enum TraceOperation {
  case add(id: String, Row)
  case remove(id: String)
  case edit(variable: String, priority: Double)
  case suggest(variable: String, value: Double)
  case endEdit(variable: String)
  case expect([Value], tolerance: Double)
  case expectErrors([Level], tolerance: Double)
  case expectSatisfied(id: String, tolerance: Double)
  case peerExpect([Value], tolerance: Double)
  case fails(Refusal, of: TraceOperation, Conflicts?)

  /// A row of a trace, with variables by name.
  struct Row {
    var terms: [Value]
    var constant: Double
    var relation: Relation
    var priority: Double
  }

  struct Value {
    var name: String
    var value: Double
  }

  struct Level {
    var priority: Double
    var error: Double
  }

  /// The errors of a trace, by their names in the file.
  enum Refusal: String {
    case unsatisfiable
    case duplicateConstraint
    case unknownConstraint
    case duplicateEditVariable
    case unknownEditVariable
    case badRequiredStrength
    case nonFinite
  }

  /// The minimal conflicts of a refused row: all of them if complete, otherwise some.
  struct Conflicts {
    var minimal: [Set<String>]
    var isComplete: Bool
  }
}
