import BowerbirdTestSupport

extension SplitMix64 {
  /// Returns a number from 0 up to, not including, `bound`.
  package mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// Returns true with a probability of one in `times`.
  package mutating func once(in times: Int) -> Bool { below(times) == 0 }

  /// Returns a random element; nil for an empty list.
  package mutating func element<Element>(of elements: [Element]) -> Element? { elements.randomElement(using: &self) }
}
