/// An array of plain values that is read and written without reference counting or uniqueness checks.
///
/// Reading a frame reads four numbers, and the overhead of an `Array` would cost more than that. Accesses are
/// bounds-checked in debug builds only.
///
/// The solver has such an array of its own, because code of another module would not be specialised for its elements.
struct PlainArray<Element: BitwiseCopyable>: ~Copyable {
  private var start: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity = 0

  /// Creates an empty array, which owns no memory yet.
  init() {
    // This address is never read or written, because the capacity is 0. An alignment is never 0.
    start = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  init(copying other: borrowing PlainArray) {
    self.init()
    reserve(other.count)
    start.initialize(from: other.start, count: other.count)
    count = other.count
  }

  deinit {
    if capacity > 0 { start.deallocate() }
  }

  /// Accesses an element.
  ///
  /// Writing is not `mutating`, because the array only refers to its storage. Its owner decides who may write.
  subscript(place: Int) -> Element {
    @inline(__always) get {
      assert(place >= 0 && place < count, "place out of bounds")
      return start[place]
    }
    @inline(__always) nonmutating _modify {
      assert(place >= 0 && place < count, "place out of bounds")
      yield &start[place]
    }
  }

  var isEmpty: Bool { count == 0 }

  /// The elements as a buffer, for many reads.
  ///
  /// It is valid until the array is extended.
  @inline(__always)
  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: start, count: count) }

  mutating func append(_ element: Element) {
    if _slowPath(count == capacity) { move(to: max(16, capacity * 2)) }
    (start + count).initialize(to: element)
    count += 1
  }

  /// Appends the elements of another array.
  mutating func append(contentsOf other: borrowing PlainArray) {
    if count + other.count > capacity { move(to: max(count + other.count, capacity * 2)) }
    (start + count).initialize(from: other.start, count: other.count)
    count += other.count
  }

  /// Removes all elements, and keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Extends the array to a number of elements, if it has fewer, and fills the new ones.
  mutating func extend(to newCount: Int, filling element: Element) {
    if newCount <= count { return }
    if newCount > capacity { move(to: max(newCount, capacity * 2)) }
    (start + count).initialize(repeating: element, count: newCount - count)
    count = newCount
  }

  /// Removes the elements from a place on, and keeps the memory.
  mutating func truncate(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count, "truncating beyond the end")
    count = newCount
  }

  /// Reserves memory for a number of elements.
  mutating func reserve(_ wanted: Int) {
    if wanted > capacity { move(to: wanted) }
  }

  private mutating func move(to wanted: Int) {
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    moved.moveInitialize(from: start, count: count)
    if capacity > 0 { start.deallocate() }
    start = moved
    capacity = wanted
  }
}

extension PlainArray<Double> {
  /// Returns four adjacent numbers, from a place on.
  @inline(__always)
  func four(at place: Int) -> SIMD4<Double> { SIMD4(self[place], self[place + 1], self[place + 2], self[place + 3]) }

  /// Writes four adjacent numbers, from a place on.
  @inline(__always)
  func setFour(_ numbers: SIMD4<Double>, at place: Int) {
    for offset in 0..<4 { self[place + offset] = numbers[offset] }
  }
}
