/// The way in which a build adds its rows to the solver.
enum BuildOrder: CaseIterable {
  /// Each row in a call of its own, in the order of the workload.
  case oneAtATime

  /// Each row in a call of its own, with memory that the program has not used yet, as in a program that builds its
  /// first layout.
  ///
  /// All other builds reuse memory that earlier builds freed. So their times do not depend on the speed at which a
  /// system clears pages, or on the moment at which an allocator returns pages. The solver controls neither.
  case freshMemory

  /// All rows in one call.
  case batch

  /// All rows in one call, in random order.
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
