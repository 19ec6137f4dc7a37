/// What a relation of two sizes makes: a constraint of the width and one of the height.
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
