/// The frame of an item in the root's coordinates, in all sizes of a segment.
public struct SweptRect {
  let name: String
  let x: (lower: Double, upper: Double)
  let y: (lower: Double, upper: Double)
  let size: (lower: (width: Double, height: Double), upper: (width: Double, height: Double))

  /// The magnitude of the numbers that the frame was computed from.
  let scale: Double

  /// The left edge.
  public var minX: SweptNumber { horizontal(0, "minX") }

  /// The horizontal center.
  public var midX: SweptNumber { horizontal(0.5, "midX") }

  /// The right edge.
  public var maxX: SweptNumber { horizontal(1, "maxX") }

  /// The top edge.
  public var minY: SweptNumber { vertical(0, "minY") }

  /// The vertical center.
  public var midY: SweptNumber { vertical(0.5, "midY") }

  /// The bottom edge.
  public var maxY: SweptNumber { vertical(1, "maxY") }

  /// The extent from left to right.
  public var width: SweptNumber {
    SweptNumber(lower: size.lower.width, upper: size.upper.width, size: scale, text: "\(name).width")
  }

  /// The extent from top to bottom.
  public var height: SweptNumber {
    SweptNumber(lower: size.lower.height, upper: size.upper.height, size: scale, text: "\(name).height")
  }

  private func horizontal(_ share: Double, _ word: String) -> SweptNumber {
    SweptNumber(
      lower: x.lower + share * size.lower.width, upper: x.upper + share * size.upper.width, size: scale,
      text: "\(name).\(word)")
  }

  private func vertical(_ share: Double, _ word: String) -> SweptNumber {
    SweptNumber(
      lower: y.lower + share * size.lower.height, upper: y.upper + share * size.upper.height, size: scale,
      text: "\(name).\(word)")
  }
}
