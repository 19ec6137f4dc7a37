/// An operator between two expressions.
public enum NotationOperator: String, Hashable, Sendable, CaseIterable {
  /// Adds two expressions.
  case plus = "+"

  /// Subtracts the right expression from the left expression.
  case minus = "-"

  /// Multiplies an expression by a number, which may be on either side.
  case times = "*"

  /// Divides an expression by a number.
  case over = "/"

  /// Enlarges edges, a size or a length by a margin on each side.
  case outset = "++"

  /// Shrinks edges, a size or a length by a margin on each side.
  case inset = "--"

  /// Whether the operator has the precedence of a product.
  var isProduct: Bool { self == .times || self == .over }
}
