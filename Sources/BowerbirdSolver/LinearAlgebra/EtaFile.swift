/// The row transformations of a factorization, oldest first: `v[target] -= Σ value·v[position]`.
///
/// For each position, the transformations that read it are linked, and so are the transformations that write it. So a
/// solve with few non-zeros can visit only the transformations that its non-zeros reach: the oldest first, or, with the
/// transposed matrix, the youngest first.
struct EtaFile: ~Copyable {
  struct Eta: BitwiseCopyable {
    var target: Int32
    var start: Int32
    var end: Int32

    /// The index of the next older transformation with the same target, or -1 if there is none.
    var previousWithTarget: Int32
  }

  struct Entry: BitwiseCopyable {
    var position: Int32
    var eta: Int32
    var value: Double

    /// The index of the next older entry that reads the same position, or -1 if there is none.
    var previousAtPosition: Int32
  }

  private(set) var etas = UniqueArray<Eta>()
  private(set) var entries = UniqueArray<Entry>()

  /// For each position, the index of the youngest entry that reads the position, or -1 if there is none.
  private(set) var lastAtPosition = UniqueArray<Int32>()

  /// For each position, the index of the youngest transformation that writes the position, or -1 if there is none.
  private(set) var lastWithTarget = UniqueArray<Int32>()

  /// The number of transformations at the end of the last rebuild.
  ///
  /// The transformations after these were added by exchanges.
  private var rebuiltCount: Int32 = 0

  private var queue = IndexHeap()
  private var isQueued = UniqueArray<Bool>()

  init() {}

  init(copying other: borrowing EtaFile) {
    etas = UniqueArray(copying: other.etas)
    entries = UniqueArray(copying: other.entries)
    lastAtPosition = UniqueArray(copying: other.lastAtPosition)
    lastWithTarget = UniqueArray(copying: other.lastWithTarget)
    rebuiltCount = other.rebuiltCount
    isQueued = UniqueArray(copying: other.isQueued)
  }

  mutating func borrow(from block: inout SharedBlock, positions: Int) {
    block.lend(positions, to: &lastAtPosition)
    block.lend(positions, to: &lastWithTarget)
  }

  var entryCount: Int { entries.count }

  /// The number of entries of the youngest transformation.
  var youngestEntryCount: Int {
    let eta = etas[etas.count - 1]
    return Int(eta.end - eta.start)
  }

  mutating func appendPositions(_ count: Int) {
    lastAtPosition.resize(to: lastAtPosition.count + count, filling: -1)
    lastWithTarget.resize(to: lastWithTarget.count + count, filling: -1)
  }

  /// Removes the youngest transformations, so that `newCount` transformations remain.
  mutating func truncate(to newCount: Int) {
    while etas.count > newCount {
      let eta = etas.removeLast()
      for index in stride(from: eta.end - 1, through: eta.start, by: -1) {
        lastAtPosition[entries[index].position] = entries[index].previousAtPosition
      }
      entries.truncate(to: Int(eta.start))
      lastWithTarget[eta.target] = eta.previousWithTarget
      isQueued.truncate(to: etas.count)
    }
  }

  mutating func removeAll() {
    etas.removeAll()
    entries.removeAll()
    isQueued.removeAll()
    lastAtPosition.fill(with: -1)
    lastWithTarget.fill(with: -1)
    rebuiltCount = 0
  }

  mutating func markRebuilt() { rebuiltCount = Int32(etas.count) }

  /// Starts a transformation without entries.
  ///
  /// The caller then appends the entries with `appendEntry`.
  mutating func begin(target: Int32) {
    let end = Int32(entries.count)
    etas.append(Eta(target: target, start: end, end: end, previousWithTarget: lastWithTarget[target]))
    lastWithTarget[target] = Int32(etas.count - 1)
    isQueued.append(false)
  }

  mutating func appendEntry(_ position: Int32, _ value: Double) {
    let eta = Int32(etas.count - 1)
    entries.append(
      Entry(position: position, eta: eta, value: value, previousAtPosition: lastAtPosition[position]))
    lastAtPosition[position] = Int32(entries.count - 1)
    etas[eta].end += 1
  }

  // MARK: - R·v

  /// Applies all transformations, oldest first.
  ///
  /// - Returns: The number of visited entries that belong to transformations made since the last rebuild.
  mutating func apply(to vector: inout SparseVector) -> Int {
    guard !etas.isEmpty else { return 0 }
    return vector.isDense ? applyToAll(&vector) : applyToTouched(&vector)
  }

  private mutating func applyToAll(_ vector: inout SparseVector) -> Int {
    for eta in 0..<etas.count { transform(&vector, by: etas[eta]) }
    return addedEntries
  }

