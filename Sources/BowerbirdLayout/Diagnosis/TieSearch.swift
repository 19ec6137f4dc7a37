import BowerbirdSolver

/// The search for ties; see ``LayoutTie``.
///
/// A search is skipped if nothing has changed since the last search that may lead to a tie. New constraints and changes
/// of priorities or of content may lead to a tie. So may a solve in which the solver exchanged rows or changed the side
/// of a row.
struct TieSearch {
  /// The optional constraints whose source file is known.
  ///
  /// No source file is stored for the constraints that a container has made, so they are not among the candidates.
  private var candidates: [LayoutConstraint] = []

  /// The candidates whose priority is the hugging or the compression resistance of content that they may compete with.
  private var rivals: [LayoutConstraint] = []

  /// Whether the rivals must be collected again, for example because priorities or content have changed.
  private var isStale = false

  private var pivots = -1
  private var flips = -1

  /// Whether no constraint may compete with content.
  var isEmpty: Bool { candidates.isEmpty }

  /// Adds a constraint that has become a row, if it may compete with content.
  mutating func note(_ constraint: LayoutConstraint) {
    if constraint.priority >= .required || constraint.file == nil || constraint.hasReportedTie { return }
    candidates.append(constraint)
    isStale = true
  }

  /// Records that the priorities or the content of items have changed.
  mutating func noteStale() { isStale = true }

  /// Returns whether there may be a new tie since the last call, because the basis or the rivals have changed.
  private mutating func isDue(_ statistics: SolverStatistics) -> Bool {
    if isStale {
      collectRivals()
    } else if statistics.pivots == pivots && statistics.flips == flips {
      return false
    }
    (pivots, flips) = (statistics.pivots, statistics.flips)
    return !rivals.isEmpty
  }

  private mutating func collectRivals() {
    isStale = false
    var known: Set<ObjectIdentifier> = []
    candidates.removeAll { !$0.mayTie || !known.insert(ObjectIdentifier($0)).inserted }
    rivals = candidates.filter { $0.hasLevelOfContent }
  }
}

/// Content that a constraint may compete with.
private struct RivalContent {
  let item: ItemReference
  let axis: Axis
  let rows: ContentRows

  /// Whether the content belongs to an item of the constraint and lies along the axis of the constraint.
  let isOwn: Bool
}

extension LayoutConstraint {
  /// Whether the constraint is an optional row, and no report has mentioned its tie.
  fileprivate var mayTie: Bool { stage == .compiled && priority < .required && !hasReportedTie }

  /// Whether content that the constraint may compete with resists or hugs at the constraint's priority.
  fileprivate var hasLevelOfContent: Bool {
    contents.contains { $0.rows.resistancePriority == priority || $0.rows.huggingPriority == priority }
  }

  /// The content with which the constraint may compete, along the axis of each term.
  ///
  /// For the constraint's own items, the other axis is included, because an aspect ratio may relate the two axes. For
  /// other items, it is included if any constraint of the own item relates the two axes.
  ///
  /// The contents belong to the constraint's items, to the first items inside of them, and to their siblings; see
  /// ``mostOthers``.
  fileprivate var contents: [RivalContent] {
    var contents: [RivalContent] = []
    for index in 0..<termCount {
      let term = term(at: index)
      guard let axis = term.attribute.axis, let node = term.item.node else { continue }
      if let rows = node.contentRows(axis) {
        contents.append(RivalContent(item: node.reference, axis: axis, rows: rows, isOwn: true))
      }
      if let rows = node.contentRows(axis.other) {
        contents.append(RivalContent(item: node.reference, axis: axis.other, rows: rows, isOwn: false))
      }
      let siblings = node.parent?.children ?? []
      var others = siblings.count <= Self.mostOthers ? siblings.map { $0.layoutNode }.filter { $0 !== node } : []
      others += node.firstDescendants(Self.mostOthers)
      let relatesAxes = !others.isEmpty && node.reference.mentions.contains { $0.constraint.isAboutBothAxes }
      for rivalAxis in relatesAxes ? Axis.allCases : [axis] {
        for other in others {
          guard let rows = other.contentRows(rivalAxis) else { continue }
          contents.append(RivalContent(item: other.reference, axis: rivalAxis, rows: rows, isOwn: false))
        }
      }
    }
    return contents
  }

