import BowerbirdSolver

/// Required constraints that cannot hold together, none of which could be spared, and which of them gave way.
///
/// ```swift
/// report.conflicts[0].description
/// // "'image'.width == 300 (Cell.swift:12) was left out: it cannot hold together with 'image'.width == 200 (Cell.swift:11)."
/// ```
public struct LayoutConflict {
  /// One of the constraints that contradict each other.
  public struct Member {
    /// The constraint, or nil for what layout itself requires: that extents are not negative, and the size of the root.
    public let constraint: LayoutConstraint?

    /// The names of the items that it involves; paths where a name is not unique.
    public let items: [String]

    /// What reports call it, if it has a name.
    public let identifier: String?

    /// The file that it was declared in, where it is known.
    public let file: StaticString?

    /// The line that it was declared in, where it is known.
    public let line: Int

    /// The constraint as Swift would write it, with its name or place.
    public let description: String

    /// The row that it was.
    let row: Constraint

    /// What the row was for.
    let owner: RowOwner
  }

  /// The constraints that cannot hold together: if any one of them is taken out, the others can.
  public internal(set) var members: [Member]

  /// The one that was left out: the youngest.
  public let leftOut: LayoutConstraint

  /// Why the members contradict each other; nil if nobody has asked.
  var contradiction: Contradiction?

  /// Tells the latest conflict of a constraint from earlier ones.
  private let number: UInt32

  init(members: [Member], leftOut: LayoutConstraint) {
    self.members = members
    self.leftOut = leftOut
    leftOut.conflictCount += 1
    number = leftOut.conflictCount
  }

  /// Whether the constraint is still left out, and for this reason.
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
    case .floor(let slot, let axis), .content(let slot, let axis, _):
      constraint = nil
      let name = engine.slots.nodes[Int(slot)]?.path ?? ""
      items = [name]
      identifier = nil
      file = nil
      line = 0
      description = "\(quoted(name)).\(axis == .horizontal ? "width" : "height") >= 0"
    case .given(let axis):
      constraint = nil
      items = [engine.root.name]
      identifier = nil
      file = nil
      line = 0
      let extent = plain(-row.expression.constant + 0)
      description = "the given \(axis == .horizontal ? "width" : "height") \(extent) of \(quoted(engine.root.name))"
    case .unowned, .bundled:
      constraint = nil
      items = []
      identifier = nil
      file = nil
      line = 0
      description = "a constraint that is gone"
    }
  }
}

extension LayoutConflict: CustomStringConvertible {
  /// What contradicts what, and what would help, in a sentence or two.
  public var description: String {
    var text = "\(leftOut) was left out: it "
    let others = members.filter { $0.constraint !== leftOut }
    text += others.isEmpty ? "can never hold" : "cannot hold together with "
    for (place, member) in others.enumerated() {
      if place > 0 { text += place == others.count - 1 ? " and " : ", " }
      text += member.description
    }
    text += "."
    if let remedy { text += " \(remedy)" }
    return text
  }
}
