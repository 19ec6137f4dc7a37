import BowerbirdLayout

/// The mark of an overflow item, which stands for the items that a wrapping grid leaves out.
struct OverflowMark {
  /// A closure that returns the text for a number of items that are left out; nil if the item has its own content.
  var text: ((Int) -> String)?
}

extension LayoutItem {
  /// Makes the item stand for the items for which the lines of its wrapping grid have no room.
  ///
  /// ```swift
  /// Grid.wrapping(spacing: 8, lineLimit: 1) {
  ///   for chip in chips { chip }
  ///   ellipsis.overflowItem()
  /// }
  /// ```
  ///
  /// Wherever this item is listed, it lies at the end of the last line. The line keeps as many other items as fit
  /// beside this item, perhaps none. If no other item is left out, or if the grid has no lines, this item is left out
  /// and needs no room. If a grid has several marked items, only the first marked item has this effect. The other
  /// marked items are ordinary items, with a warning in ``Grid/warnings``.
  ///
  /// - Parameter isOverflowItem: False to make the item an ordinary item again.
  /// - Returns: The item itself.
  @discardableResult
  public func overflowItem(_ isOverflowItem: Bool = true) -> Self { mark(isOverflowItem ? OverflowMark() : nil) }

  fileprivate func mark(_ mark: OverflowMark?) -> Self {
    layoutNode.traits().overflow = mark
    layoutNode.setContainersNeedGridArrangement()
    return self
  }
}

extension Label {
  /// Makes the label stand for the items for which the lines of its wrapping grid have no room, with a text for their
  /// number.
  ///
  /// ```swift
  /// Grid.wrapping(spacing: 8, lineLimit: 1) {
  ///   for chip in chips { chip }
  ///   Label("").overflowItem { "+\($0) more" }
  /// }
  /// ```
  ///
  /// In horizontal lines, each layout sets the text, even if no item is left out. The last line keeps as many items as
  /// fit beside the text, so a layout may call the closure for several numbers of items. In vertical lines, the label
  /// keeps its present text. Items other than labels are marked with `overflowItem(_:)`.
  ///
  /// - Parameter text: A closure that returns the text for a number of items that are left out. The closure must always
  ///   return the same text for the same number.
  /// - Returns: The label itself.
  @discardableResult
  public func overflowItem(text: @escaping (Int) -> String) -> Self { mark(OverflowMark(text: text)) }
}
