import BenchmarkWorkloads

/// The workload W4: independent groups of two boxes each; the width of one group is edited.
enum IndependentWorkload {
  static func make(size: Int) -> Workload {
    var workload = Workload(name: "W4", size: size)
    let edited = size / 2
    for group in 0..<size {
      let width = addGroup(group, isEdited: group == edited, to: &workload)
      guard group == edited else { continue }
      workload.initialSuggestions = [.init(variable: width, value: 200)]
    }
    for suggestion in workload.initialSuggestions {
      for (name, values) in [("edit", [240.0, 200]), ("pivot", [240, 100])] {
        workload.loop(name, through: values.map { [.init(variable: suggestion.variable, value: $0)] })
      }
    }
    return workload
  }

  private static func addGroup(_ group: Int, isEdited: Bool, to workload: inout Workload) -> Int {
    let x = workload.variable()
    let width = workload.variable()
    let (left, leftWidth) = (workload.variable(), workload.variable())
    let (right, rightWidth) = (workload.variable(), workload.variable())
    workload.row([(x, 1)], .equal, -10 * Double(group))
    workload.row([(left, 1), (x, -1)], .equal, -8)
    workload.row([(right, 1), (left, -1), (leftWidth, -1)], .equal, -8)
    workload.row([(right, 1), (rightWidth, 1), (x, -1), (width, -1)], .equal, 8)
    workload.row([(leftWidth, 1)], .greaterOrEqual, -20)
    workload.row([(rightWidth, 1)], .greaterOrEqual, -20)
    workload.row([(leftWidth, 1), (rightWidth, -1)], .equal, 0, .weak)
    workload.row([(leftWidth, 1)], .greaterOrEqual, -50, .medium)
    workload.row([(rightWidth, 1)], .greaterOrEqual, -50, .medium)
    if isEdited {
      workload.edit(width, .strong)
    } else {
      workload.row([(width, 1)], .equal, -Double(300 + group % 7), .medium)
    }
    return width
  }
}
