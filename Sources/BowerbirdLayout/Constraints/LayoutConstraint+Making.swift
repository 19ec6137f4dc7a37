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
    ConstraintGroup(activating: content())
  }

  /// Activates constraints that were made before.
  ///
  /// - Parameter constraints: The constraints; what is active already stays so.
  public static func activate(_ constraints: [LayoutConstraint]) {
    constraints.switchAll(true)
  }

  /// Switches constraints off.
  ///
  /// - Parameter constraints: The constraints; what is not active stays so.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    constraints.switchAll(false)
  }
}

extension [LayoutConstraint] {
  /// Switches all of them on or off; the array, which is held on to meanwhile, keeps them alive.
  func switchAll(_ isOn: Bool) {
    withUnsafeBufferPointer { constraints in
      for place in constraints.indices {
        Unmanaged.passUnretained(constraints[place])._withUnsafeGuaranteedRef { $0.isActive = isOn }
      }
    }
  }
}
