import BowerbirdSolver

/// What happens when required constraints cannot hold together.
///
/// Of a minimal set, the youngest constraint is left out. In the end those hold that do not contradict older ones that hold,
/// whatever the order in which they came in.
extension LayoutEngine {
  /// Does what may let a refused row in without that anything gives way.
  ///
  /// - Parameters:
  ///   - owner: What the row is for.
  ///   - error: Why the solver refused it.
  /// - Returns: Whether there was anything to do, so that the row is to be tried again.
  func makeWay(for owner: RowOwner, _ error: SolverError) -> Bool { lowerFloors(error) || writeOut(owner, error) }

  /// Lets the youngest constraint of a conflict give way.
  ///
  /// - Parameters:
  ///   - owner: What the refused row is for.
  ///   - row: The refused row.
  ///   - error: Why the solver refused it.
  /// - Returns: The constraint that gave way, which may be the refused one; nil if none could.
  func giveWay(to owner: RowOwner, _ row: Constraint, _ error: SolverError) -> LayoutConstraint? {
    guard case .unsatisfiable(let conflict) = error else { return giveUp(owner) }
    var members = [LayoutConflict.Member(owner: owner, row: row, engine: self)]
    for handle in conflict.present {
      guard let present = solver.constraint(for: handle) else { continue }
      members.append(LayoutConflict.Member(owner: self.owner(of: handle), row: present, engine: self))
    }
    guard let youngest = youngest(of: members) else { return giveUp(owner) }
    leaveOut(youngest, members)
    return youngest
  }

  private func leaveOut(_ constraint: LayoutConstraint, _ members: [LayoutConflict.Member]) {
    leftOut.append(LayoutConflict(members: members, leftOut: constraint))
    takeOut(constraint)
    constraint.stage = .leftOut
    mayReadmit = true
  }

  /// Leaves out all that are younger than a constraint and a part of its last conflict, for the caller to admit anew.
  ///
  /// In a tree of boxes whose root becomes narrow, every leaf is in a conflict of its own, the youngest of which is at the leaf,
  /// though a single constraint near the root is in all of them, and leaving it out would do. It is among those that stand aside
  /// here; the oldest is admitted first, and pushes out none that could stay.
  func standAside(for constraint: LayoutConstraint) -> [LayoutConstraint] {
    guard let members = leftOut.last?.members else { return [] }
    let younger = members.compactMap { $0.constraint }.filter { $0.isYounger(than: constraint) && $0.handle != nil }
    for other in younger { leaveOut(other, members) }
    return younger
  }

  private func youngest(of members: [LayoutConflict.Member]) -> LayoutConstraint? {
    var youngest: LayoutConstraint?
    for member in members {
      guard let constraint = member.constraint else { continue }
      if youngest.map({ constraint.isYounger(than: $0) }) ?? true { youngest = constraint }
    }
    return youngest
  }

  /// No constraint of the conflict could give way, or the numbers are beyond what the solver takes.
  private func giveUp(_ owner: RowOwner) -> LayoutConstraint? {
    guard let constraint = owner.constraint else {
      problems.append(.invalidSize(root.reference))
      return nil
    }
    takeOut(constraint)
    constraint.stage = .invalid
    invalid.append(constraint)
    return nil
  }

  /// Lets constraints in again that were left out and now fit.
  ///
  /// A constraint that comes in may push a weaker one out, so this goes on until nothing changes. It ends, because a stronger
  /// constraint takes the place of a weaker one each time.
  func readmit() {
    if !mayReadmit || leftOut.isEmpty {
      mayReadmit = false
      return
    }
    while mayReadmit {
      mayReadmit = false
      forgetSettledConflicts()
      let candidates = leftOut.indices.sorted { leftOut[$1].leftOut.isYounger(than: leftOut[$0].leftOut) }
      var hasChanged = false
      for place in candidates where leftOut[place].isCurrent {
        if let rows = standingRows(ofConflict: place) {
          retell(conflict: place, rows)
          continue
        }
        let constraint = leftOut[place].leftOut
        admit(constraint)
        hasChanged = hasChanged || constraint.stage != .leftOut
      }
      mayReadmit = hasChanged
    }
    mayReadmit = false
  }

  /// Forgets conflicts whose constraints hold by now, count no more or were left out again for another reason.
  ///
  /// They are not looked for one by one when that happens: there may be thousands.
  func forgetSettledConflicts() {
    if !leftOut.isEmpty { leftOut.removeAll { !$0.isCurrent } }
  }
}
