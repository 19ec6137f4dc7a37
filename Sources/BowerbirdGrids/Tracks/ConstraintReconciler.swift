import BowerbirdLayout
import BowerbirdSolver

/// Adds, changes and removes the constraints and the definitions of one grid, and counts these changes.
final class ConstraintReconciler {
  /// The node of the grid, which owns this object; unmanaged, because each definition of each item needs it.
  private let storedHost: Unmanaged<LayoutNode>

  private var host: LayoutNode { storedHost.takeUnretainedValue() }

  @exclusivity(unchecked) private(set) var work = CompilerWork()

  /// The old constraints that the present call of `replace(_:with:)` has not reused yet.
  @exclusivity(unchecked) private var replaced: [LayoutConstraint] = []

  init(host: LayoutNode) { storedHost = .passUnretained(host) }

  /// Returns a constraint of `expression relation 0`, which takes effect at the next layout.
  ///
  /// The constraint replaces `old`, if `old` is not nil. During a call of `replace(_:with:)`, the constraint may
  /// replace one of the old constraints of that call instead. If the new and the old constraint differ at most in the
  /// constant and the priority, the old constraint is changed and returned.
  func add(
    _ expression: consuming LayoutExpression, _ relation: Relation, _ priority: Priority = .required,
    _ identifier: String, over old: LayoutConstraint? = nil
  ) -> LayoutConstraint {
    tie(&expression)
    if let old = old ?? takeReplaced(expression, relation, identifier) {
      if old.differsOnlyInNumbers(expression, relation, identifier) {
        if old.priority != priority { change(old, priority: priority) }
        return change(old, to: expression)
      }
      remove(old)
    }
    work.added += 1
    return LayoutConstraint(arranging: consume expression, relation, priority, identifier)
  }

  /// Sets a definition of an item, which takes effect at the next layout.
  ///
  /// - Parameters:
  ///   - part: The part of the item's frame that the definition sets.
  ///   - axis: The axis of the part.
  ///   - node: The item.
  ///   - definition: The definition, which replaces the previous definition.
  ///   - counts: Whether a change of only the constant is counted as work.
  func define(
    _ part: ItemDefinitions.Part, _ axis: Axis, of node: LayoutNode, _ definition: Definition, counts: Bool = true
  ) {
    switch storedHost._withUnsafeGuaranteedRef({ node.define(part, axis, definition, in: $0) }) {
    case .nothing: break
    case .constant: if counts { work.changed += 1 }
    case .terms:
      work.removed += 1
      work.added += 1
    case .new: work.added += 1
    }
  }

  /// Ends the definition of a part of an item's frame, if the part has a definition.
  func endDefinition(_ part: ItemDefinitions.Part, _ axis: Axis, of node: LayoutNode) {
    if node.endDefinition(part, axis, in: host) { work.removed += 1 }
  }

  /// Ends the definitions of an item along one axis.
  ///
  /// The definitions of a released item are counted as removed too. The count therefore does not depend on the time at
  /// which items are released.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - axis: The axis.
  ///   - count: The number of definitions.
  func endDefinitions(of item: ItemReference, along axis: Axis, count: Int) {
    work.removed += count
    guard let node = item.node else { return }
    for part in [ItemDefinitions.Part.position, .length] { node.endDefinition(part, axis, in: host) }
  }

  /// Adds the grid with coefficient 0 to a constraint.
  ///
  /// A constraint has no effect unless all its items are in one tree. Without the grid in the constraint, an item that
  /// was moved to a grid of another tree would keep the constraint of this grid.
  private func tie(_ expression: inout LayoutExpression) {
    if !expression.involves(host.reference) { expression.add(host, .width, 0) }
  }

  /// Replaces old constraints by new constraints, and returns the constraints that are now in effect.
  ///
  /// `make` returns the new constraints, and must make each with `add`. An old constraint that differs from a new
  /// constraint only in the constant and the priority is changed and kept.
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
    replaced.firstIndex { $0.differsOnlyInNumbers(expression, relation, identifier) }.map { replaced.remove(at: $0) }
  }

  func remove(_ constraint: LayoutConstraint?) {
    guard let constraint else { return }
    constraint.isActive = false
    work.removed += 1
  }

  func remove(_ constraints: [LayoutConstraint]) { for constraint in constraints { remove(constraint) } }

  /// Removes a constraint, and returns nil in its place.
  func drop(_ constraint: LayoutConstraint?) -> LayoutConstraint? {
    remove(constraint)
    return nil
  }

  private func change(_ constraint: LayoutConstraint, to expression: LayoutExpression) -> LayoutConstraint {
    if constraint.constant != -expression.constant { change(constraint, constant: -expression.constant) }
    return constraint
  }

  func change(_ constraint: LayoutConstraint, constant: Double) {
    constraint.constant = constant
    work.changed += 1
  }

  /// Changes the constant of a constraint without counting the change as work.
  ///
  /// Such a change only follows from another change, such as a change of an item's content.
  func follow(_ constraint: LayoutConstraint, constant: Double) {
    if constraint.constant != constant { constraint.constant = constant }
  }

  func change(_ constraint: LayoutConstraint, priority: Priority) {
    constraint.priority = priority
    work.changed += 1
  }
}

extension LayoutConstraint {
  /// Returns whether the constraint differs from a new constraint at most in its constant and its priority.
  fileprivate func differsOnlyInNumbers(_ other: LayoutExpression, _ relation: Relation, _ identifier: String) -> Bool {
    guard self.relation == relation, self.identifier == identifier, expression.termCount == other.termCount else {
      return false
    }
    return zip(expression.terms, other.terms).allSatisfy { term, other in
      term.item === other.item && term.attribute == other.attribute && term.coefficient == other.coefficient
    }
  }
}
