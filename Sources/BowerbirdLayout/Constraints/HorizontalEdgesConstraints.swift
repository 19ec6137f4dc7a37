/// The constraints of a relation between two pairs of edges: a constraint of the leading edges, and a constraint of the
/// trailing edges.
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
