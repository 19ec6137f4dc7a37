/// Treats the frames of items that containers leave out as empty, and the frames of all items in them.
///
/// These items keep their slots, and the solver has values for them, which no one sees.
extension SlotFrames {
  /// Returns the slots whose frames the last layout changed, as far as they are visible.
  ///
  /// The slots of items that came or went are listed too. The next call compares with the omissions of this call.
  ///
  /// - Parameter root: The root of the tree.
  /// - Returns: The slots, in no order.
  func visiblyChanged(below root: LayoutNode) -> [Int32] {
    if !omitsItems { return changed }
    let omitted = Self.omittedSlots(below: root), turned = omitted.symmetricDifference(reportedOmissions)
    let kept = changed.filter { !omitted.contains($0) || turned.contains($0) }
    reportedOmissions = omitted
    return kept + turned.subtracting(kept).filter { Int($0) < slotCount && frame(at: $0) != .zero }
  }

  private static func omittedSlots(below root: LayoutNode) -> Set<Int32> {
    var omitted: Set<Int32> = [], pending = [(node: root, isOmitted: false)]
    func visit(_ node: LayoutNode, in isOmitted: Bool) {
      let isOmitted = isOmitted || node.isOmittedByContainer
      if isOmitted && node.slot >= 0 { omitted.insert(node.slot) }
      if !node.children.isEmpty || !node.attachments.isEmpty { pending.append((node, isOmitted)) }
    }
    while let (node, isOmitted) = pending.popLast() {
      for item in node.children { visit(item.layoutNode, in: isOmitted) }
      for item in node.attachments { visit(item.layoutNode, in: isOmitted) }
    }
    return omitted
  }
}

extension LayoutNode {
  /// Whether a container leaves out this item or an item around it.
  package var isInOmission: Bool {
    var node: LayoutNode? = self
    while let present = node {
      if present.isOmittedByContainer { return true }
      node = present.parent
    }
    return false
  }
}
