/// The frames that were written last, and the values they came from.
///
/// Numbers are kept plainly, so that reading a frame is reading four numbers, and writing ten thousand is one stream.
final class FrameTable {
  /// The solver's values when they were looked at last, four to a slot.
  @exclusivity(unchecked) private(set) var values = PlainArray<Double>()

  /// The frames, where they are not the values themselves: where something is mirrored or snapped, or a layout takes several
  /// solves.
  @exclusivity(unchecked) private var frames = PlainArray<Double>()

  /// How many slots there are.
  var slotCount: Int { isTouched.count }

  /// Whether frames are kept apart from values; it stays so once it has been necessary.
  @exclusivity(unchecked) private(set) var keepsFrames = false

  /// The slots whose values have changed since the frames were written, each once.
  @exclusivity(unchecked) private(set) var touched: [Int32] = []

  /// The slots whose frames the last layout changed.
  @exclusivity(unchecked) private(set) var changed: [Int32] = []

  /// Slots with new tenants, which are to be looked at whether or not the solver has changed their values.
  @exclusivity(unchecked) var new: [Int32] = []

  /// Slots that were seen with a negative extent.
  @exclusivity(unchecked) var negative: [Int32] = []

  /// Scratch: slots whose extents were negative while some of their values were still to be taken in.
  @exclusivity(unchecked) private var doubtful: [Int32] = []

  /// Places so small that extents which follow them may be negative.
  @exclusivity(unchecked) var small: [Int32] = []

  /// A smaller extent is negative; what rounding leaves of 0 is not, and no screen shows it.
  static let leastExtent = -0x1p-36

  /// By slot: whether it is among the touched ones.
  @exclusivity(unchecked) private var isTouched = PlainArray<Bool>()

  /// Numbers that are made up of others, and so are no values of the solver's.
  @exclusivity(unchecked) var derivations: DerivationTable { didSet { lentDerivations = .passUnretained(derivations) } }

  /// The same table for reading frames: a reference that is counted costs more than a frame.
  @exclusivity(unchecked) private var lentDerivations: Unmanaged<DerivationTable>

  /// What has moved that such numbers follow, where frames are not kept apart from values.
  @exclusivity(unchecked) var moves: [DerivedMoves.Move] = []

  /// Slots of which other numbers are derived than before.
  @exclusivity(unchecked) var rederived: [Int32] = []

  /// By slot: the frame from before, where it is among those.
  @exclusivity(unchecked) var framesBefore: [Rect?] = []

  init() {
    derivations = DerivationTable()
    lentDerivations = .passUnretained(derivations)
  }

  // MARK: - Slots

  func resize(to count: Int) {
    if count <= slotCount { return }
    values.extend(to: count * 4, filling: 0)
    if keepsFrames { frames.extend(to: count * 4, filling: 0) }
    isTouched.extend(to: count, filling: false)
  }

  /// A slot has a new tenant, with a frame from before.
  func noteNew(_ slot: Int32, _ frame: Rect) {
    resize(to: Int(slot) + 1)
    new.append(slot)
    // What is known of the frame of a former tenant does not count.
    if Int(slot) < framesBefore.count, framesBefore[Int(slot)] != nil { framesBefore[Int(slot)] = frame }
    values.setFour(numbers(of: frame), at: Int(slot) * 4)
    if keepsFrames { keep(frame, at: slot) }
  }

  func keepFrames() {
    if keepsFrames { return }
    frames = PlainArray(copying: values)
    keepsFrames = true
    new = (0..<Int32(slotCount)).map { $0 }
    keepDerivedFrames()
  }

  /// Lets the next writing write every frame.
  func touchAll() { for slot in 0..<slotCount { touch(slot) } }

  /// The frame of a slot that there is.
  @inline(__always)
  func frame(at slot: Int32) -> Rect { keepsFrames ? rect(at: slot, in: frames) : solvedFrame(at: slot) }

  /// The frame of a slot as the values have it, not mirrored.
  @inline(__always)
  func solvedFrame(at slot: Int32) -> Rect {
    lentDerivations._withUnsafeGuaranteedRef { $0.frame(at: Int(slot), in: values.elements) }
      ?? rect(at: slot, in: values)
  }

  @inline(__always)
  private func rect(at slot: Int32, in numbers: borrowing PlainArray<Double>) -> Rect {
    let place = Int(slot) * 4
    return Rect(x: numbers[place], y: numbers[place + 1], width: numbers[place + 2], height: numbers[place + 3])
  }

  /// Where frames are kept apart: notes one that nothing has changed.
  func keep(_ frame: Rect, at slot: Int32) { frames.setFour(numbers(of: frame), at: Int(slot) * 4) }

  private func numbers(of frame: Rect) -> SIMD4<Double> { SIMD4(frame.x, frame.y, frame.width, frame.height) }

