/// Why a variable has the value that it has: the constraints that hold it there, and what each contributes.
///
/// ```swift
/// try solver.add(left + width <= 320)
/// try solver.add(left == 20)
/// try solver.add(width == 400, priority: .high)
/// solver.explanation(of: width).description
/// // "width = 300: 1*320 [required: left + width <= 320] - 1*20 [required: left == 20]"
/// ```
///
/// The value is the sum of the contributions, but for rounding. If the target of one of the constraints moves by a little,
/// the value moves by the part's coefficient times as much.
public struct Explanation: Hashable, Sendable {
  /// What holds a value.
  public enum Source: Hashable, Sendable {
    /// An active constraint: it holds exactly.
    case constraint(ConstraintHandle)

    /// The suggestion for an edit variable.
    case edit(Variable)

    /// Nothing but the rule that what is free stays where it was.
    case stay(Variable)
  }

  /// What one source contributes to a value.
  public struct Part: Hashable, Sendable {
    /// The constraint, edit or stay.
    public let source: Source

    /// How far the value moves when the target moves by 1; never 0.
    public let coefficient: Double

    /// The right side of the constraint as one would write it, with the variables on the left; or the suggestion, or the
    /// value that stays.
    public let target: Double

    let name: String

    /// The part's share of the value: the coefficient times the target.
    public var contribution: Double { coefficient * target }
  }

  /// The variable whose value is explained.
  public let variable: Variable

  /// The value of the variable; not a number for a variable of another solver.
  public let value: Double

  /// What holds the value: constraints and edits in the order of their rows, then stays by variable.
  public let parts: [Part]

  let name: String
}

extension Explanation: CustomStringConvertible {
  /// The value as a sum, each summand with the constraint that it comes from.
  public var description: String {
    var text = "\(name) = \(plain(value))"
    for (place, part) in parts.enumerated() {
      let sign = part.coefficient < 0 ? "- " : (place == 0 ? "" : "+ ")
      let target = part.target < 0 ? "(\(plain(part.target)))" : plain(part.target)
      text += "\(place == 0 ? ": " : " ")\(sign)\(plain(part.coefficient.magnitude))*\(target) [\(part.name)]"
    }
    return text
  }
}
