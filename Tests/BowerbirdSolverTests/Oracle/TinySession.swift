import BowerbirdSolver
import BowerbirdTestSupport

/// A solver and its rows, compared with the oracle.
///
/// Methods return the first mistake as a sentence, or nil.
struct TinySession {
  private let solver = Solver()
  private let variables: [Variable]
  private let unit: Double
  private var rows: [TinyRow] = []
  private var handles: [ConstraintHandle] = []

  init(variableCount: Int, unit: Double) {
    variables = solver.variables(variableCount)
    self.unit = unit
  }

  /// Adds a row; the solver must refuse it if and only if it is required and cannot hold.
  mutating func add(_ row: TinyRow) -> String? { add([row], at: row.priority) }

  /// Adds rows in one call.
  mutating func add(_ rows: [TinyRow]) -> String? { add(rows, at: nil) }

  private mutating func add(_ new: [TinyRow], at priority: Int?) -> String? {
    let canHold = TinyOracle.canHold((rows + new).filter(\.isRequired))
    do throws(SolverError) {
      let constraints = new.map { constraint($0) }
      if let priority {
        handles += [try solver.add(constraints[0], priority: Priority(Double(priority)))]
      } else {
        handles += try solver.add(zip(new, constraints).map { ($1, Priority(Double($0.priority))) })
      }
      rows += new
      return canHold ? nil : "accepted what cannot hold: \(new)"
    } catch {
      guard case .unsatisfiable(let conflict) = error else { return "refused as \(error)" }
      return canHold ? "refused what can hold: \(new) because \(error)" : check(conflict, of: new)
    }
  }

  /// Removes a random row.
  mutating func remove(at random: SplitMix64) -> String? {
    var random = random
    guard !rows.isEmpty else { return nil }
    let index = random.whole(0...rows.count - 1)
    rows.remove(at: index)
    do throws(SolverError) {
      try solver.remove(handles.remove(at: index))
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Compares the errors by level with those of the oracle.
  func compare() -> String? {
    guard let optimum = TinyOracle.optimum(of: rows) else { return "the accepted rows cannot hold" }
    let errors = LevelErrors(of: rows.map { $0.row(unit: unit) }, at: solver.values)
    for (level, want) in zip(errors.levels, optimum) where !close(level.error / unit, want.error.asDouble) {
      return "error \(level.error / unit) at \(level.priority) and should be \(want.error.asDouble) in \(rows)"
    }
    let sourced = zip(rows, handles).map {
      (row: $0.row(unit: unit), source: OptimalityCertificate.Source.constraint($1))
    }
    if let flaw = Proof.flaw(in: solver.certificate(), of: sourced) { return "\(flaw) in \(rows)" }
    return errors.levels.count == optimum.count ? nil : "levels \(errors) against \(optimum)"
  }

  private func check(_ conflict: Conflict, of new: [TinyRow]) -> String? {
    var members: [TinyRow] = []
    for rejected in conflict.rejected {
      guard let row = new.first(where: { $0.isRequired && constraint($0) == rejected }) else {
        return "rejects what was not given: \(rejected)"
      }
      members.append(row)
    }
    for handle in conflict.present {
      guard let index = handles.firstIndex(of: handle), rows[index].isRequired else {
        return "a stranger in the conflict"
      }
      members.append(rows[index])
    }
    if let flaw = Proof.flaw(in: conflict, of: members.map { $0.row(unit: unit) }) { return "\(flaw) in \(members)" }
    return TinyOracle.isMinimalConflict(members) ? nil : "no minimal conflict: \(members)"
  }

  private func constraint(_ row: TinyRow) -> Constraint { row.row(unit: unit).constraint(over: variables) }
}
