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
    let direction = axis.attributes.axis, tracks = cell.tracks(direction)
    if cell.hasOwnWidth && direction == .horizontal { return ItemInTracks(key: ownKey(cell, axis)) }
    let extent = isSizedByConstraints ? nil : sizing.extent(of: tracks, in: axis.plan)
    if cell.sharedAxes[direction] { return fill(extent, cell, node, axis) }
    let hasKnownNeed = needs[position].need != nil
    if isSizedByConstraints { return weigh(cell, node, axis) }
    if axis.evenCount == nil && (!hasKnownNeed || extent == nil && mayLackRoom(cell, direction)) {
      return weigh(cell, node, axis)
    }
    let isBox = node.isBoxWithChildren
    // In equal tracks each item depends on all other items. If one need is unknown before the solve, all lengths are
    // unknown too.
    let dependsOnOthers = axis.evenCount != nil && isLive
    node.decideLength(!isBox && hasKnownNeed && !dependsOnOthers, isKnown: extent != nil, along: direction)
    node.yieldLength(nil, along: direction)
    if dependsOnOthers { return placeInEqualTracks(cell, node, isBox: isBox, axis) }
    return compute(extent, cell, node, isBox: isBox, axis)
  }

  /// Returns the length and the key of a subgrid, which is as long as its tracks.
  private func fill(_ extent: Affine?, _ cell: CellRequest, _ node: LayoutNode, _ axis: AxisCompiler) -> ItemInTracks {
    let direction = axis.attributes.axis
    node.decideLength(true, isKnown: extent != nil, along: direction)
    node.yieldLength(nil, along: direction)
    return ItemInTracks(key: CellRecord.Key(decided: .fill, cell, axis), length: extent?.value(at: room.length))
  }

  /// Returns whether tracks of unknown lengths may be too short for an item.
  ///
  /// Such tracks may be shorter than the item's content. A share beside such tracks may be shorter than the item's
  /// margins.
  private func mayLackRoom(_ cell: CellRequest, _ axis: Axis) -> Bool {
    cell.alignment(axis).length == .content || cell.margins.length(axis) > 0 && isShared(cell.tracks(axis))
  }

  /// Returns the key of an item whose length the solver weighs against other lengths.
  private func weigh(_ cell: CellRequest, _ node: LayoutNode, _ axis: AxisCompiler) -> ItemInTracks {
    let direction = axis.attributes.axis, tracks = cell.tracks(direction), alignment = cell.alignment(direction)
    node.decideLength(false, isFixed: fillsConstantTracks(cell, alignment, axis), along: direction)
    let yields = !isSizedByConstraints && isShared(tracks)
    if isSizedByConstraints {
      axis.owner.yieldContent(of: node, in: axis.ownerTracks(tracks), alignment, direction)
    } else {
      node.yieldLength(yields ? GridPriority.contentOfShares : nil, along: direction)
    }
    var placed = ItemInTracks(key: CellRecord.Key(live: cell, axis))
    placed.key.yields = yields
    placed.key.storedFit = CellRecord.OptionalFit(of: node, direction)
    return placed
  }

  /// Returns the key of an item in equal tracks whose lengths are unknown before the solve.
  ///
  /// An item that needs more room than its tracks have may determine the grid's length. Therefore only an optional
  /// constraint makes the item as long as its tracks. If `mustFillEqualTracks` returns true, a definition makes the item
  /// as long as its tracks instead. A required constraint that contradicts the definition is then reported.
  private func placeInEqualTracks(
    _ cell: CellRequest, _ node: LayoutNode, isBox: Bool, _ axis: AxisCompiler
  ) -> ItemInTracks {
    let direction = axis.attributes.axis, alignment = cell.alignment(direction)
    var placed = ItemInTracks(key: CellRecord.Key(decided: alignment, cell, axis))
    placed.key.storedFit = CellRecord.OptionalFit(of: node, direction)
    let hasNoFit = isBox && placed.key.storedFit == .nothing
    placed.key.hasOptionalLength = hasNoFit || alignment.length == .cell && !mustFillEqualTracks(cell, axis)
    return placed
  }

  /// Returns the length and the key of an item whose tracks determine its length.
  private mutating func compute(
    _ extent: Affine?, _ cell: CellRequest, _ node: LayoutNode, isBox: Bool, _ axis: AxisCompiler
  ) -> ItemInTracks {
    let direction = axis.attributes.axis, alignment = cell.alignment(direction)
    var decided = alignment, length: Affine?
    if let extent {
      (decided, length) = lengthInCell(alignment, extent - cell.margins.length(direction), cell, direction)
    }
    var placed = ItemInTracks(key: CellRecord.Key(decided: decided, cell, axis))
    placed.key.followsContent = decided.length != alignment.length
    if isBox && extent == nil { placed.key.storedFit = CellRecord.OptionalFit(of: node, direction, isHeld: false) }
    placed.key.hasOptionalLength = isBox && placed.key.storedFit == .nothing
    if let length {
      if length.slope != 0 && axis.plan.shared == nil {
        placed.key.handed = handedExtent(length, decided, cell, node, isBox: isBox, axis)
      }
      placed.length = length.value(at: room.length)
    }
    return placed
  }

  /// Returns the length of an item as a function of the grid's length, or of the length that the grid hands on; nil if
  /// the lines of the tracks determine the length.
  ///
  /// If a length grows with the grid, its constraint contains the length that the grid hands on. Otherwise a box with too
  /// much content, or margins without room, would lengthen the grid. Content that lacks room is as long as its cell, and
  /// must not lengthen the grid either. In other cases, the constraint contains the grid's length if constraints inside
  /// of the grid may affect this length.
  ///
  /// A fixed alignment stores only the constant part of the length, so the constraint must add the growing part.
  ///
  /// In a subgrid, none of this is needed: the item's length is a function of an outer grid's length, and the variables
  /// of the tracks already contain the length that this outer grid hands on.
  ///
  /// - Parameters:
  ///   - length: The item's length.
  ///   - decided: The alignment with which the item has this length.
  ///   - cell: The cell, with the declared alignment.
  ///   - node: The item.
  ///   - isBox: Whether the item has children that it does not arrange.
  ///   - axis: The tracks, which do not belong to an outer grid.
  /// - Returns: The function.
  private func handedExtent(
    _ length: Affine, _ decided: CellAlignment, _ cell: CellRequest, _ node: LayoutNode, isBox: Bool,
    _ axis: AxisCompiler
  ) -> CellRecord.HandedExtent? {
    let direction = axis.attributes.axis, isStretched = decided.length == .cell
    let lacksRoom = isStretched && cell.alignment(direction).length == .content
    let mayLengthenGrid = isBox || cell.margins.length(direction) > 0 || lacksRoom && axis.itemsAffectLength
    if isStretched && !mayLengthenGrid { return nil }
    let usesLength = axis.itemRowsUseLength && !lacksRoom && !(isBox && node.needInCell(direction) != nil)
    let handed = usesLength ? axis.attributes.length : axis.host.handedLength(direction)
    if isStretched && handed == axis.attributes.length { return nil }
    return CellRecord.HandedExtent(length: handed, extent: length)
  }

  /// Returns the key of an item whose own constraints determine its width.
  ///
  /// The tracks determine only the position of such an item.
  private func ownKey(_ cell: CellRequest, _ axis: AxisCompiler) -> CellRecord.Key {
    let node = cell.node
    node.decideLength(false, along: .horizontal)
    node.yieldLength(nil, along: .horizontal)
    let lies = CellAlignment(cell.alignment(.horizontal).position, length: .content)
    var key = CellRecord.Key(decided: lies, cell, axis)
    if node.needsShortening {
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
  private func fillsConstantTracks(_ cell: CellRequest, _ alignment: CellAlignment, _ axis: AxisCompiler) -> Bool {
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
