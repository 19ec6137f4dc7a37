import BowerbirdGrids
import Testing

/// Expects two grids to have the same constraints, with the same names and in the same order.
///
/// Items with equal names are numbered in the order in which they were added to their parent. Edits change that order,
/// so the numbers are ignored.
func expectSameConstraints(_ grid: Grid, _ other: Grid, _ trial: String) {
  let lines = namesAndConstraints(of: grid), others = namesAndConstraints(of: other)
  let different = zip(lines, others).first { $0 != $1 }
  #expect(lines.count == others.count && different == nil, "\(trial): \(different.map { "\($0)" } ?? "")")
}

private func namesAndConstraints(of grid: Grid) -> [String] {
  grid.constraintSet.entries.map { entry in
    let words = "\(entry.name): \(entry.constraint)".split(separator: " ")
    return words.map { $0.hasPrefix("#") ? $0.drop { $0 == "#" || $0.isNumber } : $0 }.joined(separator: " ")
  }
}
