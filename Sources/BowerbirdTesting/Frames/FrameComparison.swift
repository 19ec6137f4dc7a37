/// A comparison of two tables of frames, the expected table on the left and the actual table on the right.
struct FrameComparison {
  /// The indices of a row in both tables; nil in a table without the row.
  private struct Pair {
    var expected: Int?
    var actual: Int?
  }

  private let expected: FrameTable
  private let actual: FrameTable
  private let accuracy: Double
  private var pairs: [Pair] = []

  /// Creates the comparison of two tables.
  ///
  /// - Parameters:
  ///   - expected: The table in the test.
  ///   - actual: The table of the layout.
  ///   - accuracy: The largest difference that counts as equal.
  init(expected: FrameTable, actual: FrameTable, accuracy: Double) {
    self.expected = expected
    self.actual = actual
    self.accuracy = accuracy
    pairRows()
  }

  /// Whether both tables have the same rows with equal numbers.
  var isEqual: Bool { pairs.allSatisfy { mark(of: $0) == " " } }

  /// Both tables, with a mark before each row that differs: `≠` other numbers, `-` missing, `+` not expected.
  var report: String {
    let nameWidth = max(expected.nameWidth, actual.nameWidth)
    let numberWidth = max(expected.numberWidth, actual.numberWidth)
    let left = expected.lines(nameWidth: nameWidth, numberWidth: numberWidth)
    let right = actual.lines(nameWidth: nameWidth, numberWidth: numberWidth)
    let column = max(width(of: "expected"), left.map { width(of: $0) }.max() ?? 0)
    var lines = ["  " + padded("expected", to: column) + "   actual"]
    for pair in pairs {
      let first = padded(pair.expected.map { left[$0] } ?? "", to: column)
      let second = pair.actual.map { right[$0] } ?? ""
      lines.append(trimmed("\(mark(of: pair)) \(first)   \(second)\(note(on: pair))"))
    }
    return lines.joined(separator: "\n")
  }

  // MARK: - Pairing

  /// Pairs rows of the same name and depth that are in the same order in both tables.
  private mutating func pairRows() {
    let difference = actual.rows.map(\.key).difference(from: expected.rows.map(\.key))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var left = 0
    var right = 0
    while left < expected.rows.count || right < actual.rows.count {
      if removed.contains(left) {
        pairs.append(Pair(expected: left, actual: nil))
        left += 1
      } else if inserted.contains(right) {
        pairs.append(Pair(expected: nil, actual: right))
        right += 1
      } else {
        pairs.append(Pair(expected: left, actual: right))
        left += 1
        right += 1
      }
    }
  }

  private func differences(of pair: Pair) -> [String] {
    guard let left = pair.expected, let right = pair.actual else { return [] }
    return actual.rows[right].differences(from: expected.rows[left], accuracy)
  }

  // MARK: - Writing

  private func mark(of pair: Pair) -> String {
    if pair.actual == nil { return "-" }
    if pair.expected == nil { return "+" }
    return differences(of: pair).isEmpty ? " " : "≠"
  }

  private func note(on pair: Pair) -> String {
    let differences = differences(of: pair)
    return differences.isEmpty ? "" : "   " + differences.joined(separator: ", ")
  }

  private func trimmed(_ line: String) -> String {
    var line = Substring(line)
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
