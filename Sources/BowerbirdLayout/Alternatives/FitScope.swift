import BowerbirdSolver

/// Which constraints count for items that are asked what they need in an alternative.
final class AskedAlternative {
  let included: [LayoutConstraint]
  let excluded: Set<ObjectIdentifier>

  init(_ scope: FitScope) { (included, excluded) = (scope.included, scope.excluded) }
}

/// What counts where an alternative is asked what it needs by itself, whichever one is taken at present.
struct FitScope {
  /// Constraints of the alternative, active or not.
  var included: [LayoutConstraint] = []

  /// Constraints of other alternatives.
  var excluded: Set<ObjectIdentifier> = []

  /// Items that are not there in the alternative.
  var omitted: Set<ObjectIdentifier> = []

  /// Items that the alternative which is taken leaves out at present.
  var counted: Set<ObjectIdentifier> = []

  /// Items whose alternatives lie within this one: their first ones count.
  var opened: Set<ObjectIdentifier> = []

  /// Items that belong into others, by these, and may be lent to other alternatives.
  var homes: [ObjectIdentifier: [ItemReference]] = [:]

  /// Whether contents are asked without limits, and not in the widths that they have at present.
  var isNatural = false

  /// How strongly a content resists at least that must not be compressed.
  var threshold: Priority = 1

  /// Whether an item is not there.
  func omits(_ node: LayoutNode) -> Bool {
    let name = ObjectIdentifier(node.reference)
    return omitted.contains(name) || node.omissions > (counted.contains(name) ? 1 : 0)
  }
}
