/// Moves shared items, which several alternatives arrange.
extension Alternatives {
  /// The node of the host; nil once the host has been released.
  var hostNode: LayoutNode? { host.node }

  /// Moves the shared items of an alternative into its arrangements, and all other shared items to their home
  /// positions.
  func reclaimItems(for alternative: Alternative) {
    if !home.isEmpty {
      let arranged = Set(alternative.positions.map { ObjectIdentifier($0.item) })
      SharedItems.reclaim(home.filter { !arranged.contains(ObjectIdentifier($0.item)) })
    }
    SharedItems.reclaim(alternative.positions)
  }

  /// The home positions: the positions of shared items outside of all arrangements.
  ///
  /// An item returns to its home position if the taken alternative does not arrange the item.
  var home: [ChildPosition] {
    if let knownHome { return knownHome }
    let shared = Set(alternatives.flatMap { $0.allPositions.map { ObjectIdentifier($0.item) } })
    let positions = host.node.map { SharedItems.positions(below: $0, withoutArrangementsOf: host) } ?? []
    let home = positions.filter { shared.contains(ObjectIdentifier($0.item)) }
    knownHome = home
    return home
  }

  /// Discards the collected positions of shared items, also in nested alternatives.
  func forgetPositions() {
    knownHome = nil
    for alternative in alternatives { alternative.forgetPositions() }
  }

  /// Ends the sharing of items among these alternatives after their removal.
  func endSharing() {
    let positions = home + alternatives.flatMap { $0.allPositions }
    for position in positions { if let node = position.item.node { position.container.node?.giveUp(node) } }
    for position in positions { position.item.node?.endSharingIfAlone() }
    for alternative in alternatives { alternative.endRoles(in: self) }
  }
}
