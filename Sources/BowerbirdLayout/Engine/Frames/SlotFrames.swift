import BowerbirdSolver

/// The frames that were written last, and the values of the solver from which they are made.
///
/// Numbers are stored in flat arrays, so that reading a frame reads four numbers, and writing ten thousand frames is
/// one pass.
final class SlotFrames {
  /// The solver's values as last read, four to a slot.
  @exclusivity(unchecked) private(set) var values = UniqueArray<Double>()

  /// The written frames, if they are stored apart from `values`; see `keepsFrames`.
  ///
  /// Mirroring, snapping, and layouts of several solves require separate frames.
  @exclusivity(unchecked) private var frames = UniqueArray<Double>()

  /// The number of slots for which there is room.
  var slotCount: Int { isUnwritten.count }

  /// Whether frames are stored apart from the solver's values.
  ///
  /// If false, the stored values are the frames too. Once this is true, it stays true.
  @exclusivity(unchecked) private(set) var keepsFrames = false

  /// The slots whose values have changed since the frames were last written, without duplicates.
  @exclusivity(unchecked) private(set) var unwritten: [Int32] = []

  /// The slots whose frames the last layout changed.
  ///
  /// While frames share storage with values, the slots of followers are not listed. Reports find these slots with
  /// ``moves``.
  @exclusivity(unchecked) private(set) var changed: [Int32] = []

  /// Slots whose values must be read even if the solver has not changed them, such as the slots of new nodes.
  @exclusivity(unchecked) var new: [Int32] = []

  /// Slots in which a negative extent was read since the last call of ``takeNegativeExtents(in:)``.
  @exclusivity(unchecked) var negative: [Int32] = []

  /// Slots in which an extent was negative while the values were read one by one.
  ///
  /// After all values are read, the slots that still have a negative extent move to `negative`.
  @exclusivity(unchecked) private var maybeNegative: [Int32] = []

  /// Whether a container has left out an item, so that frames in it count as empty.
  @exclusivity(unchecked) var omitsItems = false

  /// The slots of the items in items that containers left out in the last report.
  @exclusivity(unchecked) var reportedOmissions: Set<Int32> = []

  /// The indices of numbers that have become small.
  ///
  /// A substituted extent that follows such a number may be negative.
  @exclusivity(unchecked) var small: [Int32] = []

  /// For each slot, whether it is in `unwritten`.
  @exclusivity(unchecked) private var isUnwritten = UniqueArray<Bool>()

  /// The first memory of `values` and `isUnwritten`.
  @exclusivity(unchecked) private var block = SharedBlock()

  /// The substituted numbers, which are computed from other numbers and not by the solver.
  @exclusivity(unchecked) private(set) var substitutions: SubstitutionTable

  /// The table in `substitutions`, for reads without reference counting.
  ///
  /// Reference counting would take longer than the reading of a frame.
  @exclusivity(unchecked) private var lentSubstitutions: Unmanaged<SubstitutionTable>

  /// The changes of numbers that substituted numbers follow, recorded while frames share storage with values.
  @exclusivity(unchecked) var moves: [SubstitutedMoves.Move] = []

  /// Slots in which a substitution has begun or ended.
  @exclusivity(unchecked) var resubstituted: [Int32] = []

  /// For each slot in `resubstituted`, the frame before the first change of the slot's substitutions since frames were
  /// last written; nil for all other slots.
  @exclusivity(unchecked) var framesBefore: [Rect?] = []

  init() {
    substitutions = SubstitutionTable()
    lentSubstitutions = .passUnretained(substitutions)
  }

  // MARK: - Substitutions

  /// Calls a closure with the substitutions, without reference counting.
  @inline(__always)
  func withSubstitutions<Answer>(_ body: (SubstitutionTable) -> Answer) -> Answer {
    lentSubstitutions._withUnsafeGuaranteedRef(body)
  }

  /// Calls a closure that changes the substitutions.
  ///
  /// If a report refers to the table of substitutions, the table is copied first. The report then still finds the
  /// followers as they were in its own layout.
  @inline(__always)
  func changeSubstitutions(_ change: (SubstitutionTable) -> Void) {
    if !isKnownUniquelyReferenced(&substitutions) {
      substitutions = substitutions.copy()
      lentSubstitutions = .passUnretained(substitutions)
    }
    lentSubstitutions._withUnsafeGuaranteedRef(change)
  }

  // MARK: - Slots

  func resize(to count: Int) {
    if count <= slotCount { return }
    values.extend(to: SlotNumber.numberCount(ofSlots: count), filling: 0)
    if keepsFrames { frames.extend(to: SlotNumber.numberCount(ofSlots: count), filling: 0) }
    isUnwritten.extend(to: count, filling: false)
  }

