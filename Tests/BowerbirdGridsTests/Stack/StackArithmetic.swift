import BowerbirdLayout

/// The formulas of the reference as plain arithmetic, without solver and constraints.
///
/// Widths come first, heights after them. A length along the grid is exact. Margins move the view inside its cell.
enum StackArithmetic {
  /// Returns the frames of all views in a grid, by name, each in its parent's coordinates.
  static func frames(of grid: StackModel, width: Double, height: Double) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    place(grid, width, height, into: &frames)
    return frames
  }

  private static func place(_ grid: StackModel, _ width: Double, _ height: Double, into frames: inout [String: Rect]) {
    let columns = columns(of: grid, width: width)
    let rows = rows(of: grid, columns: columns, height: height)
    for (index, cell) in grid.cells.enumerated() {
      frames[cell.name] = Rect(
        x: columns[index].near, y: rows[index].near, width: columns[index].length, height: rows[index].length)
      if case .grid(let inner) = cell.view { place(inner, columns[index].length, rows[index].length, into: &frames) }
    }
  }

  // MARK: - Fitting

  /// Returns the smallest width of a view without line breaks.
  static func fittingWidth(_ view: ViewModel) -> Double {
    switch view {
    case .plain: return 0
    case .fixed(let width, _): return width
    case .text(let glyphs): return 10 * Double(glyphs)
    case .grid(let grid):
      let wanted = grid.cells.map { cell in
        cellWanting(wantedWidth(cell), margins: cell.margin.1 + cell.margin.3)
      }
      if grid.isVertical { return wanted.max() ?? 0 }
      return zip(grid.cells, wanted).map { unlimitedLength(of: $0, wanted: $1) }.reduce(0, +)
    }
  }

  /// Returns the fitting height of a view at a given width.
  static func fittingHeight(_ view: ViewModel, width: Double) -> Double {
    switch view {
    case .plain: return 0
    case .fixed(_, let height): return height
    case .text(let glyphs):
      let perLine = max(1, Int(width / 10 + 1e-6))
      return 20 * Double((glyphs + perLine - 1) / perLine)
    case .grid(let grid):
      let columns = columns(of: grid, width: width)
      let wanted = grid.cells.indices.map { index in
        let cell = grid.cells[index]
        return cellWanting(
          wantedHeight(cell, width: columns[index].length), margins: cell.margin.0 + cell.margin.2)
      }
      if !grid.isVertical { return wanted.max() ?? 0 }
      return zip(grid.cells, wanted).map { unlimitedLength(of: $0, wanted: $1) }.reduce(0, +)
    }
  }

  private static func wantedWidth(_ cell: CellModel) -> Double {
    if case .constant(let width) = cell.horizontal.extent { width } else { fittingWidth(cell.view) }
  }

  private static func wantedHeight(_ cell: CellModel, width: Double) -> Double {
    if case .constant(let height) = cell.vertical.extent { height } else { fittingHeight(cell.view, width: width) }
  }

  private static func cellWanting(_ content: Double, margins: Double) -> Double { max(0, content + margins) }

  // MARK: - Lengths of cells

  /// Returns the length of a cell in a grid without a given length.
  private static func unlimitedLength(of cell: CellModel, wanted: Double) -> Double {
    switch cell.length {
    case .constant(let value): max(0, value)
    case .auto(let minimum, let maximum): min(max(wanted, minimum), maximum)
    case .expanded(_, let canCollapse): canCollapse ? 0 : wanted
    }
  }

  /// Returns the lengths of the cells along a grid of a given length.
  private static func lengths(of cells: [CellModel], wanted: [Double], in length: Double) -> [Double] {
    var taken = 0.0
    var shares = 0.0
    for (cell, want) in zip(cells, wanted) {
      if case .expanded(let factor, _) = cell.length, factor > 0 {
        shares += factor
      } else {
        taken += unlimitedLength(of: cell, wanted: want)
      }
    }
    let room = length - taken
    return zip(cells, wanted).map { cell, want in
      if case .expanded(let factor, _) = cell.length, factor > 0, room > 0 { return room * factor / shares }
      return unlimitedLength(of: cell, wanted: want)
    }
  }

  // MARK: - Places of views

  private typealias Stretch = (near: Double, length: Double)

  private static func columns(of grid: StackModel, width: Double) -> [Stretch] {
    let wanted = grid.cells.map { cellWanting(wantedWidth($0), margins: $0.margin.1 + $0.margin.3) }
    let cells = cellsOf(grid, along: !grid.isVertical, wanted: wanted, length: width)
    return grid.cells.indices.map { index in
      let cell = grid.cells[index]
      return lay(cell.horizontal, cell.margin.1, cell.margin.3, fittingWidth(cell.view), in: cells[index])
    }
  }

  private static func rows(of grid: StackModel, columns: [Stretch], height: Double) -> [Stretch] {
    let fitting = grid.cells.indices.map { fittingHeight(grid.cells[$0].view, width: columns[$0].length) }
    let wanted = grid.cells.indices.map { index in
      let cell = grid.cells[index]
      return cellWanting(
        wantedHeight(cell, width: columns[index].length), margins: cell.margin.0 + cell.margin.2)
    }
    let cells = cellsOf(grid, along: grid.isVertical, wanted: wanted, length: height)
    return grid.cells.indices.map { index in
      let cell = grid.cells[index]
      return lay(cell.vertical, cell.margin.0, cell.margin.2, fitting[index], in: cells[index])
    }
  }

  private static func cellsOf(
    _ grid: StackModel, along isAlong: Bool, wanted: [Double], length: Double
  ) -> [Stretch] {
    if !isAlong { return grid.cells.map { _ in (0, length) } }
    var near = 0.0
    return lengths(of: grid.cells, wanted: wanted, in: length).map { length in
      defer { near += length }
      return (near, length)
    }
  }

  private static func lay(
    _ way: (place: PlaceModel, extent: ExtentModel), _ before: Double, _ after: Double, _ fitting: Double,
    in cell: Stretch
  ) -> Stretch {
    let room = cell.length - before - after
    let length: Double
    switch way.extent {
    case .fill: length = max(0, room)
    case .fitting: length = min(fitting, max(0, room))
    case .constant(let value): length = max(0, value)
    }
    if way.extent == .fill { return (cell.near + before, length) }
    switch way.place {
    case .near: return (cell.near + before, length)
    case .center: return (cell.near + before + (room - length) / 2, length)
    case .far: return (cell.near + before + room - length, length)
    }
  }
}