  private mutating func applyToTouched(_ vector: inout SparseVector) -> Int {
    var added = 0
    for step in 0..<vector.pattern.count { queueReaders(of: vector.pattern[step], after: -1) }
    while let eta = queue.popSmallest() {
      isQueued[eta] = false
      let target = etas[eta].target
      let before = vector[target]
      transform(&vector, by: etas[eta])
      if eta >= rebuiltCount { added += Int(etas[eta].end - etas[eta].start) }
      if before == 0 && vector[target] != 0 { queueReaders(of: target, after: eta) }
    }
    return added
  }

  @inline(__always)
  private func transform(_ vector: inout SparseVector, by eta: Eta) {
    var sum = 0.0
    for index in eta.start..<eta.end {
      let entry = entries[index]
      sum += entry.value * vector[entry.position]
    }
    if sum != 0 { vector.set(difference(vector[eta.target], sum), at: eta.target) }
  }

  private mutating func queueReaders(of position: Int32, after eta: Int32) {
    var index = lastAtPosition[position]
    while index >= 0 {
      let entry = entries[index]
      if entry.eta <= eta { return }
      if !isQueued[entry.eta] {
        isQueued[entry.eta] = true
        queue.push(entry.eta)
      }
      index = entry.previousAtPosition
    }
  }

  // MARK: - Rᵀ·v

  /// Applies the transposes of all transformations, youngest first.
  ///
  /// - Returns: The number of visited entries that belong to transformations made since the last rebuild.
  mutating func applyTransposed(to vector: inout SparseVector) -> Int {
    guard !etas.isEmpty else { return 0 }
    if vector.isDense { return applyTransposedToAll(&vector) }
    // Checking every transformation is cheaper than queueing the transformations that the vector's non-zeros reach,
    // unless there are many more transformations than listed positions.
    return etas.count <= Self.looksForOneQueued * vector.pattern.count
      ? applyTransposedToListed(&vector) : applyTransposedToTouched(&vector)
  }

  /// The number of transformations that can be checked in the time that it takes to queue a single transformation.
  private static let looksForOneQueued = 8

  private mutating func applyTransposedToAll(_ vector: inout SparseVector) -> Int {
    for eta in stride(from: etas.count - 1, through: 0, by: -1) {
      let transformation = etas[eta]
      let factor = vector[transformation.target]
      if factor == 0 { continue }
      for index in transformation.start..<transformation.end {
        let entry = entries[index]
        vector.values[entry.position] = difference(vector[entry.position], entry.value * factor)
      }
    }
    return addedEntries
  }

  private mutating func applyTransposedToListed(_ vector: inout SparseVector) -> Int {
    var added = 0
    for eta in stride(from: Int32(etas.count) - 1, through: 0, by: -1) where vector[etas[eta].target] != 0 {
      added += transformTransposed(&vector, by: eta)
    }
    return added
  }

  private mutating func applyTransposedToTouched(_ vector: inout SparseVector) -> Int {
    var added = 0
    for step in 0..<vector.pattern.count { queueWriters(of: vector.pattern[step], before: Int32(etas.count)) }
    while let negated = queue.popSmallest() {
      let eta = -negated
      isQueued[eta] = false
      let transformation = etas[eta]
      if vector[transformation.target] == 0 { continue }
      for index in transformation.start..<transformation.end where vector[entries[index].position] == 0 {
        queueWriters(of: entries[index].position, before: eta)
      }
      added += transformTransposed(&vector, by: eta)
    }
    return added
  }

  /// Applies the transpose of one transformation, and makes the vector dense if the transformation has many entries.
  ///
  /// - Returns: The number of visited entries if the transformation was made since the last rebuild, otherwise 0.
  @inline(__always)
  private func transformTransposed(_ vector: inout SparseVector, by eta: Int32) -> Int {
    let transformation = etas[eta]
    let factor = vector[transformation.target]
    let length = Int(transformation.end - transformation.start)
    if vector.isLong(length) { vector.makeDense() }
    for index in transformation.start..<transformation.end {
      let entry = entries[index]
      vector.set(difference(vector[entry.position], entry.value * factor), at: entry.position)
    }
    return eta >= rebuiltCount ? length : 0
  }

  private mutating func queueWriters(of position: Int32, before limit: Int32) {
    var eta = lastWithTarget[position]
    while eta >= 0 {
      if eta < limit && !isQueued[eta] {
        isQueued[eta] = true
        queue.push(-eta)
      }
      eta = etas[eta].previousWithTarget
    }
  }

  private var addedEntries: Int {
    Int(rebuiltCount) < etas.count ? entries.count - Int(etas[rebuiltCount].start) : 0
  }
}
