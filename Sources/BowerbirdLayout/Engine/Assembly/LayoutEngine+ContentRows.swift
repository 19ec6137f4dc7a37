import BowerbirdSolver

/// Adds and updates the rows of content.
///
/// An item has two rows along each axis on which its content asks for a length, unless the container alone determines
/// the length. The hugging row keeps the item from being larger than its content, and the resistance row keeps the item
/// from being smaller.
extension LayoutEngine {
  /// Updates the rows of items whose content has changed, and appends new rows to `batch`.
  func updateContents(adding batch: inout Batch) {
    let changed = pending.takeContents()
    batch.reserve(more: changed.count * Self.usualRows)
    for reference in changed {
      // A node that left and came back within one layout is listed twice.
      guard let node = reference.node, node.engine === self, let content = node.content, content.isMarked else {
        continue
      }
      // Content that changed while other items were measured is updated in the next round.
      if content.isUnmeasured {
        pending.note(contentOf: reference)
        continue
      }
      content.isMarked = false
      noteMeasuring(node, content)
      update(.horizontal, of: node, content, adding: &batch)
      update(.vertical, of: node, content, adding: &batch)
    }
  }

  /// The usual number of rows of an item with content: two along each axis.
  static let usualRows = 4

  private func noteMeasuring(_ node: LayoutNode, _ content: NodeContent) {
    slots.setMeasured(content.measure != nil, at: node.slot)
    if content.hasNewBaselines {
      content.hasNewBaselines = false
      markBaselines(of: node)
    }
    if content.measure == nil { return }
    if !measuring.isUsed {
      measuring.noteUse()
      frames.keepFrames()
    }
    if content.fitted == nil { measuring.note(node.slot) }
  }

  func update(_ axis: Axis, of node: LayoutNode, _ content: NodeContent, adding batch: inout Batch) {
    let rows = content.rows[axis]
    noteInvalidPriorities(of: node, content, axis)
    var (hugging, resistance) = node.contentPriorities(axis)
    if node.isAskedForFit, node.fit(axis) != nil { (hugging, resistance) = (Self.strong, Self.strong) }
    guard let wanted = content.wanted(axis) else { return removeRows(rows, axis, content) }
    let extent = usable(wanted, axis, node)
    if node.lengthDecision[axis].isByContainer { return removeRows(rows, axis, content) }
    if rows.hugging == nil {
      ties.noteStale()
      appendRows(axis, extent, hugging, resistance, of: node, to: &batch)
    } else if rows.extent != extent {
      change(rows, to: extent - constant(node.slot, .length(along: axis)))
    }
    if rows.huggingPriority != hugging || rows.resistancePriority != resistance {
      change(rows, hugging, resistance)
      ties.noteStale()
    }
    set(axis, of: content) {
      $0.extent = extent
      $0.huggingPriority = hugging
      $0.resistancePriority = resistance
    }
  }

  private func set(_ axis: Axis, of content: NodeContent, _ body: (inout ContentRows) -> Void) {
    body(&content.rows[axis])
  }

  func removeRows(_ rows: ContentRows, _ axis: Axis, _ content: NodeContent) {
    guard let hugging = rows.hugging, let resistance = rows.resistance else { return }
    owners.release(hugging)
    owners.release(resistance)
    solver.remove([hugging, resistance])
    set(axis, of: content) { $0 = ContentRows() }
  }

  private func appendRows(
    _ axis: Axis, _ extent: Double, _ hugging: Priority, _ resistance: Priority, of node: LayoutNode,
    to batch: inout Batch
  ) {
    let length = SlotNumber.length(along: axis)
    if frames.substitutions.isSubstituted(length.index(in: node.slot)) {
      var expression = expression(node.slot, length)
      expression.constant -= extent
      batch.append(expression, .lessOrEqual, hugging, .content(node.slot, axis, isHugging: true))
      batch.append(expression, .greaterOrEqual, resistance, .content(node.slot, axis, isHugging: false))
      return
    }
    let variable = variable(node.slot, length)
    batch.append(variable, -extent, .lessOrEqual, hugging, .content(node.slot, axis, isHugging: true))
    batch.append(variable, -extent, .greaterOrEqual, resistance, .content(node.slot, axis, isHugging: false))
  }

  /// Changes the rows of an item's content to another extent.
  ///
  /// The rows are optional, so the solver never refuses them.
  private func change(_ rows: ContentRows, to extent: Double) {
    for handle in [rows.hugging, rows.resistance] {
      if let handle { try? solver.move(handle, constant: -extent) }
    }
  }

  private func change(_ rows: ContentRows, _ hugging: Priority, _ resistance: Priority) {
    if let handle = rows.hugging { try? solver.update(handle, priority: hugging) }
    if let handle = rows.resistance { try? solver.update(handle, priority: resistance) }
  }

  /// The priority of an item's fit while a question asks for the item's smallest size.
  ///
  /// The priority of a length that the question prescribes is higher.
  private static let strong = Priority(999)

  private func noteInvalidPriorities(of node: LayoutNode, _ content: NodeContent, _ axis: Axis) {
    let yielded = node.yieldedLength[axis]
    if yielded == nil && !content.hugging[axis].isValid { notes.note(.invalidContent(node.reference)) }
    let resistance = yielded ?? content.compressionResistance[axis]
    if !resistance.isValid { notes.note(.invalidContent(node.reference)) }
  }

  /// Returns an extent for the rows of content.
  ///
  /// An extent that is negative or not finite is reported, and replaced by 0. If frames are rounded to a snapping grid,
  /// other extents are rounded up to whole cells.
  private func usable(_ extent: Double, _ axis: Axis, _ node: LayoutNode) -> Double {
    if !extent.isFinite || extent < 0 {
      notes.note(.invalidContent(node.reference))
      return 0
    }
    let whole = rounding.grid?.extentCovering(extent, axis) ?? extent
    return whole.isFinite ? whole : extent
  }

  /// Marks the constraints on a node's baselines, so that their rows are made again.
  func markBaselines(of node: LayoutNode) {
    node.reference.openBundlesOfBaselines()
    node.reference.processLosses()
    for mention in node.reference.storedMentions {
      let constraint = mention.constraint
      let attribute = constraint.term(at: Int(mention.term)).attribute
      if !attribute.isBaseline || constraint.engine !== self || constraint.stage == .queued { continue }
      constraint.isReshaped = true
      noteChange(of: constraint)
    }
  }
}

extension LayoutNode {
  /// Returns the priorities of the rows that keep the item as long as its content along an axis.
  ///
  /// If the item's container has called ``yieldLength(_:along:)`` for the axis, the hugging has the weakest priority,
  /// 1, and the resistance has the priority of that call.
  package func contentPriorities(_ axis: Axis) -> (hugging: Priority, resistance: Priority) {
    let yielded = yieldedLength[axis]
    return (
      hugging: yielded == nil ? (content?.hugging[axis] ?? .low).ofContent : Priority(1),
      resistance: (yielded ?? content?.compressionResistance[axis] ?? .high).ofContent
    )
  }
}