  /// Makes room for a slot, whose numbers are about to be stored.
  @inline(__always)
  private func provide(_ slot: Int) {
    if keepsFrames || slot != slotCount { return resize(to: slot + 1) }
    let count = SlotNumber.numberCount(ofSlots: 1)
    values.appendUninitialized(count).initialize(repeating: 0, count: count)
    isUnwritten.append(false)
  }

  private func reserve(_ count: Int) {
    let numberCount = SlotNumber.numberCount(ofSlots: count)
    block = SharedBlock(size: numberCount * MemoryLayout<Double>.stride + count)
    block.lend(numberCount, to: &values)
    block.lend(count, to: &isUnwritten)
    new.reserveCapacity(count)
  }

  /// Records that a slot has a new node, with the last frame of that node.
  func noteNew(_ slot: Int32, _ frame: Rect) {
    if slotCount == 0 { reserve(SlotTable.usualCount) }
    provide(Int(slot))
    new.append(slot)
    // The frame counts as changed if it differs from the last frame of the new node, whatever the former node had.
    if Int(slot) < framesBefore.count, framesBefore[Int(slot)] != nil { framesBefore[Int(slot)] = frame }
    values.setFour(numbers(of: frame), of: Int(slot))
    if keepsFrames { keep(frame, at: slot) }
  }

  /// Begins to store frames apart from values.
  func keepFrames() {
    if keepsFrames { return }
    frames = UniqueArray(copying: values)
    keepsFrames = true
    new = (0..<Int32(slotCount)).map { $0 }
    keepSubstitutedFrames()
  }

  /// Adds every slot to `unwritten`, so that the next layout writes all frames.
  func markAllUnwritten() { for slot in 0..<slotCount { markUnwritten(slot) } }

  /// Returns the frame of a slot.
  ///
  /// A solved extent below 0 is a rounding error, see ``LayoutTolerances/leastExtent``. The frame then has the extent
  /// 0. Decisions of containers use the solved extents instead, because the extent 0 may violate rows.
  ///
  /// - Precondition: The slot exists.
  @inline(__always)
  func frame(at slot: Int32) -> Rect {
    var frame = keepsFrames ? rect(at: slot, in: frames) : solvedFrame(at: slot)
    frame.width = max(0, frame.width)
    frame.height = max(0, frame.height)
    return frame
  }

  /// Returns the frame of a slot according to the solver's values, neither mirrored nor snapped.
  @inline(__always)
  func solvedFrame(at slot: Int32) -> Rect {
    lentSubstitutions._withUnsafeGuaranteedRef { $0.frame(at: Int(slot), in: UnsafeBufferPointer(values.elements)) }
      ?? rect(at: slot, in: values)
  }

  @inline(__always)
  private func rect(at slot: Int32, in numbers: borrowing UniqueArray<Double>) -> Rect {
    Rect(
      x: numbers[SlotNumber.leading.index(in: slot)], y: numbers[SlotNumber.top.index(in: slot)],
      width: numbers[SlotNumber.width.index(in: slot)], height: numbers[SlotNumber.height.index(in: slot)])
  }

  /// Stores the frame of a slot without listing the slot as changed.
  ///
  /// - Precondition: Frames are stored apart from values.
  func keep(_ frame: Rect, at slot: Int32) { frames.setFour(numbers(of: frame), of: Int(slot)) }

  private func numbers(of frame: Rect) -> SIMD4<Double> { SIMD4(frame.x, frame.y, frame.width, frame.height) }

  // MARK: - Reading the solution

  func beginLayout() {
    changed.removeAll(keepingCapacity: true)
    moves.removeAll(keepingCapacity: true)
  }

  /// Reads the values at some indices of the solution; several indices may belong to one slot.
  func read(at indices: [Int32], in source: UnsafeBufferPointer<Double>) {
    for index in indices { read(atIndex: Int(index), in: source) }
    readNew(in: source)
  }

  private func readNew(in source: UnsafeBufferPointer<Double>) {
    for slot in new {
      read(atSlot: Int(slot), in: source)
      // A frame that is stored apart from the values may differ from them, even if the values have not changed.
      if keepsFrames { markUnwritten(Int(slot)) }
    }
    new.removeAll(keepingCapacity: true)
    if keepsFrames { markResubstituted() }
    if !maybeNegative.isEmpty { listNegative() }
    readSubstitutedExtents()
  }

  @inline(__always)
  private func read(atSlot slot: Int, in source: UnsafeBufferPointer<Double>) {
    if source.four(of: slot) == values.four(of: slot) { return }
    for index in SlotNumber.indices(in: slot) { read(atIndex: index, in: source) }
  }

