import BowerbirdSolver

/// The constraints of a closure while the closure is evaluated.
///
/// A constraint that an operator has just made, and that nothing else references, becomes a plain record at once. Its
/// object is released before the next statement makes another object. All these objects therefore use the same memory
/// in turn.
///
/// A record owns the ``ItemReference`` of each of its items, and the list releases these references. If a statement of
/// a builder function throws, the constraints of earlier statements are in no list yet, so their references leak. A
/// leaked reference does not keep its item alive.
public final class ConstraintList {
  /// The records; empty if the constraints are objects.
  @exclusivity(unchecked) private(set) var records = UniqueArray<ConstraintRecord>()

  /// The constraint objects; empty if the constraints are records.
  ///
  /// All constraints are objects if a record cannot represent one of the constraints.
  @exclusivity(unchecked) private var objects: [LayoutConstraint] = []

  /// The file of the records.
  @exclusivity(unchecked) private(set) var file: StaticString?

  private init() {}

  /// Creates a list of constraints: as records if records can represent all constraints, and as objects otherwise.
  init(_ constraints: consuming [LayoutConstraint]) {
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
  /// This is so if each constraint can be a record, all constraints are from one file, and nothing but the array
  /// references them.
  private static func canBeRecords(_ constraints: inout [LayoutConstraint]) -> Bool {
    guard let file = constraints.first?.file else { return false }
    for index in constraints.indices {
      if !isKnownUniquelyReferenced(&constraints[index]) { return false }
      if !constraints[index].canBeRecord || !constraints[index].isWritten(in: file) { return false }
    }
    return true
  }

  /// Returns a list that takes over the constraints of a component.
  ///
  /// The component must not be used afterwards.
  static func taking(_ part: ConstraintBuilder.Component) -> ConstraintList {
    if case .list(let list) = part.content { return list.takeRetainedValue() }
    let list = ConstraintList()
    list.take(part)
    return list
  }

  deinit { for record in records.elements { record.releaseItems() } }

  /// Moves the constraints of a component to the end of the list.
  func take(_ part: ConstraintBuilder.Component) {
    switch part.content {
    case .nothing: break
    case .record(let record, let file): append(record, file)
    case .one(let constraint): append(constraint.takeRetainedValue())
    case .list(let other): append(other.takeRetainedValue())
    }
  }

  private func append(_ record: ConstraintRecord, _ file: StaticString) {
    if !objects.isEmpty { return objects.append(LayoutConstraint(taking: record, file: file)) }
    if records.isEmpty {
      records.reserve(Self.usualCount)
      self.file = file
    }
    records.append(record)
  }

  /// Reserves memory for all rounds of a loop.
  ///
  /// - Precondition: The list has the constraints of the first round.
  func reserve(rounds: Int) { records.reserve(rounds * records.count + Self.usualCount) }

  /// The number of constraints for which a list reserves memory at first.
  private static let usualCount = 6

  private func append(_ constraint: LayoutConstraint) {
    makeObjects()
    objects.append(constraint)
  }

  private func append(_ other: ConstraintList) {
    if !objects.isEmpty || !other.objects.isEmpty {
      makeObjects()
      objects += other.takeConstraints()
      return
    }
    if records.isEmpty { file = other.file }
    records.append(contentsOf: other.records)
    other.records.removeAll()
  }

  /// Replaces the records by objects.
  private func makeObjects() {
    if records.isEmpty { return }
    objects = records.elements.map { LayoutConstraint(taking: $0, file: file) }
    records.removeAll()
  }

  /// The clock of the tree that contains all items; nil if there are no records, or if they cannot become a bundle.
  ///
  /// The records can become a bundle only if all items are in one tree, and no item is in an engine.
  var clockOfRecords: TreeClock? {
    guard let clock = records.elements.first?.first.item._withUnsafeGuaranteedRef({ $0.clock }) else { return nil }
    for record in records.elements {
      var canEnter = true
      record.forEachItem { if !$0.canEnterBundle(clock) { canEnter = false } }
      if !canEnter { return nil }
    }
    return clock
  }

  // MARK: - Taking

  /// Removes the constraints, and returns them as objects.
  func takeConstraints() -> [LayoutConstraint] {
    makeObjects()
    defer { objects = [] }
    return objects
  }

  /// Removes and returns the records; the caller then owns the items of the records.
  func takeRecords() -> UniqueArray<ConstraintRecord> {
    var taken = UniqueArray<ConstraintRecord>()
    swap(&taken, &records)
    return taken
  }
}

extension LayoutConstraint {
  /// Returns a constraint as a component for a builder: as a record if possible, and as an object otherwise.
  ///
  /// A record is possible only if nothing else references the constraint.
  public static func component(
    of constraint: consuming LayoutConstraint, file: StaticString, line: Int
  ) -> ConstraintBuilder.Component {
    if isKnownUniquelyReferenced(&constraint), let record = constraint.takeRecord(line: line) {
      return ConstraintBuilder.Component(.record(record, file))
    }
    constraint.setSource(file: file, line: line)
    return ConstraintBuilder.Component(.one(.passRetained(constraint)))
  }

  /// Returns whether the constraint was declared in a file.
  fileprivate func isWritten(in other: StaticString) -> Bool {
    guard let file else { return false }
    return file.hasPointerRepresentation && other.hasPointerRepresentation && file.utf8Start == other.utf8Start
  }
}
