import BowerbirdLayout

/// Makes the plan of a stack grid: a track for each cell along the grid, and one track across the grid.
struct StackPlanner {
  let contents: [GridContentBase]
  let orientation: GridOrientation
  let direction: LayoutDirection
  let distribution: GridDistribution

  /// Returns the plan.
  func plan() -> GridPlan {
    let cells = contents.indices.map { cell(contents[$0], at: $0) }
    var along = TrackAxis(contents.map { track($0.cell) }, extent: .exact)
    along.distribution = SpaceAroundTracks(distribution)
    along.owners = cells.map { ObjectIdentifier($0.node) }
    let across = TrackAxis(contents.isEmpty ? [] : Self.across, extent: .whole)
    switch orientation {
    case .vertical: return GridPlan(columns: across, rows: along, cells: cells)
    case .horizontal: return GridPlan(columns: along, rows: across, cells: cells)
    }
  }

  /// The track across a stack; all stacks share the array.
  private static let across = [Track(.fraction(1))]

  // MARK: - Along the grid

  private func track(_ cell: StackCell) -> Track {
    switch cell.length {
    case .constant(let length): return Track(.fixed(length.asLength))
    case .auto: return Track(.content, minimum: cell.minLength, maximum: cell.maxLength)
    case .expanded:
      guard let factor = cell.share else { return cell.canCollapse ? Track(.fixed(0)) : Track(.content) }
      var track = Track(.fraction(factor))
      track.collapses = cell.canCollapse
      return track
    }
  }

  // MARK: - Across the grid

  /// Returns the cell of a grid content in the track `index` along the grid.
  func cell(_ content: GridContentBase, at index: Int) -> GridCell {
    let isVertical = orientation == .vertical
    let area = GridArea(
      columns: isVertical ? 0..<1 : index..<(index + 1), rows: isVertical ? index..<(index + 1) : 0..<1)
    return GridCell(
      content.item, area: area, margins: margins(content.cell.margin),
      horizontal: alignment(content.cell.horizontalAlignment), vertical: alignment(content.cell.verticalAlignment))
  }

  /// Converts left and right margins, which do not mirror, to leading and trailing margins.
  ///
  /// A margin that is not finite counts as 0.
  private func margins(_ margin: EdgeInsets) -> DirectionalEdgeInsets {
    let left = margin.left.isFinite ? margin.left : 0
    let right = margin.right.isFinite ? margin.right : 0
    return DirectionalEdgeInsets(
      top: margin.top.isFinite ? margin.top : 0, leading: direction == .leftToRight ? left : right,
      bottom: margin.bottom.isFinite ? margin.bottom : 0, trailing: direction == .leftToRight ? right : left)
  }

  private func alignment(_ alignment: GridHorizontalAlignment) -> CellAlignment {
    let left = direction == .leftToRight ? CellAlignment.Position.start : .end
    let right = direction == .leftToRight ? CellAlignment.Position.end : .start
    switch alignment {
    case .fill: return .fill
    case .constantCenter(let width): return CellAlignment(.center, length: .fixed(width.asLength))
    case .autoCenter: return CellAlignment(.center, length: .content)
    case .constantLeft(let width): return CellAlignment(left, length: .fixed(width.asLength))
    case .autoLeft: return CellAlignment(left, length: .content)
    case .constantRight(let width): return CellAlignment(right, length: .fixed(width.asLength))
    case .autoRight: return CellAlignment(right, length: .content)
    }
  }

  private func alignment(_ alignment: GridVerticalAlignment) -> CellAlignment {
    switch alignment {
    case .fill: .fill
    case .constantCenter(let height): CellAlignment(.center, length: .fixed(height.asLength))
    case .autoCenter: CellAlignment(.center, length: .content)
    case .constantTop(let height): CellAlignment(.start, length: .fixed(height.asLength))
    case .autoTop: CellAlignment(.start, length: .content)
    case .constantBottom(let height): CellAlignment(.end, length: .fixed(height.asLength))
    case .autoBottom: CellAlignment(.end, length: .content)
    }
  }
}
