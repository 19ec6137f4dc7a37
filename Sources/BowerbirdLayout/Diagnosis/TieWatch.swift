import BowerbirdSolver

/// The constraints that may tie with a content, and the solver's counts at the last search for ties.
struct TieWatch {
  /// The constraints that are not required and were written down somewhere, those of containers left out.
  private var wishes: [LayoutConstraint] = []

  /// Those of them that have the level of a content that they concern.
  private(set) var rivals: [LayoutConstraint] = []

  /// Whether levels have changed, or which content there is.
  var isStale = false

  private var pivots = -1
  private var flips = -1

  init() {}

  /// Notes a constraint that has become a row.
  mutating func note(_ constraint: LayoutConstraint) {
    if constraint.priority >= .required || constraint.file == nil || constraint.hasToldTie { return }
    wishes.append(constraint)
    isStale = true
  }

  /// Whether there may be a new tie since the last call: another set of constraints is active, or there are other rivals.
  mutating func isDue(_ statistics: SolverStatistics) -> Bool {
    if wishes.isEmpty { return false }
    if isStale {
      bringUpToDate()
    } else if statistics.pivots == pivots && statistics.flips == flips {
      return false
    }
    (pivots, flips) = (statistics.pivots, statistics.flips)
    return !rivals.isEmpty
  }

  private mutating func bringUpToDate() {
    isStale = false
    var known: Set<ObjectIdentifier> = []
    wishes.removeAll { !$0.mayTie || !known.insert(ObjectIdentifier($0)).inserted }
    rivals = wishes.filter { $0.hasLevelOfContent }
  }
}

extension LayoutConstraint {
  /// Whether the constraint is a row that is not required, and no report has said that it ties.
  fileprivate var mayTie: Bool { stage == .compiled && priority < .required && !hasToldTie }

  /// Whether the content of an item that it involves resists or hugs at its level, along the same axis.
  fileprivate var hasLevelOfContent: Bool {
    (0..<expression.termCount).contains { place in
      guard let rows = contentRows(ofTerm: place) else { return false }
      return rows.resistancePriority == priority || rows.huggingPriority == priority
    }
  }

  /// The rows of the content of a term's item along the axis of the term.
  fileprivate func contentRows(ofTerm place: Int) -> ContentRows? {
    let term = expression.term(at: place)
    guard let axis = term.attribute.axis, let content = term.item.node?.content else { return nil }
    let rows = axis == .horizontal ? content.horizontal : content.vertical
    return rows.hugging == nil ? nil : rows
  }
}

extension LayoutEngine {
  /// The ties that decide something and that no report has had.
  ///
  /// - Complexity: O(1) where nothing but sizes has changed; otherwise O(*n*) for *n* constraints of the level of a content.
  func newTies() -> [LayoutTie] {
    guard ties.isDue(solver.statistics) else { return [] }
    var found: [LayoutTie] = []
    for constraint in ties.rivals where constraint.mayTie {
      guard let tie = tie(of: constraint) else { continue }
      constraint.hasToldTie = true
      ties.isStale = true
      found.append(tie)
    }
    return found
  }

  /// The tie of a constraint with the content of one of its items.
  private func tie(of constraint: LayoutConstraint) -> LayoutTie? {
    guard let handle = constraint.handle else { return nil }
    for place in 0..<constraint.expression.termCount {
      guard let rows = constraint.contentRows(ofTerm: place) else { continue }
      let term = constraint.expression.term(at: place)
      let wishes = [(rows.resistance, rows.resistancePriority), (rows.hugging, rows.huggingPriority)]
      for case (let rival?, constraint.priority) in wishes where compete(handle, rival) {
        return LayoutTie(
          constraint: constraint, item: term.item, axis: term.attribute.axis ?? .horizontal,
          priority: constraint.priority, contentLength: rows.extent, contentPrevails: isGivenUp(handle))
      }
    }
    return nil
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
