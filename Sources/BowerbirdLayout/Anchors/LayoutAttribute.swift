/// A number of an item that constraints can relate, such as an edge, a center or a length.
public enum LayoutAttribute: Hashable, Sendable, BitwiseCopyable {
  /// The left edge.
  case left

  /// The right edge.
  case right

  /// The edge where text begins: left, or right in a right-to-left layout.
  case leading

  /// The edge where text ends: right, or left in a right-to-left layout.
  case trailing

  /// The horizontal center.
  case centerX

  /// The top edge.
  case top

  /// The bottom edge.
  case bottom

  /// The vertical center.
  case centerY

  /// The baseline of the first line of text, or the bottom edge if the item has no text.
  case firstBaseline

  /// The baseline of the last line of text, or the bottom edge if the item has no text.
  case lastBaseline

  /// The length from left to right.
  case width

  /// The length from top to bottom.
  case height

  /// An extra number of an item, by its index among the item's extra numbers; see ``LayoutNode/makeScalar(named:)``.
  case scalar(Int)

  /// Returns the attribute that is the length along an axis: the width or the height.
  package static func length(along axis: Axis) -> LayoutAttribute { axis == .horizontal ? .width : .height }

  /// The axis of the attribute, or nil for an extra number.
  public var axis: Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height: .vertical
    case .scalar: nil
    }
  }

  /// Whether the attribute is a position, as opposed to a length or an extra number.
  var isPosition: Bool {
    switch self {
    case .width, .height, .scalar: false
    default: true
    }
  }
}

extension LayoutAttribute: CustomStringConvertible {
  /// The name of the attribute, such as `leading`; for an extra number, `scalar` and its index.
  ///
  /// An attribute `.scalar` with a negative index has the name `notAnAttribute`, because no extra number has such an
  /// index.
  public var description: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .leading: "leading"
    case .trailing: "trailing"
    case .centerX: "centerX"
    case .top: "top"
    case .bottom: "bottom"
    case .centerY: "centerY"
    case .firstBaseline: "firstBaseline"
    case .lastBaseline: "lastBaseline"
    case .width: "width"
    case .height: "height"
    case .scalar(let index): index < 0 ? "notAnAttribute" : "scalar\(index)"
    }
  }
}

extension LayoutAttribute {
  /// The attribute as one integer: 0 to 11 in the order of declaration, and 12 or more for extra numbers.
  ///
  /// The code of an attribute `.scalar` with a negative index is this index: -1 for `.scalar(-1)`. No extra number has
  /// a negative index.
  ///
  /// Terms store the code, because the code is smaller than the attribute.
  @inlinable
  var code: Int32 {
    switch self {
    case .left: 0
    case .right: 1
    case .leading: 2
    case .trailing: 3
    case .centerX: 4
    case .top: 5
    case .bottom: 6
    case .centerY: 7
    case .firstBaseline: 8
    case .lastBaseline: 9
    case .width: 10
    case .height: 11
    case .scalar(let index): Int32(clamping: index < 0 ? index : 12 + index)
    }
  }

  /// Whether the attribute is a baseline.
  ///
  /// The content of an item determines the distance of a baseline from the top edge.
  var isBaseline: Bool {
    switch self {
    case .firstBaseline, .lastBaseline: true
    default: false
    }
  }

  /// Creates the attribute that has a given code.
  init(code: Int32) {
    switch code {
    case 0: self = .left
    case 1: self = .right
    case 2: self = .leading
    case 3: self = .trailing
    case 4: self = .centerX
    case 5: self = .top
    case 6: self = .bottom
    case 7: self = .centerY
    case 8: self = .firstBaseline
    case 9: self = .lastBaseline
    case 10: self = .width
    case 11: self = .height
    default: self = .scalar(code < 0 ? Int(code) : Int(code) - 12)
    }
  }
}
