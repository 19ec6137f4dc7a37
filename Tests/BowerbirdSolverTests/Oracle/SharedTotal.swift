/// Widths with a given total, and the minimal errors by level.
///
/// The cost of each width is convex, and linear between the targets of its rows. So the optimum starts with all widths
/// at their minimum, and assigns the rest of the total to pieces of widths, from the cheapest to the most expensive.
/// This takes only sorting.
struct SharedTotal {
  /// The rows of each width, which involve no other variable.
  ///
  /// One of them is a required minimum.
  var rows: [[Row]]

  /// A part of a width in which its cost is linear.
  private struct Piece {
    var length: Double

    /// The error that each unit of length adds at each level, strongest level first.
    var slopes: [Double]
  }

  var levels: [Double] { Set(rows.joined().map(\.priority)).subtracting([1000]).sorted(by: >) }

  /// Returns the minimal error of each level, strongest first; nil if the required rows leave no room for the total.
  func leastErrors(total: Double) -> [Double]? {
    let levels = levels
    var errors = levels.map { _ in 0.0 }
    var rest = total
    var pieces: [Piece] = []
    for own in rows {
      let ends = ends(of: own)
      if ends.isEmpty { return nil }
      rest -= ends[0]
      add(1, cost(of: own, at: ends[0], levels), to: &errors)
      for (start, end) in zip(ends, ends.dropFirst()) { pieces.append(piece(of: own, start, end, levels)) }
    }
    pieces.sort { $0.slopes.lexicographicallyPrecedes($1.slopes) }
    for piece in pieces where rest > 0 {
      add(min(rest, piece.length), piece.slopes, to: &errors)
      rest -= min(rest, piece.length)
    }
    return rest == 0 ? errors : nil
  }

  /// Returns the error of each level at a point.
  func errors(at widths: [Double]) -> [Double] {
    let levels = levels
    var errors = levels.map { _ in 0.0 }
    for (own, width) in zip(rows, widths) { add(1, cost(of: own, at: width, levels), to: &errors) }
    return errors
  }

  /// Returns the largest violation of a required row.
  func worstViolation(at widths: [Double]) -> Double {
    zip(rows, widths).map { own, width in own.filter(\.isRequired).map { violation($0, width) }.max() ?? 0 }.max() ?? 0
  }

  // MARK: - Pieces

  /// Returns the ends of the pieces of a width; empty if its required rows contradict each other.
  private func ends(of own: [Row]) -> [Double] {
    let targets = own.map { -$0.constant / $0.terms[0].coefficient }
    let allowed = (targets + [Self.longest]).filter { end in
      own.allSatisfy { !$0.isRequired || violation($0, end) == 0 }
    }
    return Set(allowed).sorted()
  }

  /// A length that is greater than every total.
  private static let longest = 0x1p40

  private func piece(of own: [Row], _ start: Double, _ end: Double, _ levels: [Double]) -> Piece {
    let (before, after) = (cost(of: own, at: start, levels), cost(of: own, at: end, levels))
    return Piece(length: end - start, slopes: zip(before, after).map { ($1 - $0) / (end - start) })
  }

  private func cost(of own: [Row], at width: Double, _ levels: [Double]) -> [Double] {
    levels.map { level in own.filter { $0.priority == level }.reduce(0) { $0 + violation($1, width) } }
  }

  private func violation(_ row: Row, _ width: Double) -> Double {
    Row([(0, row.terms[0].coefficient)], row.constant, row.relation).violation(at: [width])
  }

  private func add(_ factor: Double, _ costs: [Double], to errors: inout [Double]) {
    for index in errors.indices { errors[index] += factor * costs[index] }
  }
}
