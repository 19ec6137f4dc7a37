import BowerbirdSolver

/// Measures content: without limits before the solve, and again for the extents in the solution.
extension LayoutEngine {
  /// Measures the contents in ``PendingChanges/contents`` in unlimited room, unless this measurement is stored already.
  func measureFreely() {
    if pending.contents.isEmpty { return }
    during(.measuring) {
      var index = 0
      // Measuring may list more items.
      while index < pending.contents.count {
        if let content = pending.contents[index].node?.content { _ = content.idealMeasurement() }
        index += 1
      }
    }
  }

  /// An item that was measured again.
  struct Remeasurement {
    let item: ItemReference

    /// The item's previous measurement; nil if its content was not measured before.
    let before: Measurement?
  }

  /// Measures again the contents of items whose extents have changed since the last measurement.
  ///
  /// - Returns: The items, with their earlier measurements.
  func measureAgain() -> [Remeasurement] {
    let asked = measuring.take().compactMap { slot in
      slots.nodes[Int(slot)].map { ($0, measuredExtent(at: slot, $0)) }
    }
    return during(.measuring) {
      var measured: [Remeasurement] = []
      for (item, extent) in asked {
        guard let node = item.node, node.engine === self, let content = node.content, let measure = content.measure
        else { continue }
        // A difference by rounding is no reason to break lines again.
        if let fitted = content.fitted, fitted.extent.isNearly(extent) { continue }
        let before = content.measurement
        content.fitted = (extent, content.answer(for: extent, measure))
        measured.append(Remeasurement(item: item, before: before))
      }
      return measured
    }
  }

  private func measuredExtent(at slot: Int32, _ item: ItemReference) -> Double {
    let axis = item.node?.content?.firstAxis ?? .horizontal
    return measuredExtent(frames.value(at: SlotNumber.length(along: axis).index(in: slot)), axis)
  }

  /// Returns the extent for which content is measured, given its item's solved extent.
  ///
  /// If frames are snapped to a grid, this is the smallest extent that the snapped frame may have at any position.
  func measuredExtent(_ extent: Double, _ axis: Axis) -> Double {
    max(0, rounding.grid?.leastSnappedExtent(of: extent, axis) ?? extent)
  }

  /// Measures again the items whose extents have changed since they were measured, and updates their rows.
  ///
  /// - Parameter items: The measured items are appended to this list.
  /// - Returns: Whether the tree must be solved again.
  func measureContents(of items: inout [ItemReference]) -> Bool {
    if measuring.slots.isEmpty { return !pending.isEmpty }
    var batch = Batch()
    for measured in measureAgain() {
      items.append(measured.item)
      updateRows(after: measured, adding: &batch)
    }
    if !batch.rows.isEmpty { _ = add(batch) }
    return solver.isUnsolved || !pending.isEmpty
  }

  private func updateRows(after measured: Remeasurement, adding batch: inout Batch) {
    // Code that measures may have removed the item, or replaced its content.
    guard let node = measured.item.node, node.engine === self, let content = node.content, content.measure != nil,
      !content.isUnmeasured, content.measurement != measured.before
    else { return }
    let before = measured.before
    if content.measurement?.size != before?.size { node.parent?.fitChanged(of: node) }
    update(content.firstAxis.other, of: node, content, adding: &batch)
    if content.measurement?.firstBaseline != before?.firstBaseline
      || content.measurement?.lastBaseline != before?.lastBaseline
    {
      if content.measurement?.size == before?.size { node.parent?.baselineChanged(of: node) }
      markBaselines(of: node)
    }
  }
}
