import BowerbirdSolver

extension PlainArray<Double> {
  /// Returns four adjacent numbers, beginning at an index.
  @inline(__always)
  func four(at place: Int) -> SIMD4<Double> { SIMD4(self[place], self[place + 1], self[place + 2], self[place + 3]) }

  /// Writes four adjacent numbers, beginning at an index.
  @inline(__always)
  func setFour(_ numbers: SIMD4<Double>, at place: Int) {
    for offset in 0..<4 { self[place + offset] = numbers[offset] }
  }
}
