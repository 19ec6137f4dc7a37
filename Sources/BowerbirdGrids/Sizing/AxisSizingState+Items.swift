import BowerbirdLayout
import BowerbirdSolver

/// The lengths and positions of items in their tracks.
extension AxisSizingState {
  /// Returns the length of an item in its tracks, and the values from which its constraints along the axis are made.
  ///
  /// The length is nil if it is unknown before the solve. The call also sets on the item's node whether the tracks
  /// alone decide the length, and at which priority the content gives way.
  mutating func place(
    _ cell: CellRequest, _ node: LayoutNode, at position: Int, _ axis: AxisCompiler
  ) -> ItemInTracks {
    let direction = axis.attributes.axis
    let tracks = cell.tracks(direction), alignment = cell.alignment(direction)
    if cell.hasOwnWidth && direction == .horizontal { return ItemInTracks(key: ownKey(cell, axis, alignment)) }
    let extent = isSizedByConstraints ? nil : sizing.extent(of: tracks, in: axis.plan)
    if cell.sharedAxes[direction] {
      node.decideLength(true, isKnown: extent != nil, along: direction)
      node.yieldLength(nil, along: direction)
      return ItemInTracks(key: CellRecord.Key(decided: .fill, cell, axis), length: extent?.value(at: room.length))
    }
    // Constraints determine the length of an item if its tracks may be too short for the item. Tracks whose lengths are
    // unknown before the solve may be shorter than the item's content. A share beside such tracks may be shorter than
    // the item's margins.
    let isOpen =
      extent == nil && (alignment.length == .content || cell.margins.length(direction) > 0 && isShared(tracks))
    if isSizedByConstraints || (isOpen || needs[position].need == nil) && axis.evenCount == nil {
      node.decideLength(false, isFixed: fillsConstantTracks(cell, alignment, axis), along: direction)
      if isSizedByConstraints {
        axis.owner.yieldContent(of: node, in: axis.ownerTracks(tracks), alignment, direction)
      } else {
        node.yieldLength(isShared(tracks) ? GridPriority.contentOfShares : nil, along: direction)
      }
      var placed = ItemInTracks(key: CellRecord.Key(live: cell, axis))
      placed.key.yields = !isSizedByConstraints && isShared(tracks)
      placed.key.storedFit = CellRecord.OptionalFit(of: node, direction)
      return placed
    }
    let isBox = !node.arrangesChildren && !node.children.isEmpty
    // In equal tracks each item depends on all other items. If one need is unknown before the solve, all lengths are
    // unknown too.
    let isTied = needs[position].need == nil || axis.evenCount != nil && isLive
    node.decideLength(!isBox && !isTied, isKnown: extent != nil, along: direction)
    node.yieldLength(nil, along: direction)
    if axis.evenCount != nil && isLive {
      // An item that needs more room than its tracks have may determine the grid's length. Therefore only an optional
      // constraint makes the item as long as its tracks. If `mustFillEqualTracks` returns true, a definition makes the
      // item as long as its tracks instead. A required constraint that contradicts the definition is then reported.
      var placed = ItemInTracks(key: CellRecord.Key(decided: alignment, cell, axis))
      placed.key.storedFit = CellRecord.OptionalFit(of: node, direction)
      let isOptional = isBox && placed.key.storedFit == .nothing
      placed.key.isBox = isOptional || alignment.length == .cell && !mustFillEqualTracks(cell, axis)
      return placed
    }
    let margins = cell.margins.length(direction)
    var decided = alignment, length: Affine?
    if let extent {
      (decided, length) = lengthInCell(alignment, extent - margins, cell, direction)
    }
    var placed = ItemInTracks(key: CellRecord.Key(decided: decided, cell, axis))
    placed.key.followsContent = decided.length != alignment.length
    if isBox && extent == nil { placed.key.storedFit = CellRecord.OptionalFit(of: node, direction, isHeld: false) }
    placed.key.isBox = isBox && placed.key.storedFit == .nothing
    // If a length grows with the grid, its constraint contains the length that the grid hands on. Otherwise a box with
    // too much content, or margins without room, would lengthen the grid.
    //
    // A fixed alignment stores only the constant part of the length, so the constraint must add the growing part.
    //
    // Content that lacks room is as long as its cell. Such content must not lengthen the grid either.
    //
    // In other cases, the constraint contains the grid's length if constraints inside of the grid may affect this
    // length.
    //
    // In a subgrid, none of this is needed: the item's length is a function of an outer grid's length, and the
    // variables of the tracks already contain the length that this outer grid hands on.
    let lacksRoom = alignment.length == .content && decided.length == .cell
    if isBox || margins > 0 || decided.length != .cell || lacksRoom && axis.itemsAffectLength, let length,
      length.slope != 0, axis.plan.shared == nil
    {
      let usesLength = axis.itemRowsUseLength && !lacksRoom && !(isBox && node.needInCell(direction) != nil)
      let handed = usesLength ? axis.attributes.length : axis.host.handedLength(direction)
      if handed != axis.attributes.length || decided.length != .cell {
        placed.key.handed = CellRecord.HandedExtent(length: handed, extent: length)
      }
    }
    placed.length = length?.value(at: room.length)
    return placed
  }

