import BowerbirdLayout
import BowerbirdSolver

/// Ties one item to the tracks of one axis.
struct CellCompiler {
  let axis: AxisCompiler
  let node: LayoutNode
  let key: CellRecord.Key

  private var attributes: AxisAttributes { axis.attributes }
  private var first: Int { key.tracks.lowerBound }
  private var last: Int { key.tracks.upperBound - 1 }

  /// The constraints along this axis.
  func rows() -> CellRecord.Rows {
    var rows = CellRecord.Rows()
    rows.position = position()
    rows.length = length()
    rows.limit = limit()
    rows.content = content()
    rows.ceiling = ceiling()
    return rows
  }

  // MARK: - Where

  private func position() -> LayoutConstraint {
    if key.alignment.length == .cell { return atStart() }
    switch key.alignment.position {
    case .start: return atStart()
    case .center: return atCenter()
    case .end: return atEnd("cell ends")
    }
  }

  private func atStart() -> LayoutConstraint {
    var expression = LayoutExpression(constant: -key.before)
    expression.add(node, attributes.near)
    expression.add(axis.host, axis.lines[first], -1)
    return axis.book.define(expression, "cell begins")
  }

  private func atEnd(_ name: String) -> LayoutConstraint {
    var expression = LayoutExpression(constant: key.after)
    expression.add(node, attributes.far)
    expression.add(axis.host, axis.lines[last], -1)
    expression.add(axis.host, axis.lengths[last], -1)
    return axis.book.define(expression, name)
  }

  /// Midway between the margins.
  private func atCenter() -> LayoutConstraint {
    var expression = LayoutExpression(constant: (key.after - key.before) / 2)
    expression.add(node, attributes.middle)
    if first == last {
      expression.add(axis.host, axis.lines[first], -1)
    } else {
      expression.add(axis.host, axis.lines[first], -0.5)
      expression.add(axis.host, axis.lines[last], -0.5)
    }
    expression.add(axis.host, axis.lengths[last], -0.5)
    return axis.book.define(expression, "cell centre")
  }

  // MARK: - How long

  private func length() -> LayoutConstraint? {
    switch key.alignment.length {
    case .cell: return asLongAsCell()
    case .content: return asShortAsItCan()
    case .fixed(let length):
      var expression = LayoutExpression(constant: -length)
      expression.add(node, attributes.length)
      return axis.book.define(expression, "item length")
    }
  }

  private func asLongAsCell() -> LayoutConstraint {
    if first != last { return atEnd("cell ends") }
    var expression = LayoutExpression(constant: key.before + key.after)
    expression.add(node, attributes.length)
    expression.add(axis.host, axis.lengths[first], -1)
    if !canLackRoom { return axis.book.define(expression, "cell length") }
    return axis.book.add(expression, .equal, key.rank.margins, "cell length")
  }

  /// An item without content of its own is as short as its constraints allow.
  private func asShortAsItCan() -> LayoutConstraint? {
    guard key.isShort else { return nil }
    var expression = LayoutExpression(constant: 0)
    expression.add(node, attributes.length)
    return axis.book.add(expression, .lessOrEqual, GridPriority.shortItem, "item is short")
  }

  /// Whether the margins may be more than the cell has, so that the item has no length.
  private var canLackRoom: Bool { key.before + key.after > 0 }

  /// Tracks that hold their content are as long as the item; in others, the item stays within its cells.
  private func limit() -> LayoutConstraint? {
    if key.alignment.length == .cell { return baseOfFilledCell() }
    var expression = LayoutExpression(constant: key.before + key.after)
    expression.add(node, attributes.length)
    if let base = key.fillsBase {
      expression.add(axis.host, base, -1)
    } else {
      if case .fixed(let length) = key.alignment.length { return wish(for: length) }
      expression.add(axis.host, axis.lengths[last], -1)
      if first != last {
        expression.add(axis.host, axis.lines[last], -1)
        expression.add(axis.host, axis.lines[first])
      }
    }
    return axis.book.add(
      expression, .lessOrEqual, key.isHeld ? .required : canLackRoom ? key.rank.margins : GridPriority.containment,
      "item fits its cell")
  }

  /// A grid whose one track is the grid itself has room for an item of a given length.
  private func wish(for length: Double) -> LayoutConstraint? {
    guard key.isWhole else { return nil }
    var expression = LayoutExpression(constant: -(length + key.before + key.after))
    expression.add(axis.host, attributes.length)
    return axis.book.add(
      expression, .greaterOrEqual, key.rank.length, "grid has room for the item")
  }

  /// An item that is as long as its cell says by its content what its track needs before others draw it out.
  private func baseOfFilledCell() -> LayoutConstraint? {
    guard let base = key.fillsBase, base != axis.lengths[first], let content = key.content else { return nil }
    var expression = LayoutExpression(constant: -(content + key.before + key.after))
    expression.add(axis.host, base)
    return axis.book.add(expression, .greaterOrEqual, .required, "track holds its content")
  }

  /// What the tracks must hold is wanted more than that they end where the grid ends.
  private func content() -> LayoutConstraint? {
    guard let content = key.content else { return nil }
    var expression = LayoutExpression(constant: -content)
    expression.add(node, attributes.length)
    return axis.book.add(expression, .greaterOrEqual, key.contentPriority, "item shows its content")
  }

  /// What can be measured in less room, as text that can be broken, asks for no more than the grid has.
  private func ceiling() -> LayoutConstraint? {
    guard let insets = key.ceiling else { return nil }
    var expression = LayoutExpression(constant: insets)
    expression.add(node, attributes.length)
    expression.add(axis.host, attributes.length, -1)
    return axis.book.add(expression, .lessOrEqual, GridPriority.contentLimit, "item fits the grid")
  }
}
