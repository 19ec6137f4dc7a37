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
    let fits = TiedSystem(tied, ties, .fit).lengths, leasts = TiedSystem(tied, ties, .least).lengths
    for (index, item) in tied.enumerated() {
      var lengths = AxisPair<LengthNeed?>(nil)
      for axis in Axis.allCases {
        guard item.hasRequiredTie(axis, toOthers: true), !item.hasRequiredTie(axis, toOthers: true, notIn: known),
          let fit = fits[index][axis], let least = leasts[index][axis]
        else { continue }
        lengths[axis] = LengthNeed(fit: fit, least: min(fit, least))
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
}

/// The constraints between the lengths of some items, and the lengths that the contents of these items ask for.
private struct TiedSystem {
  private let solver = Solver()
  private var variables: [ObjectIdentifier: AxisPair<Variable>] = [:]

  /// For each item, the solved lengths; nil if the content's length is unknown before the solve.
  private(set) var lengths: [AxisPair<Double?>] = []

  init(_ items: [LayoutNode], _ ties: [LayoutConstraint], _ number: LengthNeed.Number) {
    var areKnown: [AxisPair<Bool>] = []
    for item in items {
      var pair = AxisPair(solver.variable())
      pair[.vertical] = solver.variable()
      variables[ObjectIdentifier(item.reference)] = pair
      var isKnown = AxisPair(true)
      for axis in Axis.allCases { isKnown[axis] = addContent(of: item, axis, pair[axis], number) }
      areKnown.append(isKnown)
    }
    for constraint in ties { add(constraint) }
    for (item, isKnown) in zip(items, areKnown) {
      guard let pair = variables[ObjectIdentifier(item.reference)] else { continue }
      var solved = AxisPair<Double?>(nil)
      for axis in Axis.allCases where isKnown[axis] { solved[axis] = max(0, solver[pair[axis]]) }
      lengths.append(solved)
    }
  }

  /// Adds the length of an item's content, and the constraints that involve this length alone.
  ///
  /// - Returns: Whether the content's length is known.
  private func addContent(
    of item: LayoutNode, _ axis: Axis, _ variable: Variable, _ number: LengthNeed.Number
  ) -> Bool {
    let content = item.content, need = item.needByItself(axis)
    add(variable, .greaterOrEqual, 0, .required)
    add(variable, .equal, 0, FittingSolver.fittingPriority)
    if content != nil || !item.children.isEmpty, let need {
      add(variable, .greaterOrEqual, need[number], content?.compressionResistance[axis].ofContent ?? .high)
      add(variable, .lessOrEqual, need[number], content?.hugging[axis].ofContent ?? .low)
    }
    for (constraint, _) in item.foreignConstraints
    where constraint.isAboutOneLength && constraint.term(at: 0).attribute.axis == axis { add(constraint) }
    return need != nil
  }

  private func add(_ constraint: LayoutConstraint) {
    var sum = LinearExpression(constant: constraint.addend)
    constraint.forEachTerm { _, term in
      guard let pair = variables[ObjectIdentifier(term.item)] else { return }
      sum += term.coefficient * pair[term.attribute.axis ?? .horizontal]
    }
    _ = try? solver.add(Constraint(sum, constraint.relation), priority: constraint.priority)
  }

  /// Adds a bound on a length, unless the bound contradicts the required constraints.
  private func add(_ variable: Variable, _ relation: Relation, _ length: Double, _ priority: Priority) {
    var sum = LinearExpression(variable)
    sum.constant = -length
    _ = try? solver.add(Constraint(sum, relation), priority: priority)
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
