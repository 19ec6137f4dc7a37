/// The constraints of a relation between two sizes: a constraint of the widths, and a constraint of the heights.
public final class SizeConstraints: ConstraintGroup {
  private let widthPart: LayoutConstraint
  private let heightPart: LayoutConstraint

  init(width: LayoutConstraint, height: LayoutConstraint) {
    widthPart = width
    heightPart = height
    super.init([width, height])
  }

  /// The constraint of the width.
  public override var width: LayoutConstraint { widthPart }

  /// The constraint of the height.
  public override var height: LayoutConstraint { heightPart }
}
