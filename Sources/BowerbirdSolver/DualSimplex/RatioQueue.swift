/// A basic row that may give way, with its ratio at the strongest level at which the ratio is not 0.
///
/// The ratio test sorts rows by these levels and ratios, and reads weaker levels only of rows that are equal in both.
struct RatioCandidate: BitwiseCopyable {
  var candidate: LeavingCandidate

  /// The strongest level at which the ratio is not 0; `-infinity` if the ratio is 0.
  var level: Double

  /// The ratio at `level`.
  var ratio: Double

  /// A Boolean value that indicates whether the ratio is 0 at all levels except `level`.
  var isSingle: Bool
}

/// A queue of rows that may give way, in the order of a ratio test.
///
/// Most rows are known when the queue is created, and are sorted once. If a row takes the position of another row and
/// may give way in turn, it is inserted later. Few rows are inserted later, so a small heap stores them.
struct RatioQueue {
  private let sorted: [RatioCandidate]
  private var next = 0

  /// The rows inserted later, as a binary heap.
  private var later: [RatioCandidate] = []

  init(sorted: [RatioCandidate]) { self.sorted = sorted }

  var isEmpty: Bool { next == sorted.count && later.isEmpty }

  /// Removes and returns the first row.
  ///
  /// - Parameter comesBefore: Returns whether its first argument comes before the second in the order of the ratio
  ///   test.
  /// - Returns: The row.
  /// - Precondition: The queue is not empty.
  mutating func removeFirst(_ comesBefore: (RatioCandidate, RatioCandidate) -> Bool) -> RatioCandidate {
    if later.isEmpty || next < sorted.count && !comesBefore(later[0], sorted[next]) {
      next += 1
      return sorted[next - 1]
    }
    later.swapAt(0, later.count - 1)
    let first = later.removeLast()
    sink(comesBefore)
    return first
  }

  mutating func insert(_ ratioCandidate: RatioCandidate, _ comesBefore: (RatioCandidate, RatioCandidate) -> Bool) {
    later.append(ratioCandidate)
    var index = later.count - 1
    while index > 0 && comesBefore(later[index], later[(index - 1) / 2]) {
      later.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Moves the row at the top of the heap down until no child comes before it.
  private mutating func sink(_ comesBefore: (RatioCandidate, RatioCandidate) -> Bool) {
    var index = 0
    while true {
      var first = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < later.count && comesBefore(later[child], later[first]) { first = child }
      if first == index { return }
      later.swapAt(index, first)
      index = first
    }
  }
}
