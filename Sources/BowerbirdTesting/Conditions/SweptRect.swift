import BowerbirdLayout

/// The frame of an item in the root's coordinates, at all sizes of one segment or polygon of a sweep.
public struct SweptRect {
  /// A closure that returns the item's name as failures show it.
  let name: () -> String

  /// The frames at the corners of the segment or polygon.
  let frames: [Rect]

  /// The largest magnitude among the coordinates and lengths from which the frame was computed.
  let scale: Double

  /// The left edge.
  public var minX: SweptNumber { number("minX") { $0.minX } }

  /// The horizontal center.
  public var midX: SweptNumber { number("midX") { $0.x + 0.5 * $0.width } }

  /// The right edge.
  public var maxX: SweptNumber { number("maxX") { $0.x + $0.width } }

  /// The top edge.
  public var minY: SweptNumber { number("minY") { $0.minY } }

  /// The vertical center.
  public var midY: SweptNumber { number("midY") { $0.y + 0.5 * $0.height } }

  /// The bottom edge.
  public var maxY: SweptNumber { number("maxY") { $0.y + $0.height } }

  /// The width.
  public var width: SweptNumber { number("width") { $0.width } }

  /// The height.
  public var height: SweptNumber { number("height") { $0.height } }

  private func number(_ word: StaticString, _ value: (Rect) -> Double) -> SweptNumber {
    SweptNumber(frames.map(value), size: scale) { [name] in "\(name()).\(word)" }
  }
}
