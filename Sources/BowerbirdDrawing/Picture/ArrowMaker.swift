import BowerbirdLayout
import BowerbirdSolver

/// Makes arrows for constraints that state a distance: between two edges or centers, or the width or height of one box.
struct ArrowMaker {
  let frames: ItemFrames

  /// Returns the arrow of a constraint; nil if the constraint states no distance, or if an item is not in the drawn
  /// tree.
  func arrow(for constraint: LayoutConstraint) -> Picture.PlacedArrow? {
    let terms = constraint.expression.terms.filter { $0.coefficient != 0 }
    switch terms.count {
    case 1: return extentArrow(constraint, terms[0])
    case 2: return distanceArrow(constraint, terms[0], terms[1])
    default: return nil
    }
  }

  /// Returns the arrow of a constraint on one width or height, such as `box.width == 120`, across the box.
  ///
  /// The result is nil for a position or a constant of 0, and for a box that is not in the drawn tree.
  private func extentArrow(_ constraint: LayoutConstraint, _ term: LayoutExpression.Term) -> Picture.PlacedArrow? {
    guard let frame = frames.frame(of: term.item), term.coefficient != 0 else { return nil }
    let extent = constraint.constant / term.coefficient
    // A constraint with the constant 0 states no distance to show.
    if extent == 0 { return nil }
    let value = text(extent, constraint.relation, isTurned: term.coefficient < 0)
    switch term.attribute {
    case .width:
      let y = frame.maxY - min(6, frame.height / 4)
      return arrow(Point(x: frame.minX, y: y), Point(x: frame.maxX, y: y), value, constraint)
    case .height:
      // The value is to the right of the arrow, and still inside the box.
      let x = max(frame.minX + min(6, frame.width / 4), frame.maxX - Font.monospaced(9).width(of: value) - 10)
      return arrow(Point(x: x, y: frame.minY), Point(x: x, y: frame.maxY), value, constraint)
    default: return nil
    }
  }

  /// Returns the arrow of a constraint on two edges or centers, such as `a.left == b.right + 8`, from one to the other.
  ///
  /// The result is nil if the constraint states no distance or the distance 0, or if a box is not in the drawn tree.
  private func distanceArrow(
    _ constraint: LayoutConstraint, _ first: LayoutExpression.Term, _ second: LayoutExpression.Term
  ) -> Picture.PlacedArrow? {
    let nodes = [first.item.node, second.item.node].compactMap { $0 }
    let isMirrored = LayoutNode.sharedDirection(of: nodes) == .rightToLeft
    guard first.attribute.axis == second.attribute.axis, let axis = first.attribute.axis,
      first.coefficient == -second.coefficient, first.coefficient != 0, constraint.constant != 0,
      let start = frames.position(of: second.attribute, second.item, isMirrored),
      let end = frames.position(of: first.attribute, first.item, isMirrored),
      let beside = crossing(first.item, second.item, axis)
    else { return nil }
    // The arrow shows the distance without its sign, so `<= -8` is shown as `≥ 8`.
    let distance = constraint.constant / first.coefficient
    let value = text(
      distance.magnitude, constraint.relation, isTurned: (first.coefficient < 0) != (distance < 0))
    if axis == .horizontal { return arrow(Point(x: start, y: beside), Point(x: end, y: beside), value, constraint) }
    return arrow(Point(x: beside, y: start), Point(x: beside, y: end), value, constraint)
  }

  /// Returns the coordinate, on the other axis, of an arrow that is parallel to `axis`.
  ///
  /// The arrow is in the middle of the range that both boxes share on the other axis. If the boxes share no range, the
  /// arrow is in the middle of the box that is deeper in the tree. The result is nil if one of the boxes is not in the
  /// picture.
  private func crossing(_ first: ItemReference, _ second: ItemReference, _ axis: Axis) -> Double? {
    guard let one = frames.frame(of: first), let other = frames.frame(of: second) else { return nil }
    let isHorizontal = axis == .horizontal
    let low = isHorizontal ? max(one.minY, other.minY) : max(one.minX, other.minX)
    let high = isHorizontal ? min(one.maxY, other.maxY) : min(one.maxX, other.maxX)
    if low < high { return (low + high) / 2 }
    let inner = frames.depth(of: first) >= frames.depth(of: second) ? one : other
    return isHorizontal ? inner.midY : inner.midX
  }

  private func arrow(
    _ start: Point, _ end: Point, _ value: String, _ constraint: LayoutConstraint
  ) -> Picture.PlacedArrow? {
    guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else { return nil }
    return Picture.PlacedArrow(start: start, end: end, value: value, isRequired: constraint.priority == .required)
  }

  private func text(_ value: Double, _ relation: Relation, isTurned: Bool) -> String {
    switch relation {
    case .equal: number(value)
    case .lessOrEqual: (isTurned ? "≥ " : "≤ ") + number(value)
    case .greaterOrEqual: (isTurned ? "≤ " : "≥ ") + number(value)
    }
  }
}
