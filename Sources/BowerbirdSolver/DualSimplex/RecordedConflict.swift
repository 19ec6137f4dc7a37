/// The rows of the last proof that required rows contradict each other.
struct RecordedConflict: ~Copyable {
  private var rows = PlainArray<Int32>()

  /// The factors of these rows in an exact proof, or an empty array if there is none.
  private(set) var exactFactors: [Double] = []

  init() {}

  var count: Int { rows.count }
  var isEmpty: Bool { rows.isEmpty }

  subscript(place: Int) -> Int32 { rows[place] }

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
