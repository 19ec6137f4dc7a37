import BowerbirdFuzzing
import Testing

@testable import playground

/// Malformed command lines.
@Suite struct DamagedArgumentsTests {
  @Test("damaged command lines are refused in a sentence, or understood", arguments: UInt64(1)...4)
  func lines(seed: UInt64) {
    let line = "--scene chat --width 300.5 --height=80 --columns 40 --theme dark --html a.html --json b.json"
    let words = [
      "--watch", "--list", "--help", "--columns", "--width", "--scene", "--x", "=", "--", "-", "--width=", "form",
    ]
    for number in 0..<1000 {
      var damage = TextDamage(seed: seed &* 1000 &+ UInt64(number), words: words)
      let damaged = damage.damaged(line).split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      do throws(Complaint) {
        let arguments = try Arguments(damaged[...])
        #expect(!arguments.scenes.isEmpty, "seed \(seed), \(number)")
      } catch {
        #expect(error.sentence.hasSuffix("."), "seed \(seed), \(number)")
      }
    }
  }
}
