import BowerbirdLayout

/// Where the items of a grid were at one moment.
public struct GridSnapshot {
  /// One item.
  public struct Item {
    /// What finds the item again.
    public let identity: GridIdentity

    /// Its frame in the grid.
    public let frame: Rect

    /// Makes an item of a snapshot.
    public init(identity: GridIdentity, frame: Rect) {
      self.identity = identity
      self.frame = frame
    }
  }

  /// The items in their order.
  public let items: [Item]

  /// Makes a snapshot.
  public init(_ items: [Item]) { self.items = items }

  /// The frame of an item.
  public func frame(of identity: GridIdentity) -> Rect? { items.first { $0.identity == identity }?.frame }
}
