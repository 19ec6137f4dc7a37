import BowerbirdSolver

extension LayoutConstraint {
  /// UIKit's name for ``LayoutAttribute``.
  public typealias Attribute = LayoutAttribute

  /// Creates an inactive constraint: `item.attribute relation other.attribute * multiplier + constant`.
  ///
  /// ```swift
  /// NSLayoutConstraint(
  ///   item: title, attribute: .top, relatedBy: .equal, toItem: image, attribute: .bottom, multiplier: 1, constant: 8)
  /// ```
  ///
  /// Attributes that cannot be compared, such as a width and an upper edge, make a constraint without effect. The
  /// attribute `.notAnAttribute` of an item has the same result. In both cases, the next report names the constraint.
  ///
  /// - Parameters:
  ///   - item: The item on the left side.
  ///   - attribute: The attribute of that item.
  ///   - relation: The relation of the two sides.
  ///   - other: The item on the right side, or nil for a number, with which only a length can be compared.
  ///   - otherAttribute: The attribute of the other item; without effect if there is no other item.
  ///   - multiplier: The factor of the other item's attribute; without effect if there is no other item.
  ///   - constant: The constant on the right side.
  ///   - file: The file of the declaration.
  ///   - line: The line of the declaration.
  public convenience init(
    item: any LayoutItem, attribute: LayoutAttribute, relatedBy relation: Relation, toItem other: (any LayoutItem)?,
    attribute otherAttribute: LayoutAttribute, multiplier: Double, constant: Double, file: StaticString = #fileID,
    line: Int = #line
  ) {
    var expression = LayoutExpression(item.layoutNode.reference, attribute, constant: -constant)
    if let other {
      expression.append(LayoutExpression.Term(other.layoutNode.reference, otherAttribute, coefficient: -multiplier))
    }
    if !expression.isComparable {
      let refused = LayoutConstraint(expression: expression, relation: relation, file: file, line: line)
      item.layoutNode.note(.incomparable(refused))
      expression = LayoutExpression(constant: 0)
    }
    self.init(expression: expression, relation: relation, file: file, line: line)
  }

  /// The item of the first term, usually of the left side; nil without a first term, or once the item has been
  /// released.
  public var firstItem: (any LayoutItem)? { expression.first?.item.node?.owner }

  /// The item of the second term, usually of the right side; nil without a second term, or once the item has been
  /// released.
  public var secondItem: (any LayoutItem)? { expression.second?.item.node?.owner }

  /// The attribute of the first term, or `.notAnAttribute` if the constraint has no term.
  public var firstAttribute: LayoutAttribute { expression.first?.attribute ?? .notAnAttribute }

  /// The attribute of the second term, or `.notAnAttribute` if the constraint has no second term.
  public var secondAttribute: LayoutAttribute { expression.second?.attribute ?? .notAnAttribute }
}

extension LayoutExpression {
  /// Whether all terms are lengths, or all are several positions on one axis.
  fileprivate var isComparable: Bool {
    let attributes = terms.map { $0.attribute }
    guard let first = attributes.first, !attributes.contains(.notAnAttribute) else { return false }
    if attributes.count == 1 { return first.isLength }
    return attributes.allSatisfy { $0.isLength == first.isLength && ($0.isLength || $0.axis == first.axis) }
  }
}

extension LayoutAttribute {
  fileprivate var isLength: Bool { self == .width || self == .height }
}
