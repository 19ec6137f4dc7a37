import BowerbirdSolver

/// Writes the solution into frames.
extension SlotFrames {
  /// Writes the frames whose values have changed since the last call, and snaps them if there is a snapper.
  func writeFrames(below root: LayoutNode, in slots: borrowing SlotTable, snappingWith snapper: inout FrameSnapper?) {
    if !keepsFrames { return listWrittenFrames() }
    defer { forgetResubstituted() }
    if unwritten.isEmpty { return }
    if snapper == nil && !slots.hasMirrored { return writeUnwritten() }
    if unwritten.count > slots.count / Self.fewParts {
      root.forEachNode { node in
        if node.slot >= 0 { _ = write(node.slot, in: slots, &snapper) }
      }
    } else {
      writeDependent(in: slots, &snapper)
    }
    endWriting()
  }

  /// The number *n* such that all frames are written in one pass if more than 1/*n* of the slots have changed values.
  private static let fewParts = 8

  /// Writes the frames of slots with changed values, and of slots that move with their parents, parents first.
  private func writeDependent(in slots: borrowing SlotTable, _ snapper: inout FrameSnapper?) {
    let changed = unwritten.sorted { (slots.depths[Int($0)], $0) < (slots.depths[Int($1)], $1) }
    for start in changed {
      var pending = [start]
      while let slot = pending.popLast() {
        let hasMoved = write(slot, in: slots, &snapper)
        // The positions of children in a mirrored parent depend on the parent's width. The snapped frames of children
        // also depend on the parent's position.
        if !hasMoved && (slot != start || !slots.isMirrored[Int(slot)]) { continue }
        guard let node = slots.nodes[Int(slot)]?.node else { continue }
        for item in node.children + node.attachments where item.layoutNode.slot >= 0 {
          pending.append(item.layoutNode.slot)
        }
      }
    }
  }

  /// Writes the frame of a slot.
  ///
  /// - Returns: Whether the unrounded corner has moved in the coordinates of the root, so that the children must be
  ///   snapped again; false without a snapper.
  private func write(_ slot: Int32, in slots: borrowing SlotTable, _ snapper: inout FrameSnapper?) -> Bool {
    if slots.nodes[Int(slot)] == nil { return false }
    let frame = unsnappedFrame(at: slot, in: slots)
    guard let snapped = snapper?.snap(frame, slot, in: slots.parents[Int(slot)]) else {
      write(frame, at: slot)
      return false
    }
    write(snapped.frame, at: slot)
    return snapped.hasMoved
  }

  /// Restores the frame of a slot that trials have changed.
  ///
  /// If a trial changed the frame by more than rounding, the next layout writes the frame again. That layout reports
  /// the slot's item as changed if the new frame differs from the restored frame.
  func restore(_ frame: Rect, at slot: Int32) {
    let tried = self.frame(at: slot)
    keep(frame, at: slot)
    if !frame.isNearly(tried) { markUnwritten(Int(slot)) }
  }

  /// Returns the frame of a slot before snapping, measured from the parent's left edge.
  func unsnappedFrame(at slot: Int32, in slots: borrowing SlotTable) -> Rect {
    var frame = solvedFrame(at: slot)
    frame.x = slots.left(fromLeading: frame.x, width: frame.width, at: slot) {
      value(at: SlotNumber.width.index(in: $0))
    }
    return frame
  }
}

extension Rect {
  /// Returns whether two frames differ by rounding at most.
  func isNearly(_ other: Rect) -> Bool {
    x.isNearly(other.x) && y.isNearly(other.y) && width.isNearly(other.width) && height.isNearly(other.height)
  }
}
