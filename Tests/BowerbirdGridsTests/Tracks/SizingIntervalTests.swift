import BowerbirdTestSupport
import Testing

@testable import BowerbirdGrids

/// The ranges of lengths in which a grid is sized in the same way.
@Suite struct SizingIntervalTests {
  /// The results of some comparisons at a length.
  private struct Sizing: Equatable {
    var signs: [Bool] = []
    var range = 0.0..<0.0

    init(_ numbers: [Affine], at length: Double) {
      var room = SizingInterval(length)
      for number in numbers { signs.append(room.narrow(toSignOf: number) == .plus) }
      range = room.range
    }
  }

  @Test("A length belongs to one range only: the one that its own comparisons give", arguments: 0..<200)
  func rangesAreDisjoint(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var numbers = (0..<6).map { _ in
      Affine(Double(random.whole(-500...500)) / 7, slope: Double(random.whole(-3...3)))
    }
    numbers.append(Affine(-20, slope: 1))
    var length = -300.0, ranges = 0
    while length < 300 {
      let sizing = Sizing(numbers, at: length), first = max(sizing.range.lowerBound, -300)
      #expect(first == length, "seed \(seed): a length lies between two ranges")
      let last = min(sizing.range.upperBound, 300).nextDown
      for inside in [first.nextUp, (first + last) / 2, last] where sizing.range.contains(inside) {
        #expect(Sizing(numbers, at: inside) == sizing, "seed \(seed)")
      }
      length = sizing.range.upperBound
      if length < 300 { #expect(Sizing(numbers, at: length).signs != sizing.signs, "seed \(seed)") }
      ranges += 1
    }
    #expect(ranges > 1)
  }

  @Test("A length on the border, up to rounding, counts as long enough")
  func bordersCountAsLongEnough() {
    for error in [-0x1p-44, 0, 0x1p-44] {
      var room = SizingInterval(20 + error)
      #expect(room.narrow(toSignOf: Affine(-20, slope: 1)) == .plus)
      #expect(room.narrow(toSignOf: Affine(20, slope: -1)) == .plus)
      #expect(room.range.contains(20))
    }
  }
}
