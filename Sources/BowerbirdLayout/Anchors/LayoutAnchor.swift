/// A position or a length of an item, or a linear combination of several of them.
///
/// Items provide anchors. A relation between two anchors is a constraint:
///
/// ```swift
/// image.widthAnchor == container.widthAnchor * 0.8 - 10
/// image.leadingAnchor == label.trailingAnchor + 8
/// image.centerXAnchor == (label.leadingAnchor + label.trailingAnchor) / 2
/// image.leadingAnchor - label.trailingAnchor >= 8
/// ```
///
/// Arithmetic is algebra: `a + 10 + 5` is `a + 15`, and `(a - 10) * 0.8` is `a * 0.8 - 8`. The difference of two
/// positions is a length. A position plus a length is a position.
///
/// An anchor has few fields, because the Swift compiler can then keep the anchor in registers. Most anchors live for
/// one statement only.
public struct LayoutAnchor<Kind: AnchorKind> {
  /// The item of the first term; nil for a constant.
  @usableFromInline var item: ItemReference?

  /// The coefficient of the first term; 0 for a constant.
  @usableFromInline var coefficient: Double
  /// The code of the first term's attribute, see ``LayoutAttribute/code``.
  @usableFromInline var code: Int32

  /// The constant that is added to the terms.
  @usableFromInline var constant: Double

  /// The terms after the first; nil if there is at most one term.
  @usableFromInline var others: [LayoutExpression.Term]?

  /// Creates the anchor of an attribute of an item.
  @inlinable
  init(_ item: ItemReference, _ attribute: LayoutAttribute) {
    self.item = item
    coefficient = 1
    code = attribute.code
    constant = 0
    others = nil
  }

  /// Creates an anchor that is a constant.
  @inlinable
  init(constant number: Double) {
    item = nil
    coefficient = 0
    code = 0
    constant = number
    others = nil
  }

  /// Creates an anchor from a sum.
  ///
  /// - Parameter expression: The sum. Its attributes must be of the anchor's kind; this is not checked.
  public init(_ expression: LayoutExpression) {
    self.init(constant: expression.constant)
    guard let first = expression.first else { return }
    item = first.item
    coefficient = first.coefficient
    code = first.code
    if expression.second != nil { others = Array(expression.terms.dropFirst()) }
  }

  /// The anchor as a sum of attributes and a constant.
  public var expression: LayoutExpression {
    get {
      var sum = LayoutExpression(constant: constant)
      guard let item else { return sum }
      sum.append(LayoutExpression.Term(item, LayoutAttribute(code: code), coefficient: coefficient))
      if let others { for term in others { sum.append(term) } }
      return sum
    }
    set { self = Self(newValue) }
  }
}

/// A horizontal position.
public typealias HorizontalAnchor = LayoutAnchor<HorizontalPosition>

/// A vertical position.
public typealias VerticalAnchor = LayoutAnchor<VerticalPosition>

/// A width, a height or a distance.
public typealias LengthAnchor = LayoutAnchor<Length>

extension LayoutItem {
  /// Returns the anchor of an attribute of this item.
  @inlinable
  func makeAnchor<Kind>(_ attribute: LayoutAttribute) -> LayoutAnchor<Kind> {
    LayoutAnchor(layoutNode.reference, attribute)
  }
}
