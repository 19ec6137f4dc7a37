import BowerbirdSolver

/// The constraints of a closure as plain records, until anything asks for one of them.
///
/// Most constraints are declared, count, and go with their tree, and no program ever looks at one again. As long as that is so,
/// their items list the bundle, once each, instead of a mention for each term, and there are no objects. The bundle is opened,
/// which makes the objects and their mentions, where a group is asked for its constraints, where an item leaves its tree, and
/// where the engine has more to do with a constraint than to make a row of it.
final class ConstraintBundle {
  /// Where a bundle stands with its engine.
  enum Stage {
    /// In no engine.
    case waiting

    /// To be compiled in the next layout.
    case queued

    /// On its way into the solver.
    case taken

    /// Rows of the solver.
    case compiled

    /// Replaced by objects.
    case open
  }

  /// The records, which are gone once the bundle is open.
  @exclusivity(unchecked) private(set) var records: [ConstraintRecord] = []

  /// The file of all the constraints.
  let file: StaticString?

  /// The age of the first constraint; those of the others follow.
  let firstAge: Int

  /// Whether any constraint is about a baseline.
  @exclusivity(unchecked) private(set) var hasBaselines = false

  @exclusivity(unchecked) private(set) var stage = Stage.waiting

  /// The engine that has the bundle in its queue, or its rows.
  @exclusivity(unchecked) private(set) unowned(unsafe) var engine: LayoutEngine?

  /// Whether an item is gone.
  @exclusivity(unchecked) private(set) var hasLostItem = false

  /// The objects, once there are any.
  @exclusivity(unchecked) private var opened: [LayoutConstraint] = []

  var isOpen: Bool {
    @inline(__always) get { stage == .open }
  }

  private init(_ constraints: [LayoutConstraint], _ file: StaticString?, _ clock: TreeClock) {
    self.file = file
    firstAge = clock.age + 1
    clock.advance(to: clock.age + constraints.count)
    records.reserveCapacity(constraints.count)
    for place in constraints.indices {
      guard let record = constraints.lend(place, { $0.takeRecord() }) else { continue }
      records.append(record)
      if record.hasBaselines { hasBaselines = true }
      record.forEachItem { if $0.enter(self) { $0.noteForeign() } }
    }
  }

  deinit { for record in records { record.releaseItems() } }

  // MARK: - Making

  /// Activates constraints as a bundle, which takes over what they are made of.
  ///
  /// That can be where nothing else holds on to any of them, where each is required and has no name, and where their items are
  /// of one tree that no engine knows.
  ///
  /// - Parameter constraints: The constraints; if they become a bundle, only empty ones are left.
  /// - Returns: The bundle; nil if there cannot be one, and then none of the constraints has changed.
  static func activate(_ constraints: inout [LayoutConstraint]) -> ConstraintBundle? {
    for place in constraints.indices where !isKnownUniquelyReferenced(&constraints[place]) { return nil }
    guard !constraints.isEmpty, let clock = constraints.lend(0, { $0.firstClock }) else { return nil }
    let file = constraints.lend(0) { $0.file }
    for place in constraints.indices where !constraints.lend(place, { $0.canBeRecord(clock, file) }) { return nil }
    return ConstraintBundle(constraints, file, clock)
  }

  // MARK: - In an engine

  func queue(in engine: LayoutEngine) {
    self.engine = engine
    stage = .queued
  }

  func noteTaken() { stage = .taken }

  /// Notes the row of a constraint.
  func settle(_ handle: ConstraintHandle, at place: Int) {
    records[place].handle = handle
    stage = .compiled
  }

  /// Notes that the bundle is in no engine, as its engine ends.
  @inline(__always)
  func leave(_ other: LayoutEngine) {
    if isOpen || engine !== other { return }
    engine = nil
    stage = .waiting
  }

  /// Notes that an item is gone for good; whoever looks at another one opens the bundle.
  func lose() {
    if hasLostItem || isOpen { return }
    hasLostItem = true
    engine?.lostBundles.append(self)
  }

  /// Has the containers look again of the other items of constraints about an item.
  func noteForeign(beside item: ItemReference) {
    for record in records {
      var isAbout = false
      record.forEachItem { if $0 === item { isAbout = true } }
      if isAbout { record.forEachItem { if $0 !== item { $0.noteForeign() } } }
    }
  }

  // MARK: - Opening

  /// The constraints; asking for them opens the bundle.
  var constraints: [LayoutConstraint] {
    open()
    return opened
  }

  /// Makes the constraints, and removes those that have lost an item.
  func open() {
    if isOpen { return }
    let former = stage
    stage = .open
    opened.reserveCapacity(records.count)
    for place in records.indices {
      opened.append(LayoutConstraint(records[place], file: file, age: firstAge + place))
    }
    // The objects own the items now.
    records = []
    for constraint in opened { constraint.enter(engine, former) }
    engine = nil
    if hasLostItem { for constraint in opened { constraint.settleLoss() } }
  }
}

extension [LayoutConstraint] {
  /// Lends one of the constraints, which the array keeps alive, without counting references.
  @inline(__always)
  func lend<Result>(_ place: Int, _ body: (LayoutConstraint) -> Result) -> Result {
    withUnsafeBufferPointer { Unmanaged.passUnretained($0[place])._withUnsafeGuaranteedRef(body) }
  }
}