  /// The largest number of inner items whose content is examined, for each item of a constraint.
  ///
  /// The contents of siblings are examined only if the parent has no more children than this number.
  ///
  /// The limit keeps the time of a search proportional to the number of constraints.
  private static var mostOthers: Int { 16 }
}

extension LayoutNode {
  /// Returns the first items inside of this item, at most `count`; outer items come before inner items.
  fileprivate func firstDescendants(_ count: Int) -> [LayoutNode] {
    var found = children.prefix(count).map { $0.layoutNode }, next = 0
    while next < found.count && found.count < count {
      found += found[next].children.prefix(count - found.count).map { $0.layoutNode }
      next += 1
    }
    return found
  }

  /// Returns the rows of the content along an axis, if there are any.
  fileprivate func contentRows(_ axis: Axis) -> ContentRows? {
    guard let content else { return nil }
    let rows = content.rows[axis]
    return rows.hugging == nil ? nil : rows
  }
}

extension TieSearch {
  /// Returns the ties that affect the solution and that no report has mentioned, and marks them as mentioned.
  ///
  /// - Complexity: O(1) if nothing has changed that may lead to a tie. Otherwise O(*n*), where *n* is the number of
  ///   constraints whose priority equals the hugging or compression resistance of some content. The sensitivity of each
  ///   violated row that may compete is computed in addition.
  mutating func newTies(in solver: inout SolverSession) -> [LayoutTie] {
    guard isDue(solver.statistics) else { return [] }
    var found: [LayoutTie] = []
    for constraint in rivals where constraint.mayTie {
      guard let tie = Self.tie(of: constraint, in: &solver) else { continue }
      constraint.hasReportedTie = true
      isStale = true
      found.append(tie)
    }
    return found
  }

  /// Returns the tie of a constraint with content; nil if there is none.
  ///
  /// The content may belong to an item of the constraint, to an item inside of such an item, or to a sibling.
  private static func tie(of constraint: LayoutConstraint, in solver: inout SolverSession) -> LayoutTie? {
    guard let handle = constraint.handle else { return nil }
    for content in constraint.contents {
      let rows = content.rows
      let contentRows = [(rows.resistance, rows.resistancePriority), (rows.hugging, rows.huggingPriority)]
      for case (let rival?, constraint.priority) in contentRows
      where solver.compete(handle, rival, isOwn: content.isOwn) {
        return LayoutTie(
          constraint: constraint, item: content.item, axis: content.axis, priority: constraint.priority,
          contentLength: rows.extent,
          contentPrevails: solver.isGivenUp(handle))
      }
    }
    return nil
  }
}

extension SolverSession {
  /// Returns whether one of two rows of the same priority is violated because the other row holds.
  ///
  /// The result is true if exactly one of the rows is violated, and both of these conditions hold:
  ///
  /// - The strongest pull against the other row has the priority of the rows.
  /// - The left side of the violated row changes with the target of the other row. This condition is needed only if
  ///   `isOwn` is false, so that the rows belong to different items or axes.
  fileprivate mutating func compete(_ first: ConstraintHandle, _ second: ConstraintHandle, isOwn: Bool) -> Bool {
    let (isFirstGivenUp, isSecondGivenUp) = (isGivenUp(first), isGivenUp(second))
    if isFirstGivenUp == isSecondGivenUp { return false }
    let (held, lost) = isFirstGivenUp ? (second, first) : (first, second)
    guard pull(at: held)?.level == priority(of: lost) else { return false }
    return isOwn || depends(lost, on: held)
  }

  /// Returns whether the left side of a row changes when the target of another row changes.
  private mutating func depends(_ row: ConstraintHandle, on held: ConstraintHandle) -> Bool {
    guard let response = sensitivity(to: [Sensitivity.Target(row: held, rate: 1)]),
      let terms = constraint(for: row)?.expression.terms
    else { return false }
    let rate = terms.reduce(0) { $0 + $1.coefficient * response.rates[$1.variable.index] }
    return rate.magnitude > LayoutTolerances.tie
  }

  fileprivate mutating func isGivenUp(_ handle: ConstraintHandle) -> Bool {
    violation(of: handle) > LayoutTolerances.tie
  }
}
