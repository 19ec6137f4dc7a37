import BowerbirdSolver

/// Reads the present solution.
extension LayoutEngine {
  /// Solves if there is pending work, and reads the solution into the frame table.
  ///
  /// The slots of measured items whose values have changed are added to `measuring`.
  func solveAndRead() {
    if !solver.solveAndRead(into: frames) || !measuring.isUsed { return }
    // `unwritten` also contains the slots that earlier solutions of this layout have changed. These slots are noted
    // again, because the new solution may have changed their values too.
    for slot in frames.unwritten where slots.isMeasured[Int(slot)] { measuring.note(slot) }
  }

  /// Returns the value of an extra number in the present solution, by its index among the numbers of all slots.
  func solvedNumber(_ index: Int) -> Double { solver[slots.variables[index]] }

  /// Returns the value of an attribute of a slot's node in the present solution.
  ///
  /// A position is in the parent's coordinates. For an extra number, the result is 0; `solvedNumber(_:)` reads extra
  /// numbers.
  func value(of attribute: LayoutAttribute, at slot: Int32) -> Double {
    if attribute == .width { return solvedValue(slot, .width) }
    if attribute == .height { return solvedValue(slot, .height) }
    let frame = solvedFrame(at: slot)
    return switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .leading: slots.mirroredParent(of: slot) != nil ? frame.maxX : frame.minX
    case .trailing: slots.mirroredParent(of: slot) != nil ? frame.minX : frame.maxX
    case .centerX: frame.midX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerY: frame.midY
    case .width: frame.width
    case .height: frame.height
    case .firstBaseline, .lastBaseline:
      slots.nodes[Int(slot)]?.node?.content?.baseline(attribute).map { frame.minY + $0 } ?? frame.maxY
    case .scalar: 0
    }
  }

  private func solvedFrame(at slot: Int32) -> Rect {
    let width = solvedValue(slot, .width)
    let left = slots.left(fromLeading: solvedValue(slot, .leading), width: width, at: slot) { solvedValue($0, .width) }
    return Rect(x: left, y: solvedValue(slot, .top), width: width, height: solvedValue(slot, .height))
  }
}
