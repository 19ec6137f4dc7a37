import BowerbirdSolver

extension LayoutConstraint {
  /// Creates the constraints of a closure without activating them.
  ///
  /// - Parameter content: The constraints.
  /// - Returns: The constraints in the order of the closure. A composite relation, such as a relation of two sizes,
  ///   contributes several constraints.
  public static func make(@ConstraintBuilder _ content: () -> [LayoutConstraint]) -> [LayoutConstraint] { content() }

  /// Creates the constraints of a closure and activates them.
  ///
  /// - Parameter content: The constraints.
  /// - Returns: The constraints as a group, for later changes.
  @discardableResult
  public static func activate(@ConstraintBuilder _ content: () -> [LayoutConstraint]) -> ConstraintGroup {
    ConstraintGroup(activating: ConstraintList(content()))
  }

  /// Activates existing constraints.
  ///
  /// - Parameter constraints: The constraints. Active constraints stay active.
  public static func activate(_ constraints: [LayoutConstraint]) {
    constraints.switchAll(true)
  }

  /// Deactivates constraints.
  ///
  /// - Parameter constraints: The constraints. Inactive constraints stay inactive.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    constraints.switchAll(false)
  }

  // MARK: - Constraints of containers

  /// Creates a constraint with which a container arranges its children, and activates it.
  ///
  /// - Parameters:
  ///   - expression: The left side. The right side is 0.
  ///   - relation: The relation of the left side to 0.
  ///   - priority: The priority.
  ///   - identifier: The name of the constraint in reports.
  package convenience init(
    arranging expression: consuming LayoutExpression, _ relation: Relation, _ priority: Priority, _ identifier: String
  ) {
    self.init(expression: consume expression, relation: relation, priority: priority, identifier: identifier)
    isOfContainer = true
    isActive = true
  }

  /// Creates a constraint that describes a definition and has no row.
  ///
  /// When a row is needed, ``enter(_:_:)`` adds the constraint to the engine.
  convenience init(defining item: ItemReference, _ definition: Definition, in container: ItemReference) {
    self.init(
      expression: definition.expression(of: item, in: container), relation: .equal,
      identifier: definition.name)
    isOfContainer = true
    stage = .substituted
  }
}

extension [LayoutConstraint] {
  /// Activates or deactivates all constraints.
  ///
  /// The array keeps the constraints alive, so no reference counting is necessary.
  func switchAll(_ isOn: Bool) {
    withUnsafeBufferPointer { constraints in
      for index in constraints.indices {
        Unmanaged.passUnretained(constraints[index])._withUnsafeGuaranteedRef { $0.isActive = isOn }
      }
    }
  }
}
