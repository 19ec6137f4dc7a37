import BowerbirdSolver

/// A relation between attributes of items: `expression relation 0`.
///
/// A constraint is created inactive. An active constraint takes effect at the next layout of the tree that contains its
/// items. Changes of ``constant``, ``priority`` and ``isActive`` are cheap at any time.
public final class LayoutConstraint {
  /// The state of a constraint in its engine.
  enum Stage: UInt8 {
    /// Not active.
    case idle

    /// Active, but its items are not in one tree.
    case waiting

    /// To be compiled in the next layout.
    case queued

    /// Being added to the solver.
    case taken

    /// A row of the solver.
    case compiled

    /// No row: the constraint defines a derived number of its first item.
    case substituted

    /// Left out, because it is required and contradicts older constraints.
    case leftOut

    /// Left out, because its constant, a coefficient or its priority is not a valid number.
    case invalid
  }

  /// The left side; the right side is 0.
  @exclusivity(unchecked) public private(set) var expression: LayoutExpression

  /// The relation of the left side to 0.
  public let relation: Relation

  // Compiling reads the fields below, so they lie close together: a tree has more constraints than fit into the cache.

  @exclusivity(unchecked) var stage = Stage.idle

  /// Whether the engine has noted a change of the constraint.
  @exclusivity(unchecked) var isMarked = false

  /// Whether the solver does not know the present priority.
  @exclusivity(unchecked) var hasNewPriority = false

  /// Whether a report has mentioned that the constraint ties with the content of an item.
  @exclusivity(unchecked) var hasReportedTie = false

  /// Whether terms of the row have changed, and not only its constant.
  @exclusivity(unchecked) var isReshaped = false

  /// Whether the constraint waits because an item has left the tree, and not because its items were never in one.
  @exclusivity(unchecked) var waitsForItem = false

  /// A Boolean value that indicates whether the constraint defines a number of its first item, so that it needs no row.
  ///
  /// The engine makes a row nevertheless if the constraint is not required, if it involves items other than the first
  /// one and that item's parent, and as soon as it contradicts other constraints. The property affects nothing but
  /// speed. The definition of an extent must never give a negative number.
  @exclusivity(unchecked) public var isDefinition = false

  /// A Boolean value that indicates whether a container made the constraint to arrange its children.
  @exclusivity(unchecked) public var isOfContainer = false

  /// The index of the number that the constraint derives, or -1.
  @exclusivity(unchecked) var substitutedPlace: Int32 = -1

  /// Whether an operator made the constraint and it is still unused; outside of a closure, it has no effect.
  @exclusivity(unchecked) private var isLoose = false

  /// Whether the constraint is in a chain of a closure that is being evaluated, and the one after it there.
  @exclusivity(unchecked) var isChained = false
  @exclusivity(unchecked) var next: LayoutConstraint?

  /// The number of conflicts that have left the constraint out.
  @exclusivity(unchecked) var conflictCount: UInt32 = 0

  /// The part of the row's constant that comes from derived numbers.
  @exclusivity(unchecked) var shift = 0.0

  /// The priority, required at first.
  @exclusivity(unchecked) public var priority: Priority {
    didSet {
      if priority == oldValue { return }
      hasNewPriority = true
      if !isOfContainer { noteForeignChange() }
      engine?.tieVersion += 1
      hasReportedTie = false
      if stage == .compiled { engine?.ties.note(self) }
      engine?.noteChange(of: self)
    }
  }

  @exclusivity(unchecked) unowned(unsafe) var engine: LayoutEngine?
  @exclusivity(unchecked) var handle: ConstraintHandle?

  /// The age; a constraint that was activated later has a larger age.
  @exclusivity(unchecked) private(set) var age = 0

  /// Whether the constraint keeps its age however often it is activated.
  @exclusivity(unchecked) var keepsAge = false

  /// By term: the index of this constraint in the mentions of the term's item.
  @exclusivity(unchecked) private var places = MentionPlaces()

  /// The number of mentions; the constraint keeps itself alive while there are any.
  @exclusivity(unchecked) private var linkCount: Int32 = 0

  /// Whether an item has been released, while mentions of the other items still exist.
  @exclusivity(unchecked) private(set) var hasLostItem = false

  /// The name of the constraint in reports, if it has one.
  @exclusivity(unchecked) public var identifier: String?

  /// The file of the declaration, if known.
  @exclusivity(unchecked) public var file: StaticString?

