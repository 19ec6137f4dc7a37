import BowerbirdGrids
import Testing

/// Expects two grids to be compiled into the same constraints, by the same names and in the same order.
func expectSameConstraints(_ grid: Grid, _ other: Grid, _ trial: String) {
  let lines = grid.constraintSet.entries.map { "\($0.name): \($0.constraint)" }
  let others = other.constraintSet.entries.map { "\($0.name): \($0.constraint)" }
  let different = zip(lines, others).first { $0 != $1 }
  #expect(lines.count == others.count && different == nil, "\(trial): \(different.map { "\($0)" } ?? "")")
}
