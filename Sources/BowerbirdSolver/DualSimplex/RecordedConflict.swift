/// The rows of the last infeasibility certificate.
///
/// The first row is the row that could not enter the basis. The other rows contradict the first row.
struct RecordedConflict: ~Copyable {
  private var rows = UniqueArray<Int32>()

  /// The factors of these rows in exact arithmetic, rounded once; empty if floating point has found the conflict.
  private(set) var exactFactors: [Double] = []

  init() {}

  var count: Int { rows.count }
  var isEmpty: Bool { rows.isEmpty }

  subscript(index: Int) -> Int32 { rows[index] }

  mutating func removeAll() {
    rows.removeAll()
    exactFactors = []
  }

  mutating func append(_ row: Int32) { rows.append(row) }

  mutating func append(_ row: Int32, exactFactor: Double) {
    rows.append(row)
    exactFactors.append(exactFactor)
  }
}
