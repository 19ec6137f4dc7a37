/// An anchor with two ends or more: what `++` and `--` work on.
public protocol MarginAnchor {
  /// The anchor with the same margin inside at every end; a negative one lies outside.
  func inset(by margin: Double) -> Self
}

extension LayoutAnchor: MarginAnchor where Kind == Length {
  /// The length without a margin at both ends.
  public func inset(by margin: Double) -> Self { self -- margin }
}

extension SizeAnchor: MarginAnchor {
  /// The size without a margin all around.
  public func inset(by margin: Double) -> Self { self -- margin }
}

extension EdgesAnchor: MarginAnchor {
  /// The edges, each inside by a number.
  public func inset(by margin: Double) -> Self { self -- margin }
}

extension HorizontalEdgesAnchor: MarginAnchor {
  /// Both edges inside by a number.
  public func inset(by margin: Double) -> Self { self -- margin }
}

extension VerticalEdgesAnchor: MarginAnchor {
  /// Both edges inside by a number.
  public func inset(by margin: Double) -> Self { self -- margin }
}
