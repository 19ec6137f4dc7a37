import BowerbirdLayout

/// A child of a grid as declared in a builder.
public struct GridElement {
  /// The item.
  public var item: any LayoutItem

  /// The value that identifies the item after a change of the data; nil if the item is identified by its index among
  /// the elements without an identity.
  public var identity: GridIdentity?

  /// An object in which a ``GridArranger`` of your own can store more about the item; nil if there is none.
  public var cell: AnyObject?

  /// The settings that the item had when this element was created; nil if it had none.
  let declared: DeclaredSettings?

  /// The part of the grid in which the members of the element's group are placed; nil for the whole grid.
  var region: GridRegion?

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - identity: The value that identifies the item.
  ///   - cell: An object in which a ``GridArranger`` of your own can store more about the item.
  public init(_ item: any LayoutItem, identity: GridIdentity? = nil, cell: AnyObject? = nil) {
    self.item = item
    self.identity = identity
    self.cell = cell
    declared = item.layoutNode.knownTraits?.declare()
  }
}
