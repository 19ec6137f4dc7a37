import BowerbirdLayout

/// The frames of the items of a grid at one moment.
public struct GridSnapshot {
  /// The identity and the frame of one item.
  public struct Item {
    /// The identity by which the item is recognized.
    public let identity: GridIdentity

    /// The frame of the item in the grid's coordinates.
    public let frame: Rect

    /// Creates an item of a snapshot.
    public init(identity: GridIdentity, frame: Rect) {
      self.identity = identity
      self.frame = frame
    }
  }

  /// The items, in the order in which the grid declares them.
  public let items: [Item]

  /// Creates a snapshot.
  public init(_ items: [Item]) { self.items = items }

  /// Returns the frame of an item; nil if the item is not in the snapshot.
  public func frame(of identity: GridIdentity) -> Rect? { items.first { $0.identity == identity }?.frame }
}
