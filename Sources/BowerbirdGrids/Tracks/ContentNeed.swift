import BowerbirdLayout
import BowerbirdSolver

/// The length that the content of a stretched item needs of its tracks.
///
/// A stretched item is as long as its tracks, so its own length does not say what it needs of them.
struct ContentNeed: Equatable {
  var length: Double
  /// How strongly the content resists being compressed.
  var resistance: Priority
}

extension LayoutNode {
  /// What the item's content needs along an axis where the item is stretched, if that is known before the layout.
  func stretchedNeed(_ alignment: CellAlignment, _ axis: Axis) -> ContentNeed? {
    guard alignment.length == .cell, let length = knownContent(axis) else { return nil }
    return ContentNeed(length: length, resistance: resistance(axis))
  }

  /// How strongly the item's content resists being compressed along an axis.
  func resistance(_ axis: Axis) -> Priority { owner?.compressionResistance[axis] ?? .high }
}
