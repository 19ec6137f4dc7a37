import BowerbirdLayout

/// A line of a table of frames: an item, its depth, and its frame in its parent's coordinates.
struct FrameRow {
  var depth: Int
  var name: String
  var frame: Rect

  /// The x, y, width and height of the frame, as a table writes them.
  var numbers: [String] { [frame.minX, frame.minY, frame.width, frame.height].map(decimal) }

  /// The name with the indentation of its depth.
  var indentedName: String { String(repeating: "  ", count: depth) + name }

  /// The key by which the rows of two tables are paired.
  var key: String { indentedName }

  /// Returns whether the frame agrees with the frame of another row: no number differs by more than the accuracy.
  func agrees(with other: FrameRow, within accuracy: Double) -> Bool { differences(from: other, accuracy).isEmpty }

  /// Returns the names of the numbers that differ from those of an expected row, with the differences, such as `x +4`.
  func differences(from expected: FrameRow, _ accuracy: Double) -> [String] {
    let pairs = [
      ("x", frame.minX, expected.frame.minX), ("y", frame.minY, expected.frame.minY),
      ("width", frame.width, expected.frame.width), ("height", frame.height, expected.frame.height),
    ]
    return pairs.compactMap { name, actual, expected in
      if (actual - expected).magnitude <= accuracy { return nil }
      let difference = decimal(actual - expected)
      return "\(name) \(actual > expected ? "+" : "")\(difference)"
    }
  }
}
