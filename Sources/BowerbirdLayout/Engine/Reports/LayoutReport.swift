import BowerbirdSolver

/// The result of a layout: the frames that changed, and the constraints and requests that were not met.
///
/// ```swift
/// let report = container.layout(width: 320, height: 480)
/// for conflict in report.conflicts { print(conflict) }
/// ```
public struct LayoutReport {
  /// The required constraints that were left out, each with the constraints that it contradicts.
  ///
  /// A left-out constraint takes effect again in the first layout in which it fits.
  public let conflicts: [LayoutConflict]

  /// The constraints that have lost their effect since the last report, because one of their items was removed from the
  /// tree or no longer exists.
  public let dropped: [LayoutConstraint]

  /// The mistakes that the layout ignored.
  ///
  /// The description of each problem is a sentence.
  public let problems: [LayoutProblem]

  /// The requests that grids and other containers could not meet as asked.
  ///
  /// Each report lists all warnings that apply in the size of its layout. If the tree was complete at its first layout,
  /// the warnings of outer containers come first. Last come warnings about taken alternatives that need more room than
  /// their items have.
  ///
  /// ```swift
  /// for warning in report.warnings { print(warning) }
  /// ```
  public let warnings: [LayoutWarning]

  /// The constraints that compete with content of the same priority; each tie is in one report only.
  public let ties: [LayoutTie]

  /// The alternatives that were taken, outer items before inner ones; see ``LayoutItem/alternatives(_:)``.
  ///
  /// ```swift
  /// let report = screen.layout(width: 699, height: 400)
  /// report.alternatives.filter(\.isChanged).map(\.name)          // ["narrow"]
  /// ```
  public let alternatives: [TakenAlternative]

  /// The items that alternatives have left out, so that their frames became empty.
  private let emptied: [ItemReference]
  private let slots: [Int32]
  private let nodes: [ItemReference?]
  private let moves: SubstitutedMoves

  init(
    conflicts: [LayoutConflict] = [], dropped: [LayoutConstraint] = [], problems: [LayoutProblem] = [],
    warnings: [LayoutWarning] = [], ties: [LayoutTie] = [], alternatives: [TakenAlternative] = [],
    emptied: [ItemReference] = [], slots: [Int32] = [], nodes: [ItemReference?] = [],
    moves: SubstitutedMoves = SubstitutedMoves()
  ) {
    self.conflicts = conflicts
    self.dropped = dropped
    self.problems = problems
    self.warnings = warnings
    self.ties = ties
    self.alternatives = alternatives
    self.emptied = emptied
    self.slots = slots
    self.nodes = nodes
    self.moves = moves
  }

  /// The items whose frames changed, except for items that no longer exist.
  ///
  /// In a tree that was complete at its first layout, parents come before their children. Items that alternatives have
  /// left out come last.
  ///
  /// - Complexity: O(*n* log *n*) for *n* changed frames.
  public var changed: [any LayoutItem] {
    var items: [any LayoutItem] = []
    let slots = changedSlots
    items.reserveCapacity(slots.count + emptied.count)
    for slot in slots.sorted() {
      if let item = nodes[Int(slot)]?.node?.owner { items.append(item) }
    }
    return items + emptied.compactMap { $0.node?.owner }
  }

  private var changedSlots: [Int32] { moves.substitutions == nil ? slots : Array(moves.slots.union(slots)) }
}

extension LayoutReport: CustomStringConvertible {
  /// Everything that went wrong, the changed alternatives and the number of changed frames, with one sentence per line.
  ///
  /// ```swift
  /// print(card.layout(width: 320, height: 480))                // 3 frames have changed.
  /// ```
  public var description: String {
    var lines = conflicts.map { $0.description } + problems.map { $0.description }
    lines += warnings.map { $0.description } + ties.map { $0.description }
    for taken in alternatives where taken.isChanged { lines.append(taken.description) }
    for constraint in dropped {
      let fate =
        constraint.hasMissingItem
        ? "was dropped: one of its items no longer exists" : "waits: one of its items has left the tree"
      lines.append("\(constraint) \(fate).")
    }
    // Items that were released after the layout count too.
    let count = changedSlots.count { nodes[Int($0)] != nil } + emptied.count
    lines.append(count == 1 ? "1 frame has changed." : "\(count) frames have changed.")
    return lines.joined(separator: "\n")
  }
}
