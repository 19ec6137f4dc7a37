import BowerbirdLayout

/// A line or a length of tracks as a sum: `constant + slope · grid length + shares · length of one share`.
struct TrackSum: Equatable {
  var constant = 0.0
  var slope = 0.0
  var shares = 0.0

  init(_ length: Affine = Affine(), shares: Double = 0) {
    (constant, slope, self.shares) = (length.constant, length.slope, shares)
  }

  static func += (left: inout TrackSum, right: TrackSum) {
    left.constant += right.constant
    left.slope += right.slope
    left.shares += right.shares
  }

  static func * (left: TrackSum, right: Double) -> TrackSum {
    TrackSum(Affine(left.constant, slope: left.slope) * right, shares: left.shares * right)
  }

  static func + (left: TrackSum, right: TrackSum) -> TrackSum {
    var sum = left
    sum += right
    return sum
  }
}

/// The lines and lengths of a few tracks as sums, which need no variables and no constraints.
///
/// The lengths must be known before the solve.
///
///     line   = the first line + the lengths and gaps before
///     length = constant + slope · grid length, or factor · share
///
/// If the length of a share is exactly a constant plus a multiple of the grid's length, the sums contain this function,
/// and the share has no variable either; see ``AxisSizing/exactShare``.
///
/// The constraints of cells contain the sums. A change of one track therefore changes the constraints of all cells in
/// later tracks, so sums are only used for a few tracks. Many tracks have a variable for each line, so that a change of
/// one track changes one constraint.
struct TrackSums {
  /// The greatest number of tracks that have sums.
  ///
  /// With more tracks, a change of one track could change the constraints of very many cells.
  static let mostTracks = 12

  /// The start and the length of each track.
  private var sums: [(start: TrackSum, length: TrackSum)] = []

  /// Whether the sums contain the length of a share as a function of the grid's length.
  let dividesFreeSpace: Bool

  /// The variable for the grid's length; nil if no sum contains a part of the grid's length.
  var whole: LayoutAttribute?

  /// Creates the sums; nil if tracks need variables.
  ///
  /// Tracks need variables if there are more than ``mostTracks`` of them, or if the need of any item is unknown before
  /// the solve. They also need variables if the extent of the axis is neither ``TrackAxis/Extent/exact`` nor
  /// ``TrackAxis/Extent/whole``.
  ///
  /// - Parameters:
  ///   - plan: The tracks.
  ///   - sizing: The lengths of the tracks.
  ///   - isLive: Whether the need of any item is unknown before the solve.
  init?(_ plan: borrowing TrackAxis, _ sizing: borrowing AxisSizing, isLive: Bool) {
    guard plan.extent == .exact || plan.extent == .whole, !isLive, plan.tracks.count <= Self.mostTracks else {
      return nil
    }
    let share = sizing.exactShare
    dividesFreeSpace = share != nil
    sums.reserveCapacity(plan.tracks.count)
    var line = TrackSum(sizing.first, shares: sizing.sharesBefore)
    for track in plan.tracks.indices {
      let length: TrackSum
      switch sizing.lengths[track] {
      case .affine(let affine): length = TrackSum(affine)
      case .share(let factor):
        length = share.map { TrackSum($0 * factor) } ?? TrackSum(shares: factor)
      case .live: return nil
      }
      sums.append((line, length))
      line += length
      line.constant += plan.gap(after: track)
      line.shares += sizing.sharesBetween
    }
  }

  /// The number of tracks.
  var count: Int { sums.count }

  /// Whether the start or the length of any track contains a part of the grid's length.
  var dependsOnGrid: Bool { sums.contains { $0.start.slope != 0 || $0.length.slope != 0 } }

  /// Returns the line at which a track begins.
  func start(of track: Int) -> TrackSum { sums[track].start }

  /// Returns the line at which a track ends.
  func end(of track: Int) -> TrackSum { sums[track].start + sums[track].length }

  /// Returns the line in the middle of a track.
  func middle(of track: Int) -> TrackSum { sums[track].start + sums[track].length * 0.5 }

  /// Returns the length of neighboring tracks and the gaps between them.
  func length(of tracks: Range<Int>) -> TrackSum {
    let first = tracks.lowerBound, last = tracks.upperBound - 1
    return first == last ? sums[first].length : end(of: last) + sums[first].start * -1
  }
}

extension AxisCompiler {
  /// Adds `factor` times a line or a length to a sum.
  func add(_ part: TrackSum, times factor: Double, to sum: inout some TrackLineSum) {
    sum.constant += factor * part.constant
    if part.slope != 0, let whole = sums?.whole { sum.add(host, whole, factor * part.slope) }
    if part.shares != 0 { sum.add(host, unit(), factor * part.shares) }
  }

  /// Returns the value of a sum in the last layout.
  func solved(_ sum: TrackSum) -> Double {
    var value = sum.constant
    if sum.slope != 0, let whole = sums?.whole { value += sum.slope * host.value(of: whole) }
    if sum.shares != 0 { value += sum.shares * host.value(of: unit()) }
    return value
  }

  /// Returns, for each track, whether the cells of the track must be updated after changes of lengths.
  ///
  /// If lines are sums, a changed length also changes the constraints of the cells in all later tracks.
  ///
  /// - Parameter changes: For each track, whether its length has changed.
  /// - Returns: For each track, whether the cells of the track must be updated.
  func moved(by changes: [Bool]) -> [Bool] {
    guard sums != nil, let first = changes.firstIndex(of: true) else { return changes }
    return changes.indices.map { $0 >= first }
  }
}
