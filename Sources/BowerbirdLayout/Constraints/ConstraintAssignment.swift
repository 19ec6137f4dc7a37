extension ConstraintSource {
  /// Stores a constraint or a group in a variable, and returns the constraint or group.
  @discardableResult public static func --> (left: Self, right: inout Self) -> Self {
    left.noteStored()
    right = left
    return left
  }

  /// Stores a constraint or a group in an optional variable, and returns the constraint or group.
  @discardableResult public static func --> (left: Self, right: inout Self?) -> Self {
    left.noteStored()
    right = left
    return left
  }

  /// Makes the Swift compiler reject a modifier after `-->`, and a variable of another type.
  ///
  /// In `a == b --> c --! m`, the modifier `m` would change the former value of `c`, because `--!` has a higher
  /// precedence than `-->`.
  @available(
    *, unavailable,
    message:
      "--> comes last, and stores into a var of the relation's type, such as LayoutConstraint? or EdgesConstraints?"
  )
  @discardableResult public static func --> (left: Self, right: some ConstraintSource) -> Self { left }
}

extension LayoutConstraint {
  /// Prevents a plain record from replacing the constraint object, because `-->` stores the object in a variable.
  ///
  /// The variable may be weak, so the object must exist as long as the constraint is active.
  public func noteStored() { isStored = true }
}
