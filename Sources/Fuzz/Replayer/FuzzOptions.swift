#if !FUZZING
  /// What the command line asks for.
  struct FuzzOptions {
    struct UsageError: Error, CustomStringConvertible {
      let description: String
    }

    private(set) var paths: [String] = []
    private(set) var random: (seed: UInt64, count: Int)?
    private(set) var directory: String?
    private(set) var wantsScript = false
    private(set) var wantsHelp = false

    init(_ arguments: some Collection<String>) throws {
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        switch argument {
        case "--help", "-h": wantsHelp = true
        case "--script": wantsScript = true
        case "--random":
          guard let seed = rest.popFirst().flatMap(UInt64.init), let count = rest.popFirst().flatMap(Int.init) else {
            throw UsageError(description: "--random takes a seed and a count")
          }
          random = (seed, count)
        case "--write":
          guard let path = rest.popFirst() else { throw UsageError(description: "--write takes a directory") }
          directory = path
        case _ where argument.hasPrefix("-"): throw UsageError(description: "unknown option \(argument)")
        default: paths.append(argument)
        }
      }
      guard wantsHelp || random != nil || !paths.isEmpty else { throw UsageError(description: "nothing to replay") }
    }
  }
#endif
