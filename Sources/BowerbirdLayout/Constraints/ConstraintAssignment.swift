extension ConstraintSource {
  /// Stores a constraint or a group in a variable, and gives it back.
  @discardableResult public static func --> (left: Self, right: inout Self) -> Self {
    right = left
    return left
  }

  /// Stores a constraint or a group in an optional variable, and gives it back.
  @discardableResult public static func --> (left: Self, right: inout Self?) -> Self {
    right = left
    return left
  }

  /// Refuses a change behind the variable: it would be made to what the variable held before.
  @available(
    *, unavailable, message: "--> comes last: write a == b --! .priority(.high) --> constraint"
  )
  @discardableResult public static func --> (left: Self, right: some ConstraintSource) -> Self { left }
}
