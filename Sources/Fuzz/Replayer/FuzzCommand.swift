#if !FUZZING
  import BowerbirdFuzzing
  import Foundation

  /// Replays inputs of the fuzzer: files, directories of files, or inputs of its own making.
  @main
  struct FuzzCommand {
    static let usage = """
      usage: fuzz [--random SEED COUNT] [--write DIRECTORY] [--script] [FILE | DIRECTORY]...

        FILE, DIRECTORY       replay this input, or all inputs in this directory
        --random SEED COUNT   replay so many inputs made from a seed
        --write DIRECTORY     keep the inputs made by --random there instead of replaying them
        --script              print what the inputs come to as Swift, each call before it is made

      Ends with 0 if nothing is wrong, 1 if something is, 2 if the arguments are.
      Fuzzing itself: swift build -c release --product fuzz --sanitize fuzzer -Xswiftc -DFUZZING
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
        FileHandle.standardError.write(Data("fuzz: \(error)\n\n\(usage)\n".utf8))
        exit(2)
      }
    }

    private static func run(_ options: FuzzOptions) throws {
      let inputs = try FuzzInput.stored(at: options.paths) + FuzzInput.random(options.random)
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

    /// Not `print`, which keeps lines back: they would be lost in a trap.
    @Sendable private static func write(_ line: String) {
      FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    private static func replay(_ inputs: [FuzzInput]) -> Bool {
      var failures = 0
      for input in inputs {
        do throws(TrialFailure) {
          try ByteTrial.run(input.bytes)
        } catch {
          failures += 1
          print("\(input.name): \(error)\n\(ByteTrial.shrunkScript(of: input.bytes))\n")
        }
      }
      print("\(inputs.count) inputs, \(failures) failures")
      return failures == 0
    }
  }
#endif
