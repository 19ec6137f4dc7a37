import BowerbirdSolver

/// The constraints that a closure with a ``ConstraintBuilder`` returns.
///
/// The list is empty after its constraints have been taken, for example by a ``ConstraintGroup``.
public final class ConstraintList {
  @exclusivity(unchecked) private var collected: CollectedConstraints

  /// Creates a list of the constraints of a component; the component must not be used afterwards.
  init(_ part: ConstraintBuilder.Component) { collected = CollectedConstraints(part) }

  /// Creates a list of collected constraints.
  init(_ collected: consuming CollectedConstraints) { self.collected = collected }

  /// Creates a list of constraints.
  init(_ constraints: consuming [LayoutConstraint]) { collected = CollectedConstraints(constraints) }

  /// Removes and returns the constraints in the form in which they were collected.
  func take() -> CollectedConstraints {
    var taken = CollectedConstraints()
    swap(&taken, &collected)
    return taken
  }

  /// Removes the constraints, and returns them as objects.
  func takeConstraints() -> [LayoutConstraint] { collected.takeConstraints() }
}
