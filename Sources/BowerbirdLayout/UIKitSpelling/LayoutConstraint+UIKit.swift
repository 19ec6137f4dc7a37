import BowerbirdSolver

extension LayoutConstraint {
  /// The name that UIKit has for the attributes of items.
  public typealias Attribute = LayoutAttribute

  /// Creates a constraint that is not active: `item.attribute relation other.attribute * multiplier + constant`.
  ///
  /// ```swift
  /// NSLayoutConstraint(
  ///   item: title, attribute: .top, relatedBy: .equal, toItem: image, attribute: .bottom, multiplier: 1, constant: 8)
  /// ```
  ///
  /// Attributes that cannot be compared, such as a width and an upper edge, make a constraint that says nothing; the next report
  /// names it.
  ///
  /// - Parameters:
  ///   - item: The item on the left side.
  ///   - attribute: Which number of it.
  ///   - relation: How both sides relate.
  ///   - other: The item on the right side; nil for a number.
  ///   - otherAttribute: Which number of it; `.notAnAttribute` without an item.
  ///   - multiplier: What the number of the other item is multiplied by.
  ///   - constant: What is added to that.
  ///   - file: The file that the constraint is declared in.
  ///   - line: The line that the constraint is declared in.
  public convenience init(
    item: any LayoutItem, attribute: LayoutAttribute, relatedBy relation: Relation, toItem other: (any LayoutItem)?,
    attribute otherAttribute: LayoutAttribute, multiplier: Double, constant: Double, file: StaticString = #fileID,
    line: Int = #line
  ) {
    var expression = LayoutExpression(item.layoutNode.reference, attribute, constant: -constant)
    if let other, otherAttribute != .notAnAttribute {
      expression.append(LayoutExpression.Term(other.layoutNode.reference, otherAttribute, coefficient: -multiplier))
    }
    if !expression.isComparable {
      let refused = LayoutConstraint(expression: expression, relation: relation, file: file, line: line)
      item.layoutNode.note(.incomparable(refused))
      expression = LayoutExpression(constant: 0)
    }
    self.init(expression: expression, relation: relation, file: file, line: line)
  }

  /// The item that the left side begins with, while it is there.
  public var firstItem: (any LayoutItem)? { expression.first?.item.node?.owner }

  /// The first item of the right side, if there is one.
  public var secondItem: (any LayoutItem)? { expression.second?.item.node?.owner }

  /// The attribute that the left side begins with.
  public var firstAttribute: LayoutAttribute { expression.first?.attribute ?? .notAnAttribute }

  /// The first attribute of the right side.
  public var secondAttribute: LayoutAttribute { expression.second?.attribute ?? .notAnAttribute }
}

extension LayoutExpression {
  /// Whether all terms are lengths, or all are places along one axis.
  fileprivate var isComparable: Bool {
    let attributes = terms.map { $0.attribute }
    guard let first = attributes.first, !attributes.contains(.notAnAttribute) else { return false }
    return attributes.allSatisfy { $0.isLength == first.isLength && ($0.isLength || $0.axis == first.axis) }
  }
}

extension LayoutAttribute {
  fileprivate var isLength: Bool { self == .width || self == .height }
}
