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

/// A content that a constraint may compete with.
private struct RivalContent {
  let item: ItemReference
  let axis: Axis
  let rows: ContentRows

  /// Whether the constraint is about the item, and not about one beside it.
  let isOwn: Bool
}

extension LayoutConstraint {
  /// Whether the constraint is a row that is not required, and no report has said that it ties.
  fileprivate var mayTie: Bool { stage == .compiled && priority < .required && !hasToldTie }

  /// Whether a content that it may compete with resists or hugs at its level.
  fileprivate var hasLevelOfContent: Bool {
    contents.contains { $0.rows.resistancePriority == priority || $0.rows.huggingPriority == priority }
  }

  /// The contents that it may compete with: those of its items, and of items beside these, along the axis of each.
  fileprivate var contents: [RivalContent] {
    var contents: [RivalContent] = []
    for place in 0..<expression.termCount {
      let term = expression.term(at: place)
      guard let axis = term.attribute.axis, let node = term.item.node else { continue }
      if let rows = node.contentRows(axis) {
        contents.append(RivalContent(item: node.reference, axis: axis, rows: rows, isOwn: true))
      }
      guard let siblings = node.parent?.children, siblings.count <= Self.mostSiblings else { continue }
      for sibling in siblings where sibling.layoutNode !== node {
        if let rows = sibling.layoutNode.contentRows(axis) {
          contents.append(RivalContent(item: sibling.layoutNode.reference, axis: axis, rows: rows, isOwn: false))
        }
      }
    }
    return contents
  }

  /// Ties among more items are not looked for, so that a search takes no longer than the constraints do.
  private static var mostSiblings: Int { 16 }
}

extension LayoutNode {
  /// The rows of the content along an axis, if there are any.
  fileprivate func contentRows(_ axis: Axis) -> ContentRows? {
    guard let content else { return nil }
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

  /// The tie of a constraint with the content of one of its items, or of one beside these.
  private func tie(of constraint: LayoutConstraint) -> LayoutTie? {
    guard let handle = constraint.handle else { return nil }
    for content in constraint.contents {
      let rows = content.rows
      let wishes = [(rows.resistance, rows.resistancePriority), (rows.hugging, rows.huggingPriority)]
      for case (let rival?, constraint.priority) in wishes where compete(handle, rival, isOwn: content.isOwn) {
        return LayoutTie(
          constraint: constraint, item: content.item, axis: content.axis, priority: constraint.priority,
          contentLength: rows.extent,
          contentPrevails: isGivenUp(handle))
      }
    }
    return nil
  }

  /// Whether one of two rows of a level holds against others of that level, and the other one is given up.
  ///
  /// Rows of different items compete only if the one that is given up would come nearer to its target as the other one gave way.
  private func compete(_ first: ConstraintHandle, _ second: ConstraintHandle, isOwn: Bool) -> Bool {
    let (isFirstGivenUp, isSecondGivenUp) = (isGivenUp(first), isGivenUp(second))
    if isFirstGivenUp == isSecondGivenUp { return false }
    let (held, lost) = isFirstGivenUp ? (second, first) : (first, second)
    guard solver.pull(at: held)?.level == solver.priority(of: lost) else { return false }
    return isOwn || depends(lost, on: held)
  }

  /// Whether a row changes with the target of another one.
  private func depends(_ row: ConstraintHandle, on held: ConstraintHandle) -> Bool {
    guard let response = solver.sensitivity(to: [Sensitivity.Target(row: held, rate: 1)]),
      let terms = solver.constraint(for: row)?.expression.terms
    else { return false }
    let rate = terms.reduce(0) { $0 + $1.coefficient * response.rates[$1.variable.index] }
    return rate.magnitude > 1e-6
  }

  private func isGivenUp(_ handle: ConstraintHandle) -> Bool { solver.violation(of: handle) > 1e-6 }
}
