import BowerbirdSolver

/// A square of cells with one coordinate each.
///
/// Each coordinate is larger than the coordinates of the left and the upper neighbor by at least a gap. An optional
/// constraint asks each coordinate to be 0.
struct MeshScene {
  let solver = Solver()
  let side: Int
  private let cells: [Variable]

  private static let gap = 10.0

  init(cellCount: Int) {
    side = Int(Double(cellCount).squareRoot().rounded())
    cells = (0..<side * side).map { [solver] _ in solver.variable() }
  }

  var corner: Variable { cells[0] }

  var constraints: [(Constraint, Priority)] {
    var all: [(Constraint, Priority)] = []
    for (index, cell) in cells.enumerated() {
      if index % side > 0 { all.append((cell >= cells[index - 1] + Self.gap, .required)) }
      if index >= side { all.append((cell >= cells[index - side] + Self.gap, .required)) }
      all.append((cell == 0, .low))
    }
    return all
  }

  /// The coordinate of the corner at minimal cost: as far below 0 as the opposite corner is above 0.
  var cornerAtRest: Double { -Self.gap * Double(side - 1) }

  /// Checks that the distance of each cell from the corner equals the longest path of gaps between the two.
  ///
  /// - Parameter due: The expected coordinate of the corner.
  /// - Returns: The result of the check.
  func check(corner due: Double) -> AnswerCheck {
    var expected: [Double] = []
    for (index, cell) in cells.enumerated() {
      let left = index % side > 0 ? expected[index - 1] + Self.gap : due
      let upper = index >= side ? expected[index - side] + Self.gap : due
      expected.append(max(left, upper))
      let value = solver[cell]
      if !((value - expected[index]).magnitude <= 1e-9 * max(1, value.magnitude)) {
        return .failure("cell \(index) is at \(value) instead of \(expected[index])")
      }
    }
    return .pass
  }
}
