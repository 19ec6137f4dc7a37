import BowerbirdSolver

/// Which of several grids gives way, where grids are in grids and there is not enough room for all.
///
/// A cell whose length does not depend on what is in it decides how long its item is. The item then *yields*: what is in it
/// counts less than anything the grid around it wants, and what is in yielding grids within it counts less still.
public struct GridRank: Hashable, Sendable {
  /// How many items the grid is inside of; an outer grid decides how much room an inner one has.
  public var depth: Int

  /// How far the grid yields; nil if it does not.
  var yielding: Double?

  /// Makes a rank.
  ///
  /// - Parameter depth: How many items the grid is inside of.
  public init(depth: Int = 0) { self.depth = depth }

  /// How strongly the grid wants to be as long as its content.
  var length: Priority { yielding.map { GridRank.priority($0) } ?? GridPriority.exactLength(depth: depth) }

  /// How strongly the grid wants to be short.
  var shortness: Priority { yielding.map { GridRank.priority($0 + 1) } ?? GridPriority.shortGrid }

  /// How strongly shares of the rest are not to be drawn over the grid's edge.
  var end: Priority { GridRank.priority((yielding ?? 0) + 2) }

  /// How far items yield in cells whose length does not depend on them.
  var yieldingOfItems: Double { (yielding ?? 0) + 3 }

  /// How strongly items keep their margins, where those are more than a cell has.
  var margins: Priority { GridPriority.margins(depth: depth) }

  /// The priority of what yields, from 18 down to 4: below all that grids want which do not yield.
  static func priority(_ yielding: Double) -> Priority { Priority(4 + 14 / (1 + yielding)) }
}
