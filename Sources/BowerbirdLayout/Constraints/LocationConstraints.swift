/// The constraints of a relation between two points: a constraint of the horizontal positions, and a constraint of the
/// vertical positions.
public final class LocationConstraints: ConstraintGroup {
  /// The constraint of the horizontal positions.
  public let x: LayoutConstraint

  /// The constraint of the vertical positions.
  public let y: LayoutConstraint

  init(x: LayoutConstraint, y: LayoutConstraint) {
    self.x = x
    self.y = y
    super.init([x, y])
  }
}
