/// A small random number generator with a seed, so that every random run can be repeated.
///
/// Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators (OOPSLA 2014).
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to, not including, `bound`.
  package mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// Returns true with a probability of one in `times`.
  package mutating func once(in times: Int) -> Bool { below(times) == 0 }

  /// Returns one of the elements, or nil if there are none.
  package mutating func pick<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &self) }
}
