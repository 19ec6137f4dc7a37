import BowerbirdSolver

/// The natural lengths of items whose lengths required constraints tie to each other.
///
/// Three buttons of equal width are such items. Each of them needs the width of the longest title. In a layout, only
/// the solution shows these lengths, because the room may be too short. The need of an alternative assumes enough room,
/// so the constraints between the lengths determine the needs together with the contents.
///
/// An optional constraint between lengths does not take part, and neither does a constraint that involves a position or
/// an item outside of the alternative. An item with a required constraint that does not take part has no natural length
/// here.
struct TiedLengths {
  private var needs: [ObjectIdentifier: AxisPair<LengthNeed?>] = [:]

  /// Computes the lengths of items that are tied to each other.
  ///
  /// - Parameter items: The items inside of an arrangement.
  init(of items: [LayoutNode]) {
    let members = Set(items.map { ObjectIdentifier($0.reference) })
    let ties = Self.ties(between: items, members)
    if ties.isEmpty { return }
    let known = Set(ties.map { ObjectIdentifier($0) })
    let tied = items.filter { item in
      item.foreignConstraints.contains { known.contains(ObjectIdentifier($0.0)) }
    }
    let fits = Self.system(of: tied, ties, .fit), leasts = Self.system(of: tied, ties, .least)
    for item in tied {
      var lengths = AxisPair<LengthNeed?>(nil)
      for axis in Axis.allCases where item.needByItself(axis) != nil {
        if !item.hasRequiredTie(axis, toOthers: true) { continue }
        if item.hasRequiredTie(axis, toOthers: true, notIn: known) { continue }
        let fit = fits.length(of: item, axis)
        lengths[axis] = LengthNeed(fit: fit, least: min(fit, leasts.length(of: item, axis)))
      }
      needs[ObjectIdentifier(item.reference)] = lengths
    }
  }

  /// Returns the need of an item along an axis; nil if no constraints between lengths determine it.
  func need(of item: ItemReference, _ axis: Axis) -> LengthNeed? { needs[ObjectIdentifier(item)]?[axis] ?? nil }

  /// Returns the required constraints that involve several lengths of the items, and nothing else.
  private static func ties(between items: [LayoutNode], _ members: Set<ObjectIdentifier>) -> [LayoutConstraint] {
    var ties: [LayoutConstraint] = [], seen: Set<ObjectIdentifier> = []
    for item in items {
      for (constraint, _) in item.foreignConstraints
      where constraint.priority.isRequired && constraint.termCount > 1 && !constraint.endsWithZeroTerm {
        let isAboutLengths = !constraint.expression.containsTerm {
          !members.contains(ObjectIdentifier($0.item)) || $0.attribute != .width && $0.attribute != .height
        }
        if isAboutLengths && seen.insert(ObjectIdentifier(constraint)).inserted { ties.append(constraint) }
      }
    }
    return ties
  }

  /// Returns the system of items with the ties, the items' own constraints, and one of the lengths that their contents
  /// ask for.
  private static func system(
    of items: [LayoutNode], _ ties: [LayoutConstraint], _ number: LengthNeed.Number
  ) -> LengthSystem {
    let system = LengthSystem(of: items)
    for item in items {
      for axis in Axis.allCases {
        system.shorten(item, axis)
        if item.content != nil || !item.children.isEmpty, let need = item.needByItself(axis) {
          system.ask(for: need[number], of: item, axis)
        }
      }
      for (constraint, _) in item.foreignConstraints
      where constraint.termCount == 1 && constraint.isAboutLengths(of: item.reference) { system.add(constraint) }
    }
    for constraint in ties { system.add(constraint) }
    return system
  }
}

extension LayoutNode {
  /// Returns the need of the item that constraints to other items of an alternative determine; nil if none do, or while
  /// no need of an alternative is computed.
  package func needOfTies(_ axis: Axis) -> LengthNeed? { fitConstraints?.tied?.need(of: reference, axis) }

  /// The need with which a container counts the item if required constraints tie the item to others: nil for an unknown
  /// need, or no length while the rest of the container's need is computed.
  package var unknownNeed: LengthNeed? { fitConstraints?.ignoresUnknownNeeds == true ? .nothing : nil }
}
