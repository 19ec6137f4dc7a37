import BowerbirdLayout

/// The formulas of Material's grid as plain arithmetic.
///
/// Pitch = (room + space) / tracks, and length = tracks spanned · pitch − space. A span of 0 is an equal share of the
/// tracks that the other views leave. No length is negative.
struct ColumnArithmetic {
  var direction: Direction
  var columns = 12
  var rows = 12
  var space = 0.0
  /// Top, left, bottom, right; the sum of both kinds of insets.
  var insets = (0.0, 0.0, 0.0, 0.0)
  var views: [View] = []

  enum Direction { case any, horizontal, vertical }

  struct View {
    var columns = 12
    var rows = 12
    var columnOffset = 0
    var rowOffset = 0
  }

  /// Returns the frames of the views in a container.
  func frames(width: Double, height: Double) -> [Rect] {
    let across = stretches(
      tracks: columns, spans: views.map(\.columns), offsets: views.map(\.columnOffset), length: width,
      near: insets.1, far: insets.3, isUsed: direction != .vertical)
    let down = stretches(
      tracks: rows, spans: views.map(\.rows), offsets: views.map(\.rowOffset), length: height, near: insets.0,
      far: insets.2, isUsed: direction != .horizontal)
    return zip(across, down).map { Rect(x: $0.near, y: $1.near, width: $0.length, height: $1.length) }
  }

  private func stretches(
    tracks: Int, spans: [Int], offsets: [Int], length: Double, near: Double, far: Double, isUsed: Bool
  ) -> [(near: Double, length: Double)] {
    let room = length - near - far
    if !isUsed { return spans.map { _ in (near, max(0, room)) } }
    if tracks < 1 { return spans.map { _ in (near, 0) } }
    let pitch = max(0, (room + space) / Double(tracks))
    let share = equalShare(tracks: tracks, spans: spans, offsets: offsets)
    var start = 0.0
    return zip(spans, offsets).map { span, offset in
      let span = span > 0 ? Double(span) : share
      if direction == .any { start = 0 }
      start += Double(offset)
      defer { start += span }
      return (near + start * pitch, max(0, span * pitch - space))
    }
  }

  private func equalShare(tracks: Int, spans: [Int], offsets: [Int]) -> Double {
    if direction == .any { return Double(tracks) / Double(max(1, spans.count)) }
    let open = spans.count { $0 <= 0 }
    let taken = spans.map { max(0, $0) }.reduce(0, +) + offsets.reduce(0, +)
    return max(0, Double(tracks - taken)) / Double(max(1, open))
  }
}
