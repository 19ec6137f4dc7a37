import BowerbirdLayout

/// The constraints that a grid was compiled into, each named after its track or its cell.
///
/// ```swift
/// print(grid.constraintSet)
/// ```
public struct GridConstraintSet {
  /// One constraint.
  public struct Entry {
    /// What it is about: a track, the grid's edges, or the item of a cell; an item without a name is called after its cell,
    /// such as "cell in column 2, row 1".
    public let name: String

    /// The constraint.
    public let constraint: LayoutConstraint
  }

  /// All constraints: first those of the columns, then those of the rows, then those of the cells in their order.
  public let entries: [Entry]

  /// How many there are.
  public var count: Int { entries.count }

  /// The constraints of one track or item.
  public func constraints(named name: String) -> [LayoutConstraint] {
    entries.filter { $0.name == name }.map { $0.constraint }
  }
}

extension GridConstraintSet: CustomStringConvertible {
  /// A line for each constraint.
  public var description: String { entries.map { "\($0.name): \($0.constraint)" }.joined(separator: "\n") }
}

extension TrackCompiler {
  /// Everything that was compiled.
  public var constraintSet: GridConstraintSet {
    let ofCells = cells.flatMap { cell in
      let name = cell.name
      return (cell.columns.all + cell.rows.all).map { GridConstraintSet.Entry(name: name, constraint: $0) }
    }
    return GridConstraintSet(entries: columns.entries + rows.entries + ofCells)
  }
}

extension AxisCompiler {
  var entries: [GridConstraintSet.Entry] {
    var entries = frame.rows.map { GridConstraintSet.Entry(name: "\(attributes.trackName)s", constraint: $0) }
    for track in records.indices {
      let name = "\(attributes.trackName) \(track)"
      entries += ([records[track].line].compactMap { $0 } + records[track].rows).map {
        GridConstraintSet.Entry(name: name, constraint: $0)
      }
    }
    return entries + spans.rows.map { GridConstraintSet.Entry(name: "\(attributes.trackName) spans", constraint: $0) }
  }
}
