import BowerbirdLayout
import BowerbirdSolver

extension LayoutNode {
  /// Returns the length of the item's content along an axis; nil if the item has no content, or if the length is
  /// unknown before the solve.
  ///
  /// An example of an unknown length is the height of measured content, which depends on the width.
  func knownContent(_ axis: Axis) -> Double? {
    if let fit = fit(axis) ?? needInCell(axis)?.fit { return fit }
    guard hasContent(axis), !hasLiveContent(axis), let size = contentSize else { return nil }
    return size[axis].isUsableLength ? size[axis] : nil
  }

  /// Returns whether only the layout determines the item's need along an axis, from the item's children or by
  /// measuring.
  func hasLiveContent(_ axis: Axis) -> Bool {
    if fit(axis) != nil { return false }
    if !children.isEmpty { return needInCell(axis) == nil }
    guard let owner, intrinsicLength(axis) == nil else { return false }
    return owner.measure != nil && owner.measuringAxis != axis
  }

  /// Returns whether the item is as long as its content rather than its cell.
  ///
  /// An item without content, or with a hugging priority below the default of 250, is as long as its cell.
  func hugsContent(_ axis: Axis) -> Bool {
    guard hasContent(axis), let owner else { return false }
    return owner.contentHugging[axis] >= .defaultLow
  }

  /// Returns whether the item can be shorter than its fit.
  ///
  /// This is so for a leaf with measured content, such as a text, and for an item with children whose least length is
  /// less than its fit.
  func isMeasured(_ axis: Axis) -> Bool {
    children.isEmpty ? intrinsicLength(axis) == nil && owner?.measure != nil : isBreakable(axis)
  }

  /// Returns whether a container or a box with children can be shorter than its fit without cutting anything off.
  private func isBreakable(_ axis: Axis) -> Bool {
    guard let need = fit(axis) == nil ? needInCell(axis) : need(axis) else { return false }
    return need.least < need.fit
  }

  /// Whether the item has no content along either axis.
  private var hasNoContent: Bool { !hasContent(.horizontal) && !hasContent(.vertical) }

  /// Whether nothing but a constraint keeps the item short where its container gives it no length.
  ///
  /// This is so for an item without content. A grid has constraints of its own that keep it short.
  var needsShortening: Bool { hasNoContent && !(owner is Grid) }

  /// Whether the item has children that it does not arrange, so that only constraints of the program do.
  var isBoxWithChildren: Bool { !arrangesChildren && !children.isEmpty }

  private func intrinsicLength(_ axis: Axis) -> Double? {
    axis == .horizontal ? owner?.intrinsicWidth : owner?.intrinsicHeight
  }
}
