import BowerbirdSolver

/// The constraints that apply to items while they compute their needs for an alternative.
final class FitConstraints {
  let included: [LayoutConstraint]
  let excluded: Set<ObjectIdentifier>

  init(_ scope: FitScope) { (included, excluded) = (scope.included, scope.excluded) }
}

/// The constraints and items that determine an alternative's natural size, whichever alternative is taken.
struct FitScope {
  /// The constraints of the alternative, active or not.
  var included: [LayoutConstraint] = []

  /// The constraints of other alternatives.
  var excluded: Set<ObjectIdentifier> = []

  /// The items to skip: those that the alternative leaves out, the arrangements of all alternatives, and the items in
  /// this alternative's own arrangements.
  var omitted: Set<ObjectIdentifier> = []

  /// The items that the taken alternative leaves out.
  ///
  /// For another alternative, such an item is left out only if something else leaves it out too.
  var counted: Set<ObjectIdentifier> = []

  /// The hosts of alternatives within this one.
  ///
  /// Their first alternatives apply.
  var opened: Set<ObjectIdentifier> = []

  /// The items that another arrangement may have borrowed, by the container to which they belong.
  var homes: [ObjectIdentifier: [ItemReference]] = [:]

  /// Whether contents are measured without limits, and not in their present widths.
  var isNatural = false

  /// The lowest compression resistance of contents that must not be compressed.
  var threshold: Priority = 1

  /// Returns whether an item is left out.
  func omits(_ node: LayoutNode) -> Bool {
    let name = ObjectIdentifier(node.reference)
    return omitted.contains(name) || node.omissions > (counted.contains(name) ? 1 : 0)
  }
}
