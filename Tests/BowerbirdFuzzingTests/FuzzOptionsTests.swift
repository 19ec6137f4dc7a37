import BowerbirdFuzzing
import Testing

@testable import fuzz

/// The command line of the fuzzer.
@Suite struct FuzzOptionsTests {
  private func complaint(_ words: String) -> String? {
    do {
      _ = try FuzzOptions(words.split(separator: " ").map(String.init))
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("invalid counts are refused")
  func counts() throws {
    let sentence = "needs a seed and a count from 0 to 1000000000"
    for words in ["1 -5", "1", "", "-1 5", "1 99999999999", "1 9999999999999999999999", "a b"] {
      #expect(complaint("--random \(words)") == "--random \(sentence)")
      #expect(complaint("--readers \(words)") == "--readers \(sentence)")
    }
    let options = try FuzzOptions(["--random", "7", "0"])
    #expect(options.random?.seed == 7 && options.random?.count == 0)
    #expect(complaint("--write") == "--write needs a directory")
    #expect(complaint("") == "there is nothing to replay: name a file or a directory, or use --random or --readers")
  }

  @Test("options that would have no effect are refused")
  func contradictions() {
    #expect(complaint("--write --script file") == "--write needs a directory")
    #expect(
      complaint("--write a --script --random 1 1")
        == "--write writes inputs, and --script prints their calls: use one of them")
    for other in ["--random 1 1", "--write a", "--script", "file"] {
      #expect(
        complaint("--readers 1 1 \(other)")
          == "--readers makes files of its own, and takes no other inputs and no other options")
    }
  }

  @Test("files that cannot be read or written are named in a sentence")
  func files() throws {
    let input = try #require(FuzzInput.random((1, 1)).first)
    let unwritable = #expect(throws: FuzzInput.FileError.self) { try input.store(in: "/dev/null") }
    #expect(unwritable?.description == "no inputs can be written into /dev/null")
    let unreadable = #expect(throws: FuzzInput.FileError.self) { try FuzzInput.stored(at: ["/"]) }
    #expect(unreadable?.description.hasSuffix("cannot be read as a file") == true)
  }

  @Test("damaged command lines are refused or understood", arguments: UInt64(1)...4)
  func damagedLines(seed: UInt64) {
    let words = ["--random", "--readers", "--write", "--script", "--help", "-x", "file"]
    for number in 0..<500 {
      var damage = TextDamage(seed: seed &* 1000 &+ UInt64(number), words: words)
      _ = complaint(damage.damaged("--random 1 20 --script file --write folder"))
    }
  }
}
