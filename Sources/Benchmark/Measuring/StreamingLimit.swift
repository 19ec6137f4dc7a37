/// A lower limit for the time of any layout: the time of computing `a * width + b` for the four numbers of each view.
///
/// All numbers are in the processor's caches.
final class StreamingLimit {
  private let factors: UnsafeMutablePointer<SIMD4<Double>>
  private let offsets: UnsafeMutablePointer<SIMD4<Double>>
  private let frames: UnsafeMutablePointer<SIMD4<Double>>
  private let views: Int

  init(views: Int) {
    self.views = views
    factors = .allocate(capacity: views)
    offsets = .allocate(capacity: views)
    frames = .allocate(capacity: views)
    factors.initialize(repeating: SIMD4(0, 0.5, 0.25, 1), count: views)
    offsets.initialize(repeating: SIMD4(8, 16, -8, -16), count: views)
    frames.initialize(repeating: .zero, count: views)
  }

  deinit {
    factors.deallocate()
    offsets.deallocate()
    frames.deallocate()
  }

  /// A contender with two operations for each repetition, one for each of two widths.
  var contender: Contender {
    Contender(operationsPerRepetition: 2, solver: nil) { [self] repetitions in
      for _ in 0..<repetitions {
        stream(width: 700)
        stream(width: 500)
      }
      ValueSum.shared.add(frames[views - 1].sum())
    }
  }

  @inline(never)
  private func stream(width: Double) {
    let (factors, offsets, frames) = (factors, offsets, frames)
    for view in 0..<views { frames[view] = factors[view] * width + offsets[view] }
  }
}
