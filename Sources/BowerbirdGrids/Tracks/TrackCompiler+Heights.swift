import BowerbirdLayout

/// The heights of items in widths that no layout has given them yet.
extension TrackCompiler {
  /// Returns the vertical need that the grid would have in a width.
  ///
  /// Optional constraints that tie items to other items do not change the result.
  ///
  /// - Returns: The need; nil if required constraints make it unknown before the solve.
  func verticalNeed(inWidth width: Double) -> NeedInWidth? {
    restoringNeeds {
      let widths = takeHeights(inWidth: width)
      return need(.vertical).map { NeedInWidth(need: $0, widths: widths) }
    }
  }

  /// Replaces the heights of items by their heights in the columns of this plan.
  ///
  /// The heights measured in the last layout are wrong here if the grid has another width, or still has the columns of
  /// another plan. For the same reason, needs that are unknown before the solve are replaced by the needs that the
  /// items have by themselves: a solution with other columns says nothing about the columns of this plan.
  ///
  /// - Parameter width: The width of the grid.
  /// - Returns: The range of grid widths in which the items have the same heights.
  @discardableResult
  func takeHeights(inWidth width: Double) -> Range<Double> {
    var tracks = plan.columns
    if isLive(.horizontal) {
      takeNeedsByThemselves(.horizontal)
      tracks = tracks.withShares(for: plan.cells)
    }
    if isLive(.vertical) { takeNeedsByThemselves(.vertical) }
    _ = columns.sizingState.size(tracks, width, nil)
    if columns.sizingState.isLive || plan.columns.extent == .placed { return SteadyExtents.everything }
    var room = columns.sizingState.room
    let widths = plan.cells.map { self.width(of: $0, in: &room) }
    replaceHeights(inWidths: widths, in: &room)
    return room.range
  }

  /// Replaces the heights of items by the heights that the items have in given widths.
  ///
  /// - Parameters:
  ///   - widths: The width of each item, as a function of the grid's width; nil for items whose heights do not change.
  ///   - room: The grid's width, whose range is narrowed to the widths in which the items have the same heights.
  func replaceHeights(inWidths widths: [Affine?], in room: inout SizingInterval) {
    let needs = zip(plan.cells, widths).map { cell, width in width.flatMap { need(of: cell, inWidth: $0, in: &room) } }
    rows.sizingState.replaceNeeds(needs, plan.rows)
  }

  /// Returns the vertical need of an item in a width; nil if the need is the same in all widths.
  ///
  /// The call narrows the range of `room` to the grid widths in which the item has this need.
  private func need(of cell: GridCell, inWidth width: Affine, in room: inout SizingInterval) -> SizedCell? {
    if cell.onlyFollows { return nil }
    if case .fixed = cell.vertical.length { return nil }
    let value = width.value(at: room.length), found = cell.node.verticalNeed(inWidth: value)
    let isMixed = cell.node.tiesOwnLengths
    if found == nil && !isMixed { return nil }
    if width.slope > 0 {
      let widths = isMixed ? value..<value.nextUp : found?.widths ?? SteadyExtents.everything
      let from = (widths.lowerBound - width.constant) / width.slope
      let to = (widths.upperBound - width.constant) / width.slope
      room.narrow(to: min(from, room.length)..<max(to, room.length.nextUp))
    }
    return cell.sized(along: .vertical, of: plan.rows, FutureNeed(width: value, content: found?.need))
  }

  /// Returns the width of an item in the columns of this plan, as a function of the grid's width; nil if the item lies
  /// outside of the columns, or if its width is unknown before the solve.
  private func width(of cell: GridCell, in room: inout SizingInterval) -> Affine? {
    let tracks = cell.tracks(.horizontal)
    if case .fixed(let length) = cell.horizontal.length { return Affine(length) }
    guard plan.columns.holds(tracks), let extent = columns.sizingState.sizing.extent(of: tracks, in: plan.columns)
    else { return nil }
    var width = room.greatest(extent - cell.margins.length(.horizontal), Affine())
    if cell.horizontal.length == .content, let fit = cell.itemNeed(.horizontal, isHeld: true)?.fit {
      width = room.least(width, Affine(fit))
    }
    return constrainedWidth(of: cell.node, width, in: &room)
  }

  /// Returns the width that an item has if its cell gives it a width, as its required constraints allow; nil if these
  /// constraints relate the width to other items.
  private func constrainedWidth(of node: LayoutNode, _ width: Affine, in room: inout SizingInterval) -> Affine? {
    if !node.hasForeignConstraints || node.tiesOwnLengths { return width }
    guard let least = node.length(.horizontal, givenBy: 0, .required),
      let most = node.length(.horizontal, givenBy: .infinity, .required)
    else { return nil }
    let width = least > 0 ? room.greatest(width, Affine(least)) : width
    return most < .infinity ? room.least(width, Affine(most)) : width
  }
}

extension TrackAxis {
  /// Returns the tracks with shares that are as long as the required constraints on the lengths of items ask.
  ///
  /// In a layout, constraints lengthen such shares. Plain shares keep their ratio, so one item lengthens all of them.
  fileprivate func withShares(for cells: [GridCell]) -> TrackAxis {
    if extent != .bounded { return self }
    var axis = self, unit = 0.0
    for cell in cells where !cell.onlyFollows && !cell.hasOwnWidth && cell.area.columns.count == 1 {
      let track = cell.area.columns.lowerBound
      guard holds(cell.area.columns), case .fraction(let factor) = tracks[track].size,
        let least = cell.node.length(.horizontal, givenBy: 0, .required), least > 0
      else { continue }
      let length = least + cell.margins.length(.horizontal)
      if tracks[track].isPlainShare { unit = max(unit, length / factor) }
      axis.tracks[track].minimum = max(axis.tracks[track].minimum, length)
    }
    for track in tracks.indices where tracks[track].isPlainShare {
      if case .fraction(let factor) = tracks[track].size { axis.tracks[track].minimum = factor * unit }
    }
    return axis
  }
}

extension LayoutNode {
  /// Returns the vertical need that the item would have in a width.
  ///
  /// - Returns: The need; nil if the need is the same in all widths. The result is also nil if only a layout determines
  ///   the need, for example because the item is tied to other items.
  fileprivate func verticalNeed(inWidth width: Double) -> NeedInWidth? {
    if children.isEmpty {
      return height(inWidth: width).map { height in
        NeedInWidth(need: LengthNeed(fit: height, least: height), widths: widthsOfSameHeight(around: width))
      }
    }
    if !holdsMixedHeight { return nil }
    if !arrangesChildren { return boxNeed(inWidth: width) { $0.verticalNeed(inWidth: $1) } }
    if let first = firstArrangement {
      return first.verticalNeed(inWidth: width).map {
        NeedInWidth(need: need(withFirst: $0.need), widths: $0.widths)
      }
    }
    guard let grid = owner as? Grid else { return columnGrid?.verticalNeed(inWidth: width) }
    if let lines = grid.wrapped { return lines.verticalNeed(of: grid, inWidth: width) }
    return grid.tracked?.verticalNeed(of: grid, inWidth: width) ?? grid.compiler.verticalNeed(inWidth: width)
  }
}
