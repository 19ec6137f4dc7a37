import BowerbirdSolver

/// The constraints of one or several statements while a closure is evaluated.
///
/// A constraint that an operator has just made, and that nothing else references, becomes a plain record at once. The
/// next operator uses the object of this constraint again.
///
/// A record owns an ``ItemReference`` for each of its terms. The collection releases the references of the records that
/// no caller has taken. If a statement of a builder function throws, the constraints of earlier statements are in
/// components that nothing uses, so their references leak. A leaked reference does not keep its item alive.
struct CollectedConstraints: ~Copyable {
  /// The records; empty if the constraints are objects.
  private(set) var records: UniqueArray<ConstraintRecord>

  /// The constraint objects; empty if the constraints are records.
  ///
  /// If any of the constraints cannot be a record, all constraints are objects.
  private var objects: [LayoutConstraint] = []

  /// The file in which the constraints of the records are declared; nil before the first record.
  private(set) var file: StaticString?

  /// Creates an empty collection.
  init() { records = UniqueArray() }

  /// Creates a collection of the constraints of a component; the component must not be used afterwards.
  init(_ part: ConstraintBuilder.Component) {
    self.init()
    take(part)
  }

  /// Creates a collection of constraints: as records if records can represent all constraints, and as objects
  /// otherwise.
  init(_ constraints: consuming [LayoutConstraint]) {
    self.init()
    if Self.canBeRecords(&constraints) {
      file = constraints.first?.file
      for constraint in constraints {
        if let record = constraint.takeRecord(line: constraint.line) { records.append(record) }
      }
    } else {
      objects = constraints
    }
  }

  /// Returns whether records can represent all constraints.
  ///
  /// This is so if ``LayoutConstraint/canBeRecord`` is true for each constraint, all constraints are from one file, and
  /// nothing but the array references them. For an empty array, the result is false.
  private static func canBeRecords(_ constraints: inout [LayoutConstraint]) -> Bool {
    guard let file = constraints.first?.file else { return false }
    for index in constraints.indices {
      if !constraints[index].canBeRecord || !constraints[index].isWritten(in: file) { return false }
      if !LayoutConstraint.isReferencedOnce(&constraints[index]) { return false }
    }
    return true
  }

  deinit { for record in records.elements { record.releaseItems() } }

  // MARK: - Adding

  /// Moves the constraints of a component to the end of the collection.
  ///
  /// Most components of a call of `buildBlock` are default values without constraints. For these, the inlined test
  /// avoids a function call.
  @inline(__always)
  mutating func take(_ part: ConstraintBuilder.Component) { if !part.isEmpty { takeContent(of: part) } }

  private mutating func takeContent(of part: ConstraintBuilder.Component) {
    switch part.content {
    case .nothing: break
    case .record(let record, let file): append(record, file)
    case .records(let block, let file): append(block.adopted(), file)
    case .one(let constraint): append([constraint.takeRetainedValue()])
    case .list(let list): append(list.takeRetainedValue().takeConstraints())
    }
  }

  private mutating func append(_ record: ConstraintRecord, _ file: StaticString) {
    if !objects.isEmpty { return objects.append(LayoutConstraint(taking: record, file: file)) }
    if records.isEmpty {
      records.reserve(Self.usualCount)
      self.file = file
    }
    records.append(record)
  }

  private mutating func append(_ block: consuming UniqueArray<ConstraintRecord>, _ file: StaticString?) {
    if !objects.isEmpty {
      objects += block.elements.map { LayoutConstraint(taking: $0, file: file) }
    } else if records.isEmpty {
      records = block
      self.file = file
    } else {
      records.append(contentsOf: block)
    }
  }

  private mutating func append(_ others: [LayoutConstraint]) {
    if others.isEmpty { return }
    makeObjects()
    objects += others
  }

  /// Reserves memory for the records of a whole loop, of which the collection contains the first round.
  mutating func reserve(rounds: Int) { records.reserve(rounds * records.count + Self.usualCount) }

  /// The number of records for which a collection reserves memory at first.
  private static let usualCount = 6

  /// Replaces the records by objects.
  private mutating func makeObjects() {
    if records.isEmpty { return }
    objects = records.elements.map { LayoutConstraint(taking: $0, file: file) }
    records.removeAll()
  }

  // MARK: - Taking

  /// Returns the constraints as a component, which then owns them.
  consuming func component() -> ConstraintBuilder.Component {
    if objects.isEmpty { return .init(.records(RecordBlock(takeRecords()), file)) }
    return .init(.list(.passRetained(ConstraintList(self))))
  }

  /// Removes the constraints, and returns them as objects.
  mutating func takeConstraints() -> [LayoutConstraint] {
    makeObjects()
    defer { objects = [] }
    return objects
  }

  /// Removes and returns the records; the caller then owns the item references of the records.
  mutating func takeRecords() -> UniqueArray<ConstraintRecord> {
    var taken = UniqueArray<ConstraintRecord>()
    swap(&taken, &records)
    return taken
  }

  /// The clock of the tree that contains all items of the records; nil if the records cannot become a bundle.
  ///
  /// The records can become a bundle if there are any, all items are in one tree, and no item is in an engine or has
  /// been released.
  var clockOfRecords: TreeClock? {
    guard let clock = records.elements.first?.first.item._withUnsafeGuaranteedRef({ $0.clock }) else { return nil }
    for record in records.elements {
      var canEnter = true
      record.forEachItem { if !$0.canEnterBundle(clock) { canEnter = false } }
      if !canEnter { return nil }
    }
    return clock
  }
}
