/// An basic row of one variable that gives its position to another row of the same variable, with the same coefficient.
struct Shift: BitwiseCopyable {
  var position: Int32
  var variable: Int32

  /// The row at whose breakpoint the cost of moving the variable stops falling.
  var entering: Int32

  /// By how much the left side of the leaving row changes.
  var change: Double

  /// The side of the leaving row afterwards.
  var side: Int8
}

/// The shifts that a descent takes in one step, in the order in which it would take them one by one.
struct ShiftPlan: ~Copyable {
  var shifts = Store<Shift>()

  /// The rows that shifts cross on their way, and which shift crosses each.
  private(set) var crossed = Store<Breakpoint>()
  private(set) var crossing = Store<Int32>()

  /// By variable: whether a shift of the plan moves it.
  private(set) var isShifted = Store<Bool>()

  /// Whether no exchange has changed the multipliers since they were recomputed.
  var multipliersAreFresh = false

  /// The number of ordinary steps until the next plan, and until the one after it if that one has as few shifts.
  private var pause = 0
  private var nextPause = 1

  /// With fewer shifts, a plan costs more than it saves.
  private static let few = 8

  init() {}

  var isPausing: Bool { pause > 0 }

  mutating func begin(variableCount: Int) {
    shifts.removeAll()
    crossed.removeAll()
    crossing.removeAll()
    isShifted.resize(to: variableCount, filling: false)
  }

  mutating func append(_ shift: Shift) {
    shifts.append(shift)
    isShifted[shift.variable] = true
  }

  /// Notes a breakpoint that the next shift crosses.
  mutating func appendCrossing(_ breakpoint: Breakpoint) {
    crossed.append(breakpoint)
    crossing.append(Int32(shifts.count))
  }

  /// Forgets which variables the plan moves, and puts the next plan off if this one was of little use.
  ///
  /// - Parameters:
  ///   - count: The number of shifts that were taken.
  ///   - isCut: Whether the plan ended because another order applies to the shifts after it.
  mutating func end(taken count: Int, isCut: Bool) {
    for place in 0..<shifts.count { isShifted[shifts[place].variable] = false }
    if count >= Self.few {
      nextPause = 1
    } else if !isCut {
      pause = nextPause
      nextPause *= 2
    }
  }

  /// Notes an ordinary step.
  mutating func noteStep() {
    multipliersAreFresh = false
    if pause > 0 { pause -= 1 }
  }
}
