#if !FUZZING
  /// The inputs that the command line names, and what to do with them.
  struct FuzzOptions {
    struct UsageError: Error, CustomStringConvertible {
      let description: String
    }

    private(set) var paths: [String] = []
    private(set) var random: (seed: UInt64, count: Int)?
    private(set) var readers: (seed: UInt64, count: Int)?
    private(set) var directory: String?
    private(set) var wantsScript = false
    private(set) var wantsHelp = false

    init(_ arguments: some Collection<String>) throws {
      var rest = Array(arguments)[...]
      while let argument = rest.popFirst() {
        switch argument {
        case "--help", "-h": wantsHelp = true
        case "--script": wantsScript = true
        case "--random":
          random = try Self.seedAndCount(of: argument, &rest)
        case "--readers":
          readers = try Self.seedAndCount(of: argument, &rest)
        case "--write":
          guard let path = rest.popFirst(), !path.isEmpty, !path.hasPrefix("--") else {
            throw UsageError(description: "--write needs a directory")
          }
          directory = path
        case _ where argument.hasPrefix("-"): throw UsageError(description: "unknown option \(argument)")
        default: paths.append(argument)
        }
      }
      guard wantsHelp || random != nil || readers != nil || !paths.isEmpty else {
        throw UsageError(
          description: "there is nothing to replay: name a file or a directory, or use --random or --readers")
      }
      try refuseContradictions()
    }

    /// Throws an error if an option would have no effect.
    private func refuseContradictions() throws {
      if wantsScript && directory != nil {
        throw UsageError(description: "--write writes inputs, and --script prints their calls: use one of them")
      }
      if readers != nil && (random != nil || directory != nil || wantsScript || !paths.isEmpty) {
        throw UsageError(
          description: "--readers makes files of its own, and takes no other inputs and no other options")
      }
    }

    /// The maximum number of inputs in one run.
    private static let mostInputs = 1_000_000_000

    private static func seedAndCount(
      of option: String, _ rest: inout ArraySlice<String>
    ) throws -> (seed: UInt64, count: Int) {
      guard let seed = rest.popFirst().flatMap(UInt64.init), let count = rest.popFirst().flatMap(Int.init),
        (0...mostInputs).contains(count)
      else { throw UsageError(description: "\(option) needs a seed and a count from 0 to \(mostInputs)") }
      return (seed, count)
    }
  }
#endif
