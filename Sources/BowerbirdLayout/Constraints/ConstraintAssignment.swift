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

  /// Refuses a modifier after `-->`: the modifier would change the former value of the variable.
  @available(
    *, unavailable, message: "--> comes last: write a == b --! .priority(.high) --> constraint"
  )
  @discardableResult public static func --> (left: Self, right: some ConstraintSource) -> Self { left }
}

extension LayoutConstraint {
  /// Notes that `-->` stores the constraint, which then remains an object as long as it is active.
  public func noteStored() { isStored = true }
}
