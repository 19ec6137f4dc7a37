/// A value for each axis.
///
/// ```swift
/// var lengths = AxisPair(horizontal: 20.0, vertical: 8.0)
/// lengths[.vertical] += 2
/// lengths.vertical                  // 10.0
/// ```
public struct AxisPair<Value> {
  /// The value along the horizontal axis.
  public var horizontal: Value

  /// The value along the vertical axis.
  public var vertical: Value

  /// Creates a pair of values.
  @inlinable public init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates a pair with the same value for both axes.
  @inlinable public init(_ value: Value) { self.init(horizontal: value, vertical: value) }

  /// The value along an axis.
  @inlinable public subscript(axis: Axis) -> Value {
    @inline(__always) get { axis == .horizontal ? horizontal : vertical }
    @inline(__always) set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension AxisPair: Equatable where Value: Equatable {}

extension AxisPair: Hashable where Value: Hashable {}

extension AxisPair: Sendable where Value: Sendable {}

extension AxisPair: BitwiseCopyable where Value: BitwiseCopyable {}
