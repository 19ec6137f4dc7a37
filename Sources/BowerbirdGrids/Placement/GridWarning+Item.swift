extension GridWarning {
  /// An item in a warning: its index among the items of the grid, and its name.
  ///
  /// ```swift
  /// print(grid.warnings[0])     // The cells that item 2 ('date') asks for are taken; it was placed automatically.
  /// grid.warnings[0] == .occupied(item: 2)                      // true: the name does not count
  /// ```
  public struct Item: Sendable {
    /// The index of the item, counted from 0.
    public let index: Int

    /// The name of the item, or its path if several items share the name; empty if the item has no name.
    public let name: String

    /// Creates an item from its index and its name.
    public init(_ index: Int, name: String = "") {
      self.index = index
      self.name = name
    }
  }
}

extension GridWarning.Item: Hashable {
  /// Returns whether two items have the same index.
  public static func == (left: Self, right: Self) -> Bool { left.index == right.index }

  /// Adds the index to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension GridWarning.Item: ExpressibleByIntegerLiteral {
  /// Creates an item without a name from its index.
  public init(integerLiteral index: Int) { self.init(index) }
}

extension GridWarning.Item: CustomStringConvertible {
  /// The index, and the name if there is one: `2 ('date')`.
  public var description: String { name.isEmpty ? "\(index)" : "\(index) ('\(name)')" }
}

// MARK: - Warnings from indices

extension GridWarning {
  /// An item's start column or start row is negative, or lies beyond the last track; that start was ignored.
  ///
  /// In the direction in which the grid grows, an item can start in the first 10,000 tracks.
  public static func startOutOfRange(item: Int) -> Self { .startOutOfRange(item: Item(item)) }

  /// An item with a start column and a start row asks for a cell that is taken; the item was placed automatically.
  public static func occupied(item: Int) -> Self { .occupied(item: Item(item)) }

  /// The row, the column or the region that an item asks for has no room for the item; the item was placed
  /// automatically.
  public static func noRoomInTrack(item: Int) -> Self { .noRoomInTrack(item: Item(item)) }

  /// An item spans more than 10,000 tracks in the direction in which the grid grows; the span was shortened to 10,000.
  public static func spanOutOfRange(item: Int) -> Self { .spanOutOfRange(item: Item(item)) }

  /// A track, or a cell of a stack, has a size or a share that is negative, infinite or not a number; the number was
  /// replaced by 0.
  ///
  /// `index` counts tracks or cells from 0. `axis` is the word for one of them in the warning's sentence: "column",
  /// "row" or "cell".
  public static func unusableTrack(index: Int, axis: String) -> Self { .unusableTrack(index: Item(index), axis: axis) }

  /// The grid has no area of this name; the item was placed automatically.
  public static func unknownArea(name: String, item: Int) -> Self { .unknownArea(name: name, item: Item(item)) }

  /// The ``GridRegion`` of an item's group lies beyond the last track, or is empty; the item was placed automatically.
  public static func regionOutOfRange(item: Int) -> Self { .regionOutOfRange(item: Item(item)) }

  /// Two items have the same identity; the later item is identified by its index instead.
  public static func duplicateIdentity(item: Int) -> Self { .duplicateIdentity(item: Item(item)) }

  /// A stack, a grid of tracks or a wrapping grid lists an item twice; the item keeps its first place.
  public static func listedTwice(item: Int) -> Self { .listedTwice(item: Item(item)) }

  /// An item is marked as the overflow item of a wrapping grid, but an earlier item is too; the later item is an
  /// ordinary item.
  public static func secondOverflowItem(item: Int) -> Self { .secondOverflowItem(item: Item(item)) }
}

// MARK: - Names

extension GridWarning {
  /// Returns the warning with the name of its item.
  ///
  /// - Parameter name: A closure that returns the name of the item at an index.
  /// - Returns: The warning.
  func named(by name: (Int) -> String) -> GridWarning {
    func named(_ item: Item) -> Item { Item(item.index, name: name(item.index)) }
    return switch self {
    case .startOutOfRange(let item): .startOutOfRange(item: named(item))
    case .occupied(let item): .occupied(item: named(item))
    case .noRoomInTrack(let item): .noRoomInTrack(item: named(item))
    case .spanOutOfRange(let item): .spanOutOfRange(item: named(item))
    case .unusableTrack(let cell, "cell"): .unusableTrack(index: named(cell), axis: "cell")
    case .crossedBounds(let item, "item"): .crossedBounds(index: named(item), axis: "item")
    case .unknownArea(let area, let item): .unknownArea(name: area, item: named(item))
    case .regionOutOfRange(let item): .regionOutOfRange(item: named(item))
    case .duplicateIdentity(let item): .duplicateIdentity(item: named(item))
    case .listedTwice(let item): .listedTwice(item: named(item))
    case .secondOverflowItem(let item): .secondOverflowItem(item: named(item))
    default: self
    }
  }
}
