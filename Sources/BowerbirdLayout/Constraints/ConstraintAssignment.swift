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
}
