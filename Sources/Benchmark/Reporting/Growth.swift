import Foundation

/// The growth of a time with the size of the problem.
enum Growth {
  /// Returns the exponent of the power law that fits best: the slope of a line through the logarithms; nil for fewer
  /// than two sizes.
  static func exponent(_ points: [(size: Int, nanoseconds: Double)]) -> Double? {
    let logarithms = points.map { (log(Double($0.size)), log($0.nanoseconds)) }
    guard logarithms.count >= 2 else { return nil }
    let count = Double(logarithms.count)
    let meanX = logarithms.map { $0.0 }.reduce(0, +) / count
    let meanY = logarithms.map { $0.1 }.reduce(0, +) / count
    let covariance = logarithms.map { ($0.0 - meanX) * ($0.1 - meanY) }.reduce(0, +)
    let variance = logarithms.map { ($0.0 - meanX) * ($0.0 - meanX) }.reduce(0, +)
    return variance > 0 ? covariance / variance : nil
  }
}
