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

  /// The parts that are measured; selecting a workload or a phase selects the solver.
  var parts = Set(Part.allCases)
  var kinds = WorkloadKind.allCases
  var sizes = WorkloadKind.standardSizes

  /// The selected phases; empty for all of them.
  var phases: Set<String> = []

  /// The selected trees of grids; empty for all of them.
  var gridScenes: Set<String> = []

  /// The path of a workload of the user's own.
  var file: String?
  var isQuick = false
  var wantsFigures = false
  var soak = Soak.Options()

  /// Whether the options restrict nothing, so that memory and drift are measured too.
  var isWhole: Bool {
    file == nil && phases.isEmpty && kinds == WorkloadKind.allCases && parts.contains(.solver)
  }

  static let usage = """
    usage: swift run -c release benchmark [options]

    measuring
      --part NAME            solver, layout, grids, scenes or screens; may be repeated
      --workload NAME        W1, W2, W2x, W2s, W3, W4, W5 (the churn of W1 and W2) or W6; may be repeated
      --scene NAME           fractions, contents, page, stacks or nests, of the grids; may be repeated
      --size N               the number of boxes, nodes, rows or groups; may be repeated
      --phase NAME           build, build_fresh, build_batch, build_shuffled, resize, churn, …; may be repeated
      --file PATH            a workload of your own instead
      --quick                few repetitions, every answer checked all the same
      --figures              the figures to reach, at the end

    soaking
      --soak [OPERATIONS]    random operations against fresh solves; 1000000 unless told
      --seeds K              in so many runs; 20 unless told
      --seed S               the first of the seeds; 1 unless told
      --compare-every M      a comparison after so many operations; 25 unless told
      --hostile              ties, scales and levels that nobody writes who means well
      --scaled               powers of two and of ten as coefficients, in boxes
      --check-certificates   prove every compared answer and every refusal, which is the default
      --skip-certificates    compare with fresh solves alone
      --check-invariants     the solver's invariants after every operation, as in a debug build
      --trace                every call on standard error before it is made

    workload files
      --write DIRECTORY           writes every workload at every size
      --verify-against DIRECTORY  compares them byte for byte with those there

    --help                   this text

    Measurements are tab-separated lines, times in nanoseconds an operation. Builds find the memory that builds before them
    have freed, but for build_fresh, which waits for the system to hand it out.
    Ends with 0 if every answer is right, 1 if one is wrong, 2 if the arguments are, or the build is a debug build.
    """
}
