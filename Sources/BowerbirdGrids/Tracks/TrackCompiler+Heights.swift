import BowerbirdLayout
import BowerbirdSolver

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

  /// Replaces the heights of items by their heights in the columns of this plan, for a width of the grid.
  ///
  /// The heights from the last layout do not hold here if the grid had another width or other columns in that layout.
  ///
  /// A need that is unknown before the solve is replaced by the need that the item has without optional constraints to
  /// other items. The last solution cannot give such a need if the grid had other columns in it.
  ///
  /// If the widths of the columns are still unknown then, or if the columns have the extent
  /// ``TrackAxis/Extent/placed``, all other heights stay as they are.
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
    let needs = heights(of: plan, columns.sizingState.sizing, in: &room)
    rows.sizingState.replaceNeeds(needs, plan.rows)
    return room.range
  }

  /// Replaces the heights of items by the heights that the items have in given widths.
  ///
  /// - Parameters:
  ///   - widths: The width of each item, as a function of the grid's width; nil for an item that keeps its height.
  ///   - room: The grid's width, whose range is narrowed to the widths in which the items have the same heights.
  func replaceHeights(inWidths widths: [Affine?], in room: inout SizingInterval) {
    rows.sizingState.replaceNeeds(needs(inWidths: widths, in: &room), plan.rows)
  }

  /// Returns the heights of items in given widths.
  ///
  /// - Parameters:
  ///   - widths: The width of each item, as a function of the grid's width; nil for an item that keeps its height.
  ///   - room: The grid's width, whose range is narrowed to the widths in which the items have the same heights.
  /// - Returns: The height of each item without its margins; nil for an item that keeps its height.
  func heights(inWidths widths: [Affine?], in room: inout SizingInterval) -> [Double?] {
    zip(plan.cells, needs(inWidths: widths, in: &room)).map { cell, sized in
      sized?.need.map { $0.fit - cell.margins.length(.vertical) }
    }
  }

  private func needs(inWidths widths: [Affine?], in room: inout SizingInterval) -> [SizedCell?] {
    zip(plan.cells, widths).map { cell, width in
      width.flatMap { need(of: cell, inWidth: $0, plan.rows, in: &room) }
    }
  }

  /// Returns the vertical needs that a plan's items, and the items in its subgrids, have in columns of given widths.
  ///
  /// The value for an item is nil if the item keeps its known need: the need does not depend on the width, or the
  /// item's width is unknown before the solve. The value for a subgrid that takes over rows is nil too.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - sizing: The widths of the plan's columns, as functions of this grid's width.
  ///   - room: This grid's width, whose range is narrowed to the widths in which the items have these needs.
  /// - Returns: The needs, in the order of the plan's cells and of ``Swift/Array/guests(_:)``.
  private func heights(of plan: GridPlan, _ sizing: AxisSizing, in room: inout SizingInterval) -> [SizedCell?] {
    var guests: [SizedCell?] = []
    let needs = plan.cells.map { cell -> SizedCell? in
      guard let width = width(of: cell, plan.columns, sizing, in: &room) else {
        if cell.request.sharedAxes.vertical { guests += [cell].guests(.vertical).map { _ in nil } }
        return nil
      }
      guard let inner = cell.subgrid?.plan else { return need(of: cell, inWidth: width, plan.rows, in: &room) }
      let needs = heights(ofSubgrid: cell, inner, inWidth: width, sizing, in: &room)
      if cell.request.sharedAxes.vertical {
        let first = cell.area.rows.lowerBound
        guests += needs.map { $0.map { $0.moved(by: first) } }
        return nil
      }
      return inner.verticalNeed(of: needs).map {
        cell.request.sized(
          along: .vertical, of: plan.rows, FutureNeed(width: width.value(at: room.length), content: $0))
      }
    }
    return needs + guests
  }

  /// Returns the vertical needs that the items in a subgrid have in a width of the subgrid.
  ///
  /// The value for an item is nil if the item keeps its known need: the need does not depend on the width, or the
  /// item's width is unknown before the solve.
  ///
  /// - Parameters:
  ///   - cell: The cell of the subgrid.
  ///   - inner: The plan of the subgrid.
  ///   - width: The width of the subgrid, as a function of this grid's width.
  ///   - sizing: The widths of the columns around the subgrid, as functions of this grid's width.
  ///   - room: This grid's width, whose range is narrowed to the widths in which the items have these needs.
  /// - Returns: The needs, in the order of the subgrid's cells and of ``Swift/Array/guests(_:)``.
  private func heights(
    ofSubgrid cell: GridCell, _ inner: GridPlan, inWidth width: Affine, _ sizing: AxisSizing,
    in room: inout SizingInterval
  ) -> [SizedCell?] {
    if cell.request.sharedAxes.horizontal { return heights(of: inner, sizing.part(cell.area.columns), in: &room) }
    var state = AxisSizingState(), plan = inner
    state.take(plan, .horizontal)
    if state.isLive {
      plan = inner.withItemsByThemselves
      state.take(plan, .horizontal)
    }
    _ = state.size(plan.columns, width.value(at: room.length), nil)
    if state.isLive {
      return [SizedCell?](repeating: nil, count: inner.cells.count + inner.cells.guests(.vertical).count)
    }
    if width.slope > 0 { room.narrow(to: room.lengths(for: state.room.range, of: width)) }
    return heights(of: inner, state.sizing.inserting(width), in: &room)
  }

  /// Returns the vertical need of an item in a width; nil if the item keeps its known need.
  ///
  /// An item keeps its known need if the need is the same in all widths, or if only a layout determines it.
  ///
  /// The call narrows the range of `room` to the grid widths in which the item has this need.
  private func need(
    of cell: GridCell, inWidth width: Affine, _ rows: TrackAxis, in room: inout SizingInterval
  ) -> SizedCell? {
    if cell.request.onlyFollows { return nil }
    if case .fixed = cell.vertical.length { return nil }
    let value = width.value(at: room.length), found = cell.node.verticalNeed(inWidth: value)
    let isMixed = cell.node.tiesOwnLengths
    if found == nil && !isMixed { return nil }
    if width.slope > 0 {
      let widths = isMixed ? value..<value.nextUp : found?.widths ?? SteadyExtents.everything
      room.narrow(to: room.lengths(for: widths, of: width))
    }
    return cell.request.sized(along: .vertical, of: rows, FutureNeed(width: value, content: found?.need))
  }

  /// Returns the width of an item in columns, as a function of this grid's width; nil if the item lies outside of the
  /// columns, or if its width is unknown before the solve.
  private func width(
    of cell: GridCell, _ columns: TrackAxis, _ sizing: AxisSizing, in room: inout SizingInterval
  ) -> Affine? {
    let tracks = cell.tracks(.horizontal)
    if case .fixed(let length) = cell.horizontal.length { return Affine(length) }
    guard columns.holds(tracks), tracks.upperBound <= sizing.lengths.count || columns.evenCount != nil,
      let extent = sizing.extent(of: tracks, in: columns)
    else { return nil }
    if cell.request.sharedAxes.horizontal { return extent }
    var width = room.greatest(extent - cell.margins.length(.horizontal), Affine())
    if cell.horizontal.length == .content, let fit = cell.request.itemNeed(.horizontal, isHeld: true)?.fit {
      width = room.least(width, Affine(fit))
    }
    return constrainedWidth(of: cell.node, width, in: &room)
  }

  /// Returns the width that a cell gives an item, limited by the item's required constraints; nil if these constraints
  /// relate the width to other items.
  ///
  /// If a constraint ties the item's width to its height, the result is the width that the cell gives.
  private func constrainedWidth(of node: LayoutNode, _ width: Affine, in room: inout SizingInterval) -> Affine? {
    if !node.hasForeignConstraints || node.tiesOwnLengths { return width }
    guard let least = node.length(.horizontal, givenBy: 0, .required),
      let most = node.length(.horizontal, givenBy: .infinity, .required)
    else { return nil }
    let width = least > 0 ? room.greatest(width, Affine(least)) : width
    return most < .infinity ? room.least(width, Affine(most)) : width
  }
}

