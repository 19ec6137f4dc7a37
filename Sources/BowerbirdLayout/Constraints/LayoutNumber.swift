/// A number other than `Double` that may stand beside an anchor in arithmetic and relations: `Float`, or an integer of up
/// to 64 bits.
///
/// ```swift
/// let gap = 8, count = 3
/// view.widthAnchor == (screen.widthAnchor - gap * (count - 1)) / count
/// ```
///
/// Arithmetic between two whole numbers is Swift's own: `gap / 3` is 2. An expression of literals alone is a `Double`:
/// `screen.widthAnchor * (1 / 3)` is a third of the width. The operators `++` and `--`, and the parameters of the
/// library's functions, take a `Double`: write `Double(gap)`.
public protocol LayoutNumber: PartNumber {
  /// The number as a `Double`.
  var layoutNumber: Double { get }
}

extension LayoutNumber where Self: BinaryInteger {
  /// The number as a `Double`, rounded if necessary.
  @inlinable public var layoutNumber: Double { Double(self) }
}

extension Int: LayoutNumber {}
extension Int8: LayoutNumber {}
extension Int16: LayoutNumber {}
extension Int32: LayoutNumber {}
extension Int64: LayoutNumber {}
extension UInt: LayoutNumber {}
extension UInt8: LayoutNumber {}
extension UInt16: LayoutNumber {}
extension UInt32: LayoutNumber {}
extension UInt64: LayoutNumber {}

extension Float: LayoutNumber {
  /// The number as a `Double`.
  @inlinable public var layoutNumber: Double { Double(self) }
}

/// A number in a pair, such as an offset of a point or a size: `Double`, or a ``LayoutNumber``.
///
/// ```swift
/// let gap = 8
/// view.leadingTopAnchor == page.leadingTopAnchor + (x: gap, y: 4.5)
/// ```
public protocol PartNumber {
  /// The number as a `Double`.
  var partNumber: Double { get }
}

extension LayoutNumber {
  /// The number as a `Double`.
  public var partNumber: Double { layoutNumber }
}

extension Double: PartNumber {
  /// The number itself.
  public var partNumber: Double { self }
}
