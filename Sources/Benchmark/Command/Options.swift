/// The options of the command line.
struct Options {
  /// The action of the program.
  enum Task {
    case help
    case measure
    case soak
    case write(directory: String)
    case verify(directory: String)
  }

  struct UsageError: Error, CustomStringConvertible {
    let description: String
  }

  var task = Task.measure

  /// The parts that are measured.
  ///
  /// A selected file, workload, size or phase counts as a selection of the part `solver`. A selected scene of grids
  /// counts as a selection of the part `grids`.
  var parts = Set(Part.allCases)
  var kinds = WorkloadKind.allCases
  var sizes = WorkloadKind.standardSizes

  /// The selected phases; empty for all phases.
  var phases: Set<String> = []

  /// The selected scenes of grids; empty for all scenes.
  var gridScenes: Set<String> = []

  /// The path of a workload to measure instead of the workloads of the package; nil for the package's workloads.
  var file: String?
  var isQuick = false
  var wantsFigures = false
  var soak = Soak.Options()

  /// Whether the options select all workloads and phases of the solver; then networks, memory and drift are measured
  /// too.
  var isWhole: Bool {
    file == nil && phases.isEmpty && kinds == WorkloadKind.allCases && parts.contains(.solver)
  }

  static let usage = """
    usage: swift run -c release benchmark [options]

    measuring
      --part NAME            solver, layout, grids, scenes, screens or sweeps; may be repeated
      --workload NAME        W1, W2, W2x, W2s, W3, W4, W5 (the churn of W1 and W2) or W6; may be repeated
      --scene NAME           fractions, contents, page, stacks, nests or chips, of the grids; may be repeated
      --size N               the number of boxes, nodes, rows or groups; may be repeated
      --phase NAME           a phase of the workloads: build, build_batch, resize, churn, …; may be repeated
      --file PATH            a workload of your own instead
      --quick                few repetitions; every answer is still checked
      --figures              print performance goals and measured values at the end

    soaking
      --soak [OPERATIONS]    compare random operations with fresh solves; default 1000000
      --seeds K              the number of runs; default 20
      --seed S               the first of the seeds; default 1
      --compare-every M      compare after every M operations; default 25
      --hostile              unusual ties, scales and levels
      --scaled               boxes with powers of two and of ten as coefficients
      --check-certificates   prove every compared answer and every refusal; the default
      --skip-certificates    compare with fresh solves only
      --check-invariants     check the solver's invariants after every operation, as in a debug build
      --trace                print every call on standard error before it is made

    workload files
      --write DIRECTORY           write every workload at every size
      --verify-against DIRECTORY  compare them byte for byte with the files there

    --help                   print this text

    Measurements are tab-separated lines, times in nanoseconds per operation. Builds reuse the memory that earlier builds
    have freed, except for build_fresh, which includes the time in which the system provides memory.
    Exit status: 0 if every answer is right, 1 if one is wrong, 2 if the arguments are wrong or the build is a debug build.
    """
}
