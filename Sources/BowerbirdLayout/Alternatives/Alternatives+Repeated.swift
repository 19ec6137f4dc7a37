/// Finds alternatives and arrangements that a program has listed more than once.
extension Alternatives {
  /// Returns the listed alternatives that are in use nowhere else, each once.
  ///
  /// An alternative can have only one place in the tree. An alternative that is listed twice, or that another set in
  /// use lists, is reported and omitted.
  static func usable(_ listed: [Alternative], for host: LayoutNode) -> [Alternative] {
    var usable: [Alternative] = []
    for (index, alternative) in listed.enumerated() {
      let isListed = usable.contains { $0 === alternative }
      let user = isListed ? host.reference : alternative.owner.flatMap { $0.isInUse ? $0.host : nil }
      if let user {
        let name = alternative.name.isEmpty ? "alternative \(index + 1)" : alternative.name
        host.note(.repeatedAlternative(host: host.reference, alternative: name, user: user))
      } else {
        usable.append(alternative)
      }
    }
    return usable
  }

  /// Whether the alternatives are installed, or belong to another alternative.
  private var isInUse: Bool { choice != nil || outer != nil }

  /// Removes an arrangement from its alternative, because a program has moved the arrangement out of the host.
  ///
  /// An item that is no arrangement of these alternatives is ignored.
  func release(_ arrangement: LayoutNode) {
    guard let role = arrangement.arrangementRole, role.set === self else { return }
    alternatives[role.index].release(arrangement, isLeftOut: !isApplied(role.index))
    forgetPositions()
    hostNode?.noteNewFits()
  }

  /// Returns the items inside of arrangements, and the arrangements that belong to more than one alternative.
  ///
  /// An arrangement of one alternative may also lie inside of an arrangement of another alternative. Each arrangement
  /// in the result needs a box around it; see ``Alternative/wrapArrangements(in:)``.
  static func sharedArrangements(of alternatives: [Alternative]) -> Set<ObjectIdentifier> {
    var shared = Set(alternatives.flatMap { $0.allDeclaredPositions.map { ObjectIdentifier($0.item) } })
    var seen: Set<ObjectIdentifier> = []
    for alternative in alternatives {
      let own = Set(alternative.arrangements.map { ObjectIdentifier($0.layoutNode.reference) })
      shared.formUnion(own.intersection(seen))
      seen.formUnion(own)
    }
    return shared
  }
}
