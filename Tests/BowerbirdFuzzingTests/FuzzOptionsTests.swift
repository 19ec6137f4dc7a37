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

  @Test("damaged command lines are refused or understood", arguments: UInt64(1)...4)
  func damagedLines(seed: UInt64) {
    let words = ["--random", "--readers", "--write", "--script", "--help", "-x", "file"]
    for number in 0..<500 {
      var damage = TextDamage(seed: seed &* 1000 &+ UInt64(number), words: words)
      _ = complaint(damage.damaged("--random 1 20 --script file --write folder"))
    }
  }
}
