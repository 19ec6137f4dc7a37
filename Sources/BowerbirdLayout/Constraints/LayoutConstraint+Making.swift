extension LayoutConstraint {
  /// Makes the constraints of a closure without activating them.
  ///
  /// - Parameter content: The constraints.
  /// - Returns: The constraints in the order in which they are written, composites part by part.
  public static func make(@ConstraintBuilder _ content: () -> [LayoutConstraint]) -> [LayoutConstraint] { content() }

  /// Makes the constraints of a closure and activates them.
  ///
  /// - Parameter content: The constraints.
  /// - Returns: The constraints as a group, to be changed or switched off later.
  @discardableResult
  public static func activate(@ConstraintBuilder _ content: () -> [LayoutConstraint]) -> ConstraintGroup {
    let group = ConstraintGroup(content())
    group.isActive = true
    return group
  }

  /// Activates constraints that were made before.
  ///
  /// - Parameter constraints: The constraints; what is active already stays so.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Switches constraints off.
  ///
  /// - Parameter constraints: The constraints; what is not active stays so.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
