import BowerbirdLayout
import BowerbirdSolver

/// The length that a stretched item's content needs, and the priority at which the content resists compression.
///
/// A stretched item is as long as its tracks, so its own length is not its need.
struct ContentNeed: Equatable {
  var length: Double
  /// The priority at which the content resists compression.
  var resistance: Priority
}

extension LayoutNode {
  /// Returns the need of a stretched item's content along an axis.
  ///
  /// The result is nil if the item is not stretched, if it has no content, or if the need is unknown before the solve.
  func stretchedNeed(_ alignment: CellAlignment, _ axis: Axis) -> ContentNeed? {
    guard alignment.length == .cell, let length = knownContent(axis) else { return nil }
    return ContentNeed(length: length, resistance: resistance(axis))
  }

  /// Returns the priority at which the item's content resists compression along an axis.
  func resistance(_ axis: Axis) -> Priority { owner?.compressionResistance[axis] ?? .high }
}
