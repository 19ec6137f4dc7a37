import BowerbirdSolver

/// A minimal set of required constraints that cannot hold together, and the constraint among them that was left out.
///
/// ```swift
/// print(report.conflicts[0])
/// // 'image'.width == 300 (App/Cell.swift:12) was left out: it cannot hold together with 'image'.width == 200
/// // (App/Cell.swift:11). They would all hold if the constant of 'image'.width == 300 (App/Cell.swift:12) were 200
/// // instead of 300.
/// ```
public struct LayoutConflict {
  /// A constraint that is part of a conflict.
  public struct Member {
    /// The constraint; nil for the given size of the root, for the rule that an extent is not negative, and for a
    /// constraint that no longer exists.
    public let constraint: LayoutConstraint?

    /// The names of the items that the constraint, size or rule involves, or their paths where names are not unique.
    public let items: [String]

    /// The name that reports use for the constraint, if it has one.
    public let identifier: String?

    /// The file that the constraint was declared in, if it is known.
    public let file: StaticString?

    /// The line that the constraint was declared in, or 0 if it is not known.
    public let line: Int

    /// The text of the member, such as `'text'.width >= 40 (App/Cell.swift:12)` or `the given width 100 of 'cell'`.
    ///
    /// The text of a constraint contains the identifier, the file and the line, as far as they are known.
    public let description: String

    /// The row of the constraint, size or rule.
    let row: Constraint

    /// The owner of the row.
    let owner: RowOwner
  }

  /// The constraints that cannot hold together.
  ///
  /// If any member is removed, the other members can hold together. The constraints come first, in the order in which
  /// they would give way. The given size of the root and the rules for lengths follow.
  public internal(set) var members: [Member]

  /// The member that was left out: the one that gives way before all other members.
  ///
  /// Usually this is the constraint that was activated last; see <doc:Diagnosis>.
  public let leftOut: LayoutConstraint

  /// The solver's proof that the members contradict each other; nil if the solver gave no proof.
  let certificate: InfeasibilityCertificate?

  /// The number of conflicts so far, including this one, that have left out the same constraint.
  ///
  /// Only the latest of these conflicts can be current; see ``isCurrent``.
  private let number: UInt32

  init(members: [Member], certificate: InfeasibilityCertificate?, leftOut: LayoutConstraint) {
    self.members = members
    self.certificate = certificate
    self.leftOut = leftOut
    leftOut.conflictCount += 1
    number = leftOut.conflictCount
  }

  /// Whether the constraint is still left out because of this conflict.
  var isCurrent: Bool { leftOut.stage == .leftOut && leftOut.conflictCount == number }
}

extension LayoutConflict.Member {
  init(owner: RowOwner, row: Constraint, engine: LayoutEngine) {
    self.row = row
    self.owner = owner
    switch owner {
    case .declared(let owner):
      let constraint = owner.takeUnretainedValue()
      self.constraint = constraint
      items = constraint.itemNames
      identifier = constraint.identifier
      file = constraint.file
      line = constraint.line
      description = constraint.description
    case .lazyBound(let slot, let axis), .content(let slot, let axis, _):
      constraint = nil
      let name = engine.slots.nodes[Int(slot)]?.path ?? ""
      items = [name]
      identifier = nil
      file = nil
      line = 0
      description = "\(quoted(name)).\(axis.extentName) >= 0"
    case .given(let axis):
      constraint = nil
      items = [engine.root.name]
      identifier = nil
      file = nil
      line = 0
      let extent = plain(-row.expression.constant + 0)
      description = "the given \(axis.extentName) \(extent) of \(quoted(engine.root.name))"
    case .unowned, .bundled:
      constraint = nil
      items = []
      identifier = nil
      file = nil
      line = 0
      description = "a constraint that no longer exists"
    }
  }
}

extension LayoutConflict: CustomStringConvertible {
  /// The conflict and its remedy, in one or two sentences.
  public var description: String {
    var text = "\(leftOut) was left out: it "
    let others = members.filter { $0.constraint !== leftOut }
    text += others.isEmpty ? "can never hold" : "cannot hold together with "
    for (index, member) in others.enumerated() {
      if index > 0 { text += index == others.count - 1 ? " and " : ", " }
      text += member.description
    }
    text += "."
    if let remedy { text += " \(remedy)" }
    return text
  }
}