extension GridPlan {
  /// Returns the vertical need of the plan if its items have the given needs; nil if the plan's need is unknown before
  /// the solve.
  fileprivate func verticalNeed(of needs: [SizedCell?]) -> LengthNeed? {
    var state = AxisSizingState(), plan = self
    state.take(plan, .vertical)
    if state.isLive {
      plan = withItemsByThemselves
      state.take(plan, .vertical)
    }
    state.replaceNeeds(needs, plan.rows)
    return state.need(plan.rows, isShort: false)
  }
}

extension SizedCell {
  fileprivate func moved(by count: Int) -> SizedCell {
    var cell = self
    cell.tracks = tracks.lowerBound + count..<tracks.upperBound + count
    return cell
  }
}

extension SizingInterval {
  /// Returns the range of grid lengths in which another length lies in a given range.
  ///
  /// The result always contains the present grid length.
  ///
  /// - Parameters:
  ///   - range: The range of the other length.
  ///   - length: The other length as a function of the grid's length, with a positive slope.
  /// - Returns: The range of grid lengths.
  fileprivate func lengths(for range: Range<Double>, of length: Affine) -> Range<Double> {
    let from = (range.lowerBound - length.constant) / length.slope
    let to = (range.upperBound - length.constant) / length.slope
    return min(from, self.length)..<max(to, self.length.nextUp)
  }
}

extension TrackAxis {
  /// Returns the columns with least widths for shares, so that required constraints on the widths of their items hold.
  ///
  /// In a layout, the constraints themselves lengthen such shares. Plain shares keep their ratio, so one item lengthens
  /// all of them.
  fileprivate func withShares(for cells: [GridCell]) -> TrackAxis {
    if extent != .bounded { return self }
    var axis = self, unit = 0.0
    for cell in cells where !cell.request.onlyFollows && !cell.request.hasOwnWidth && cell.area.columns.count == 1 {
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
