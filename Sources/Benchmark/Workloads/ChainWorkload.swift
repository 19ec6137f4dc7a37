import BenchmarkWorkloads

/// The workload W1: boxes side by side between the edges of a container whose width is edited.
///
/// All boxes are as wide as the first box.
enum ChainWorkload {
  static func make(size: Int) -> Workload {
    var workload = Workload(name: "W1", size: size)
    let left = workload.variable()
    let width = workload.variable()
    let boxes = (0..<size).map { _ in (left: workload.variable(), width: workload.variable()) }

    workload.row([(left, 1)], .equal)
    workload.edit(width, .strong)
    var rows: [BoxRows] = []
    for (index, box) in boxes.enumerated() {
      let previous = index == 0 ? nil : boxes[index - 1]
      rows.append(add(box, after: previous, first: boxes[0], in: left, to: &workload))
    }
    if let last = boxes.last {
      workload.row([(last.left, 1), (last.width, 1), (left, -1), (width, -1)], .equal, 8)
    }

    workload.initialSuggestions = [.init(variable: width, value: containerWidth(size, boxesOf: 50))]
    let states = [70.0, 50.0].map { Workload.Suggestion(variable: width, value: containerWidth(size, boxesOf: $0)) }
    workload.loop("resize", through: states.map { [$0] })
    addChurn(boxes, rows, to: &workload)
    return workload
  }

  /// The indices of one box's rows in the workload; `equalWidth` is nil for the first box.
  private struct BoxRows {
    let position: Int
    let equalWidth: Int?
  }

  private static func containerWidth(_ size: Int, boxesOf width: Double) -> Double {
    8 + Double(size) * (width + 8)
  }

  private static func add(
    _ box: (left: Int, width: Int), after previous: (left: Int, width: Int)?, first: (left: Int, width: Int),
    in containerLeft: Int, to workload: inout Workload
  ) -> BoxRows {
    guard let previous else {
      let position = workload.row([(box.left, 1), (containerLeft, -1)], .equal, -8)
      return BoxRows(position: position, equalWidth: nil)
    }
    let position = workload.row([(box.left, 1), (previous.left, -1), (previous.width, -1)], .equal, -8)
    let equalWidth = workload.row([(box.width, 1), (first.width, -1)], .equal)
    return BoxRows(position: position, equalWidth: equalWidth)
  }

  /// Adds a loop that removes the box in the middle and adds it again.
  private static func addChurn(_ boxes: [(left: Int, width: Int)], _ rows: [BoxRows], to workload: inout Workload) {
    guard boxes.count >= 3 else { return }
    let middle = boxes.count / 2
    let previous = boxes[middle - 1]
    let bridge = workload.row(
      [(boxes[middle + 1].left, 1), (previous.left, -1), (previous.width, -1)], .equal, -8, isPending: true)
    let leaving = [rows[middle].position, rows[middle + 1].position] + [rows[middle].equalWidth].compactMap(\.self)
    workload.churn(leaving, replacing: bridge, returning: leaving)
  }
}
