/// Treats the frames in items that containers leave out as empty.
///
/// Such an item keeps its slot, and its container makes the item empty. The items in it keep their slots too, and the
/// solver has values for them, which no one sees.
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
    var omitted: Set<Int32> = [], pending = [(node: root, isInOmission: false)]
    func visit(_ node: LayoutNode, isInside: Bool) {
      if isInside && node.slot >= 0 { omitted.insert(node.slot) }
      if !node.children.isEmpty || !node.attachments.isEmpty { pending.append((node, isInside)) }
    }
    while let (node, isInOmission) = pending.popLast() {
      let isInside = isInOmission || node.isOmittedByContainer
      for item in node.children { visit(item.layoutNode, isInside: isInside) }
      for item in node.attachments { visit(item.layoutNode, isInside: isInside) }
    }
    return omitted
  }
}

extension LayoutNode {
  /// Whether a container leaves out an item around this item.
  package var isInOmission: Bool {
    var node = parent
    while let present = node {
      if present.isOmittedByContainer { return true }
      node = present.parent
    }
    return false
  }
}
