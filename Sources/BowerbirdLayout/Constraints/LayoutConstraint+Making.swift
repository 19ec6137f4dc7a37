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
