/// A number besides `Double` that `+`, `-`, `*`, `/` and relations take beside an anchor: whole numbers of all kinds, and `Float`.
///
/// ```swift
/// let gap = 8, count = 3
/// view.widthAnchor == (screen.widthAnchor - gap * (count - 1)) / count
/// ```
///
/// Between two whole numbers Swift's own arithmetic holds: `gap / 3` is 2. Literals in such expressions are `Double` as long as
/// a variable does not make them whole numbers: `screen.widthAnchor * (1 / 3)` is a third. `++`, `--` and the arguments of functions take
/// a `Double`: write `Double(gap)`.
public protocol LayoutNumber: PartNumber {
  /// The number as a `Double`.
  var layoutNumber: Double { get }
}

extension LayoutNumber where Self: BinaryInteger {
  /// The nearest `Double`.
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
  /// The same number.
  @inlinable public var layoutNumber: Double { Double(self) }
}

/// A number in a pair or in a list of four: `Double`, or a ``LayoutNumber``.
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
  /// The same number.
  public var partNumber: Double { self }
}
