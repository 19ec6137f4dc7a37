/// An operator between two expressions.
public enum NotationOperator: String, Hashable, Sendable, CaseIterable {
  /// Adds.
  case plus = "+"

  /// Subtracts.
  case minus = "-"

  /// Multiplies; one side is a number.
  case times = "*"

  /// Divides by a number.
  case over = "/"

  /// Enlarges edges or a length by a margin on each side.
  case outset = "++"

  /// Shrinks edges or a length by a margin on each side.
  case inset = "--"

  /// Whether the operator has the precedence of a product.
  var isProduct: Bool { self == .times || self == .over }
}
