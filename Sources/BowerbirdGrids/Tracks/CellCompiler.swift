import BowerbirdLayout
import BowerbirdSolver

/// Makes the constraints between one item and the tracks of one axis.
///
/// The value is not copyable, because a copy of a key increments reference counts.
struct CellCompiler: ~Copyable {
  let axis: AxisCompiler
  let node: LayoutNode
  let tracks: Range<Int>
  private var placed: ItemInTracks

  /// Creates a compiler of an item's constraints.
  init(_ placed: consuming ItemInTracks, _ node: LayoutNode, _ tracks: Range<Int>, _ axis: AxisCompiler) {
    self.axis = axis
    self.node = node
    self.tracks = tracks
    self.placed = placed
  }

  private var key: CellRecord.Key {
    @inline(__always) _read { yield placed.key }
  }

  /// What the item asks of its tracks if its length or its tracks depend on constraints; the default values otherwise.
  private var demand: CellRecord.Demand { key.storedDemand.demand }

  private var attributes: AxisAttributes { axis.attributes }
  private var first: Int { tracks.lowerBound }
  private var last: Int { tracks.upperBound - 1 }

  /// Sets the item's definitions, makes its constraints along this axis, and records the key and the constraints.
  ///
  /// - Parameter record: The previous record. A constraint is changed, and not replaced, if the new constraint differs
  ///   only in the constant or the priority.
  consuming func compile(_ record: inout CellRecord) {
    compile(&record.rows)
    swap(&record.key, &placed.key)
  }

  private func compile(_ rows: inout CellRecord.Rows) {
    axis.reconciler.define(.position, attributes.axis, of: node, position, counts: !key.hasSums)
    rows.length = key.storedFit.fit == nil ? length(over: rows.length) : lengthOfBox(over: rows.length)
    rows.box = boxRows(over: rows.box)
    // If the cell alone determines the item's position and length, the item has no other constraints.
    if key.isDecided && !rows.hasOthers { return }
    rows.limit = limit(over: rows.limit)
    rows.content = content(over: rows.content)
    rows.ceiling = ceiling(over: rows.ceiling)
    rows.nestNeed = nestNeed(over: rows.nestNeed)
  }

  // MARK: - Position

  private var position: Definition {
    if key.alignment.length == .cell { return start }
    switch key.alignment.position {
    case .start: return start
    case .center: return center
    case .end: return end
    }
  }

  private var start: Definition {
    var start = Definition(attributes.near, plus: -key.before, .cellBegins)
    axis.add(startOf: first, times: -1, to: &start)
    return start
  }

  private var end: Definition {
    var end = Definition(attributes.far, plus: key.after, .cellEnds)
    axis.add(endOf: last, times: -1, to: &end)
    return end
  }

  /// The definition that centers the item between the margins of its cell.
  private var center: Definition {
    var center = Definition(attributes.middle, plus: (key.after - key.before) / 2, .cellCenter)
    if first == last && !key.isEven {
      axis.add(middleOf: first, times: -1, to: &center)
    } else {
      axis.add(startOf: first, times: -0.5, to: &center)
      axis.add(endOf: last, times: -0.5, to: &center)
    }
    return center
  }

  // MARK: - Length

  /// Sets the item's length with a definition or a constraint.
  ///
  /// The length is the cell's length, the content's length or a fixed length, as the alignment says. If `key.handed` is
  /// not nil, the length is this function of the grid's length instead.
  ///
  /// - Returns: The constraint of the length; nil if a definition or only the content determines the length.
  private func length(over old: LayoutConstraint?) -> LayoutConstraint? {
    if let handed = key.handed { return set(handedLength(handed), over: old) }
    switch key.alignment.length {
    case .cell: return asLongAsCell(over: old)
    case .content: return asShortAsItCan(over: old)
    case .fixed(let length):
      return set(Definition(attributes.length, plus: -length, .itemLength), counts: !key.followsContent, over: old)
    }
  }

  /// Sets the item's length with a definition, or with an optional constraint if other constraints may contradict this
  /// length.
  ///
  /// - Returns: The optional constraint; nil if the length is defined.
  private func set(
    _ length: Definition, counts: Bool = true, over old: LayoutConstraint?
  ) -> LayoutConstraint? {
    if key.hasOptionalLength { return weigh(length, GridPriority.boxLength, over: old) }
    axis.reconciler.define(.length, attributes.axis, of: node, length, counts: counts)
    return axis.reconciler.drop(old)
  }

  /// Sets the length with an optional constraint, which the solver weighs against other constraints.
  private func weigh(_ length: Definition, _ priority: Priority, over old: LayoutConstraint?) -> LayoutConstraint {
    axis.reconciler.endDefinition(.length, attributes.axis, of: node)
    return axis.reconciler.add(
      length.expression(of: node, in: axis.host), .equal, priority, length.name, over: old)
  }

