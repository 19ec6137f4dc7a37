import BowerbirdLayout
import BowerbirdSolver

/// Makes the constraints of one grid, and counts what each change of a plan costs.
final class RowBook {
  private unowned(unsafe) let host: LayoutNode
  private(set) var work = CompilerWork()

  /// Constraints in whose place others are being made.
  private var replaced: [LayoutConstraint] = []

  init(host: LayoutNode) { self.host = host }

  /// A constraint of `expression relation 0`, which takes effect at the next layout.
  ///
  /// It takes the place of an old one, and is that one if they differ in a number at most.
  func add(
    _ expression: consuming LayoutExpression, _ relation: Relation, _ priority: Priority = .required,
    _ identifier: String, over old: LayoutConstraint? = nil
  ) -> LayoutConstraint {
    tie(&expression)
    if let old = old ?? takeReplaced(expression, relation, identifier) {
      if !old.isDefinition && old.saysTheSame(expression, relation, identifier) {
        if old.priority != priority { change(old, priority: priority) }
        return change(old, to: expression)
      }
      remove(old)
    }
    let constraint = LayoutConstraint(
      expression: expression, relation: relation, priority: priority, identifier: identifier)
    constraint.isOfContainer = true
    constraint.isActive = true
    work.added += 1
    return constraint
  }

  /// A constraint that says what a number of the first item is made up of.
  ///
  /// It takes the place of an old one, and is that one if they differ in a number at most.
  func define(
    _ expression: consuming LayoutExpression, _ identifier: String, over old: LayoutConstraint? = nil,
    counts: Bool = true
  ) -> LayoutConstraint {
    tie(&expression)
    if let old {
      if !counts && old.isDefinition && old.saysTheSame(expression, .equal, identifier) {
        follow(old, constant: -expression.constant)
        return old
      }
      if old.isDefinition && old.saysTheSame(expression, .equal, identifier) { return change(old, to: expression) }
      remove(old)
    }
    let constraint = LayoutConstraint(expression: expression, relation: .equal, identifier: identifier)
    constraint.isDefinition = true
    constraint.isOfContainer = true
    constraint.isActive = true
    work.added += 1
    return constraint
  }

  /// Adds the grid with coefficient 0 to a constraint of one item, so that it waits while the item is out of the tree.
  ///
  /// The item may be in another grid by then, which this one hears nothing of.
  private func tie(_ expression: inout LayoutExpression) {
    if !expression.speaks(of: host.reference) { expression.add(host, .width, 0) }
  }

  /// Makes several constraints in the place of others, of which those stay that differ in a number at most.
  func replace(_ old: [LayoutConstraint], with make: () -> [LayoutConstraint]) -> [LayoutConstraint] {
    replaced = old
    let constraints = make()
    remove(replaced)
    replaced = []
    return constraints
  }

  private func takeReplaced(
    _ expression: LayoutExpression, _ relation: Relation, _ identifier: String
  ) -> LayoutConstraint? {
    replaced.firstIndex { $0.saysTheSame(expression, relation, identifier) }.map { replaced.remove(at: $0) }
  }

  func remove(_ constraint: LayoutConstraint?) {
    guard let constraint else { return }
    constraint.isActive = false
    work.removed += 1
  }

  func remove(_ constraints: [LayoutConstraint]) { for constraint in constraints { remove(constraint) } }

  /// Takes a constraint away in whose place there is none.
  func drop(_ constraint: LayoutConstraint?) -> LayoutConstraint? {
    remove(constraint)
    return nil
  }

  private func change(_ constraint: LayoutConstraint, to expression: LayoutExpression) -> LayoutConstraint {
    if constraint.expression.constant != expression.constant { change(constraint, constant: -expression.constant) }
    return constraint
  }

  func change(_ constraint: LayoutConstraint, constant: Double) {
    constraint.constant = constant
    work.changed += 1
  }

  /// Changes a number that follows what items contain: no change of the plan, and so no work that counts.
  func follow(_ constraint: LayoutConstraint, constant: Double) {
    if constraint.constant != constant { constraint.constant = constant }
  }

  func change(_ constraint: LayoutConstraint, priority: Priority) {
    constraint.priority = priority
    work.changed += 1
  }
}

extension LayoutConstraint {
  /// Whether the constraint is another one but for a number.
  fileprivate func saysTheSame(_ other: LayoutExpression, _ relation: Relation, _ identifier: String) -> Bool {
    guard self.relation == relation, self.identifier == identifier, expression.termCount == other.termCount else {
      return false
    }
    return zip(expression.terms, other.terms).allSatisfy { term, other in
      term.item === other.item && term.attribute == other.attribute && term.coefficient == other.coefficient
    }
  }
}
