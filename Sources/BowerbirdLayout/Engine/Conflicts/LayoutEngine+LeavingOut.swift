import BowerbirdSolver

/// Resolves conflicts between required constraints.
///
/// The youngest constraint of a minimal conflict is left out, in the order of `isYounger(than:)`. In the end, a
/// constraint holds unless it contradicts older constraints that hold. The order in which the solver gets the
/// constraints makes no difference.
extension LayoutEngine {
  /// Tries to make room for a refused row without leaving out a constraint.
  ///
  /// The call removes lazy bounds of the conflict. If it removes none, it restores substituted numbers.
  ///
  /// - Parameters:
  ///   - owner: The owner of the row.
  ///   - error: The solver's reason for refusing the row.
  /// - Returns: Whether anything has changed, so that the row should be tried again.
  func makeRoom(for owner: RowOwner, _ error: SolverError) -> Bool { removeLazyBounds(error) || restore(owner, error) }

  /// Leaves out the youngest constraint of a conflict.
  ///
  /// - Parameters:
  ///   - owner: The owner of the refused row.
  ///   - row: The refused row.
  ///   - error: The solver's reason for refusing the row.
  /// - Returns: The constraint that was left out, which may be the owner of the refused row; nil if no member can be
  ///   left out, and the row is given up.
  func leaveOutYoungest(to owner: RowOwner, _ row: Constraint, _ error: SolverError) -> LayoutConstraint? {
    guard case .unsatisfiable(let conflict) = error else { return giveUp(owner) }
    var found = [LayoutConflict.Member(owner: owner, row: row, engine: self)]
    for handle in conflict.present {
      guard let present = solver.constraint(for: handle) else { continue }
      found.append(LayoutConflict.Member(owner: self.owner(of: handle), row: present, engine: self))
    }
    guard let youngest = found.youngest else { return giveUp(owner) }
    // The solver's order depends on the basis, and so on earlier questions.
    let order = found.indices.sorted { comesBefore(found[$0], found[$1]) }
    // If a row of the conflict is no longer in the solver, the factors do not match the members.
    leaveOut(youngest, order.map { found[$0] }, InfeasibilityCertificate(of: conflict, in: order))
    return youngest
  }

  /// Returns whether one member of a conflict comes before another member in reports.
  ///
  /// The constraints come first, in the order in which they give way. The given sizes, the rules that an extent is not
  /// negative, and the rows of content follow, each in the order of the items in the declaration.
  private func comesBefore(_ member: LayoutConflict.Member, _ other: LayoutConflict.Member) -> Bool {
    if let constraint = member.constraint, let second = other.constraint { return constraint.isYounger(than: second) }
    if member.constraint != nil || other.constraint != nil { return member.constraint != nil }
    return rank(of: member.owner).lexicographicallyPrecedes(rank(of: other.owner))
  }

  /// The sort key of a row that no constraint owns: its kind, the position of its item, and its axis.
  private func rank(of owner: RowOwner) -> [Int32] {
    func position(_ slot: Int32) -> Int32 {
      slots.nodes[Int(slot)].map { positions.position(of: $0, below: root, slotCount: slots.count) } ?? -1
    }
    func code(_ axis: Axis) -> Int32 { axis == .horizontal ? 0 : 1 }
    return switch owner {
    case .given(let axis): [0, 0, code(axis)]
    case .lazyBound(let slot, let axis): [1, position(slot), code(axis)]
    case .content(let slot, let axis, let isHugging): [2, position(slot), code(axis), isHugging ? 0 : 1]
    case .declared, .bundled, .unowned: [3]
    }
  }

  private func leaveOut(
    _ constraint: LayoutConstraint, _ members: [LayoutConflict.Member], _ certificate: InfeasibilityCertificate?
  ) {
    standing.append(LayoutConflict(members: members, certificate: certificate, leftOut: constraint))
    takeOut(constraint)
    constraint.stage = .leftOut
  }

  /// Leaves out all members of the last conflict that are younger than a constraint, and returns them.
  ///
  /// The call avoids a long series of conflicts. If the root of a tree becomes narrow, each leaf may have a conflict of
  /// its own, whose youngest member is at the leaf. One constraint near the root may be a member of all these
  /// conflicts. If this constraint is left out early, the conflicts at the other leaves do not arise.
  ///
  /// The caller admits the constraints again, the oldest first, so no constraint stays out that could hold.
  func leaveOutYounger(for constraint: LayoutConstraint) -> [LayoutConstraint] {
    guard let conflict = standing.conflicts.last else { return [] }
    let members = conflict.members
    let younger = members.compactMap { $0.constraint }.filter { $0.isYounger(than: constraint) && $0.handle != nil }
    for other in younger { leaveOut(other, members, conflict.certificate) }
    return younger
  }

  /// Gives up on a row, because no member of its conflict can be left out, or the solver refuses its numbers.
  ///
  /// The row's constraint becomes invalid. If the row has no constraint, the size of the root is reported as invalid.
  ///
  /// - Returns: Always nil, because no constraint is left out.
  private func giveUp(_ owner: RowOwner) -> LayoutConstraint? {
    guard let constraint = owner.constraint else {
      notes.note(.invalidSize(root.reference))
      return nil
    }
    takeOut(constraint)
    constraint.stage = .invalid
    notes.note(invalid: constraint)
    return nil
  }

  /// Admits left-out constraints that can hold again.
  ///
  /// A younger constraint may give way to an admitted constraint, so the rounds are repeated until nothing changes. The
  /// rounds end, because each exchange admits an older constraint in place of a younger one.
  func readmit() {
    while standing.beginRound() {
      var hasChanged = false
      for index in standing.indicesByAge where standing.conflicts[index].isCurrent {
        let conflict = standing.conflicts[index], constraint = conflict.leftOut
        if let rows = conflict.standingRows(in: self, hasNewOrder: standing.hasNewOrder) {
          standing.refresh(conflict: index, rows, in: self)
          continue
        }
        admit(constraint)
        hasChanged = hasChanged || constraint.stage != .leftOut
      }
      standing.endRound(hasChanged: hasChanged)
    }
  }
}