  private func asLongAsCell(over old: LayoutConstraint?) -> LayoutConstraint? {
    if first != last && !key.isEven && !key.hasOptionalLength { return set(end, counts: !key.hasSums, over: old) }
    var length = Definition(attributes.length, plus: key.before + key.after, .cellLength)
    axis.add(lengthOf: tracks, times: -1, to: &length)
    if canLackRoom && !key.hasOptionalLength { return weigh(length, margins, over: old) }
    return set(length, counts: !key.hasSums, over: old)
  }

  /// Returns the definition of an item's length as a function of the grid's length.
  private func handedLength(_ handed: CellRecord.HandedExtent) -> Definition {
    var length = Definition(attributes.length, plus: -handed.extent.constant, .cellLength)
    length.add(handed.length, -handed.extent.slope)
    return length
  }

  /// Makes the constraint that an item without content is as short as its other constraints allow; nil for other items.
  private func asShortAsItCan(over old: LayoutConstraint?) -> LayoutConstraint? {
    axis.reconciler.endDefinition(.length, attributes.axis, of: node)
    guard demand.isShort else { return axis.reconciler.drop(old) }
    var expression = LayoutExpression(constant: 0)
    expression.add(node, attributes.length)
    return axis.reconciler.add(consume expression, .lessOrEqual, GridPriority.shortItem, "item is short", over: old)
  }

  private var margins: Priority { key.yields ? GridPriority.containmentInShare : GridPriority.margins }

  private var containment: Priority { key.yields ? GridPriority.containmentInShare : GridPriority.containment }

  /// Whether the margins may exceed the cell's length, so that the item has length 0.
  private var canLackRoom: Bool { !key.isDecided && key.before + key.after > 0 }

  // MARK: - Boxes in cells of unknown length

  /// The attribute for the item's length in the constraints of tracks.
  ///
  /// For a box that gets its length from its cell, the attribute is the length of the cell.
  private var itemLength: LayoutAttribute {
    key.storedFit.fit == nil ? attributes.length : node.lengthOfCell(attributes.axis)
  }

  /// Makes the constraint that a box is as long as the length that its cell hands on.
  private func lengthOfBox(over old: LayoutConstraint?) -> LayoutConstraint {
    axis.reconciler.endDefinition(.length, attributes.axis, of: node)
    var expression = LayoutExpression(constant: 0)
    expression.add(node, attributes.length)
    expression.add(node, node.lengthHandedByCell(attributes.axis), -1)
    return axis.reconciler.add(consume expression, .equal, GridPriority.boxLength, "cell length", over: old)
  }

  /// Makes the constraints between a box and its cell of unknown length; nil for other items.
  ///
  /// The constraints treat the fit of the box like the content of a leaf: the cell hugs the fit, and resists being
  /// shorter. If only the tracks determine the cell's length, there are no constraints for the fit.
  private func boxRows(over old: CellRecord.BoxRows?) -> CellRecord.BoxRows? {
    guard let fit = key.storedFit.fit else {
      if let old { axis.reconciler.remove(old.all) }
      return nil
    }
    let rows = old ?? CellRecord.BoxRows()
    rows.length = cellLength(over: rows.length)
    rows.minimum = bound(.greaterOrEqual, 0, .required, "cell length is not negative", over: rows.minimum)
    if let length = fit.length {
      rows.hugging = bound(.lessOrEqual, length, fit.hugging, "cell hugs the box", over: rows.hugging)
      rows.resistance = bound(.greaterOrEqual, length, fit.resistance, "cell shows the box", over: rows.resistance)
    } else {
      rows.hugging = axis.reconciler.drop(rows.hugging)
      rows.resistance = axis.reconciler.drop(rows.resistance)
    }
    if rows.handed == nil {
      let handed = handedRow()
      rows.handed = handed
      node.handLength(by: handed, attributes.axis)
    }
    return rows
  }

  /// Makes the constraint between the length of a box's cell and the tracks; nil if only the content determines the
  /// length.
  private func cellLength(over old: LayoutConstraint?) -> LayoutConstraint? {
    var expression = LayoutExpression(constant: 0)
    expression.add(node, itemLength)
    var priority = Priority.required
    switch key.alignment.length {
    case .content: return axis.reconciler.drop(old)
    case .fixed(let length): expression.constant = -length
    case .cell:
      expression.constant = key.before + key.after
      axis.add(lengthOf: tracks, times: -1, to: &expression)
      if key.hasOptionalLength { priority = GridPriority.boxLength } else if canLackRoom { priority = margins }
    }
    return axis.reconciler.add(consume expression, .equal, priority, "cell length", over: old)
  }

  private func bound(
    _ relation: Relation, _ length: Double, _ priority: Priority, _ name: String, over old: LayoutConstraint?
  ) -> LayoutConstraint {
    var expression = LayoutExpression(constant: -length)
    expression.add(node, itemLength)
    return axis.reconciler.add(consume expression, relation, priority, name, over: old)
  }

