import Foundation

/// The monotonic clock.
enum Clock {
  /// Nanoseconds since some moment that stays the same.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
