import BowerbirdSolver

/// A relation between attributes of items: `expression relation 0`.
///
/// It is made inactive; active, it counts from the next layout on of the tree that its items are in. Changes of
/// ``constant``, ``priority`` and ``isActive`` are cheap at any time.
public final class LayoutConstraint {
  /// Where a constraint stands with the engine.
  enum Stage: UInt8 {
    /// Not active.
    case idle

    /// Active; its items are not in one tree.
    case waiting

    /// To be compiled in the next layout.
    case queued

    /// On its way into the solver.
    case taken

    /// A row of the solver.
    case compiled

    /// No row: a number of its first item is derived as it says.
    case derived

    /// Required, and in contradiction with older constraints.
    case leftOut

    /// Not a number where there should be one.
    case invalid
  }

  /// The left side; the right side is 0.
  @exclusivity(unchecked) public private(set) var expression: LayoutExpression

  /// How the left side relates to 0.
  public let relation: Relation

  /// How strongly the constraint is wanted; required at first.
  public var priority: Priority {
    didSet {
      if priority == oldValue { return }
      hasNewPriority = true
      engine?.noteChange(of: self)
    }
  }

  /// What reports call the constraint, if it has a name.
  @exclusivity(unchecked) public var identifier: String?

  /// The file that the constraint was declared in, where it is known.
  @exclusivity(unchecked) public var file: StaticString?

  /// The line that the constraint was declared in, where it is known.
  @exclusivity(unchecked) public var line: Int

  @exclusivity(unchecked) unowned(unsafe) var engine: LayoutEngine?
  @exclusivity(unchecked) var handle: ConstraintHandle?
  @exclusivity(unchecked) var stage = Stage.idle

  /// Whether the engine has been told of a change.
  @exclusivity(unchecked) var isMarked = false

  /// Whether the solver has not been told of the priority.
  @exclusivity(unchecked) var hasNewPriority = false

  /// Whether the terms of the row have changed, and not only its constant.
  @exclusivity(unchecked) var isReshaped = false

  /// Whether the constraint says what a number of its first item is made up of, so that it need not be a row.
  ///
  /// It is one all the same where it is not required, or speaks of other items than the first one and its parent, and from the
  /// moment on that it contradicts other constraints. Nothing but speed depends on it. What it says of an extent must keep
  /// that from being negative.
  @exclusivity(unchecked) public var isDefinition = false

  /// The number that is derived, where one is.
  @exclusivity(unchecked) var derivedPlace: Int32 = -1

  /// What derived numbers add to the constant of the row.
  @exclusivity(unchecked) var shift = 0.0

  /// Whether it waits because an item was removed, and not because it was never in one tree.
  @exclusivity(unchecked) var isParked = false

  /// The age: a constraint that was activated later has a larger one.
  @exclusivity(unchecked) private(set) var age = 0

  /// The places of this constraint among the mentions of its first two items, and of the rest.
  @exclusivity(unchecked) private var firstPlace: Int32 = -1
  @exclusivity(unchecked) private var secondPlace: Int32 = -1
  @exclusivity(unchecked) private var otherPlaces: [Int32] = []

  /// Makes a constraint that is not active.
  ///
  /// - Parameters:
  ///   - expression: The left side; the right side is 0.
  ///   - relation: How the left side relates to 0.
  ///   - priority: How strongly the constraint is wanted.
  ///   - identifier: What reports call the constraint.
  ///   - file: The file that the constraint is declared in.
  ///   - line: The line that the constraint is declared in.
  public init(
    expression: LayoutExpression, relation: Relation, priority: Priority = .required, identifier: String? = nil,
    file: StaticString? = nil, line: Int = 0
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.identifier = identifier
    self.file = file
    self.line = line
  }

  /// The constant as it was written: on the right side.
  public var constant: Double {
    get { -expression.constant + 0 }
    set {
      if newValue == constant { return }
      expression.constant = -newValue
      engine?.noteChange(of: self)
    }
  }

  /// Whether the constraint counts.
  public var isActive: Bool {
    get { stage != .idle }
    set {
      if newValue == isActive { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  // MARK: - Activation

  private func activate() {
    var youngest = 0
    var isComplete = expression.termCount > 0
    expression.forEachTerm { _, term in
      if let node = term.item.node { youngest = max(youngest, node.topmost.clock) } else { isComplete = false }
    }
    if !isComplete { return reportMissingItem() }
    age = youngest + 1
    stage = .waiting
    isParked = false
    _ = Unmanaged.passRetained(self)
    expression.forEachTerm { place, term in
      guard let node = term.item.node else { return }
      node.topmost.clock = age
      link(term: place, to: node)
    }
    expression.forEachTerm { _, term in term.item.node?.engine?.noteActivation(of: self) }
  }

  private func reportMissingItem() {
    expression.forEachTerm { _, term in
      if let node = term.item.node { node.topmost.mistakes.append(.missingItem(self)) }
    }
  }

  private func deactivate() {
    engine?.noteDeactivation(of: self)
    stage = .idle
    for place in 0..<expression.termCount { unlink(term: place) }
    otherPlaces.removeAll()
    Unmanaged.passUnretained(self).release()
  }

  /// One of the items is gone for good.
  func itemVanished() { isActive = false }

  // MARK: - Mentions

  private func link(term: Int, to node: LayoutNode) {
    let place = Int32(node.mentions.count)
    node.mentions.append(Mention(constraint: self, term: Int32(term)))
    switch term {
    case 0: firstPlace = place
    case 1: secondPlace = place
    default: otherPlaces.append(place)
    }
  }

  private func unlink(term: Int) {
    guard let node = item(ofTerm: term).node else { return }
    let place = place(ofTerm: term)
    let last = node.mentions.removeLast()
    if Int(place) == node.mentions.count { return }
    node.mentions[Int(place)] = last
    last.constraint.setPlace(place, ofTerm: last.term)
  }

  private func item(ofTerm term: Int) -> ItemReference { expression.term(at: term).item }

  private func place(ofTerm term: Int) -> Int32 {
    switch term {
    case 0: firstPlace
    case 1: secondPlace
    default: otherPlaces[term - 2]
    }
  }

  private func setPlace(_ place: Int32, ofTerm term: Int32) {
    switch term {
    case 0: firstPlace = place
    case 1: secondPlace = place
    default: otherPlaces[Int(term) - 2] = place
    }
  }
}
