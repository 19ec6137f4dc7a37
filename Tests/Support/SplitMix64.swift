/// A seeded generator, so that every random test can be run again from the number it prints.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SplitMix64 {
  /// A whole number of the range.
  ///
  /// The standard library's own draw is not used, because nothing promises that it maps bits to numbers in the same way
  /// for ever.
  package mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// True once in `count` times on average.
  package mutating func oneIn(_ count: Int) -> Bool { whole(1...count) == 1 }

  /// A member of a collection that is not empty.
  package mutating func pick<Member>(_ members: [Member]) -> Member { members[whole(0...members.count - 1)] }

  /// The members in an order that depends on the seed alone.
  package mutating func shuffled<Member>(_ members: [Member]) -> [Member] {
    var members = members
    for place in members.indices.dropFirst() { members.swapAt(place, whole(0...place)) }
    return members
  }
}
