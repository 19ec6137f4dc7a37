/// The start and the span that an item asks for.
public struct PlacementRequest: Hashable, Sendable {
  /// The column and row at which the item begins.
  public var start: GridStart

  /// The number of columns and rows that the item covers.
  public var span: GridSpan

  /// Creates a request.
  public init(start: GridStart = nil, span: GridSpan = .single) {
    self.start = start
    self.span = span
  }
}
