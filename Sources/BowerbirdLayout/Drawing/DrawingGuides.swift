/// The inner structure of an item for a drawing: the lines at which its tracks begin and end, and the gaps between its
/// tracks.
///
/// All coordinates are relative to the item, as of the last layout.
public struct DrawingGuides: Hashable, Sendable {
  /// A straight line across the item.
  public struct Line: Hashable, Sendable {
    /// The point at which the line begins.
    public var start: Point

    /// The point at which the line ends.
    public var end: Point

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - start: The point at which the line begins.
    ///   - end: The point at which the line ends.
    public init(from start: Point, to end: Point) {
      self.start = start
      self.end = end
    }
  }

  /// The lines at which tracks begin and end.
  public var lines: [Line]

  /// The rectangles between neighboring tracks.
  public var gaps: [Rect]

  /// Creates guides.
  ///
  /// - Parameters:
  ///   - lines: The lines at which tracks begin and end.
  ///   - gaps: The rectangles between neighboring tracks.
  public init(lines: [Line] = [], gaps: [Rect] = []) {
    self.lines = lines
    self.gaps = gaps
  }
}

/// An item with guides to show in a drawing, such as a grid.
public protocol DrawingGuideSource: LayoutItem {
  /// The guides as of the last layout.
  var drawingGuides: DrawingGuides { get }
}
