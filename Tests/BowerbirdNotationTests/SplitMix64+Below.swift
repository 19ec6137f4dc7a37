import BowerbirdTestSupport

extension SplitMix64 {
  /// Returns a number from 0 up to, not including, a bound; 0 if there is no such number.
  mutating func below(_ bound: UInt64) -> UInt64 { next() % max(1, bound) }

  /// Returns a number from 0 up to, not including, a bound; 0 if there is no such number.
  mutating func below(_ bound: Int) -> Int { Int(below(UInt64(max(1, bound)))) }
}
