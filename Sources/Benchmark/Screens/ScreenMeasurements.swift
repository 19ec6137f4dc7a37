import AllocationCounter
import BowerbirdLayout
import RealScreens

/// Measures the declaration and the first layout of screens from real interface files.
struct ScreenMeasurements {
  let budget: Budget
  let report: Report

  static let workload = "screens"

  func run() throws {
    let screens = try ScreenFile.screens()
    var times = screens.map { _ in [Double]() }
    var all = Measurement(workload: Self.workload, size: screens.count, phase: "build_all")
    all.check = check(screens)
    var rounds = Batches<Double>(budget)
    while rounds.wantsMore {
      let allocations = allocation_count()
      let first = Clock.now
      for (index, screen) in screens.enumerated() { times[index].append(build(screen)) }
      let time = Clock.now - first
      all.allocations = Double(allocation_count() - allocations)
      rounds.append(time, lasting: time)
    }
    all.takeTimes(of: rounds)
    all.unit = .init(name: "screen", perOperation: Double(screens.count))
    report.add(all)
    report.add(each(times))
  }

  /// Returns the time from a description to frames, without the release of the screen.
  private func build(_ description: ScreenDescription) -> Double {
    let first = Clock.now
    let screen = RealScreen(description)
    screen.layOut()
    return withExtendedLifetime(screen) { Clock.now - first }
  }

  /// Returns the distribution of the screens' median times.
  private func each(_ times: [[Double]]) -> Measurement {
    var each = Measurement(workload: Self.workload, size: times.count, phase: "build")
    each.operations = times.map(\.count).reduce(0, +)
    each.samples = Samples(times.map { Samples($0).median })
    return each
  }

  /// Checks every required constraint that is not left out because of a conflict.
  private func check(_ screens: [ScreenDescription]) -> AnswerCheck {
    for description in screens {
      let screen = RealScreen(description)
      let leftOut = Set(screen.layOut().conflicts.map { ObjectIdentifier($0.leftOut) })
      let geometry = ScreenGeometry(description, frames: screen.boxes.map(\.frame))
      for (statement, constraint) in zip(description.statements, screen.constraints)
      where statement.priority.isRequired && !leftOut.contains(ObjectIdentifier(constraint))
        && !(geometry.violation(of: statement) < 1e-6)
      {
        return .failure("\(description.name): \(constraint) does not hold")
      }
    }
    return .pass
  }
}
