/// What a relation of two points makes: a constraint of the places from left to right and one of those from top to bottom.
public final class LocationConstraints: ConstraintGroup {
  /// The constraint from left to right.
  public let x: LayoutConstraint

  /// The constraint from top to bottom.
  public let y: LayoutConstraint

  init(x: LayoutConstraint, y: LayoutConstraint) {
    self.x = x
    self.y = y
    super.init([x, y])
  }
}
