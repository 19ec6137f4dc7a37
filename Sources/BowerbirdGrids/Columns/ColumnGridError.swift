import BowerbirdLayout
import BowerbirdSolver

/// A request that a column grid cannot meet as asked.
public enum ColumnGridError: Error, Hashable, Sendable {
  /// A view covers columns or rows that do not exist; the view extends beyond the grid's columns or rows.
  ///
  /// `start` is the number of columns or rows before the view, `span` the number that it covers, and `count` the
  /// number that the grid has.
  case doesNotFit(view: String, axis: Axis, start: Double, span: Double, count: Int)

  /// A span is negative; the view gets an equal share instead.
  case negativeSpan(view: String, axis: Axis, span: Int)

  /// The grid has no columns, or no rows; the views have length 0 along that axis.
  case noTracks(axis: Axis, count: Int)

  /// An inset or a space is infinite or not a number; the grid uses 0 instead.
  case unusableLength(name: String)

  /// The space between columns and between rows is negative; the grid uses 0 instead.
  case negativeSpace(Double)

  /// A view is listed twice; the view keeps its first position.
  case listedTwice(view: String)

  /// A view contains the container, or is the container itself; the view is not laid out.
  ///
  /// The list does not keep such a view alive.
  case containsItsContainer(view: String)
}

extension ColumnGridError: CustomStringConvertible {
  /// A sentence that describes the request, and says what the grid does instead.
  public var description: String {
    switch self {
    case .doesNotFit(let view, let axis, let start, let span, let count):
      "\(view.spoken) begins after \(plain(start)) \(name(of: axis)) and covers \(plain(span)) of them, but there are \(count)."
    case .negativeSpan(let view, let axis, let span):
      "\(view.spoken) cannot cover \(span) \(name(of: axis)); it gets an equal share, as with a span of 0."
    case .noTracks(let axis, let count):
      "The number of \(name(of: axis)) cannot be \(count); views have length 0 along that axis."
    case .unusableLength(let name): "The \(name) is infinite or not a number; it counts as 0."
    case .negativeSpace(let space): "The interim space cannot be \(plain(space)); it counts as 0."
    case .listedTwice(let view): "\(view.spoken) is listed twice; its first place counts."
    case .containsItsContainer(let view):
      "\(view.spoken) contains the container that lists it as a view; the view is not laid out."
    }
  }

  private func name(of axis: Axis) -> String { axis == .horizontal ? "columns" : "rows" }
}
