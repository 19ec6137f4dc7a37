/// One side of a constraint as a text declares it, without redundant parentheses.
///
/// ```swift
/// // card.width * 0.5 - 10
/// .operation(.operation(.anchor(.named("card"), .width), .times, .number(0.5)), .minus, .number(10))
/// ```
public indirect enum NotationExpression: Hashable, Sendable {
  /// A number.
  case number(Double)

  /// Several numbers for the parts of an anchor such as `size`: `(20, 40)`.
  case amounts([NotationAmount])

  /// An anchor of an item.
  case anchor(NotationSubject, NotationAnchor)

  /// An expression with the opposite sign.
  case negated(NotationExpression)

  /// Two expressions with an operator between them.
  case operation(NotationExpression, NotationOperator, NotationExpression)
}

extension NotationExpression {
  /// The value of an expression that contains only numbers; nil for all other expressions.
  var constant: Double? {
    switch self {
    case .number(let value): return value
    case .amounts, .anchor: return nil
    case .negated(let part): return part.constant.map { -$0 }
    case .operation(let left, let sign, let right):
      guard let left = left.constant, let right = right.constant else { return nil }
      switch sign {
      case .plus: return left + right
      case .minus: return left - right
      case .times: return left * right
      case .over: return left / right
      case .outset, .inset: return nil
      }
    }
  }
}
