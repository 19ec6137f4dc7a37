/// The exchange of a basic row with one variable for another row with the same variable and the same coefficient.
struct BreakpointMove: BitwiseCopyable {
  var position: Int32
  var variable: Int32

  /// The row that becomes basic: the cost stops falling at the breakpoint of this row.
  var entering: Int32

  /// The change of the leaving row's left side.
  var change: Double

  /// The side of the leaving row after the exchange.
  var side: Int8
}

/// The moves that a descent makes in one step, in the order in which single steps would make them.
///
/// The list of these moves is a *plan*. A move exchanges a basic row with one variable for another row with the same
/// variable.
struct PrimalLongStep: ~Copyable {
  var moves = UniqueArray<BreakpointMove>()

  /// A breakpoint that a move crosses.
  struct Crossing: BitwiseCopyable {
    var breakpoint: PrimalBreakpoint

    /// The index in `moves` of the move that crosses the breakpoint.
    var move: Int32
  }

  /// The breakpoints that moves cross, in the order of the moves.
  private(set) var crossings = UniqueArray<Crossing>()

  /// A Boolean value for each variable that indicates whether a move of the plan moves the variable.
  private(set) var isMoved = UniqueArray<Bool>()

  /// A Boolean value that indicates whether no single exchange has been made since the multipliers were recomputed.
  ///
  /// The moves of a plan do not count as single exchanges: each of them changes the multipliers of two rows only.
  var multipliersAreFresh = false

  /// The number of single exchanges until the next plan is tried.
  private var pause = 0

  /// The value that `pause` gets if the next plan has few moves.
  private var nextPause = 1

  /// The number of moves below which a plan costs more than it saves.
  private static let few = 8

  init() {}

  var isPausing: Bool { pause > 0 }

  mutating func begin(variableCount: Int) {
    moves.removeAll()
    crossings.removeAll()
    isMoved.resize(to: variableCount, filling: false)
  }

  mutating func append(_ move: BreakpointMove) {
    moves.append(move)
    isMoved[move.variable] = true
  }

  /// Records a breakpoint that the next move crosses.
  mutating func appendCrossing(_ breakpoint: PrimalBreakpoint) {
    crossings.append(Crossing(breakpoint: breakpoint, move: Int32(moves.count)))
  }

  /// Ends a plan: clears `isMoved`, and postpones the next plan if this plan had few moves and was not cut short.
  ///
  /// - Parameters:
  ///   - count: The number of moves that were made.
  ///   - isCut: Whether the plan was cut short, because the order of the descent changes after the last move.
  mutating func end(taken count: Int, isCut: Bool) {
    for index in 0..<moves.count { isMoved[moves[index].variable] = false }
    if count >= Self.few {
      nextPause = 1
    } else if !isCut {
      pause = nextPause
      nextPause *= 2
    }
  }

  /// Records that the descent has made a single exchange instead of a plan.
  mutating func noteStep() {
    multipliersAreFresh = false
    if pause > 0 { pause -= 1 }
  }
}
