/// The kind of an expression: a number, one value of an item, or several values such as the width and height of a size.
///
/// The values of an expression are called its parts: `image.size` has the parts width and height.
enum ExpressionKind: Equatable {
  case number

  /// Numbers in parentheses, such as `(width: 20, height: 40)`, with their labels; nil for a number without a label.
  case amounts([String?])
  case horizontal
  case vertical
  case length
  case size
  case point
  case edges
  case horizontalEdges
  case verticalEdges

  /// The kind as diagnostics name it.
  var name: String {
    switch self {
    case .number: "a number"
    case .amounts: "numbers in parentheses"
    case .horizontal: "a horizontal position"
    case .vertical: "a vertical position"
    case .length: "a length"
    case .size: "a size"
    case .point: "a point"
    case .edges: "edges"
    case .horizontalEdges: "horizontal edges"
    case .verticalEdges: "vertical edges"
    }
  }

  /// The number of parts; 1 for numbers in parentheses, whose parts depend on the other operand.
  var partCount: Int {
    switch self {
    case .number, .amounts, .horizontal, .vertical, .length: 1
    case .size, .point, .horizontalEdges, .verticalEdges: 2
    case .edges: 4
    }
  }

  var isPosition: Bool { self == .horizontal || self == .vertical }
  var isEdges: Bool { self == .edges || self == .horizontalEdges || self == .verticalEdges }

  /// Whether numbers in parentheses, one for each part, can be the right operand of an expression of this kind.
  private var takesAmounts: Bool { self == .size || self == .point || isEdges }

  private static let edgeLabels = ["leading", "trailing", "top", "bottom"]

  /// The labels of numbers in parentheses that have one number for each part, in the order of the parts.
  var labels: [String] {
    switch self {
    case .size: ["width", "height"]
    case .point: ["x", "y"]
    case .edges: Self.edgeLabels
    case .horizontalEdges: ["leading", "trailing"]
    case .verticalEdges: ["top", "bottom"]
    case .number, .amounts, .horizontal, .vertical, .length: []
    }
  }

  /// Returns, for each part, the index of its number among numbers in parentheses.
  ///
  /// All four edges can also have two numbers, with the labels `horizontally` and `vertically`.
  ///
  /// - Parameter given: The labels of the numbers; nil for a number without a label.
  /// - Returns: The indices; nil if the labels or the count do not fit the parts.
  func indices(of given: [String?]) -> [Int]? {
    guard takesAmounts else { return nil }
    if let indices = Self.indices(of: given, among: labels) { return indices }
    guard self == .edges, let axes = Self.indices(of: given, among: ["horizontally", "vertically"]) else { return nil }
    return [axes[0], axes[0], axes[1], axes[1]]
  }

  private static func indices(of given: [String?], among labels: [String]) -> [Int]? {
    if given.count != labels.count { return nil }
    if given.allSatisfy({ $0 == nil }) { return Array(given.indices) }
    var indices: [Int] = []
    for label in labels {
      guard let index = given.firstIndex(where: { $0 == label }) else { return nil }
      indices.append(index)
    }
    return indices
  }

  /// Returns the kind of two expressions with an operator between them; nil if the operator does not accept the kinds.
  static func combined(_ left: ExpressionKind, _ sign: NotationOperator, _ right: ExpressionKind) -> ExpressionKind? {
    if case .amounts(let given) = right {
      let isMargin = sign == .inset || sign == .outset
      let fits: Bool
      switch left {
      case .size: fits = true
      case .point: fits = sign == .plus || sign == .minus
      case .edges, .horizontalEdges, .verticalEdges: fits = isMargin
      default: fits = false
      }
      return fits && left.indices(of: given) != nil ? left : nil
    }
    if case .amounts = left { return nil }
    switch sign {
    case .plus: return sum(left, right)
    case .minus: return difference(left, right)
    case .times: return right == .number && !left.isFixed ? left : left == .number && !right.isFixed ? right : nil
    case .over: return right == .number && !left.isFixed ? left : nil
    case .outset, .inset: return right == .number && (left == .length || left == .size || left.isEdges) ? left : nil
    }
  }

  /// Whether the kind is a point or edges, which can be neither multiplied nor divided by a number.
  private var isFixed: Bool { self == .point || isEdges }

  private static func sum(_ left: ExpressionKind, _ right: ExpressionKind) -> ExpressionKind? {
    if left.isEdges || right.isEdges { return nil }
    if right == .number { return left }
    if left == right && left != .point { return left }
    if left.isPosition && right == .length || left == .number && (right.isPosition || right == .length) {
      return left == .number ? right : left
    }
    return nil
  }

  private static func difference(_ left: ExpressionKind, _ right: ExpressionKind) -> ExpressionKind? {
    if left.isEdges || right.isEdges { return nil }
    if right == .number { return left }
    if left.isPosition && left == right { return .length }
    if left == right && left != .point { return left }
    if left.isPosition && right == .length { return left }
    return left == .number && (right.isPosition || right == .length) ? right : nil
  }

  /// Returns whether a relation can compare expressions of two kinds.
  static func canRelate(_ left: ExpressionKind, _ right: ExpressionKind) -> Bool {
    if left == right { return left != .number && left.partCount > 0 && !left.isAmounts }
    if case .amounts(let given) = right { return left == .size && left.indices(of: given) != nil }
    if right == .number { return left == .length || left == .size }
    return left == .number && right == .length
  }

  private var isAmounts: Bool {
    if case .amounts = self { return true }
    return false
  }
}

extension NotationAnchor {
  /// The kind of the anchor.
  var kind: ExpressionKind {
    switch self {
    case .leading, .trailing, .left, .right, .centerX: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    case .width, .height: .length
    case .size: .size
    case .edges: .edges
    case .horizontalEdges: .horizontalEdges
    case .verticalEdges: .verticalEdges
    default: .point
    }
  }
}
