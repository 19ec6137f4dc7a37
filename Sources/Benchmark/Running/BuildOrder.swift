/// How a build hands its rows to the solver.
enum BuildOrder: CaseIterable {
  /// Each row by a call of its own, in the order of the workload.
  case oneAtATime

  /// All rows in one call.
  case batch

  /// All rows in one call, in an order that has nothing to do with the layout.
  case shuffledBatch

  var phase: String {
    switch self {
    case .oneAtATime: "build"
    case .batch: "build_batch"
    case .shuffledBatch: "build_shuffled"
    }
  }
}
