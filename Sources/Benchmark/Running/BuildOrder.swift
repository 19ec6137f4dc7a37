/// How a build hands its rows to the solver.
enum BuildOrder: CaseIterable {
  /// Each row by a call of its own, in the order of the workload.
  case oneAtATime

  /// The same in memory that the system has yet to hand out, as in a program that builds its first layout.
  ///
  /// All other builds find the memory that the builds before them have freed: how fast a system clears pages, and when an
  /// allocator gives them back, says nothing about the solver.
  case freshMemory

  /// All rows in one call.
  case batch

  /// All rows in one call, in an order that has nothing to do with the layout.
  case shuffledBatch

  var isBatch: Bool { self == .batch || self == .shuffledBatch }

  var phase: String {
    switch self {
    case .oneAtATime: "build"
    case .freshMemory: "build_fresh"
    case .batch: "build_batch"
    case .shuffledBatch: "build_shuffled"
    }
  }
}
