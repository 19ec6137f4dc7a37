/// An exchange of a basic row of one variable for another row of the same variable, with the same coefficient.
struct Shift: BitwiseCopyable {
  var position: Int32
  var variable: Int32

  /// The row at whose breakpoint the cost of moving the variable stops falling.
  var entering: Int32

  /// The change of the leaving row's left side.
  var change: Double

  /// The side of the leaving row afterwards.
  var side: Int8
}

/// The shifts that a descent takes in one step, in the order in which it would take them one by one.
struct ShiftPlan: ~Copyable {
  var shifts = Store<Shift>()

  /// The breakpoints that shifts cross on their way, and the number of the shift that crosses each.
  private(set) var crossed = Store<Breakpoint>()
  private(set) var crossing = Store<Int32>()

  /// A Boolean value for each variable that indicates whether a shift of the plan moves it.
  private(set) var isShifted = Store<Bool>()

  /// A Boolean value that indicates whether no exchange has changed the multipliers since they were recomputed.
  var multipliersAreFresh = false

  /// The number of ordinary steps until the next plan, and until the plan after it if the next one has as few shifts.
  private var pause = 0
  private var nextPause = 1

  /// The number of shifts below which a plan costs more than it saves.
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

  /// Records a breakpoint that the next shift crosses.
  mutating func appendCrossing(_ breakpoint: Breakpoint) {
    crossed.append(breakpoint)
    crossing.append(Int32(shifts.count))
  }

  /// Clears the shifted variables, and postpones the next plan if this one had few shifts.
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

  /// Records an ordinary step.
  mutating func noteStep() {
    multipliersAreFresh = false
    if pause > 0 { pause -= 1 }
  }
}
