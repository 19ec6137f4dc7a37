import BowerbirdSolver

/// A relation between attributes of items: `expression relation 0`.
///
/// A constraint is created inactive. An active constraint takes effect at the next layout of the tree that contains its
/// items. Changes of ``constant``, ``priority`` and ``isActive`` are cheap at any time.
public final class LayoutConstraint {
  /// The first term of the left side, as a plain value; nil if the left side has no terms.
  ///
  /// The right side is 0. The constraint owns the item references of this term and of ``second``, and releases them
  /// itself. Making and releasing a constraint therefore takes little reference counting.
  @exclusivity(unchecked) private(set) var first: ConstraintRecord.Term?
  @exclusivity(unchecked) private(set) var second: ConstraintRecord.Term?

  /// The terms after the second; nil if there are at most two terms.
  @exclusivity(unchecked) private(set) var rest: [LayoutExpression.Term]?

  /// The constant of the left side.
  @exclusivity(unchecked) private(set) var addend: Double

  /// The relation of the left side to 0.
  @exclusivity(unchecked) public private(set) var relation: Relation

  // The engine reads the fields below to make rows. The fields lie close together in memory, because a tree may have
  // more constraints than fit into the cache.

  @exclusivity(unchecked) var stage = Stage.idle

  /// Whether the constraint is in the engine's list of changed constraints.
  @exclusivity(unchecked) var isMarked = false

  /// Whether the priority has changed since the solver last received it.
  @exclusivity(unchecked) var hasNewPriority = false

  /// Whether a report has mentioned that the constraint competes with content at its present priority; see
  /// ``LayoutTie``.
  @exclusivity(unchecked) var hasReportedTie = false

  /// Whether the terms of the row must be made again, because more than the constant of the row has changed.
  @exclusivity(unchecked) var isReshaped = false

  /// Whether the active constraint has no effect because an item has left the tree or is left out of the layout.
  ///
  /// The value is also true if an item was added during the present layout, but too late to take part in the layout.
  ///
  /// If an active constraint has no effect although the value is false, its items have not been in one tree yet. The
  /// report lists such a constraint.
  @exclusivity(unchecked) var waitsForItem = false

  /// A Boolean value that indicates whether a container made the constraint to arrange its children.
  @exclusivity(unchecked) public var isOfContainer = false

  /// Whether an operator made the constraint, and nothing has used it yet.
  ///
  /// The release of such a constraint is reported.
  @exclusivity(unchecked) private var isUnused = false

  /// Whether `-->` has stored the constraint in a variable.
  ///
  /// The variable may be weak, so no plain record may replace the constraint object.
  @exclusivity(unchecked) var isStored = false

  /// The number of conflicts so far that have left the constraint out, including conflicts that are over.
  @exclusivity(unchecked) var conflictCount: UInt32 = 0

  /// The part of the row's constant that comes from substituted numbers.
  @exclusivity(unchecked) var shift = 0.0

  /// The priority, which is required by default.
  @exclusivity(unchecked) public var priority: Priority {
    didSet {
      if priority == oldValue { return }
      hasNewPriority = true
      if !isOfContainer { noteForeignChange() }
      engine?.flow.noteTieChange()
      hasReportedTie = false
      if stage == .compiled { engine?.ties.note(self) }
      engine?.noteChange(of: self)
    }
  }

  @exclusivity(unchecked) unowned(unsafe) var engine: LayoutEngine?
  @exclusivity(unchecked) var handle: ConstraintHandle?

  /// The age: each activation makes it the largest age of the tree, unless ``keepsAge`` is true.
  @exclusivity(unchecked) var age = 0

  /// Whether the constraint keeps its age however often it is activated.
  @exclusivity(unchecked) var keepsAge = false

  /// The item whose alternatives contain the constraint; nil for any other constraint.
  ///
  /// The constraint has no effect in a tree that does not contain this item.
  @exclusivity(unchecked) var alternativesHost: ItemReference?

  /// For each term, the index of its mention among the mentions of its item.
  @exclusivity(unchecked) private var mentionIndices = MentionIndices()

  /// The number of mentions by items; the constraint keeps itself alive while this number is above 0.
  @exclusivity(unchecked) private var linkCount: Int32 = 0

