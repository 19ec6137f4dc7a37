import BowerbirdFuzzing
import BowerbirdTestSupport
import Foundation
import Testing

/// Runs the inputs that the fuzzer kept, and random ones.
@Suite struct CorpusTests {
  /// The folder `Tests/Corpus`, whatever directory the tests run in.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Corpus")

  @Test func everyInputOfTheCorpusIsClean() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(names.count >= 100, "the corpus is gone")
    for name in names where !name.hasPrefix(".") {
      let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(name)))
      expectClean(bytes, "input \(name)")
    }
  }

  @Test(arguments: UInt64(1)...4) func randomInputsAreClean(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for number in 0..<50 {
      let bytes = (0..<20 + generator.below(300)).map { _ in UInt8(generator.below(256)) }
      expectClean(bytes, "seed \(seed), input \(number)")
    }
  }

  private func expectClean(_ bytes: [UInt8], _ name: String) {
    do throws(TrialFailure) {
      try ByteTrial.run(bytes)
    } catch {
      Issue.record("\(name): \(error)\n\(ByteTrial.shrunkScript(of: bytes))")
    }
  }
}
