import BowerbirdLayout

/// Settings for a grid, or for all grids inside a box.
///
/// Each setting comes from the first of these that sets it: the grid's declaration, the grid's modifiers, the modifiers
/// of the boxes around the grid from the inside out. An argument that is nil removes the setting.
extension LayoutItem {
  /// Sets the content mode of all grids in this item, itself included; nil removes the setting.
  @discardableResult
  public func gridContentMode(_ mode: GridContentMode?) -> Self { setGridTraits { $0.contentMode = mode } }

  /// Sets the direction of growth of all grids in this item, itself included; nil removes the setting.
  @discardableResult
  public func gridFlow(_ flow: GridFlow?) -> Self { setGridTraits { $0.flow = flow } }

  /// Sets the rule by which items without a start are placed, for all grids in this item, itself included; nil removes
  /// the setting.
  @discardableResult
  public func gridPacking(_ packing: GridPacking?) -> Self { setGridTraits { $0.packing = packing } }

  /// Sets the rule for keeping computed placements, for all grids in this item, itself included; nil removes the
  /// setting.
  @discardableResult
  public func gridCaching(_ mode: GridCacheMode?) -> Self { setGridTraits { $0.cache = mode } }

  /// Sets the rule for keeping computed placements; the same as `gridCaching(_:)`.
  @discardableResult
  public func gridCache(_ mode: GridCacheMode?) -> Self { gridCaching(mode) }

  /// Sets the animation of ``Grid/transition(from:animation:)`` for all grids in this item, itself included; nil
  /// removes the setting.
  @discardableResult
  public func gridAnimation(_ animation: GridAnimation? = .default) -> Self {
    layoutNode.traits().animation = animation
    return self
  }

  /// Sets the alignment of items without an alignment of their own, for all grids in this item, itself included; nil
  /// removes the setting.
  @discardableResult
  public func gridCommonItemsAlignment(_ alignment: GridAlignment?) -> Self {
    setGridTraits { $0.itemAlignment = alignment }
  }

  /// Sets the alignment of all tracks together if they do not fill their grid, for all grids in this item, itself
  /// included; nil removes the setting.
  @discardableResult
  public func gridContentAlignment(_ alignment: GridAlignment?) -> Self {
    setGridTraits { $0.contentAlignment = alignment }
  }

  private func setGridTraits(_ change: (GridTraits) -> Void) -> Self {
    change(layoutNode.traits())
    layoutNode.setNeedsGridArrangementBelow()
    return self
  }
}