  /// The line of the declaration, if known.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = Int32(clamping: newValue) }
  }

  @exclusivity(unchecked) private var storedLine: Int32

  /// Creates an inactive constraint.
  ///
  /// - Parameters:
  ///   - expression: The left side. The right side is 0.
  ///   - relation: The relation of the left side to 0.
  ///   - priority: The priority.
  ///   - identifier: The name of the constraint in reports.
  ///   - file: The file of the declaration.
  ///   - line: The line of the declaration.
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

  /// Creates an inactive constraint from its two sides.
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

  /// Creates the object of a record; ``enter(_:_:)`` then adds it to the engine.
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

  deinit {
    if isLoose { reportUnused() }
    if next != nil { releaseChain() }
  }

  /// Notes that the constraint is in use, even if it is not active yet.
  func use() { isLoose = false }

  /// The constant on the right side.
  public var constant: Double {
    get { -expression.constant + 0 }
    set {
      if newValue == constant { return }
      expression.constant = -newValue
      if !isOfContainer { noteForeignChange() }
      engine?.noteChange(of: self)
    }
  }

  /// A Boolean value that indicates whether the constraint is active.
  public var isActive: Bool {
    get { stage != .idle && !hasLostItem }
    set {
      if newValue == isActive { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Stores the handle of the constraint's row, and marks the constraint as compiled.
  func assign(_ handle: ConstraintHandle) {
    self.handle = handle
    stage = .compiled
    hasNewPriority = false
    isReshaped = false
    waitsForItem = false
    if priority < .required { engine?.ties.note(self) }
  }

  /// Notes that the engine of the constraint ends.
  func leaveEngine() {
    handle = nil
    engine = nil
    isMarked = false
    stage = .waiting
    substitutedPlace = -1
  }

  // MARK: - Activation

  private func activate() {
    processLoss()
    let termCount = expression.termCount
    if termCount == 0 || hasMissingItem { return reportMissingItem() }
    if !keepsAge { setAge() }
    use()
    stage = .waiting
    waitsForItem = false
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

  /// Calls a closure with the item of a term; the expression is not retained, because that would copy it.
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

  /// Returns the next age of the items' clock, or nil if they do not visibly share one; they usually do.
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
    places = MentionPlaces()
    Unmanaged.passUnretained(self).release()
  }

  // MARK: - Released items

  /// Removes the mention of a released item, which deactivates the constraint.
  ///
  /// The mentions of the other items remain until those items settle their losses. Usually the whole tree is released,
  /// and then none of them needs to be removed.
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

  /// Removes the remaining mentions after an item has been released, and has the trees of the other items report the
  /// loss.
  func processLoss() {
    if !hasLostItem { return }
    hasLostItem = false
    if !waitsForItem && !expression.endsWithNothing {
      expression.forEachTerm { _, term in term.item.node?.note(loss: self) }
    }
    deactivate()
  }

  // MARK: - Records

  /// Moves the contents of the constraint to a record; the constraint must not be used afterwards.
  func takeRecord() -> ConstraintRecord? {
    guard let first = ConstraintRecord.Term(taking: &expression.first) else { return nil }
    use()
    return ConstraintRecord(
      first: first, second: ConstraintRecord.Term(taking: &expression.second), constant: expression.constant,
      line: storedLine, relation: relation)
  }

  /// Takes the place of the record from which the constraint was made, in the same stage.
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

  /// Adds the constraint to the mentions of an item; terms of released items have no mention.
  private func link(term: Int, to item: ItemReference) {
    let place = Int32(item.storedMentions.count)
    if place == 0 { item.storedMentions.reserveCapacity(Self.usualMentions) }
    item.storedMentions.append(Mention(link: Unmanaged.passUnretained(self), term: Int32(term)))
    linkCount += 1
    if !isOfContainer { item.storedForeignMentions += 1 }
    places[term] = place
  }

  /// About the number of mentions of an item between other items.
  private static let usualMentions = 8

  private func unlink(term: Int) {
    let item = item(ofTerm: term)
    if item.storedMentions.isEmpty { return }
    if !isOfContainer { item.countForeign(-1) }
    let place = places[term]
    let last = item.storedMentions.removeLast()
    if Int(place) == item.storedMentions.count { return }
    item.storedMentions[Int(place)] = last
    last.constraint.places[Int(last.term)] = place
  }

  private func item(ofTerm term: Int) -> ItemReference { expression.term(at: term).item }
}
