/// A rectangle: the position of its upper left corner, and its size.
///
/// ```swift
/// let frame = Rect(x: 20, y: 20, width: 280, height: 168)
/// frame.maxX                                              // 300.0
/// ```
public struct Rect: Hashable, Sendable, BitwiseCopyable {
  /// The upper left corner.
  public var origin: Point

  /// The size.
  public var size: Size

  /// Creates a rectangle from its upper left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its upper left corner, its width and its height.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// A rectangle at the origin without width and height.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge, which can be set.
  public var x: Double {
    get { origin.x }
    set { origin.x = newValue }
  }

  /// The top edge, which can be set.
  public var y: Double {
    get { origin.y }
    set { origin.y = newValue }
  }

  /// The length from left to right.
  public var width: Double {
    get { size.width }
    set { size.width = newValue }
  }

  /// The length from top to bottom.
  public var height: Double {
    get { size.height }
    set { size.height = newValue }
  }

  /// The left edge.
  public var minX: Double { origin.x }

  /// The horizontal center.
  public var midX: Double { origin.x + size.width / 2 }

  /// The right edge.
  public var maxX: Double { origin.x + size.width }

  /// The top edge.
  public var minY: Double { origin.y }

  /// The vertical center.
  public var midY: Double { origin.y + size.height / 2 }

  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
}

extension Rect: CustomStringConvertible {
  /// The position and the size, with at most three decimal places: `(x 17.5, y 0, 15 × 20)`.
  public var description: String { "(x \(decimal(x)), y \(decimal(y)), \(decimal(width)) × \(decimal(height)))" }
}
