/// A random number generator with a seed, so that every random run can be repeated from the number that it prints.
///
/// Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators (OOPSLA 2014).
package struct SplitMix64: RandomNumberGenerator, Sendable {
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
  /// Returns a whole number in a range.
  ///
  /// The standard library's function is not used, because its mapping of bits to numbers may change.
  package mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Returns true once in `count` times on average.
  package mutating func oneIn(_ count: Int) -> Bool { whole(1...count) == 1 }

  /// Returns a random member of a nonempty list.
  package mutating func pick<Member>(_ members: [Member]) -> Member { members[whole(0...members.count - 1)] }

  /// Returns the members in an order that depends only on the seed.
  package mutating func shuffled<Member>(_ members: [Member]) -> [Member] {
    var members = members
    for index in members.indices.dropFirst() { members.swapAt(index, whole(0...index)) }
    return members
  }
}
