/// Independent tight rows, each solved for one variable.
struct TightRows {
  private struct Solved {
    var variable: Int
    var coefficients: [Rational]
    var rightSide: Rational
  }

  private let variableCount: Int
  private var solved: [Solved] = []

  init(variableCount: Int) { self.variableCount = variableCount }

  var count: Int { solved.count }

  /// The point at which the rows are tight; variables that no row is solved for are 0.
  var point: [Rational] {
    var point = [Rational](repeating: .zero, count: variableCount)
    for row in solved { point[row.variable] = row.rightSide }
    return point
  }

  /// Returns the rows with another one added; nil if it depends on them.
  func adding(_ row: TinyRow) -> TightRows? {
    var new = Solved(
      variable: 0, coefficients: row.coefficients.map { Rational($0) }, rightSide: Rational(-row.constant))
    for old in solved { Self.eliminate(old, from: &new) }
    guard let variable = new.coefficients.firstIndex(where: { $0 != .zero }) else { return nil }

    let pivot = new.coefficients[variable]
    new.variable = variable
    new.coefficients = new.coefficients.map { $0 / pivot }
    new.rightSide = new.rightSide / pivot

    var more = self
    for index in more.solved.indices { Self.eliminate(new, from: &more.solved[index]) }
    more.solved.append(new)
    return more
  }

  private static func eliminate(_ source: Solved, from target: inout Solved) {
    let factor = target.coefficients[source.variable]
    guard factor != .zero else { return }
    for index in target.coefficients.indices where source.coefficients[index] != .zero {
      target.coefficients[index] = target.coefficients[index] - factor * source.coefficients[index]
    }
    target.rightSide = target.rightSide - factor * source.rightSide
  }
}
