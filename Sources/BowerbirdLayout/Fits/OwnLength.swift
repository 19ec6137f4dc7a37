import BowerbirdSolver

/// The length that results from content and from constraints on that length alone, as the solver would determine it.
///
/// Required bounds limit the range of lengths. If two of them contradict each other, the younger bound has no effect.
/// The optional bounds follow, the highest priority first. The bounds of each priority narrow the range to the lengths
/// at which the sum of the violations of these bounds is smallest.
struct OwnLength {
  /// A constraint on the length, divided by its coefficient.
  private struct Bound {
    let relation: Relation
    let length: Double
    let priority: Priority

    /// The violation of the constraint for each unit of length beyond the bound.
    var weight = 1.0
  }

  /// The shortest and the longest length that the bounds so far allow.
  private var least = 0.0
  private var greatest = Double.infinity

  /// Computes the length.
  ///
  /// - Parameters:
  ///   - content: The length that the content asks for; nil if there is no content.
  ///   - resistance: The priority at which the content resists compression.
  ///   - hugging: The priority at which the content resists growth.
  ///   - constraints: Constraints that involve only this length.
  init(content: Double?, resistance: Priority, hugging: Priority, _ constraints: [LayoutConstraint]) {
    var bounds = constraints.sorted { $0.age < $1.age }.compactMap(Self.bound)
    if let content {
      bounds.append(Bound(relation: .greaterOrEqual, length: content, priority: resistance))
      bounds.append(Bound(relation: .lessOrEqual, length: content, priority: hugging))
    }
    for bound in bounds where bound.priority.isRequired { limit(bound) }
    let optional = bounds.filter { !$0.priority.isRequired }.sorted { $0.priority > $1.priority }
    var first = 0
    while first < optional.count {
      let level = optional[first...].prefix { $0.priority == optional[first].priority }
      minimizeViolation(of: level)
      first += level.count
    }
  }

  /// The resulting length: the shortest length in the range that the bounds leave.
  var length: Double { least }

  /// Returns the length in the range that is closest to a given length.
  func nearest(to length: Double) -> Double { max(least, min(greatest, length)) }

  private static func bound(_ constraint: LayoutConstraint) -> Bound? {
    let coefficient = constraint.term(at: 0).coefficient
    if coefficient == 0 { return nil }
    return Bound(
      relation: coefficient > 0 ? constraint.relation : constraint.relation.reversed,
      length: constraint.constant / coefficient, priority: constraint.priority, weight: coefficient.magnitude)
  }

  /// Applies a required bound, unless the bound contradicts the bounds that were applied before.
  private mutating func limit(_ bound: Bound) {
    let low = bound.relation == .lessOrEqual ? least : bound.length
    let high = bound.relation == .greaterOrEqual ? greatest : bound.length
    if low > greatest || high < least { return }
    (least, greatest) = (max(least, low), min(greatest, high))
  }

  /// Narrows the range to the lengths at which the sum of the violations of one priority's bounds is smallest.
  ///
  /// The sum is a convex function of the length. It falls before the first of these lengths, and rises after the last.
  private mutating func minimizeViolation(of level: ArraySlice<Bound>) {
    var slope = 0.0
    for bound in level where bound.relation != .lessOrEqual { slope -= bound.weight }
    // Between the first and the last length to keep, the exact slope is 0. The sum of weights such as 0.1 may differ
    // from 0 by rounding, so slopes of at most `flat` count as 0.
    let flat = -slope * LayoutTolerances.cancelledTerm * Double(level.count)
    var low = 0.0, high = Double.infinity
    for bound in level.sorted(by: { $0.length < $1.length }) {
      let isFalling = slope < -flat
      slope += bound.relation == .equal ? 2 * bound.weight : bound.weight
      if isFalling && slope >= -flat { low = bound.length }
      if slope > flat {
        high = bound.length
        break
      }
    }
    (least, greatest) = (nearest(to: low), nearest(to: high))
  }
}

extension Relation {
  /// The relation that holds between the two sides after each side is multiplied by −1.
  fileprivate var reversed: Relation {
    switch self {
    case .lessOrEqual: .greaterOrEqual
    case .equal: .equal
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
