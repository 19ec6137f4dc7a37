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

  /// Makes the Swift compiler reject a modifier after `-->`.
  ///
  /// The modifier would change the value that the variable had before the constraint was stored.
  @available(
    *, unavailable, message: "--> comes last: write a == b --! .priority(.high) --> constraint"
  )
  @discardableResult public static func --> (left: Self, right: some ConstraintSource) -> Self { left }
}

extension LayoutConstraint {
  /// Makes an active constraint remain an object, because `-->` stores it in a variable, which may be weak.
  public func noteStored() { isStored = true }
}
