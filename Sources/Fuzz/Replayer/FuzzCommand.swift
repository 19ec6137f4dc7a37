#if !FUZZING
  import BowerbirdFuzzing
  import Foundation

  /// Replays inputs of the fuzzer: files, directories of files, or random inputs.
  @main
  struct FuzzCommand {
    static let usage = """
      usage: fuzz [--random SEED COUNT] [--readers SEED COUNT] [--write DIRECTORY] [--script] [FILE | DIRECTORY]...

        FILE, DIRECTORY       replay this input, or all inputs in this directory
        --random SEED COUNT   replay COUNT inputs made from a seed
        --readers SEED COUNT  read COUNT damaged workload files made from a seed, and run those that are accepted;
                              to find the one that traps, halve the count
        --write DIRECTORY     write the inputs made by --random there instead of replaying them
        --script              print the calls of the inputs as Swift, each before it is made

      Exit status: 0 if no fault was found, 1 if one was, 2 if the arguments are wrong.
      To fuzz: swift build -c release --product fuzz --sanitize fuzzer -Xswiftc -DFUZZING
      """

    static func main() {
      do {
        let options = try FuzzOptions(CommandLine.arguments.dropFirst())
        if options.wantsHelp {
          print(usage)
        } else {
          try run(options)
        }
      } catch {
        let advice = error is FuzzOptions.UsageError ? "\n\(usage)\n" : ""
        FileHandle.standardError.write(Data("fuzz: \(error)\n\(advice)".utf8))
        exit(2)
      }
    }

    private static func run(_ options: FuzzOptions) throws {
      if let (seed, count) = options.readers { exit(read(seed, count) ? 0 : 1) }
      let stored = AnySequence(try FuzzInput.stored(at: options.paths))
      let inputs = AnySequence([stored, AnySequence(FuzzInput.random(options.random))].joined())
      if let directory = options.directory {
        for input in inputs { try input.store(in: directory) }
      } else if options.wantsScript {
        for input in inputs {
          write("// \(input.name)")
          ByteTrial.trace(input.bytes, write)
        }
      } else {
        exit(replay(inputs) ? 0 : 1)
      }
    }

    /// Writes a line immediately; `print` buffers lines, which would be lost if the program traps.
    @Sendable private static func write(_ line: String) {
      FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    /// Reads damaged workload files, each made from a seed of its own: `seed`, `seed + 1`, and so on.
    ///
    /// - Returns: Whether there was no failure.
    private static func read(_ seed: UInt64, _ count: Int) -> Bool {
      var (accepted, failures) = (0, 0)
      for index in 0..<count {
        do throws(TrialFailure) {
          if try WorkloadFileTrial.run(seed: seed &+ UInt64(index)) { accepted += 1 }
        } catch {
          failures += 1
          print("workload file \(seed &+ UInt64(index)): \(error)")
        }
      }
      print("\(count) workload files from seed \(seed), \(accepted) accepted, \(failures) failures")
      return failures == 0
    }

    private static func replay(_ inputs: AnySequence<FuzzInput>) -> Bool {
      var failures = 0, count = 0
      for input in inputs {
        count += 1
        do throws(TrialFailure) {
          try ByteTrial.run(input.bytes)
        } catch {
          failures += 1
          print("\(input.name): \(error)\n\(ByteTrial.shrunkScript(of: input.bytes))\n")
        }
      }
      print("\(count) inputs, \(failures) failures")
      return failures == 0
    }
  }
#endif