  /// Whether an item of the constraint has been released, while other items still mention the constraint.
  @exclusivity(unchecked) private(set) var hasLostItem = false

  /// The name of the constraint in reports, if it has one.
  @exclusivity(unchecked) public var identifier: String?

  /// The file of the declaration, if known.
  @exclusivity(unchecked) public var file: StaticString?

  /// The line of the declaration; 0 if unknown.
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
    expression: borrowing LayoutExpression, relation: Relation, priority: Priority = .required,
    identifier: String? = nil, file: StaticString? = nil, line: Int = 0
  ) {
    first = expression.first.map { ConstraintRecord.Term(retaining: $0) }
    second = expression.second.map { ConstraintRecord.Term(retaining: $0) }
    rest = expression.rest
    addend = expression.constant
    self.relation = relation
    self.priority = priority
    self.identifier = identifier
    self.file = file
    storedLine = Int32(clamping: line)
  }

  /// Creates a constraint without terms, for an operator that then sets the terms and the relation.
  private init() {
    addend = 0
    relation = .equal
    priority = .required
    storedLine = 0
  }

  /// Returns the inactive constraint of an operator: a term minus another term, plus a constant, in a relation to 0.
  ///
  /// - Returns: The spare constraint of the items' tree, if there is one, or else a new constraint. A spare constraint
  ///   is an object whose contents have become a record, so that the object can be used again.
  @usableFromInline
  static func relating(
    _ item: __owned ItemReference?, _ coefficient: Double, _ code: Int32, minus other: __owned ItemReference?,
    _ otherCoefficient: Double, _ otherCode: Int32, _ constant: Double, _ relation: Relation
  ) -> LayoutConstraint {
    var spare: LayoutConstraint?
    if let item {
      item.exchangeSpareConstraint(with: &spare)
    } else if let other {
      other.exchangeSpareConstraint(with: &spare)
    }
    let constraint = (consume spare) ?? LayoutConstraint()
    if let item {
      constraint.first = ConstraintRecord.Term(item, code, coefficient)
      if let other { constraint.second = ConstraintRecord.Term(other, otherCode, -otherCoefficient) }
    } else if let other {
      constraint.first = ConstraintRecord.Term(other, otherCode, -otherCoefficient)
    }
    constraint.addend = constant
    constraint.relation = relation
    constraint.isUnused = true
    return constraint
  }

  /// Marks the constraint as made by an operator and not used yet, and returns it.
  @usableFromInline
  func markedUnused() -> LayoutConstraint {
    isUnused = true
    return self
  }

  /// Creates a constraint from a record, and takes ownership of the record's references to items.
  ///
  /// If the record was active, the caller then adds the constraint to the engine with ``enter(_:_:)``.
  init(taking record: ConstraintRecord, file: StaticString?, age: Int = 0) {
    relation = record.relation
    storedLine = record.line
    handle = record.handle
    first = record.first
    second = record.second
    addend = record.addend
    priority = .required
    self.file = file
    self.age = age
  }

  deinit {
    if isUnused { reportUnused() }
    first?.item.release()
    second?.item.release()
  }

  /// Marks the constraint as used, so that its release is not reported.
  func use() { isUnused = false }

  /// The constant that is added on the right side, as the relation is written: 8 for `a == b + 8`.
  public var constant: Double {
    get { -addend + 0 }
    set {
      if newValue == constant { return }
      addend = -newValue
      if !isOfContainer { noteForeignChange() }
      engine?.noteChange(of: self)
    }
  }

  /// A Boolean value that indicates whether the constraint is active.
  ///
  /// A constraint without terms or with a released item stays inactive. Setting the value has no effect on a constraint
  /// that describes a number which a container sets directly, without a row in the solver.
  public var isActive: Bool {
    get { stage != .idle && !hasLostItem }
    set {
      if newValue == isActive || stage == .substituted { return }
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

  /// Resets the constraint to ``Stage/waiting``, because its engine is dissolved.
  func leaveEngine() {
    handle = nil
    engine = nil
    isMarked = false
    stage = .waiting
  }

  // MARK: - Activation

  private func activate() {
    processLoss()
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
    for term in 0..<termCount { withItem(ofTerm: term) { $0.withEngine { $0.noteActivation(of: self) } } }
  }

  private func deactivate() {
    engine?.noteDeactivation(of: self)
    stage = .idle
    for index in 0..<termCount { unlink(term: index) }
    endLinks()
  }

  private func endLinks() {
    linkCount = 0
    mentionIndices = MentionIndices()
    Unmanaged.passUnretained(self).release()
  }

  // MARK: - Released items

  /// Makes the constraint inactive, because an item has been released.
  ///
  /// Other items mention the constraint until their mentions are read. Usually the whole tree is released, and then no
  /// mention needs to be removed.
  func lose(_ item: ItemReference) {
    hasLostItem = true
    linkCount -= 1
    if linkCount == 0 { return endWithoutItems() }
    for term in 0..<termCount { withItem(ofTerm: term) { $0.noteLoss() } }
  }

  private func endWithoutItems() {
    engine?.noteDeactivation(of: self)
    stage = .idle
    hasLostItem = false
    endLinks()
  }

  /// Removes the remaining mentions after an item has been released, and makes the trees of the other items report the
  /// loss.
  ///
  /// Nothing happens if no item has been released. The loss is not reported if the constraint had no effect because it
  /// was waiting for an item, or if it ends with a term that has coefficient 0.
  func processLoss() {
    if !hasLostItem { return }
    hasLostItem = false
    if !waitsForItem && !endsWithZeroTerm {
      forEachTerm { _, term in term.item.node?.note(loss: self) }
    }
    deactivate()
  }

  // MARK: - Records

  /// Whether nothing has changed the constraint since an operator made it.
  var isFresh: Bool { isUnused && file == nil && !hasNewPriority }

  /// Moves the contents of the constraint to a record.
  ///
  /// The constraint must not be used afterwards, unless ``relating(_:_:_:minus:_:_:_:_:)`` uses its object again.
  ///
  /// - Returns: The record; nil if a record cannot represent the constraint. The constraint is then unchanged.
  @inline(__always)
  func takeRecord(line: Int) -> ConstraintRecord? {
    guard let first, canBeRecord else { return nil }
    let record = ConstraintRecord(
      first: first, second: second, addend: addend, line: Int32(clamping: line), relation: relation)
    self.first = nil
    second = nil
    use()
    return record
  }

  /// Adds a constraint that was made from a record or a definition to an engine.
  ///
  /// The constraint gets the stage with the name of `stage`, or ``Stage/waiting`` if `stage` is `open`.
  func enter(_ engine: LayoutEngine?, _ stage: ConstraintBundle.Stage) {
    _ = Unmanaged.passRetained(self)
    for term in 0..<termCount {
      withItem(ofTerm: term) { if $0.isGone { hasLostItem = true } else { link(term: term, to: $0) } }
    }
    self.engine = engine
    switch stage {
    case .queued: self.stage = .queued
    case .dequeued: self.stage = .dequeued
    case .compiled: self.stage = .compiled
    case .waiting, .open: self.stage = .waiting
    }
    if stage != .compiled { handle = nil } else if let handle { engine?.handOver(handle, to: self) }
    if linkCount == 0 { endWithoutItems() }
  }

  // MARK: - Mentions

  /// Adds a mention to an item: a reference to the term of the constraint that involves the item.
  ///
  /// - Precondition: The item has not been released.
  private func link(term: Int, to item: ItemReference) {
    let index = Int32(item.storedMentions.count)
    if index == 0 { item.storedMentions.reserveCapacity(Self.usualMentions) }
    item.storedMentions.append(Mention(link: Unmanaged.passUnretained(self), term: Int32(term)))
    linkCount += 1
    if !isOfContainer { item.storedForeignMentions += 1 }
    mentionIndices[term] = index
  }

  /// The number of mentions for which an item reserves memory at first.
  private static let usualMentions = 8

  private func unlink(term: Int) {
    let item = item(ofTerm: term).takeUnretainedValue()
    if item.storedMentions.isEmpty { return }
    if !isOfContainer { item.countForeign(-1) }
    let index = mentionIndices[term]
    let last = item.storedMentions.removeLast()
    if Int(index) == item.storedMentions.count { return }
    item.storedMentions[Int(index)] = last
    last.constraint.mentionIndices[Int(last.term)] = index
  }
}
