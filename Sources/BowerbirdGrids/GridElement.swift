import BowerbirdLayout

/// A child of a grid as it is declared in a builder.
public struct GridElement {
  /// The item.
  public var item: any LayoutItem

  /// What tells the item apart from the others, and finds it again later; `nil` if only its order does.
  public var identity: GridIdentity?

  /// What else a system of grids says about the item.
  public var cell: AnyObject?

  /// The part of the grid that the element's group keeps to.
  var region: GridRegion?

  /// Makes an element.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - identity: What tells it apart from the others.
  ///   - cell: What else a system of grids says about it.
  public init(_ item: any LayoutItem, identity: GridIdentity? = nil, cell: AnyObject? = nil) {
    self.item = item
    self.identity = identity
    self.cell = cell
  }
}
