/// The constraints of a relation between two pairs of edges: one of the leading edges, and one of the trailing edges.
public final class HorizontalEdgesConstraints: ConstraintGroup {
  private let leadingPart: LayoutConstraint
  private let trailingPart: LayoutConstraint

  init(leading: LayoutConstraint, trailing: LayoutConstraint) {
    leadingPart = leading
    trailingPart = trailing
    super.init([leading, trailing])
  }

  /// The constraint of the leading edge.
  public override var leading: LayoutConstraint { leadingPart }

  /// The constraint of the trailing edge.
  public override var trailing: LayoutConstraint { trailingPart }
}
