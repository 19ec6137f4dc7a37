import BowerbirdLayout
import BowerbirdSolver

extension LayoutNode {
  /// The length that the item's content wants along an axis, if that is known before the layout.
  ///
  /// The height of measured content depends on its width.
  func knownContent(_ axis: Axis) -> Double? {
    if let fit = fit(axis) { return fit }
    guard hasContent(axis), !hasLiveContent(axis), let size = contentSize else { return nil }
    let length = axis == .horizontal ? size.width : size.height
    return length.isUsableLength ? length : nil
  }

  /// Whether what the item needs along an axis comes out of the layout itself: of its children, or of measuring.
  func hasLiveContent(_ axis: Axis) -> Bool {
    if fit(axis) != nil { return false }
    if !children.isEmpty { return true }
    guard let owner, intrinsicLength(axis) == nil else { return false }
    return owner.measure != nil && owner.measuringAxis != axis
  }

  /// Whether the item would rather be as long as its content than as long as its cell.
  ///
  /// One that hugs less than is usual wants to be drawn out.
  func hugsContent(_ axis: Axis) -> Bool {
    guard hasContent(axis), let owner else { return false }
    return owner.contentHugging[axis] >= .defaultLow
  }

  /// Whether the content along an axis is measured, and may be measured in less.
  func isMeasured(_ axis: Axis) -> Bool {
    children.isEmpty ? intrinsicLength(axis) == nil && owner?.measure != nil : isBreakable(axis)
  }

  /// Whether less than what a nest needs cuts nothing off.
  private func isBreakable(_ axis: Axis) -> Bool {
    guard fit(axis) != nil, let need = need(axis) else { return false }
    return need.least < need.fit
  }

  /// Whether the item says nothing of its own size.
  var isSilent: Bool { !hasContent(.horizontal) && !hasContent(.vertical) }

  private func hasContent(_ axis: Axis) -> Bool { intrinsicLength(axis) != nil || owner?.measure != nil }

  private func intrinsicLength(_ axis: Axis) -> Double? {
    axis == .horizontal ? owner?.intrinsicWidth : owner?.intrinsicHeight
  }
}
