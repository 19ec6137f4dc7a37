/// A vector that lists the indices at which it may be non-zero.
///
/// Values are stored densely, so that reading a value is one load. `pattern` lists the indices at which a value may be
/// non-zero, without duplicates. A vector with many such indices can become dense: it has no pattern then, and walks
/// visit all indices. If the pattern would list more than a sixth of all indices, a walk over all indices is cheaper.
struct SparseVector: ~Copyable {
  var values = UniqueArray<Double>()
  private(set) var pattern = UniqueArray<Int32>()
  private var isListed = UniqueArray<Bool>()

  /// A Boolean value that indicates whether the vector has no pattern, so that any value may be non-zero.
  private(set) var isDense = false

  init() {}

  init(copying other: borrowing SparseVector) {
    values = UniqueArray(copying: other.values)
    pattern = UniqueArray(copying: other.pattern)
    isListed = UniqueArray(copying: other.isListed)
    isDense = other.isDense
  }

  mutating func borrow(from block: inout SharedBlock, indices: Int) {
    block.lend(indices, to: &values)
    block.lend(indices, to: &pattern)
    block.lend(indices, to: &isListed)
  }

  var count: Int { values.count }

  mutating func resize(to count: Int) {
    values.resize(to: count, filling: 0)
    isListed.resize(to: count, filling: false)
  }

  subscript(index: Int32) -> Double {
    @inline(__always) get { values[index] }
  }

  /// Lists an index at which the value may be non-zero.
  @inline(__always)
  mutating func list(_ index: Int32) {
    if !isDense && !isListed[index] {
      isListed[index] = true
      pattern.append(index)
    }
  }

  @inline(__always)
  mutating func add(_ value: Double, at index: Int32) {
    list(index)
    values[index] += value
  }

  @inline(__always)
  mutating func set(_ value: Double, at index: Int32) {
    list(index)
    values[index] = value
  }

  /// Makes the vector dense: it has no pattern any more, and every value may be non-zero.
  mutating func makeDense() {
    guard !isDense else { return }
    unlistAll()
    isDense = true
  }

  /// Returns a Boolean value that indicates whether following a pattern of a given length costs more than a walk over
  /// all indices.
  func isLong(_ length: Int) -> Bool { length > count / 6 + 16 }

  /// Makes the vector dense if following its pattern costs more than a walk over all indices.
  mutating func giveUpLongPattern() {
    if isLong(pattern.count) { makeDense() }
  }

  /// Adds indices to the pattern.
  ///
  /// Afterwards, the pattern must contain the indices of all non-zero values.
  mutating func adoptPattern(_ order: borrowing UniqueArray<Int32>) {
    assert(!isDense, "a dense vector has no pattern")
    // The pattern grows to its largest possible length first, because a check of its capacity at each index would be
    // half of the work.
    var count = pattern.count
    pattern.resize(to: count + order.count, filling: 0)
    let (pattern, isListed) = (pattern.elements, isListed.elements)
    for index in order.elements where !isListed[Int(index)] {
      isListed[Int(index)] = true
      pattern[count] = index
      count &+= 1
    }
    self.pattern.truncate(to: count)
  }

  mutating func clear() {
    if isDense {
      values.fill(with: 0)
      isDense = false
    } else {
      for step in 0..<pattern.count {
        let index = pattern[step]
        values[index] = 0
        isListed[index] = false
      }
      pattern.removeAll()
    }
  }

  /// The number of indices that a walk visits: the indices of the pattern, or all indices.
  var walkCount: Int { isDense ? values.count : pattern.count }

  /// Returns the index that a walk visits at a step.
  @inline(__always)
  func index(atStep step: Int) -> Int32 { isDense ? Int32(truncatingIfNeeded: step) : pattern[step] }

  /// The largest magnitude of the values.
  ///
  /// - Complexity: O(*k*), where *k* counts the indices that a walk visits.
  var largestMagnitude: Double {
    var largest = 0.0
    for step in 0..<walkCount { largest = max(largest, self[index(atStep: step)].magnitude) }
    return largest
  }

  /// Returns a Boolean value that indicates whether any value is not 0 but has a magnitude of at most `limit`.
  ///
  /// - Complexity: O(*k*), where *k* counts the indices that a walk visits.
  func hasFaintNumbers(upTo limit: Double) -> Bool {
    for step in 0..<walkCount {
      let size = self[index(atStep: step)].magnitude
      if size > 0 && size <= limit { return true }
    }
    return false
  }

  private mutating func unlistAll() {
    for step in 0..<pattern.count { isListed[pattern[step]] = false }
    pattern.removeAll()
  }
}
