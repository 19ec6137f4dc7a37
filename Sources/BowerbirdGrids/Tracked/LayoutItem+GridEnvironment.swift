import BowerbirdLayout

/// What holds for a grid, or for all grids inside of a box, where their constructors say nothing.
///
/// The nearest box counts: a grid's constructor, then its own modifiers, then those of the boxes around it.
extension LayoutItem {
  /// Fills the room, or goes beyond it.
  @discardableResult
  public func gridContentMode(_ mode: GridContentMode?) -> Self { sayToGrids { $0.contentMode = mode } }

  /// Grows by rows or by columns.
  @discardableResult
  public func gridFlow(_ flow: GridFlow?) -> Self { sayToGrids { $0.flow = flow } }

  /// Leaves holes, or fills them.
  @discardableResult
  public func gridPacking(_ packing: GridPacking?) -> Self { sayToGrids { $0.packing = packing } }

  /// Keeps placements, or not.
  @discardableResult
  public func gridCaching(_ mode: GridCacheMode?) -> Self { sayToGrids { $0.cache = mode } }

  /// Keeps placements, or not.
  @discardableResult
  public func gridCache(_ mode: GridCacheMode?) -> Self { gridCaching(mode) }

  /// Moves items from one layout to the next in this way.
  @discardableResult
  public func gridAnimation(_ animation: GridAnimation? = .default) -> Self {
    layoutNode.traits().animation = animation
    return self
  }

  /// Aligns items that say nothing themselves.
  @discardableResult
  public func gridCommonItemsAlignment(_ alignment: GridAlignment?) -> Self {
    sayToGrids { $0.itemAlignment = alignment }
  }

  /// Aligns all tracks together where they do not fill the grid.
  @discardableResult
  public func gridContentAlignment(_ alignment: GridAlignment?) -> Self {
    sayToGrids { $0.contentAlignment = alignment }
  }

  private func sayToGrids(_ change: (GridTraits) -> Void) -> Self {
    change(layoutNode.traits())
    layoutNode.setNeedsGridArrangementBelow()
    return self
  }
}
