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

/// When ties were looked for last.
struct TieWatch {
  /// Whether any constraint of the tree is not required: without one there is no tie.
  var hasWishes = false

  private var pivots = -1
  private var flips = -1

  init() {}

  /// Whether another set of constraints decides than when this was last asked: as long as it is the same, no tie begins.
  mutating func isDue(_ statistics: SolverStatistics) -> Bool {
    if statistics.pivots == pivots && statistics.flips == flips { return false }
    (pivots, flips) = (statistics.pivots, statistics.flips)
    return true
  }
}

extension LayoutEngine {
  /// The ties that decide a frame which this layout has changed, and that no report has had.
  ///
  /// - Complexity: O(1) where nothing but sizes has changed or all constraints are required; otherwise O(*n*) for *n* items with
  ///   content whose frames have changed, and the constraints that involve them.
  func newTies() -> [LayoutTie] {
    guard ties.hasWishes, ties.isDue(solver.statistics) else { return [] }
    var found: [LayoutTie] = []
    for slot in frames.changed {
      guard let item = slots.nodes[Int(slot)], let content = item.node?.content else { continue }
      for mention in item.mentions {
        let constraint = mention.constraint
        guard constraint.stage == .compiled, constraint.priority < .required, !constraint.hasToldTie,
          let tie = tie(of: constraint, at: Int(mention.term), with: content, of: item)
        else { continue }
        constraint.hasToldTie = true
        found.append(tie)
      }
    }
    return found
  }

  /// The tie of a constraint with the content of one of its items along the axis of one of its terms.
  private func tie(
    of constraint: LayoutConstraint, at term: Int, with content: NodeContent, of item: ItemReference
  ) -> LayoutTie? {
    guard let handle = constraint.handle, let axis = constraint.expression.reading(ofTerm: term).attribute.axis else {
      return nil
    }
    let rows = axis == .horizontal ? content.horizontal : content.vertical
    var rival: ConstraintHandle?
    if rows.resistancePriority == constraint.priority { rival = rows.resistance }
    if rows.huggingPriority == constraint.priority, rival.map({ !compete(handle, $0) }) ?? true { rival = rows.hugging }
    guard let rival, compete(handle, rival) else { return nil }
    return LayoutTie(
      constraint: constraint, item: item, axis: axis, priority: constraint.priority, contentLength: rows.extent,
      contentPrevails: isGivenUp(handle))
  }

  /// Whether one of two rows of a level holds against others of that level, and the other one is given up.
  private func compete(_ first: ConstraintHandle, _ second: ConstraintHandle) -> Bool {
    let (isFirstGivenUp, isSecondGivenUp) = (isGivenUp(first), isGivenUp(second))
    if isFirstGivenUp == isSecondGivenUp { return false }
    let (held, lost) = isFirstGivenUp ? (second, first) : (first, second)
    return solver.pull(at: held)?.level == solver.priority(of: lost)
  }

  private func isGivenUp(_ handle: ConstraintHandle) -> Bool { solver.violation(of: handle) > 1e-6 }
}
