import BowerbirdLayout

/// The vertical need that an item has in a width, and the range of widths in which the need is the same.
struct NeedInWidth {
  let need: LengthNeed
  let widths: Range<Double>
}

/// The heights of items in widths that no layout has given them yet.
extension TrackCompiler {
  /// Returns the vertical need that the grid would have in a width; nil if it is unknown before the solve.
  func verticalNeed(inWidth width: Double) -> NeedInWidth? {
    let before = (columns.sizingState, rows.sizingState)
    defer { (columns.sizingState, rows.sizingState) = before }
    let widths = takeHeights(inWidth: width)
    return need(.vertical).map { NeedInWidth(need: $0, widths: widths) }
  }

  /// Replaces the heights of items by their heights in the columns of this plan.
  ///
  /// Measured heights are those of other widths if the grid has another width, or still has the columns of another
  /// plan.
  ///
  /// - Parameter width: The width of the grid.
  /// - Returns: The range of grid widths in which the items have the same heights.
  @discardableResult
  func takeHeights(inWidth width: Double) -> Range<Double> {
    _ = columns.sizingState.size(plan.columns, width, nil)
    if columns.sizingState.isLive || plan.columns.extent == .placed { return SteadyExtents.everything }
    var room = columns.sizingState.room
    let needs = plan.cells.map { need(of: $0, in: &room) }
    rows.sizingState.replaceNeeds(needs, before: plan.cells.map { $0.node.need(.vertical) }, plan.rows)
    return room.range
  }

  /// Returns the vertical need of an item in the columns of this plan; nil if it is the same in all widths.
  ///
  /// The range of grid widths is narrowed to those in which the item has this need.
  private func need(of cell: GridCell, in room: inout SizingInterval) -> LengthNeed? {
    if cell.onlyFollows { return nil }
    if case .fixed = cell.vertical.length { return nil }
    guard let width = width(of: cell, in: &room),
      let found = cell.node.verticalNeed(inWidth: width.value(at: room.length))
    else { return nil }
    if width.slope > 0 {
      let from = (found.widths.lowerBound - width.constant) / width.slope
      let to = (found.widths.upperBound - width.constant) / width.slope
      room.narrow(to: min(from, room.length)..<max(to, room.length.nextUp))
    }
    return found.need
  }

  /// Returns the width of an item in the columns of this plan; nil if the item lies outside of them.
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
  /// - Returns: The need; nil if it is the same in all widths, or if only a layout shows it: that of a box with children,
  ///   of lines, or of items that are tied to others.
  fileprivate func verticalNeed(inWidth width: Double) -> NeedInWidth? {
    if children.isEmpty {
      return height(inWidth: width).map { height in
        NeedInWidth(need: LengthNeed(fit: height, least: height), widths: widthsOfSameHeight(around: width))
      }
    }
    if !arrangesChildren || !holdsMixedHeight { return nil }
    guard let grid = owner as? Grid else { return columnGrid?.verticalNeed(inWidth: width) }
    return grid.tracked?.verticalNeed(of: grid, inWidth: width) ?? grid.compiler.verticalNeed(inWidth: width)
  }
}
