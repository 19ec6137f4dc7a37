/// Reads the command line.
struct OptionsParser {
  private var options = Options()
  private var rest: ArraySlice<String>
  private var pickedKinds: [WorkloadKind] = []
  private var pickedSizes: [Int] = []
  private var pickedParts: Set<Part> = []

  static func options(from arguments: some Collection<String>) throws(Options.UsageError) -> Options {
    var parser = OptionsParser(rest: Array(arguments)[...])
    while let argument = parser.rest.popFirst() { try parser.read(argument) }
    return parser.finished()
  }

  private init(rest: ArraySlice<String>) { self.rest = rest }

  private mutating func read(_ argument: String) throws(Options.UsageError) {
    switch argument {
    case "--help", "-h": options.task = .help
    case "--part": try pickPart(try value(of: argument))
    case "--workload": try pickWorkload(try value(of: argument))
    case "--scene": try pickScene(try value(of: argument))
    case "--size": pickedSizes.append(try count(of: argument, atMost: 1_000_000))
    case "--phase": options.phases.insert(try value(of: argument))
    case "--file": options.file = try value(of: argument)
    case "--quick": options.isQuick = true
    case "--figures": options.wantsFigures = true
    case "--soak": try readSoak()
    case "--seeds": options.soak.seeds = try count(of: argument, atMost: 1_000_000)
    case "--seed": options.soak.firstSeed = try count(of: argument)
    case "--compare-every": options.soak.compareEvery = try count(of: argument)
    case "--hostile": pickStyles(SoakGenerator.Style.hostile, argument)
    case "--scaled": pickStyles(SoakGenerator.Style.inBoxes, argument)
    case "--check-certificates": options.soak.provesAnswers = true
    case "--skip-certificates": options.soak.provesAnswers = false
    case "--check-invariants": options.soak.checksInvariantsAlways = true
    case "--trace": options.soak.isTracing = true
    case "--write": try begin(.write(directory: try value(of: argument)))
    case "--verify-against": try begin(.verify(directory: try value(of: argument)))
    default: throw Options.UsageError(description: "unknown argument \(argument)")
    }
  }

  private mutating func value(of option: String) throws(Options.UsageError) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--") else {
      throw Options.UsageError(description: "\(option) needs a value")
    }
    return value
  }

  /// Reads a positive whole number.
  ///
  /// The limit is more than any run needs, and sums of a few such numbers do not overflow.
  private mutating func count(of option: String, atMost most: Int = 1_000_000_000_000) throws(Options.UsageError) -> Int
  {
    let word = try value(of: option)
    guard let count = Int(word), (1...most).contains(count) else {
      throw Options.UsageError(description: "\(option) needs a whole number from 1 to \(most), not \(word)")
    }
    return count
  }

  private mutating func begin(_ task: Options.Task) throws(Options.UsageError) {
    switch options.task {
    case .measure: options.task = task
    case .help: return
    case .soak, .write, .verify:
      throw Options.UsageError(description: "only one of --soak, --write and --verify-against can be done at a time")
    }
  }

  private mutating func readSoak() throws(Options.UsageError) {
    try begin(.soak)
    if let next = rest.first, !next.hasPrefix("--") { options.soak.operations = try count(of: "--soak") }
  }

  private mutating func pickStyles(_ styles: [SoakGenerator.Style], _ option: String) {
    options.soak.styles = styles
    options.soak.stylesOption = " \(option)"
  }

  private mutating func pickPart(_ name: String) throws(Options.UsageError) {
    guard let part = Part(rawValue: name) else {
      let names = Part.allCases.map(\.rawValue).joined(separator: ", ")
      throw Options.UsageError(description: "there is no part \(name); the parts are \(names)")
    }
    pickedParts.insert(part)
  }

  private mutating func pickWorkload(_ name: String) throws(Options.UsageError) {
    if name == "W5" {
      pickedKinds += [.chain, .tree]
      options.phases.insert("churn")
    } else if let kind = WorkloadKind(rawValue: name) {
      pickedKinds.append(kind)
    } else {
      let names = WorkloadKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw Options.UsageError(description: "there is no workload \(name); the workloads are \(names) and W5")
    }
  }

  private mutating func pickScene(_ name: String) throws(Options.UsageError) {
    guard GridMeasurements.scenes.contains(name) else {
      let names = GridMeasurements.scenes.joined(separator: ", ")
      throw Options.UsageError(description: "there is no scene \(name); the scenes are \(names)")
    }
    options.gridScenes.insert(name)
    pickedParts.insert(.grids)
  }

  private func finished() -> Options {
    var finished = options
    if !pickedKinds.isEmpty { finished.kinds = WorkloadKind.allCases.filter(pickedKinds.contains) }
    if !pickedSizes.isEmpty { finished.sizes = pickedSizes }
    let picksOfSolver = finished.file != nil || !pickedKinds.isEmpty || !pickedSizes.isEmpty || !finished.phases.isEmpty
    let picked = picksOfSolver ? pickedParts.union([.solver]) : pickedParts
    if !picked.isEmpty { finished.parts = picked }
    return finished
  }
}