  // MARK: - Looking

  func beginLayout() {
    changed.removeAll(keepingCapacity: true)
    moves.removeAll(keepingCapacity: true)
  }

  /// Takes in what the solver says of some values, of which several may be of one slot.
  func look(at places: [Int32], in source: UnsafeBufferPointer<Double>) {
    for place in places { look(atPlace: Int(place), in: source) }
    lookAtNew(in: source)
  }

  private func lookAtNew(in source: UnsafeBufferPointer<Double>) {
    for slot in new {
      look(atSlot: Int(slot), in: source)
      // Where frames are kept apart, the same value may be another frame.
      if keepsFrames { touch(Int(slot)) }
    }
    new.removeAll(keepingCapacity: true)
    if keepsFrames { touchRederived() }
    if !doubtful.isEmpty { listNegative() }
    lookAtDerivedExtents()
  }

  @inline(__always)
  private func look(atSlot slot: Int, in source: UnsafeBufferPointer<Double>) {
    let first = slot * 4
    let numbers = SIMD4(source[first], source[first + 1], source[first + 2], source[first + 3])
    if numbers == values.four(at: first) { return }
    for place in first..<first + 4 { look(atPlace: place, in: source) }
  }

  private func look(atPlace place: Int, in source: UnsafeBufferPointer<Double>) {
    let (before, value) = (values[place], source[place])
    if before == value { return }
    values[place] = value
    if derivations.isDerived(place) { return }
    if derivations.isFollowed(place) {
      noteMove(of: place, by: value - before)
      if derivations.isSmall(place, value) { small.append(Int32(place)) }
    }
    let slot = place / 4
    touch(slot)
    if hasNegativeExtent(slot) { doubtful.append(Int32(slot)) }
  }

  @inline(__always)
  private func hasNegativeExtent(_ slot: Int) -> Bool {
    min(values[slot * 4 + 2], values[slot * 4 + 3]) < Self.leastExtent
  }

  private func listNegative() {
    for slot in doubtful where hasNegativeExtent(Int(slot)) { negative.append(slot) }
    doubtful.removeAll(keepingCapacity: true)
  }

  /// The slots with negative extents that were seen since the last call.
  func takeNegative() -> [Int32] {
    if negative.isEmpty { return [] }
    defer { negative = [] }
    return negative
  }

  @inline(__always)
  func touch(_ slot: Int) {
    if isTouched[slot] { return }
    isTouched[slot] = true
    touched.append(Int32(slot))
  }

  /// Takes in everything that the solver says, in one stream.
  func lookAtAll(in source: UnsafeBufferPointer<Double>) {
    let count = min(slotCount, source.count / 4)
    if !derivations.isEmpty { return lookAtEach(in: source, count) }
    // What follows works on lists of its own, so that nobody else holds them and they need not be copied.
    var touched = touched
    self.touched = []
    touched.reserveCapacity(slotCount)
    let least = SIMD4(-Double.infinity, -Double.infinity, Self.leastExtent, Self.leastExtent)
    var negative: [Int32] = []
    for slot in 0..<count {
      let place = slot * 4
      let new = SIMD4(source[place], source[place + 1], source[place + 2], source[place + 3])
      if new == values.four(at: place) { continue }
      values.setFour(new, at: place)
      if any(new .< least) { negative.append(Int32(truncatingIfNeeded: slot)) }
      if isTouched[slot] { continue }
      isTouched[slot] = true
      touched.append(Int32(truncatingIfNeeded: slot))
    }
    self.touched = touched
    if !negative.isEmpty { self.negative += negative }
    lookAtNew(in: source)
  }

  private func lookAtEach(in source: UnsafeBufferPointer<Double>, _ count: Int) {
    for slot in 0..<count { look(atSlot: slot, in: source) }
    lookAtNew(in: source)
  }

  // MARK: - Writing

  /// Where frames are the values: those that have changed are written already.
  func writeValues() {
    if !rederived.isEmpty { writeRederived() }
    endTouching()
    swap(&changed, &touched)
    touched.removeAll(keepingCapacity: true)
  }

  private func endTouching() {
    for slot in touched { isTouched[Int(slot)] = false }
  }

  /// Where frames are kept apart: writes the frames of the touched slots, which nothing mirrors or snaps.
  func writeTouched() {
    for slot in touched {
      isTouched[Int(slot)] = false
      write(solvedFrame(at: slot), at: slot)
    }
    touched.removeAll(keepingCapacity: true)
  }

  /// Writes one frame, where frames are kept apart.
  func write(_ frame: Rect, at slot: Int32) {
    if frame == self.frame(at: slot) { return }
    keep(frame, at: slot)
    changed.append(slot)
  }

  func endWriting() {
    endTouching()
    touched.removeAll(keepingCapacity: true)
  }
}
