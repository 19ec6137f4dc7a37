import BowerbirdSolver

/// A test of a solver by a list of operations, with a mirror: a plain copy of the model that the solver must have.
///
/// The solver must accept or refuse each call as the mirror requires. A refused call must not change a single bit of
/// the values. The operation `compare` adds the same model to a fresh solver; the violations of each level must then
/// agree in both solvers.
package struct Trial {
  var solver = Solver()
  var mirror = Mirror()
  var transcript: Transcript?

  /// The values of the last read; nil after a call that may have changed the values.
  var lastRead: [Double]?

  /// The operations performed so far, in which each target is `named`.
  package private(set) var performed: [Operation] = []

  private var watchesNextCall = false

  let checksInvariants: Bool
  let provesAnswers: Bool

  /// The number of answers that were proved optimal.
  package internal(set) var provedAnswers = 0

  /// The number of refusals that were proved justified.
  package internal(set) var provedRefusals = 0

  /// Creates a trial with a solver.
  ///
  /// - Parameters:
  ///   - variables: The number of variables at the start.
  ///   - checksInvariants: Whether comparisons check the solver's invariants, which end the process if they fail.
  ///   - provesAnswers: Whether comparisons and refusals check the solver's certificates.
  ///   - recording: Whether to keep the calls as Swift code, for ``calls``.
  ///   - echo: A closure that receives every call before the call is made.
  package init(
    variables: Int, checksInvariants: Bool = true, provesAnswers: Bool = true, recording: Bool = false,
    echo: (@Sendable (String) -> Void)? = nil
  ) {
    self.checksInvariants = checksInvariants
    self.provesAnswers = provesAnswers
    for _ in 0..<max(1, variables) { mirror.variables.append(solver.variable()) }
    if recording || echo != nil { transcript = Transcript(variables: mirror.variables.count, echo: echo) }
  }

  /// The calls so far as lines of Swift code; empty if the trial does not record.
  package var calls: [String] { transcript?.lines ?? [] }

  package var rowCount: Int { mirror.rows.count }

  /// The present values.
  package var values: [Double] { solver.withValues { Array($0) } }

  package mutating func perform(_ step: Operation) throws(TrialFailure) {
    guard let operation = mirror.resolved(step) else { return }
    performed.append(operation)
    switch operation {
    case .makeVariable: makeVariable()
    case .add(let sketches): try add(sketches)
    case .remove(let targets): try remove(mirror.rows(at: targets))
    case .setConstant(let target, let constant): try setConstant(mirror.rows(at: [target])[0], constant)
    case .setPriority(let target, let priority): try setPriority(mirror.rows(at: [target])[0], priority)
    case .edit(let variable, let priority): try edit(mirror.variable(at: variable), priority)
    case .suggest(let target, let value): try suggest(mirror.variable(at: target), value)
    case .endEdit(let target): try endEdit(mirror.variable(at: target))
    case .solve: solve()
    case .read: read()
    case .watch: watch()
    case .fork: try fork()
    case .misuse(let misuse): try perform(misuse)
    case .compare: try compare()
    }
  }
}

// MARK: - Calls

extension Trial {
  /// Records the code of a call before the call is made; does nothing if the trial does not record.
  mutating func record(_ call: (Transcript) -> String) {
    if let transcript { self.transcript?.write(call(transcript)) }
  }

  /// Makes a call that the solver may refuse, and checks that a refusal leaves all values as they were.
  ///
  /// The values before the call come from the last read, or from a fork that the operation `watch` makes. If there is
  /// neither, the values are not checked.
  mutating func attempt<Answer>(
    _ body: (Solver) throws(SolverError) -> Answer
  ) throws(TrialFailure) -> Result<Answer, SolverError> {
    let twin = watchesNextCall ? solver.fork() : nil
    watchesNextCall = false
    do throws(SolverError) {
      let answer = try body(solver)
      lastRead = nil
      return .success(answer)
    } catch {
      transcript?.markRefusal(error)
      try expectUnchanged(since: twin, after: error)
      return .failure(error)
    }
  }

  private func expectUnchanged(since twin: Solver?, after error: SolverError) throws(TrialFailure) {
    guard lastRead != nil || twin != nil else { return }
    let now = values
    if let lastRead, !lastRead.isIdentical(to: now) {
      throw TrialFailure("a refused call changed the values: \(error)")
    }
    if let twin, !now.isIdentical(to: twin.withValues { Array($0) }) {
      throw TrialFailure("after a refused call the values differ from those of a fork made before it: \(error)")
    }
  }

  private mutating func makeVariable() {
    record { _ in "v.append(solver.variable())" }
    mirror.variables.append(solver.variable())
    lastRead = nil
  }

  private mutating func solve() {
    record { _ in "solver.solve()" }
    solver.solve()
  }

  private mutating func watch() {
    record { _ in "let twin = solver.fork()" }
    watchesNextCall = true
  }

  private mutating func read() {
    record { _ in "_ = solver.withValues { Array($0) }" }
    lastRead = values
  }
}

extension [Double] {
  /// Returns whether two lists hold the same bits.
  func isIdentical(to other: [Double]) -> Bool { map(\.bitPattern) == other.map(\.bitPattern) }
}
