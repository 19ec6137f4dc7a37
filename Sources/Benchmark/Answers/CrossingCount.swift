/// How many nodes of a tree have a soft constraint that changes side at each resize.
enum CrossingCount {
  /// Counted from the closed form: a node's width is below what it wants in one state and above it in the other.
  static func count(_ workload: Workload) -> Int? {
    guard let kind = TreeWorkload.Variant(rawValue: workload.name), let loop = workload.loops.first else { return nil }
    let small = widths(workload, workload.initialSuggestions)
    let large = widths(workload, loop.steps.prefix { $0 != .update }.suggestions)
    guard let small, let large else { return nil }
    return (0..<workload.size).count { node in
      let wanted = TreeWorkload.intrinsicWidth(of: node, variant: kind)
      return (small[node] - wanted) * (large[node] - wanted) < 0
    }
  }

  private static func widths(_ workload: Workload, _ suggestions: [Workload.Suggestion]) -> [Double]? {
    let byVariable = Dictionary(suggestions.map { ($0.variable, $0.value) }) { $1 }
    let values = ClosedForm.values(of: workload, suggestions: byVariable)
    return values.map { values in (0..<workload.size).map { values[4 * $0 + 2] } }
  }
}

extension Collection<Workload.Step> {
  /// What the steps suggest, in their order.
  var suggestions: [Workload.Suggestion] {
    compactMap { if case .suggest(let suggestion) = $0 { suggestion } else { nil } }
  }
}