  /// Makes the constraint that sets the length that a cell hands on to a box.
  ///
  /// The engine changes the constant of the constraint after each solve.
  private func handedRow() -> LayoutConstraint {
    var expression = LayoutExpression(constant: -node.expectedLength(attributes.axis))
    expression.add(node, node.lengthHandedByCell(attributes.axis))
    return axis.reconciler.add(consume expression, .equal, .required, "length handed on")
  }

  // MARK: - Room for the item

  /// Makes the constraint that the item and its margins fit into the item's cells; nil if no such constraint is needed.
  ///
  /// If the item covers a single track that is as long as its items need, the constraint also lengthens the track.
  ///
  /// A stretched item has the constraint of `baseOfFilledCell(over:)` instead. An item of fixed length in any other
  /// tracks has the constraint of `preference(for:over:)` instead.
  private func limit(over old: LayoutConstraint?) -> LayoutConstraint? {
    if key.isDecided { return axis.reconciler.drop(old) }
    if key.alignment.length == .cell { return baseOfFilledCell(over: old) }
    var expression = LayoutExpression(constant: key.before + key.after)
    expression.add(node, itemLength)
    if let base = demand.fillsBase {
      expression.add(axis.owner.host, base, -1)
    } else {
      if case .fixed(let length) = key.alignment.length { return preference(for: length, over: old) }
      axis.add(lengthOf: tracks, times: -1, to: &expression)
    }
    let priority = demand.isHeld ? .required : canLackRoom ? margins : containment
    return axis.reconciler.add(consume expression, .lessOrEqual, priority, "item fits its cell", over: old)
  }

  /// Makes the constraint that a grid is long enough for an item of fixed length and its margins.
  ///
  /// The result is nil unless a single track fills the grid.
  private func preference(for length: Double, over old: LayoutConstraint?) -> LayoutConstraint? {
    guard demand.isWhole else { return axis.reconciler.drop(old) }
    var expression = LayoutExpression(constant: -(length + key.before + key.after))
    expression.add(axis.host, attributes.length)
    return axis.reconciler.add(consume expression, .greaterOrEqual, .high, "grid has room for the item", over: old)
  }

  /// Makes the constraint that a track is at least as long as the content and the margins of a stretched item.
  ///
  /// The constraint is needed if the item covers only this track, and if items that span several tracks may stretch the
  /// track. The constraint is on the length that the track has before these items stretch it. In all other cases, the
  /// result is nil.
  private func baseOfFilledCell(over old: LayoutConstraint?) -> LayoutConstraint? {
    guard let base = demand.fillsBase, let need = demand.need else {
      return axis.reconciler.drop(old)
    }
    var expression = LayoutExpression(constant: -(need.length + key.before + key.after))
    expression.add(axis.owner.host, base)
    let priority = axis.owner.isBounded ? demand.contentPriority : need.resistance
    return axis.reconciler.add(consume expression, .greaterOrEqual, priority, "track holds its content", over: old)
  }

  /// Makes the constraint that an item is at least as long as its content.
  ///
  /// The result is nil if the item's tracks may be shorter than their content, or if the grid's edges do not limit the
  /// tracks. The result is also nil if the item's length is fixed, or if the length of the content is unknown before
  /// the solve.
  ///
  /// For an item in a single track, the priority is above the priority at which tracks end where the grid ends.
  private func content(over old: LayoutConstraint?) -> LayoutConstraint? {
    guard let content = demand.content else { return axis.reconciler.drop(old) }
    var expression = LayoutExpression(constant: -content)
    expression.add(node, itemLength)
    return axis.reconciler.add(
      consume expression, .greaterOrEqual, demand.contentPriority, "item shows its content", over: old)
  }

  /// Makes the constraint that the track of a nested grid is at least as long as the nested grid's need and margins;
  /// nil for other items.
  ///
  /// In a grid that a single track fills, the constraint contains the need of this outer grid instead of the track.
  private func nestNeed(over old: LayoutConstraint?) -> LayoutConstraint? {
    guard let nest = demand.nestNeed else { return axis.reconciler.drop(old) }
    var expression = LayoutExpression(constant: -(key.before + key.after))
    expression.add(axis.owner.host, nest.holder)
    expression.add(node, nest.need, -1)
    let priority = demand.isWhole ? .required : GridPriority.nestNeed
    return axis.reconciler.add(
      consume expression, .greaterOrEqual, priority, "cell holds the need of a grid", over: old)
  }

  /// Makes the constraint that breakable content, such as text, is no longer than the grid; nil if no such constraint
  /// is needed.
  ///
  /// The constraint is needed in tracks that are as long as their content, if the grid's edges limit the tracks.
  private func ceiling(over old: LayoutConstraint?) -> LayoutConstraint? {
    guard let ceiling = demand.ceiling else { return axis.reconciler.drop(old) }
    var expression = LayoutExpression(constant: ceiling.insets)
    expression.add(node, itemLength)
    expression.add(axis.owner.host, ceiling.length, -1)
    return axis.reconciler.add(
      consume expression, .lessOrEqual, GridPriority.contentLimit, "item fits the grid", over: old)
  }
}
