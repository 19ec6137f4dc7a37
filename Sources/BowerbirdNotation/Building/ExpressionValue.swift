import Bowerbird

/// An expression as sums of attributes with coefficients: one sum for each part of the expression's kind.
struct ExpressionValue {
  var kind: ExpressionKind

  /// The sums, one for each part; numbers in parentheses are sums without attributes, one for each number.
  var parts: [LayoutExpression]

  init(_ kind: ExpressionKind, _ parts: [LayoutExpression]) {
    self.kind = kind
    self.parts = parts
  }

  /// The expression with the opposite sign.
  var negated: ExpressionValue { ExpressionValue(kind, parts.map { $0 * -1 }) }

  /// Returns the sum that this operand contributes to the part at an index of an expression of kind `other`.
  ///
  /// A single sum contributes to every part. From numbers in parentheses, the function returns the number with the
  /// part's label, or the number at the part's index if the numbers have no labels.
  private func part(_ index: Int, of other: ExpressionKind) -> LayoutExpression {
    if case .amounts(let labels) = kind, let indices = other.indices(of: labels), index < indices.count {
      return parts[indices[index]]
    }
    return parts.count == 1 ? parts[0] : index < parts.count ? parts[index] : LayoutExpression()
  }

  /// Returns the value of two expressions with an operator between them; nil if the operator does not accept the kinds.
  static func combined(_ left: ExpressionValue, _ sign: NotationOperator, _ right: ExpressionValue) -> ExpressionValue?
  {
    guard let kind = ExpressionKind.combined(left.kind, sign, right.kind) else { return nil }
    let count = max(left.parts.count, kind.partCount)
    var parts: [LayoutExpression] = []
    for index in 0..<count {
      let first = left.part(index, of: kind), second = right.part(index, of: kind)
      switch sign {
      case .plus: parts.append(first + second)
      case .minus: parts.append(first - second)
      case .times: parts.append(second.termCount == 0 ? first * second.constant : second * first.constant)
      case .over: parts.append(first / second.constant)
      case .outset: parts.append(first + second.constant * kind.outward(index))
      case .inset: parts.append(first - second.constant * kind.outward(index))
      }
    }
    return ExpressionValue(kind, parts)
  }

  /// Returns, for each part, the left side less the right side, and the relation of this difference to 0.
  ///
  /// Between edges, `<=` means that the left side lies inside of the right side. So the relation is inverted for the
  /// leading and the upper edge.
  static func related(
    _ left: ExpressionValue, _ relation: Relation, _ right: ExpressionValue
  ) -> [RelatedParts] {
    let kind = left.kind == .number ? right.kind : left.kind
    return (0..<kind.partCount).map { index in
      let difference = left.part(index, of: kind) - right.part(index, of: kind)
      let isInverted = kind.isEdges && index % 2 == 0
      return RelatedParts(difference: difference, relation: isInverted ? relation.inverted : relation)
    }
  }
}

/// One part of a relation: a sum that is compared with 0.
struct RelatedParts {
  let difference: LayoutExpression
  let relation: Relation
}

extension ExpressionKind {
  /// Returns the change of a part by an outer margin of 1: −1 or 1 for an edge, which moves outward; 2 for a length.
  fileprivate func outward(_ index: Int) -> Double { isEdges ? index % 2 == 0 ? -1 : 1 : 2 }
}

extension Relation {
  /// The relation that holds after both sides have changed their signs: `>=` for `<=`.
  fileprivate var inverted: Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
