/// Adds up the values that were read, so that the compiler cannot remove the reads.
final class ValueSum {
  /// The sum of all reads; access is safe because the program has only one thread.
  nonisolated(unsafe) static let shared = ValueSum()

  private(set) var total = 0.0

  func add(_ sum: Double) { total += sum }

  /// Returns the sum of all values.
  ///
  /// Sixteen partial sums avoid a chain of dependent additions, which would dominate the measurement.
  static func of(_ values: UnsafeBufferPointer<Double>) -> Double {
    guard let start = values.baseAddress else { return 0 }
    let bytes = UnsafeRawPointer(start)
    var sums = (SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero)
    var index = 0
    while index + 16 <= values.count {
      let here = bytes + index * MemoryLayout<Double>.stride
      sums.0 += here.loadUnaligned(fromByteOffset: 0, as: SIMD4<Double>.self)
      sums.1 += here.loadUnaligned(fromByteOffset: 32, as: SIMD4<Double>.self)
      sums.2 += here.loadUnaligned(fromByteOffset: 64, as: SIMD4<Double>.self)
      sums.3 += here.loadUnaligned(fromByteOffset: 96, as: SIMD4<Double>.self)
      index += 16
    }
    var sum = ((sums.0 + sums.1) + (sums.2 + sums.3)).sum()
    while index < values.count {
      sum += start[index]
      index += 1
    }
    return sum
  }
}
