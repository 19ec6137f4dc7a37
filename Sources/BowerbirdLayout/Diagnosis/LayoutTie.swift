import BowerbirdSolver

/// A constraint and the content of an item that have the same priority and cannot both hold.
///
/// By default, content resists compression at 750, which is also ``/BowerbirdSolver/Priority/high``, and hugs at 250,
/// which is also ``/BowerbirdSolver/Priority/low``. No rule decides between two optional constraints of the same
/// priority:
///
/// ```swift
/// title.constraints { $0.widthAnchor == 100 --! .priority(.high) }      // the text is 140 wide, also at 750
/// print(screen.layout(width: 320, height: 480))
/// // 'title'.width == 100 (Mail.swift:8) and the content of 'title', 140 wide, have the same priority, 750, …
/// ```
///
/// Each tie is reported only once, until the priority of the constraint changes. To resolve a tie, give the constraint
/// another priority, such as `.high - 1` or `.high + 1`.
public struct LayoutTie {
  /// The constraint.
  public let constraint: LayoutConstraint

  /// The item with the content.
  public let item: ItemReference

  /// The axis along which the constraint and the content compete.
  public let axis: Axis

  /// The priority of the constraint and of the content.
  public let priority: Priority

  /// The length that the content asks for.
  public let contentLength: Double

  /// A Boolean value that indicates whether the content holds, and not the constraint.
  public let contentPrevails: Bool
}

extension LayoutTie: CustomStringConvertible {
  /// The constraint, the content, which of them holds, and how to resolve the tie.
  public var description: String {
    "\(constraint) and the content of \(item.quotedPath), \(decimal(contentLength)) "
      + "\(axis == .horizontal ? "wide" : "high"), have the same priority, \(plain(priority.value)), "
      + "and cannot both hold: the \(contentPrevails ? "constraint" : "content") gave way. "
      + "Give the constraint the priority \(plain(priority.value - 1)) or \(plain(priority.value + 1)) "
      + "to decide between them."
  }
}
