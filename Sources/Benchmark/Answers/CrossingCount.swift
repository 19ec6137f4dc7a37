import BenchmarkWorkloads

/// Counts the crossings of a tree: the nodes at which an optional constraint changes side at each resize.
enum CrossingCount {
  /// Returns the number of nodes that are narrower than their intrinsic width in exactly one of two sizes.
  ///
  /// The sizes are the two sizes of the root between which the workload resizes. The widths come from the closed form.
  /// The result is nil for a workload that is not a tree.
  static func count(_ workload: Workload) -> Int? {
    guard let kind = TreeWorkload.Variant(rawValue: workload.name), let loop = workload.loops.first else { return nil }
    let small = widths(workload, workload.initialSuggestions)
    let large = widths(workload, loop.steps.prefix { $0 != .update }.suggestions)
    guard let small, let large else { return nil }
    return (0..<workload.size).count { node in
      let wanted = TreeWorkload.intrinsicWidth(of: node, variant: kind)
      return isNarrower(small[node], than: wanted) != isNarrower(large[node], than: wanted)
    }
  }

  /// Checks that the number of crossings equals the published number; a pass if no number is published.
  static func check(_ workload: Workload) -> AnswerCheck {
    guard let published = PublishedChecks.crossings[workload.size], let counted = count(workload) else { return .pass }
    return counted == published ? .pass : .failure("\(counted) crossings instead of \(published)")
  }

  /// Returns whether a width is smaller than the intrinsic width by more than rounding.
  ///
  /// Some widths are quotients that equal the intrinsic width.
  private static func isNarrower(_ width: Double, than wanted: Double) -> Bool { width < wanted - 1e-9 }

  private static func widths(_ workload: Workload, _ suggestions: [Workload.Suggestion]) -> [Double]? {
    let byVariable = Dictionary(suggestions.map { ($0.variable, $0.value) }) { $1 }
    let values = ClosedForm.values(of: workload, suggestions: byVariable)
    return values.map { values in (0..<workload.size).map { values[4 * $0 + 2] } }
  }
}