  private func read(atIndex index: Int, in source: UnsafeBufferPointer<Double>) {
    let (before, value) = (values[index], source[index])
    if before == value { return }
    values[index] = value
    if substitutions.isSubstituted(index) { return }
    if substitutions.isFollowed(index) {
      noteMove(of: index, by: value - before)
      if substitutions.isSmall(index, value) { small.append(Int32(index)) }
    }
    let slot = SlotNumber.slot(of: index)
    markUnwritten(slot)
    if hasNegativeExtent(slot) { maybeNegative.append(Int32(slot)) }
  }

  @inline(__always)
  private func hasNegativeExtent(_ slot: Int) -> Bool {
    min(values[SlotNumber.width.index(in: slot)], values[SlotNumber.height.index(in: slot)])
      < LayoutTolerances.leastExtent
  }

  private func listNegative() {
    for slot in maybeNegative where hasNegativeExtent(Int(slot)) { negative.append(slot) }
    maybeNegative.removeAll(keepingCapacity: true)
  }

  /// Empties the list of slots with negative extents, and returns the extents in these slots that are still negative.
  func takeNegativeExtents(in slots: borrowing SlotTable) -> [(slot: Int32, axis: Axis)] {
    if negative.isEmpty { return [] }
    // A slot that was read several times may be listed several times.
    let listed = Set(negative).sorted()
    negative = []
    return listed.filter { slots.nodes[Int($0)] != nil }.flatMap { slot in
      Axis.allCases.compactMap { axis in
        let extent = value(at: SlotNumber.length(along: axis).index(in: slot))
        return extent < LayoutTolerances.leastExtent ? (slot, axis) : nil
      }
    }
  }

  @inline(__always)
  func markUnwritten(_ slot: Int) {
    if isUnwritten[slot] { return }
    isUnwritten[slot] = true
    unwritten.append(Int32(slot))
  }

  /// Reads all values of the solution in one pass.
  func readAll(in source: UnsafeBufferPointer<Double>) {
    let count = min(slotCount, SlotNumber.slot(of: source.count))
    if !substitutions.isEmpty { return readEach(in: source, count) }
    // The loop changes local arrays, which have no other owner and are therefore not copied.
    var unwritten = unwritten
    self.unwritten = []
    unwritten.reserveCapacity(slotCount)
    let least = LayoutTolerances.leastExtent
    let bounds = SIMD4(-Double.infinity, -Double.infinity, least, least)
    var negative: [Int32] = []
    for slot in 0..<count {
      let new = source.four(of: slot)
      if new == values.four(of: slot) { continue }
      values.setFour(new, of: slot)
      if any(new .< bounds) { negative.append(Int32(truncatingIfNeeded: slot)) }
      if isUnwritten[slot] { continue }
      isUnwritten[slot] = true
      unwritten.append(Int32(truncatingIfNeeded: slot))
    }
    self.unwritten = unwritten
    if !negative.isEmpty { self.negative += negative }
    readNew(in: source)
  }

  private func readEach(in source: UnsafeBufferPointer<Double>, _ count: Int) {
    for slot in 0..<count { read(atSlot: slot, in: source) }
    readNew(in: source)
  }

  // MARK: - Writing

  /// Lists in `changed` the slots whose frames were written when the values were read.
  ///
  /// - Precondition: Frames are not stored apart from values.
  func listWrittenFrames() {
    if !resubstituted.isEmpty { writeResubstituted() }
    clearUnwritten()
    swap(&changed, &unwritten)
    unwritten.removeAll(keepingCapacity: true)
  }

  private func clearUnwritten() {
    for slot in unwritten { isUnwritten[Int(slot)] = false }
  }

  /// Writes the frames of the slots in `unwritten`.
  ///
  /// - Precondition: Frames are stored apart from values, and are neither mirrored nor snapped.
  func writeUnwritten() {
    for slot in unwritten {
      isUnwritten[Int(slot)] = false
      write(solvedFrame(at: slot), at: slot)
    }
    unwritten.removeAll(keepingCapacity: true)
  }

  /// Writes the frame of a slot, and lists the slot in `changed` if the frame has changed by more than rounding.
  ///
  /// After a question, the solver may compute the same frame with other rounding. A report must not depend on questions.
  ///
  /// - Precondition: Frames are stored apart from values.
  func write(_ frame: Rect, at slot: Int32) {
    if frame == rect(at: slot, in: frames) { return }
    let isMoved = !frame.isNearly(rect(at: slot, in: frames))
    keep(frame, at: slot)
    if isMoved { changed.append(slot) }
  }

  func endWriting() {
    clearUnwritten()
    unwritten.removeAll(keepingCapacity: true)
  }
}
