import BowerbirdLayout
import BowerbirdSolver

/// Makes the constraints of one grid, and counts what each change of a plan costs.
final class RowBook {
  private unowned(unsafe) let host: LayoutNode
  private(set) var work = CompilerWork()

  init(host: LayoutNode) { self.host = host }

  /// A constraint of `expression relation 0`, which takes effect at the next layout.
  func add(
    _ expression: LayoutExpression, _ relation: Relation, _ priority: Priority = .required, _ identifier: String
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      expression: expression, relation: relation, priority: priority, identifier: identifier)
    constraint.isActive = true
    work.added += 1
    return constraint
  }

  /// A constraint that says what a number of the first item is made up of.
  func define(_ expression: LayoutExpression, _ identifier: String) -> LayoutConstraint {
    let constraint = LayoutConstraint(expression: expression, relation: .equal, identifier: identifier)
    constraint.isDefinition = true
    constraint.isActive = true
    work.added += 1
    return constraint
  }

  func remove(_ constraint: LayoutConstraint?) {
    guard let constraint else { return }
    constraint.isActive = false
    work.removed += 1
  }

  func remove(_ constraints: [LayoutConstraint]) { for constraint in constraints { remove(constraint) } }

  func change(_ constraint: LayoutConstraint, constant: Double) {
    constraint.constant = constant
    work.changed += 1
  }

  func change(_ constraint: LayoutConstraint, priority: Priority) {
    constraint.priority = priority
    work.changed += 1
  }
}
