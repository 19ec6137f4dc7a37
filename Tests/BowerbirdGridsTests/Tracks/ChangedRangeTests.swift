import BowerbirdTestSupport
import Testing

@testable import BowerbirdGrids

@Suite struct ChangedRangeTests {
  @Test("the ranges in which two lists differ", arguments: all(0..<2_000, inDebug: 200))
  func ranges(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let old = (0..<random.whole(0...6)).map { _ in random.whole(0...2) }
    let new = (0..<random.whole(0...6)).map { _ in random.whole(0...2) }
    let changed = ChangedRange(from: old, to: new, by: ==)
    let note = Comment(rawValue: "seed \(seed): \(old) to \(new)")
    #expect(old[..<changed.old.lowerBound] == new[..<changed.new.lowerBound], note)
    #expect(Array(old[changed.old.upperBound...]) == Array(new[changed.new.upperBound...]), note)
    // A larger beginning or end is not common to both lists.
    if !changed.old.isEmpty && !changed.new.isEmpty {
      #expect(old[changed.old.lowerBound] != new[changed.new.lowerBound], note)
      #expect(old[changed.old.upperBound - 1] != new[changed.new.upperBound - 1], note)
    }
  }
}
