import BowerbirdSolver

/// Writes the solution into frames.
extension LayoutEngine {
  func writeFrames() {
    readSolution()
    if !frames.keepsFrames { return frames.endWritingSharedValues() }
    defer { frames.forgetResubstituted() }
    if frames.unwritten.isEmpty { return }
    if rounding.grid == nil && !slots.hasMirrored { return frames.writeTouched() }
    if frames.unwritten.count > slots.count / Self.fewParts { writeAll() } else { writeDependent() }
    frames.endWriting()
  }

  /// The number *n* such that all frames are written if the values of more than one slot in *n* have changed.
  private static let fewParts = 8

  private func writeAll() {
    root.forEachNode { node in
      if node.slot >= 0 { _ = write(node.slot) }
    }
  }

  /// Writes the frames of slots with changed values, and of slots that move because of them, parents first.
  private func writeDependent() {
    let unwritten = frames.unwritten.sorted {
      (slots.depths[Int($0)], $0) < (slots.depths[Int($1)], $1)
    }
    for slot in unwritten { writeDependent(slot) }
  }

  private func writeDependent(_ start: Int32) {
    var pending = [start]
    while let slot = pending.popLast() {
      let hasMoved = write(slot)
      // The positions of children in a mirrored parent depend on the parent's width. The snapped frames of children
      // also depend on the parent's position.
      if !hasMoved && (slot != start || !slots.isMirrored[Int(slot)]) { continue }
      guard let node = slots.nodes[Int(slot)]?.node else { continue }
      for item in node.children + node.attachments where item.layoutNode.slot >= 0 {
        pending.append(item.layoutNode.slot)
      }
    }
  }

  /// Writes the frame of a slot.
  ///
  /// - Returns: Whether the corner of the snapped frame has moved, so that the children must be snapped again.
  private func write(_ slot: Int32) -> Bool {
    if slots.nodes[Int(slot)] == nil { return false }
    let frame = unsnappedFrame(at: slot)
    guard let snapped = rounding.snapper?.snap(frame, slot, in: slots.parents[Int(slot)]) else {
      frames.write(frame, at: slot)
      return false
    }
    frames.write(snapped.frame, at: slot)
    return snapped.hasMoved
  }

  /// Returns the frame of a slot before snapping, measured from the parent's left edge.
  func unsnappedFrame(at slot: Int32) -> Rect {
    var frame = frames.solvedFrame(at: slot)
    frame.x = left(fromLeading: frame.x, width: frame.width, at: slot) {
      frames.value(at: SlotNumber.width.index(in: $0))
    }
    return frame
  }
}
