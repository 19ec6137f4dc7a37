/// Treats the frames of items that containers leave out as empty.
///
/// Such an item keeps its slot, and so do the items in it. The solver has values for them, which no one sees.
extension SlotFrames {
  /// Returns the slots whose visible frames the last layout changed.
  ///
  /// - Parameter root: The root of the tree.
  func visiblyChanged(below root: LayoutNode) -> [Int32] {
    if !omitsItems { return changed }
    let omitted = Self.omittedSlots(below: root), turned = omitted.symmetricDifference(reportedOmissions)
    let kept = changed.filter { !omitted.contains($0) || turned.contains($0) }
    reportedOmissions = omitted
    return kept + turned.subtracting(kept).filter { Int($0) < slotCount && frame(at: $0) != .zero }
  }

  private static func omittedSlots(below root: LayoutNode) -> Set<Int32> {
    var omitted: Set<Int32> = [], pending = [(node: root, isOmitted: false)]
    while let (node, isInside) = pending.popLast() {
      let isOmitted = isInside || node.isOmittedByContainer
      if isOmitted && node.slot >= 0 { omitted.insert(node.slot) }
      pending += (node.children + node.attachments).map { ($0.layoutNode, isOmitted) }
    }
    return omitted
  }
}

extension LayoutNode {
  /// Whether a container leaves out the item or an item around it.
  var isInOmission: Bool {
    var node: LayoutNode? = self
    while let present = node {
      if present.isOmittedByContainer { return true }
      node = present.parent
    }
    return false
  }
}
