import BowerbirdLayout

/// The constraints that a grid was compiled into, each with the name of its track or its item.
///
/// ```swift
/// print(grid.constraintSet)
/// ```
public struct GridConstraintSet {
  /// A constraint with the name of its track or item.
  public struct Entry {
    /// The name of the track or the item that the constraint is for.
    ///
    /// An item without a name is named after its cell, such as "cell in column 2, row 1". The constraints at the grid's
    /// edges are named "columns" or "rows". The constraints of items that span tracks are named "column spans" or "row
    /// spans".
    public let name: String

    /// The constraint.
    ///
    /// The grid owns the constraint. Do not change it: the grid may undo the change at any time.
    public let constraint: LayoutConstraint
  }

  /// All constraints: first of the columns, then of the rows, then of the cells in their order.
  public let entries: [Entry]

  /// The number of constraints.
  public var count: Int { entries.count }

  /// Returns the constraints with a given ``Entry/name``: those of one track, or of all items with this name.
  ///
  /// The result is empty if no constraint has the name.
  public func constraints(named name: String) -> [LayoutConstraint] {
    entries.filter { $0.name == name }.map { $0.constraint }
  }
}

extension GridConstraintSet: CustomStringConvertible {
  /// A text with a line for each constraint.
  public var description: String { entries.map { "\($0.name): \($0.constraint)" }.joined(separator: "\n") }
}

extension TrackCompiler {
  /// All constraints that the compiler has made.
  public var constraintSet: GridConstraintSet {
    let ofCells = items.indices.flatMap { index in
      let name = items[index].item.name.isEmpty ? "cell in \(items[index].area.description)" : items[index].item.name
      let node = items[index].item.node
      let constraints = columns.constraints(ofCell: index, node) + rows.constraints(ofCell: index, node)
      return constraints.map { GridConstraintSet.Entry(name: name, constraint: $0) }
    }
    return GridConstraintSet(entries: columns.entries + rows.entries + ofCells)
  }
}

extension AxisCompiler {
  /// Returns the constraints of an item: its definitions as constraints, and its other constraints.
  fileprivate func constraints(ofCell index: Int, _ node: LayoutNode?) -> [LayoutConstraint] {
    let definitions = [ItemDefinitions.Part.position, .length].compactMap {
      node?.constraint($0, attributes.axis, in: host)
    }
    return definitions + cells[index].rows.all
  }

  var entries: [GridConstraintSet.Entry] {
    var entries = (frame?.rows ?? []).map { GridConstraintSet.Entry(name: "\(attributes.trackName)s", constraint: $0) }
    for track in records.indices {
      let name = "\(attributes.trackName) \(track)"
      entries += ([records[track].line].compactMap { $0 } + records[track].rows).map {
        GridConstraintSet.Entry(name: name, constraint: $0)
      }
    }
    return entries + spans.rows.map { GridConstraintSet.Entry(name: "\(attributes.trackName) spans", constraint: $0) }
  }
}
