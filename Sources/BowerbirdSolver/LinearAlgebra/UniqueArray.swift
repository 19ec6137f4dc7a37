/// A growable array of plain values, without reference counting, exclusivity checks or hidden copies.
///
/// The overhead of an `Array` would cost more than reading the four numbers of a frame. Writing an element does not
/// need `mutating`: the type that owns the array decides which code may write elements. Accesses are bounds-checked in
/// debug builds only.
///
/// All members are inlinable, so that other modules of the package specialize them for their own elements.
@frozen @usableFromInline
package struct UniqueArray<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var storedCount: Int
  @usableFromInline var storedCapacity: Int32

  /// Whether the array has allocated its memory, and releases it; false without memory, and while a ``SharedBlock``
  /// lends the memory.
  @usableFromInline var ownsMemory: Bool

  /// Creates an empty array, which owns no memory yet.
  @inlinable
  package init() {
    // No memory at this address is ever read or written, because the capacity is 0. The pointer is not nil, because an
    // alignment is never 0.
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    storedCapacity = 0
    storedCount = 0
    ownsMemory = false
  }

  @inlinable
  package init(copying other: borrowing UniqueArray) {
    self.init()
    reserve(other.count)
    base.initialize(from: other.base, count: other.count)
    storedCount = other.count
  }

  /// Creates an array that takes over the memory of another array, as ``relinquish()`` has returned it.
  @inlinable
  package init(adopting base: UnsafeMutablePointer<Element>, count: Int, capacity: Int) {
    self.base = base
    storedCount = count
    storedCapacity = Int32(capacity)
    ownsMemory = capacity > 0
  }

  /// Creates an empty array in memory that outlives the array, and that the array does not release.
  @inlinable
  package init(borrowing base: UnsafeMutablePointer<Element>, capacity: Int) {
    self.base = base
    storedCount = 0
    storedCapacity = Int32(capacity)
    ownsMemory = false
  }

  @inlinable
  deinit {
    if ownsMemory { base.deallocate() }
  }

  /// Ends the array without releasing its memory, and returns the memory.
  ///
  /// - Precondition: The memory is not borrowed.
  @inlinable
  package consuming func relinquish() -> (base: UnsafeMutablePointer<Element>, count: Int, capacity: Int) {
    assert(ownsMemory || capacity == 0, "borrowed memory cannot be given away")
    let parts = (base, storedCount, capacity)
    discard self
    return parts
  }

  @inlinable
  package var count: Int {
    @inline(__always) get { storedCount }
  }

  @inlinable
  package var capacity: Int {
    @inline(__always) get { Int(storedCapacity) }
  }

  @inlinable
  package var isEmpty: Bool { count == 0 }

  // MARK: - Elements

  @inlinable
  package subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count, "index out of bounds")
      return base[index]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count, "index out of bounds")
      yield &base[index]
    }
  }

  @inlinable
  package subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) nonmutating _modify { yield &self[Int(index)] }
  }

  /// The elements as a buffer that is valid until the next change of the count.
  @inlinable
  package var elements: UnsafeMutableBufferPointer<Element> {
    @inline(__always) get { UnsafeMutableBufferPointer(start: base, count: count) }
  }

  @inlinable
  package func fill(with element: Element) { base.update(repeating: element, count: count) }

  @inlinable
  package func sort(by precedes: (Element, Element) -> Bool) {
    var sorted = elements
    sorted.sort(by: precedes)
  }

  // MARK: - Adding

  @inlinable @inline(__always)
  package mutating func append(_ element: Element) {
    if _slowPath(Int32(truncatingIfNeeded: storedCount) == storedCapacity) { grow(to: storedCount &+ 1) }
    (base + storedCount).initialize(to: element)
    storedCount &+= 1
  }

  @inlinable
  package mutating func append(contentsOf other: borrowing UniqueArray) {
    if count + other.count > capacity { grow(to: count + other.count) }
    (base + count).initialize(from: other.base, count: other.count)
    storedCount += other.count
  }

  /// Extends the array by `more` elements, and returns the address of the first of them.
  ///
  /// The caller initializes these elements before it reads them.
  @inlinable @inline(__always)
  package mutating func appendUninitialized(_ more: Int) -> UnsafeMutablePointer<Element> {
    if _slowPath(storedCount &+ more > capacity) { grow(to: storedCount &+ more) }
    let first = base + storedCount
    storedCount &+= more
    return first
  }

  /// Extends the array to `newCount` elements if it has fewer; new elements are copies of `element`.
  @inlinable
  package mutating func extend(to newCount: Int, filling element: Element) {
    if newCount > count { resize(to: newCount, filling: element) }
  }

  /// Sets the number of elements; new elements are copies of `element`.
  @inlinable
  package mutating func resize(to newCount: Int, filling element: Element) {
    if newCount > capacity { grow(to: newCount) }
    if newCount > count { (base + count).initialize(repeating: element, count: newCount - count) }
    storedCount = newCount
  }

  // MARK: - Removing

  @inlinable @inline(__always)
  package mutating func removeLast() -> Element {
    assert(count > 0, "there is no element to remove")
    storedCount &-= 1
    return base[storedCount]
  }

  /// Removes the elements from `newCount` on, and keeps the memory.
  @inlinable
  package mutating func truncate(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count, "truncating beyond the end")
    storedCount = newCount
  }

  /// Removes all elements, and keeps the memory.
  @inlinable
  package mutating func removeAll() { storedCount = 0 }

  /// Keeps only the elements that meet a condition, in their order.
  @inlinable
  package mutating func keep(_ isKept: (Element) -> Bool) {
    var kept = 0
    for index in 0..<count where isKept(base[index]) {
      base[kept] = base[index]
      kept &+= 1
    }
    storedCount = kept
  }

  @inlinable
  package mutating func replaceAll(with other: borrowing UniqueArray) {
    if other.count > capacity { grow(to: other.count) }
    storedCount = other.count
    base.update(from: other.base, count: count)
  }

  // MARK: - Memory

  @inlinable
  package mutating func reserve(_ wanted: Int) {
    if wanted > capacity { grow(to: wanted) }
  }

  /// Reserves memory for `more` further elements.
  ///
  /// If the array has to grow, memory for another `more / 16` elements is reserved, because a few more elements often
  /// follow a large batch.
  @inlinable
  package mutating func reserve(more: Int) {
    if count + more > capacity { grow(to: count + more + more / 16) }
  }

  /// Grows the array to hold at least `needed` elements.
  ///
  /// A short array doubles. A long array grows by half, because unused memory adds up: the solver has two dozen arrays
  /// with an entry for each variable. The first block of memory has at most 512 bytes unless more elements are needed,
  /// because small blocks are the cheapest to allocate.
  ///
  /// The function is never inlined, because it would take registers from the loops that append.
  @inlinable @inline(never)
  mutating func grow(to needed: Int) {
    let first = min(16, 512 / max(1, MemoryLayout<Element>.stride))
    let newCapacity = max(needed, first, capacity < 256 ? capacity * 2 : capacity + capacity / 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    moved.moveInitialize(from: base, count: count)
    if ownsMemory { base.deallocate() }
    base = moved
    storedCapacity = Int32(newCapacity)
    ownsMemory = true
  }
}
