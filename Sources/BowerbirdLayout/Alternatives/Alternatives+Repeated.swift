/// Finds alternatives and arrangements that a program has listed more than once.
extension Alternatives {
  /// Returns those of the listed alternatives that do not occur before, and that no other alternatives in use list.
  ///
  /// The others are reported. An alternative has one place in the tree, so it would be lost in one of two places.
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

  /// Releases an arrangement that has left the host, because a program has removed it or moved it to another item.
  func release(_ arrangement: LayoutNode) {
    guard let role = arrangement.arrangementRole, role.set === self else { return }
    alternatives[role.index].release(arrangement, isLeftOut: !isApplied(role.index))
    forgetPositions()
    hostNode?.noteNewFits()
  }

  /// Returns the items inside of arrangements, and the arrangements of more than one alternative.
  ///
  /// An arrangement among them needs a box around it, because the arrangements of alternatives that are not taken are
  /// left out.
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