  /// Returns the key of an item whose own constraints determine its width.
  ///
  /// The tracks determine only the position of such an item.
  private func ownKey(_ cell: CellRequest, _ axis: AxisCompiler, _ alignment: CellAlignment) -> CellRecord.Key {
    let node = cell.node
    node.decideLength(false, along: .horizontal)
    node.yieldLength(nil, along: .horizontal)
    let lies = CellAlignment(alignment.position, length: .content)
    var key = CellRecord.Key(decided: lies, cell, axis)
    if node.hasNoContent && !(node.owner is Grid) {
      var demand = CellRecord.Demand()
      demand.isShort = true
      key.storedDemand = .demand(demand)
    }
    return key
  }

  /// Returns whether an item must be exactly as long as its equal tracks.
  ///
  /// This is so if the item has no margins and the grid's length is pinned. A required constraint that sets another
  /// length of the item is then a conflict.
  ///
  /// There is one exception: a constraint such as an aspect ratio ties the item's width to its height, so that one
  /// length may follow from the other. The result is then true only if a required constraint also ties the length to
  /// another item.
  private func mustFillEqualTracks(_ cell: CellRequest, _ axis: AxisCompiler) -> Bool {
    let direction = axis.attributes.axis, node = cell.node
    if cell.margins.length(direction) > 0 || !axis.host.updatePinned(direction) { return false }
    return !node.tiesOwnLengths || node.hasRequiredTie(direction, toOthers: true)
  }

  /// Returns whether an item without margins is stretched, and all its tracks have the size ``TrackSize/fixed(_:)``.
  private func fillsConstantTracks(_ cell: CellRequest, _ alignment: CellAlignment, _ axis: AxisCompiler)
    -> Bool
  {
    let direction = axis.attributes.axis, tracks = cell.tracks(direction), plan = axis.plan
    if alignment.length != .cell || cell.margins.length(direction) > 0 { return false }
    switch plan.extent {
    case .whole, .even, .placed: return false
    case .bounded, .unbounded, .exact: break
    }
    return plan.holds(tracks) && plan.tracks[tracks].allSatisfy { if case .fixed = $0.size { true } else { false } }
  }

  /// Returns whether any of the tracks is a share.
  ///
  /// The content of an item in a share gives way, so that the content takes no room from other tracks.
  private func isShared(_ tracks: Range<Int>) -> Bool {
    sizing.lengths[tracks].contains { if case .share = $0 { true } else { false } }
  }

  /// Returns the alignment and the length of an item between the margins of its cell.
  ///
  /// The first rule that applies determines the length:
  ///
  /// - A declared length stays as it is.
  /// - An item that stays in the grid and is as long as its content has the length of its fit. If its least length is
  ///   less than its fit, it is no longer than the grid, but at least as long as its least length.
  /// - If the margins are larger than the cell, the length is 0.
  /// - A stretched item fills the room between the margins.
  /// - Any other item is as long as its fit, but no longer than the room between the margins.
  private mutating func lengthInCell(_ alignment: CellAlignment, _ available: Affine, _ cell: CellRequest, _ axis: Axis)
    -> (CellAlignment, Affine)
  {
    if case .fixed(let length) = alignment.length { return (alignment, Affine(length)) }
    if cell.staysInGrid && alignment.length == .content {
      let need = cell.itemNeed(axis, isHeld: true) ?? .nothing
      let length =
        need.least < need.fit
        ? room.greatest(Affine(need.least), room.least(Affine(need.fit), .whole)) : Affine(need.fit)
      return (CellAlignment(alignment.position, length: .fixed(length.constant)), length)
    }
    if room.narrow(toSignOf: available) == .minus {
      return (CellAlignment(alignment.position, length: .fixed(0)), Affine())
    }
    if alignment.length == .cell { return (alignment, available) }
    let content = cell.itemNeed(axis, isHeld: true)?.fit ?? 0
    if room.narrow(toSignOf: available - content) == .minus { return (CellAlignment(.start, length: .cell), available) }
    return (CellAlignment(alignment.position, length: .fixed(content)), Affine(content))
  }
}

extension CellRecord.OptionalFit {
  /// Creates the fit of a box in a cell whose length is unknown before the solve; ``nothing`` for any other item.
  ///
  /// - Parameters:
  ///   - node: The item.
  ///   - axis: The axis.
  ///   - isHeld: Whether optional constraints keep the cell as long as the fit. If not, only the tracks determine the
  ///     cell's length.
  fileprivate init(of node: LayoutNode, _ axis: Axis, isHeld: Bool = true) {
    guard let need = node.needInCell(axis) else {
      self = .nothing
      return
    }
    let (hugging, resistance) = node.contentPriorities(axis)
    self = .fit(CellRecord.BoxFit(length: isHeld ? need.fit : nil, hugging: hugging, resistance: resistance))
  }
}
