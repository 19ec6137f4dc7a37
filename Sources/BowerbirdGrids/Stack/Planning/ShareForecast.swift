import BowerbirdLayout

/// Where a share comes to rest that depends on itself.
///
/// What the other cells leave for the expanded ones may depend on what those have: an auto cell that wishes to be no longer than
/// one of them, say. As long as the same constraints decide, every try then comes closer by the same factor. So where two steps
/// were by the same one, it is known where all of them lead to.
struct ShareForecast {
  private var layout = 0

  /// The share of the last try, and the one that was left then.
  private var last: (tried: Double, left: Double)?

  /// By what factor the last step was shorter than the one before.
  private var factor: Double?

  /// The share to try next.
  ///
  /// - Parameters:
  ///   - tried: The share of the present solution.
  ///   - left: The share that is left in it.
  ///   - node: The node of the grid; what was tried in earlier layouts of it does not count.
  /// - Returns: The share that is left, or the one at which that would be the same.
  mutating func next(after tried: Double, left: Double, in node: LayoutNode) -> Double {
    if layout != node.layoutNumber { (layout, last, factor) = (node.layoutNumber, nil, nil) }
    let before = factor
    factor = last.flatMap { $0.tried == tried ? nil : (left - $0.left) / (tried - $0.tried) }
    last = (tried, left)
    guard let factor, let before, factor.isNearly(before), factor.magnitude < Self.greatestFactor else { return left }
    return tried + (left - tried) / (1 - factor)
  }

  /// Steps that become no shorter lead nowhere.
  private static let greatestFactor = 0.95
}
