import BowerbirdSolver

/// A constraint and the content of an item that want different things equally strongly, where one of them had to give way.
///
/// Content resists being compressed at 750, which is also ``/BowerbirdSolver/Priority/high``, and hugs at 250, which is
/// ``/BowerbirdSolver/Priority/low``. Of two wishes of one level no rule says which counts for more:
///
/// ```swift
/// title.constraints { $0.widthAnchor == 100 --! .priority(.high) }      // the text is 140 wide, and as strong
/// print(screen.layout(width: 320, height: 480))
/// // 'title'.width == 100 (Mail.swift:8) and the content of 'title', 140 wide, are wanted equally, at 750, …
/// ```
///
/// A report has it the first time only. The way out is a priority of its own for the constraint: `.high - 1` or `.high + 1`.
public struct LayoutTie {
  /// The constraint.
  public let constraint: LayoutConstraint

  /// The item whose content it is.
  public let item: ItemReference

  /// The axis along which both want something.
  public let axis: Axis

  /// The priority of both.
  public let priority: Priority

  /// How long the content wants the item to be.
  public let contentLength: Double

  /// Whether the content has its way, and not the constraint.
  public let contentPrevails: Bool
}

extension LayoutTie: CustomStringConvertible {
  /// Both wishes, which of them counts, and the way out.
  public var description: String {
    "\(constraint) and the content of \(item.quotedPath), \(decimal(contentLength)) \(axis == .horizontal ? "wide" : "high"), "
      + "are wanted equally, at \(plain(priority.value)), and one had to give way: the \(contentPrevails ? "constraint" : "content") "
      + "did. Give the constraint \(plain(priority.value - 1)) or \(plain(priority.value + 1)) to say which shall."
  }
}
