import BowerbirdLayout

/// The heights of items in widths that no layout has given them yet.
extension TrackCompiler {
  /// Returns the vertical need that the grid would have in a width; nil if the need is unknown before the solve.
  func verticalNeed(inWidth width: Double) -> NeedInWidth? {
    let before = (columns.sizingState, rows.sizingState)
    defer { (columns.sizingState, rows.sizingState) = before }
    let widths = takeHeights(inWidth: width)
    return need(.vertical).map { NeedInWidth(need: $0, widths: widths) }
  }

  /// Replaces the heights of items by their heights in the columns of this plan.
  ///
  /// The heights measured in the last layout are wrong here if the grid has another width, or still has the columns of
  /// another plan.
  ///
  /// - Parameter width: The width of the grid.
  /// - Returns: The range of grid widths in which the items have the same heights.
  @discardableResult
  func takeHeights(inWidth width: Double) -> Range<Double> {
    _ = columns.sizingState.size(plan.columns, width, nil)
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
    rows.sizingState.replaceNeeds(needs, before: plan.cells.map { $0.node.need(.vertical) }, plan.rows)
  }

  /// Returns the vertical need of an item in a width; nil if the need is the same in all widths, or if constraints on
  /// the item's own height determine the need.
  ///
  /// The call narrows the range of `room` to the grid widths in which the item has this need.
  private func need(of cell: GridCell, inWidth width: Affine, in room: inout SizingInterval) -> LengthNeed? {
    if cell.onlyFollows { return nil }
    if case .fixed = cell.vertical.length { return nil }
    guard case .none = cell.node.pull(.vertical, content: nil, ignoringTies: true),
      let found = cell.node.verticalNeed(inWidth: width.value(at: room.length))
    else { return nil }
    if width.slope > 0 {
      let from = (found.widths.lowerBound - width.constant) / width.slope
      let to = (found.widths.upperBound - width.constant) / width.slope
      room.narrow(to: min(from, room.length)..<max(to, room.length.nextUp))
    }
    return found.need
  }

  /// Returns the width of an item in the columns of this plan, as a function of the grid's width; nil if the item lies
  /// outside of the columns.
  private func width(of cell: GridCell, in room: inout SizingInterval) -> Affine? {
    let tracks = cell.tracks(.horizontal)
    if case .fixed(let length) = cell.horizontal.length { return Affine(length) }
    guard plan.columns.holds(tracks), let extent = columns.sizingState.sizing.extent(of: tracks, in: plan.columns)
    else { return nil }
    var width = room.greatest(extent - cell.margins.length(.horizontal), Affine())
    if cell.horizontal.length == .content, let fit = cell.node.need(.horizontal)?.fit {
      width = room.least(width, Affine(fit))
    }
    return width
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
