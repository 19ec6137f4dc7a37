/// The constraints of a relation between two pairs of edges: a constraint of the upper edges, and a constraint of the
/// lower edges.
public final class VerticalEdgesConstraints: ConstraintGroup {
  private let topPart: LayoutConstraint
  private let bottomPart: LayoutConstraint

  init(top: LayoutConstraint, bottom: LayoutConstraint) {
    topPart = top
    bottomPart = bottom
    super.init([top, bottom])
  }

  /// The constraint of the upper edge.
  public override var top: LayoutConstraint { topPart }

  /// The constraint of the lower edge.
  public override var bottom: LayoutConstraint { bottomPart }
}
