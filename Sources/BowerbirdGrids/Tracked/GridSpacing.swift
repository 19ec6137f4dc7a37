/// The gaps between the columns and between the rows of a grid.
///
/// ```swift
/// Grid(tracks: 4, spacing: 5) { … }
/// Grid(tracks: 4, spacing: [10, 5]) { … }                                     // horizontal, vertical
/// Grid(tracks: 4, spacing: GridSpacing(horizontal: 10, vertical: 5)) { … }
/// ```
public struct GridSpacing: Hashable, Sendable {
  /// The gap between columns.
  public var horizontal: Double

  /// The gap between rows.
  public var vertical: Double

  /// Creates a spacing with the same gap between columns and between rows, from a number that is not a literal.
  ///
  /// ```swift
  /// let gap = 8
  /// Grid(tracks: 4, spacing: GridSpacing(Double(gap))) { … }
  /// ```
  public init(_ length: Double) { self.init(horizontal: length, vertical: length) }

  /// Creates a spacing.
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The default: 5 both ways.
  public static let standard = GridSpacing(horizontal: 5, vertical: 5)

  /// No gaps.
  public static let zero = GridSpacing(horizontal: 0, vertical: 0)
}

extension GridSpacing: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a spacing with the same gap between columns and between rows.
  public init(integerLiteral value: Int) { self.init(horizontal: Double(value), vertical: Double(value)) }

  /// Creates a spacing with the same gap between columns and between rows.
  public init(floatLiteral value: Double) { self.init(horizontal: value, vertical: value) }
}

extension GridSpacing: ExpressibleByArrayLiteral, ExpressibleByNilLiteral {
  /// Creates a spacing from the horizontal and the vertical gap.
  ///
  /// A single number is used for both gaps; without a number, both gaps are 0.
  public init(arrayLiteral elements: Double...) {
    self.init(horizontal: elements.first ?? 0, vertical: elements.count > 1 ? elements[1] : elements.first ?? 0)
  }

  /// Creates a spacing of 0.
  public init(nilLiteral: ()) { self.init(horizontal: 0.0, vertical: 0.0) }
}

extension GridSpacing {
  /// Refuses an integer variable; `GridSpacing(Double(gap))` makes a spacing from a variable `gap`.
  @available(*, unavailable, message: "a spacing takes a Double: write GridSpacing(Double(number))")
  public init(_ length: some BinaryInteger) { self = .zero }
}
