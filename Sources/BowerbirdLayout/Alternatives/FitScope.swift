import BowerbirdSolver

/// The constraints to include and to exclude while items compute their needs for an alternative.
final class FitConstraints {
  let included: [LayoutConstraint]
  let excluded: Set<ObjectIdentifier>

  /// The lengths of items that required constraints tie to each other; nil if needs ignore such constraints.
  @exclusivity(unchecked) var tied: TiedLengths?

  /// Whether an item counts with no length if required constraints tie it to others, and its need is unknown.
  @exclusivity(unchecked) var ignoresUnknownNeeds = false

  init(_ scope: FitScope) { (included, excluded) = (scope.included, scope.excluded) }
}

/// The constraints and items that determine the natural size of an alternative, whether the alternative is taken or
/// not.
struct FitScope {
  /// The constraints of the alternative, and of the first alternative in each nested set, active or not.
  var included: [LayoutConstraint] = []

  /// The constraints of all alternatives of the host and of their nested alternatives, apart from ``included``.
  var excluded: Set<ObjectIdentifier> = []

  /// The items that do not take part in the natural size.
  ///
  /// These are the items that the alternative leaves out, the arrangements of all alternatives, and the shared items
  /// that the alternative arranges. The needs of the alternative's own arrangements are added later; see
  /// ``AlternativeFit``.
  var omitted: Set<ObjectIdentifier> = []

  /// The items that the taken alternative leaves out at present.
  ///
  /// Such an item takes part in the natural size of another alternative, unless something else leaves out the item too.
  var omittedByTaken: Set<ObjectIdentifier> = []

  /// The hosts of nested alternatives; the items inside of these hosts take part in the natural size too.
  ///
  /// The natural size assumes that each nested set takes its first alternative.
  var nestedHosts: Set<ObjectIdentifier> = []

  /// The shared items that the alternative does not arrange, grouped by the container of their home position.
  var homes: [ObjectIdentifier: [ItemReference]] = [:]

  /// Whether content is measured in unlimited room; if not, content is measured in its present width.
  var isNatural = false

  /// The lowest compression resistance of content that must not be compressed; see ``Alternative/fitting``.
  var threshold: Priority = 1

  /// Returns whether an item does not take part in the natural size.
  func omits(_ node: LayoutNode) -> Bool {
    let name = ObjectIdentifier(node.reference)
    return omitted.contains(name) || node.omissions > (omittedByTaken.contains(name) ? 1 : 0)
  }
}
