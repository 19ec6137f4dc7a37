/// A growable buffer of plain values: an array without reference counting, exclusivity checks or hidden copies.
///
/// Writing does not need `mutating`: the type that owns a store decides who may write there. Accesses are
/// bounds-checked in debug builds only.
struct Store<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private(set) var capacity: Int

  /// Creates an empty store, which owns no memory yet.
  init() {
    // This address is never read or written, because the capacity is 0. An alignment is never 0.
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    capacity = 0
    count = 0
  }

  init(copying other: borrowing Store) {
    self.init()
    reserve(other.count)
    base.initialize(from: other.base, count: other.count)
    count = other.count
  }

  deinit {
    if capacity > 0 { base.deallocate() }
  }

  subscript(place: Int) -> Element {
    @inline(__always) get {
      assert(place >= 0 && place < count, "place out of bounds")
      return base[place]
    }
    @inline(__always) nonmutating _modify {
      assert(place >= 0 && place < count, "place out of bounds")
      yield &base[place]
    }
  }

  subscript(place: Int32) -> Element {
    @inline(__always) get { self[Int(place)] }
    @inline(__always) nonmutating _modify { yield &self[Int(place)] }
  }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  mutating func append(_ element: Element) {
    if _slowPath(count == capacity) { grow(to: count &+ 1) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0, "there is no element to remove")
    count &-= 1
    return base[count]
  }

  /// Removes the elements from `newCount` on, and keeps the memory.
  mutating func truncate(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count, "truncating beyond the end")
    count = newCount
  }

  mutating func removeAll() { count = 0 }

  /// Sets the number of elements; new ones are copies of `element`.
  mutating func resize(to newCount: Int, filling element: Element) {
    if newCount > capacity { grow(to: newCount) }
    if newCount > count { (base + count).initialize(repeating: element, count: newCount - count) }
    count = newCount
  }

  mutating func fill(with element: Element) {
    base.update(repeating: element, count: count)
  }

  /// Keeps only the elements that meet a condition, in their order.
  mutating func keep(_ isKept: (Element) -> Bool) {
    var kept = 0
    for place in 0..<count where isKept(base[place]) {
      base[kept] = base[place]
      kept &+= 1
    }
    count = kept
  }

  mutating func replaceAll(with other: borrowing Store) {
    if other.count > capacity { grow(to: other.count) }
    count = other.count
    base.update(from: other.base, count: count)
  }

  mutating func reserve(_ wanted: Int) {
    if wanted > capacity { grow(to: wanted) }
  }

  /// Reserves memory for `more` elements, and for the few that commonly follow a large batch.
  mutating func reserve(more: Int) {
    if count + more > capacity { grow(to: count + more + more / 16) }
  }

  mutating func sort(by precedes: (Element, Element) -> Bool) {
    var sorted = elements
    sorted.sort(by: precedes)
  }

  /// Grows by half, not by doubling: the solver has two dozen stores with an entry per variable, so slack
  /// adds up.
  ///
  /// Never inlined, because it would take registers from the loops that append.
  @inline(never)
  private mutating func grow(to needed: Int) {
    let newCapacity = max(needed, capacity + capacity / 2 + 16)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    moved.moveInitialize(from: base, count: count)
    if capacity > 0 { base.deallocate() }
    base = moved
    capacity = newCapacity
  }

  /// The elements as a buffer that is valid until the next change of the count.
  var elements: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }
}
