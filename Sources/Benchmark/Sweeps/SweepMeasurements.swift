import AllocationCounter
import BowerbirdLayout
import BowerbirdTesting
import PlaygroundScenes

/// Measurements of sweeps, which compute and prove the frames of a tree for every size of a range.
struct SweepMeasurements {
  let budget: Budget
  let report: Report

  static let mail = "mail_widths"
  static let form = "form_sizes"

  /// The widths and heights that the sweeps cover.
  private static let widths = 320.0...1600, heights = 480.0...1200

  func run() {
    measureMail()
    measureForm()
  }

  /// Measures a mail screen for every width at one height; its texts wrap, and narrow screens have no mailboxes.
  private func measureMail() {
    let screen = MailScreen().screen
    screen.layout(width: 900, height: 620)
    var segments = 0, doubts: [String] = []
    let sweep = {
      let sweep = screen.sweep(\.width, over: Self.widths)
      (segments, doubts) = (sweep.segments.count, sweep.doubts)
    }
    report.add(measurement(Self.mail, of: screen, sweep) { (segments, doubts) })
  }

  /// Measures a form of 200 boxes for every width and height.
  private func measureForm() {
    let root = SweptForm().root
    root.layout(width: 900, height: 620)
    var polygons = 0, doubts: [String] = []
    let sweep = {
      let sweep = root.sweep(widths: Self.widths, heights: Self.heights)
      (polygons, doubts) = (sweep.polygons.count, sweep.doubts)
    }
    report.add(measurement(Self.form, of: root, sweep) { (polygons, doubts) })
  }

  /// Measures a sweep, with the time for each of its segments or polygons.
  private func measurement(
    _ workload: String, of root: Box, _ sweep: () -> Void, _ result: () -> (pieces: Int, doubts: [String])
  ) -> Measurement {
    var made = Measurement(workload: workload, size: root.itemCount, phase: "prove")
    var times = Batches<Double>(budget)
    while times.wantsMore {
      let allocations = allocation_count()
      let first = Clock.now
      sweep()
      let time = Clock.now - first
      made.allocations = Double(allocation_count() - allocations)
      times.append(time, lasting: time)
    }
    made.takeTimes(of: times)
    made.check = result().doubts.first.map { .failure($0) } ?? .pass
    made.unit = .init(name: "piece", perOperation: Double(max(1, result().pieces)))
    return made
  }
}

extension LayoutItem {
  /// The number of items in the tree, this item included.
  fileprivate var itemCount: Int { children.reduce(1) { $0 + $1.itemCount } }
}
