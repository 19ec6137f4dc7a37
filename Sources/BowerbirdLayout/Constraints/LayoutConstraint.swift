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

  // What compiling looks at lies close together: trees have many times more constraints than a cache holds.

  @exclusivity(unchecked) var stage = Stage.idle

  /// Whether the engine has been told of a change.
  @exclusivity(unchecked) var isMarked = false

  /// Whether the solver has not been told of the priority.
  @exclusivity(unchecked) var hasNewPriority = false

  /// Whether a report has said that the constraint ties with a content.
  @exclusivity(unchecked) var hasToldTie = false

  /// Whether the terms of the row have changed, and not only its constant.
  @exclusivity(unchecked) var isReshaped = false

  /// Whether it waits because an item was removed, and not because it was never in one tree.
  @exclusivity(unchecked) var isParked = false

  /// Whether the constraint says what a number of its first item is made up of, so that it need not be a row.
  ///
  /// It is one all the same where it is not required, or speaks of other items than the first one and its parent, and from the
  /// moment on that it contradicts other constraints. Nothing but speed depends on it. What it says of an extent must keep
  /// that from being negative.
  @exclusivity(unchecked) public var isDefinition = false

  /// Whether a container made the constraint to arrange what it holds.
  @exclusivity(unchecked) public var isOfContainer = false

  /// The number that is derived, where one is.
  @exclusivity(unchecked) var derivedPlace: Int32 = -1

  /// Whether an operator made the constraint and nothing has been done with it: written outside of a closure, it has no effect.
  @exclusivity(unchecked) private var isLoose = false

  /// How often the constraint has been left out.
  @exclusivity(unchecked) var conflictCount: UInt32 = 0

  /// What derived numbers add to the constant of the row.
  @exclusivity(unchecked) var shift = 0.0

  /// How strongly the constraint is wanted; required at first.
  @exclusivity(unchecked) public var priority: Priority {
    didSet {
      if priority == oldValue { return }
      hasNewPriority = true
      if !isOfContainer { noteForeignChange() }
      engine?.tieVersion += 1
      hasToldTie = false
      if stage == .compiled { engine?.ties.note(self) }
      engine?.noteChange(of: self)
    }
  }

  @exclusivity(unchecked) unowned(unsafe) var engine: LayoutEngine?
  @exclusivity(unchecked) var handle: ConstraintHandle?

  /// The age: a constraint that was activated later has a larger one.
  @exclusivity(unchecked) private(set) var age = 0

  /// Whether the constraint keeps its age however often it is activated.
  @exclusivity(unchecked) var keepsAge = false

  /// The places of this constraint among the mentions of its first two items, and of the rest.
  @exclusivity(unchecked) private var firstPlace: Int32 = -1
  @exclusivity(unchecked) private var secondPlace: Int32 = -1
  @exclusivity(unchecked) private var otherPlaces: [Int32] = []

  /// How many mentions there are; the constraint keeps itself alive as long as there are any.
  @exclusivity(unchecked) private var linkCount: Int32 = 0

  /// Whether an item is gone, while mentions of other items still wait for being removed.
  @exclusivity(unchecked) private(set) var hasLostItem = false

  /// What reports call the constraint, if it has a name.
  @exclusivity(unchecked) public var identifier: String?

  /// The file that the constraint was declared in, where it is known.
  @exclusivity(unchecked) public var file: StaticString?

  /// The line that the constraint was declared in, where it is known.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = Int32(clamping: newValue) }
  }

  @exclusivity(unchecked) private var storedLine: Int32

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
    storedLine = Int32(clamping: line)
  }

  /// Makes a constraint of two sides that is not active.
  @usableFromInline
  init(_ left: consuming LayoutExpression, _ relation: Relation, _ right: consuming LayoutExpression) {
    left.subtract(right)
    expression = consume left
    self.relation = relation
    priority = .required
    identifier = nil
    file = nil
    storedLine = 0
    isLoose = true
  }

  /// Makes the object of a constraint that was a record; it enters its engine by ``enter(_:_:)``.
  init(_ record: ConstraintRecord, file: StaticString?, age: Int) {
    relation = record.relation
    storedLine = record.line
    handle = record.handle
    expression = record.takeExpression()
    priority = .required
    identifier = nil
    self.file = file
    self.age = age
  }

  deinit { if isLoose { reportUnused() } }

  /// Notes that the constraint is in use, though it may not count yet.
  func use() { isLoose = false }

  /// The constant as it was written: on the right side.
  public var constant: Double {
    get { -expression.constant + 0 }
    set {
      if newValue == constant { return }
      expression.constant = -newValue
      if !isOfContainer { noteForeignChange() }
      engine?.noteChange(of: self)
    }
  }

  /// Whether the constraint counts.
  public var isActive: Bool {
    get { stage != .idle && !hasLostItem }
    set {
      if newValue == isActive { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Notes that the constraint is a row of the solver.
  func settle(_ handle: ConstraintHandle) {
    self.handle = handle
    stage = .compiled
    hasNewPriority = false
    isReshaped = false
    isParked = false
    if priority < .required { engine?.ties.note(self) }
  }

  /// Notes that the constraint is in no engine, as the engine ends.
  func leaveEngine() {
    handle = nil
    engine = nil
    isMarked = false
    stage = .waiting
    derivedPlace = -1
  }

  // MARK: - Activation

  private func activate() {
    settleLoss()
    let termCount = expression.termCount
    if termCount == 0 || hasMissingItem { return reportMissingItem() }
    if !keepsAge { setAge() }
    use()
    stage = .waiting
    isParked = false
    _ = Unmanaged.passRetained(self)
    for term in 0..<termCount {
      withItem(ofTerm: term) { item in
        item.settleManyLosses()
        link(term: term, to: item)
        if !isOfContainer { item.countForeign(1) }
      }
    }
    for term in 0..<termCount { withItem(ofTerm: term) { $0.engine?.noteActivation(of: self) } }
  }

  /// Lends the item of a term; the expression is not held on to meanwhile, which would be to copy it.
  @inline(__always)
  func withItem<Result>(ofTerm term: Int, _ body: (ItemReference) -> Result) -> Result {
    expression.item(ofTerm: term)._withUnsafeGuaranteedRef(body)
  }

  /// Makes the constraint younger than all others of its trees.
  func setAge() {
    if let age = sharedAge() {
      self.age = age
      return
    }
    let clock = withItem(ofTerm: 0) { $0.clock }
    var youngest = clock.age
    var isInOneTree = true
    for term in 1..<expression.termCount {
      let other = withItem(ofTerm: term) { $0.clock }
      if other === clock { continue }
      isInOneTree = false
      youngest = max(youngest, other.age)
    }
    age = youngest + 1
    clock.advance(to: age)
    for term in 1..<expression.termCount where !isInOneTree { withItem(ofTerm: term) { $0.clock.advance(to: age) } }
  }

  /// The age, where all items visibly count by one clock; they mostly do.
  private func sharedAge() -> Int? {
    for term in 1..<expression.termCount {
      let isShared = withItem(ofTerm: term) { other in withItem(ofTerm: 0) { $0.visiblySharesClock(with: other) } }
      if !isShared { return nil }
    }
    return withItem(ofTerm: 0) { $0.tick() }
  }

  private func deactivate() {
    engine?.noteDeactivation(of: self)
    stage = .idle
    for place in 0..<expression.termCount { unlink(term: place) }
    endLinks()
  }

  private func endLinks() {
    linkCount = 0
    otherPlaces.removeAll()
    Unmanaged.passUnretained(self).release()
  }

  // MARK: - Items that are gone

  /// Removes the mention of an item that is gone for good, so that the constraint counts no more.
  ///
  /// The mentions of other items stay until those look at them: mostly those go too, and a tree that goes as a whole has nothing
  /// to put in order.
  func lose(_ item: ItemReference) {
    hasLostItem = true
    linkCount -= 1
    if linkCount == 0 { return endWithoutItems() }
    for term in 0..<expression.termCount { withItem(ofTerm: term) { $0.noteLoss() } }
  }

  private func endWithoutItems() {
    engine?.noteDeactivation(of: self)
    stage = .idle
    hasLostItem = false
    endLinks()
  }

  /// If an item is gone, removes the other mentions too, and has the trees of those items report the loss.
  func settleLoss() {
    if !hasLostItem { return }
    hasLostItem = false
    if !isParked && !expression.endsWithNothing {
      expression.forEachTerm { _, term in term.item.node?.note(loss: self) }
    }
    deactivate()
  }

  // MARK: - Records

  /// Gives all that the constraint is made of to a record; it is not to be used afterwards.
  func takeRecord() -> ConstraintRecord? {
    guard let first = ConstraintRecord.Term(taking: &expression.first) else { return nil }
    use()
    return ConstraintRecord(
      first: first, second: ConstraintRecord.Term(taking: &expression.second), constant: expression.constant,
      line: storedLine, relation: relation)
  }

  /// Counts as the record counted that it was made of.
  func enter(_ engine: LayoutEngine?, _ stage: ConstraintBundle.Stage) {
    _ = Unmanaged.passRetained(self)
    for term in 0..<expression.termCount {
      withItem(ofTerm: term) { if $0.isGone { hasLostItem = true } else { link(term: term, to: $0) } }
    }
    self.engine = engine
    switch stage {
    case .queued: self.stage = .queued
    case .taken: self.stage = .taken
    case .compiled:
      self.stage = .compiled
      if let handle { engine?.own(handle, self) }
    case .waiting, .open:
      self.stage = .waiting
      handle = nil
    }
    if linkCount == 0 { endWithoutItems() }
  }

  // MARK: - Mentions

  /// Lists the constraint with an item; terms whose items are gone have no places.
  private func link(term: Int, to item: ItemReference) {
    let place = Int32(item.storedMentions.count)
    if place == 0 { item.storedMentions.reserveCapacity(Self.usualMentions) }
    item.storedMentions.append(Mention(link: Unmanaged.passUnretained(self), term: Int32(term)))
    linkCount += 1
    if !isOfContainer { item.storedForeignMentions += 1 }
    switch term {
    case 0: firstPlace = place
    case 1: secondPlace = place
    default:
      while otherPlaces.count < term - 2 { otherPlaces.append(-1) }
      otherPlaces.append(place)
    }
  }

  /// About as often an item is spoken of that lies among others.
  private static let usualMentions = 8

  private func unlink(term: Int) {
    let item = item(ofTerm: term)
    if item.storedMentions.isEmpty { return }
    if !isOfContainer { item.countForeign(-1) }
    let place = place(ofTerm: term)
    let last = item.storedMentions.removeLast()
    if Int(place) == item.storedMentions.count { return }
    item.storedMentions[Int(place)] = last
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
