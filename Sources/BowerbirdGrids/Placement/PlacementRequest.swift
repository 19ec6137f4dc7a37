/// What an item asks of the placement: where it starts, and how much it covers.
public struct PlacementRequest: Hashable, Sendable {
  /// Where it starts.
  public var start: GridStart

  /// How many tracks it covers.
  public var span: GridSpan

  /// Makes a request.
  public init(start: GridStart = nil, span: GridSpan = .single) {
    self.start = start
    self.span = span
  }
}
