/// A required row that a step would violate.
struct BlockingRow {
  /// The row; -1 if no row blocks the step.
  var row: Int32

  /// The fraction of the step after which the row reaches its target; 1 for the whole step.
  var fraction: Double

  /// The change of the row's left side in the whole step.
  var rate: Double

  /// No blocking row: the whole step is possible.
  static let none = BlockingRow(row: -1, fraction: 1, rate: 0)
}

/// The blocking rows of a step: required rows that the whole step would violate.
struct BlockingRows: ~Copyable {
  /// For each row that the step moves, the fraction of the step, below 1, after which the row reaches its target; 1 for
  /// a row that does not block the step.
  ///
  /// A row has the same index in this array as in `MovingRows`.
  private var distances = UniqueArray<Double>()

  /// The number of rows that block the step.
  private(set) var count = 0

  init() {}

  mutating func begin(rowCount: Int) {
    count = 0
    distances.resize(to: rowCount, filling: 1)
    distances.fill(with: 1)
  }

  @inline(__always)
  mutating func note(_ distance: Double, at index: Int) {
    distances[index] = distance
    count += 1
  }

  @inline(__always)
  func distance(at index: Int) -> Double { distances[index] }
}
