import BowerbirdSolver

/// A bundle: the constraints of one closure as plain records, without an object for each constraint.
///
/// Most constraints are activated once and never read or changed until their tree is released. Each item of the
/// constraints lists the bundle once, instead of one ``Mention`` for each term.
///
/// Opening the bundle creates the objects and their mentions. The bundle is opened when a group is asked for its
/// constraints, or when an item leaves its tree. It is also opened when the engine needs the object of a constraint.
final class ConstraintBundle {
  /// The state of a bundle in its engine.
  enum Stage {
    /// The bundle is in no engine.
    case waiting

    /// The next layout makes rows of the records.
    case queued

    /// The engine has taken the records, and is adding their rows to the solver.
    case dequeued

    /// The records have rows in the solver.
    case compiled

    /// Constraint objects have replaced the records.
    case open
  }

  /// The records; an open bundle has none.
  @exclusivity(unchecked) private(set) var records: UniqueArray<ConstraintRecord>

  /// The file in which all constraints are declared; nil if it is not known.
  let file: StaticString?

  /// The age of the first constraint; each further constraint has an age that is larger by 1.
  let firstAge: Int

  /// Whether any constraint involves a baseline.
  @exclusivity(unchecked) private(set) var hasBaselines = false

  @exclusivity(unchecked) private(set) var stage = Stage.waiting

  /// The engine that has queued the bundle or has rows for the records; nil while the bundle is waiting or open.
  @exclusivity(unchecked) private var engine: Unmanaged<LayoutEngine>?

  /// Whether the bundle is in an engine.
  var hasEngine: Bool { engine != nil }

  /// Returns whether the bundle is in a given engine, without reference counting.
  @inline(__always)
  func isIn(_ other: LayoutEngine) -> Bool { engine?.toOpaque() == Unmanaged.passUnretained(other).toOpaque() }

  /// Whether any item of the bundle has been released.
  @exclusivity(unchecked) private(set) var hasLostItem = false

  /// The objects of an open bundle.
  @exclusivity(unchecked) private var opened: [LayoutConstraint] = []

  var isOpen: Bool {
    @inline(__always) get { stage == .open }
  }

  private init(_ records: consuming UniqueArray<ConstraintRecord>, _ file: StaticString?, _ clock: TreeClock) {
    self.file = file
    firstAge = clock.age + 1
    clock.advance(to: clock.age + records.count)
    self.records = records
    for record in self.records.elements {
      if record.hasBaselines { hasBaselines = true }
      record.forEachItem { if $0.enter(self) { $0.noteForeign() } }
    }
  }

  deinit { for record in records.elements { record.releaseItems() } }

  // MARK: - Creating

  /// Activates the constraints of a closure as a bundle, if possible.
  ///
  /// This is possible only if all constraints are records, all items are in one tree, and no item is in an engine.
  ///
  /// - Parameter collected: The constraints, whose records move to the bundle.
  /// - Returns: The bundle; nil if the constraints cannot form a bundle. The parameter is then unchanged.
  static func activate(_ collected: inout CollectedConstraints) -> ConstraintBundle? {
    guard let clock = collected.clockOfRecords else { return nil }
    return ConstraintBundle(collected.takeRecords(), collected.file, clock)
  }

  // MARK: - In an engine

  func queue(in engine: LayoutEngine) {
    self.engine = .passUnretained(engine)
    stage = .queued
  }

  func noteDequeued() { stage = .dequeued }

  /// Stores the handle of the row of the record at an index, and marks the bundle as compiled.
  func assign(_ handle: ConstraintHandle, at index: Int) {
    records[index].handle = handle
    stage = .compiled
  }

  /// Resets the bundle to ``Stage/waiting`` if its engine is `other`, which is being dissolved.
  @inline(__always)
  func leave(_ other: LayoutEngine) {
    if isOpen || !isIn(other) { return }
    engine = nil
    stage = .waiting
    // A record without a row must have no handle, because the next engine may use the same handle for another row.
    for index in 0..<records.count { records[index].handle = nil }
  }

  /// Records that an item has been released.
  ///
  /// The bundle is opened later, for example when the mentions of another item are read.
  func lose() {
    if hasLostItem || isOpen { return }
    hasLostItem = true
    engine?._withUnsafeGuaranteedRef { $0.pending.note(lost: self) }
  }

  /// Calls ``ItemReference/noteForeign()`` of each other item that shares a constraint with `item`.
  ///
  /// All constraints of a bundle are *foreign*: no container made them.
  func noteForeign(beside item: ItemReference) {
    for record in records.elements {
      var isAbout = false
      record.forEachItem { if $0 === item { isAbout = true } }
      if isAbout { record.forEachItem { if $0 !== item { $0.noteForeign() } } }
    }
  }

  // MARK: - Opening

  /// The constraints; reading them opens the bundle.
  var constraints: [LayoutConstraint] {
    open()
    return opened
  }

  /// Creates the constraint objects, and deactivates each constraint that has lost an item.
  func open() {
    if isOpen { return }
    let former = stage
    stage = .open
    opened.reserveCapacity(records.count)
    for index in 0..<records.count {
      opened.append(LayoutConstraint(taking: records[index], file: file, age: firstAge + index))
    }
    // From here on, the objects own the items.
    records = UniqueArray()
    let engine = self.engine?.takeUnretainedValue()
    for constraint in opened { constraint.enter(engine, former) }
    self.engine = nil
    if hasLostItem { for constraint in opened { constraint.processLoss() } }
  }
}
