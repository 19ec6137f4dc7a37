/// The constraints of a relation between the edges of two rectangles, in the order leading, trailing, top, bottom.
public final class EdgesConstraints: ConstraintGroup {
  private let leadingPart: LayoutConstraint
  private let trailingPart: LayoutConstraint
  private let topPart: LayoutConstraint
  private let bottomPart: LayoutConstraint

  init(horizontal: HorizontalEdgesConstraints, vertical: VerticalEdgesConstraints) {
    leadingPart = horizontal.leading
    trailingPart = horizontal.trailing
    topPart = vertical.top
    bottomPart = vertical.bottom
    super.init([leadingPart, trailingPart, topPart, bottomPart])
  }

  /// The constraint of the leading edge.
  public override var leading: LayoutConstraint { leadingPart }

  /// The constraint of the trailing edge.
  public override var trailing: LayoutConstraint { trailingPart }

  /// The constraint of the upper edge.
  public override var top: LayoutConstraint { topPart }

  /// The constraint of the lower edge.
  public override var bottom: LayoutConstraint { bottomPart }
}
