/// The order in which the tracks of an axis get room or lose it, if constraints size the tracks.
///
/// If several tracks could get the same room, earlier tracks come first. A priority for each track would ensure this,
/// but many priorities make a solve slow. Only some tracks need one: a constraint of a user moves lines, and each such
/// line separates tracks of which the constraint contains one and not the other. Between two such lines, the constraint
/// contains all tracks or none. So these tracks form a run, and a run needs two priorities: one for its first track, and
/// one for the others. Among the others, weights of the constraints decide.
struct TrackOrder: Equatable {
  /// The place of a track in the order.
  struct Rank: Hashable {
    /// The number from which the priority is computed.
    ///
    /// It is greater for later tracks, and equal for several tracks of one run.
    var place: Int

    /// The factor of the constraint, which orders tracks of the same place.
    var weight = 1.0
  }

  private(set) var ranks: [Rank] = []

  /// Tracks whose constraints have priorities of one kind, so that only these are compared.
  private enum Kind: Int, CaseIterable {
    case short, staged, firm, share, preferred
  }

  /// The tracks of one kind since the beginning of the run.
  private struct Run {
    var first: Int
    var count = 1

    /// The weight of all later tracks, once one of the tracks is a share that can get any amount of room; otherwise nil.
    var laterWeight: Double?

    /// Returns the weight of the next track.
    ///
    /// The tracks of a run are exchangeable, so any difference of weights orders them. After a share that can get any
    /// amount of room, no share gets room, and the weights may be equal. A content track gets no more than its items
    /// need if there is not enough room for all.
    func nextWeight(of kind: Kind) -> Double {
      let part = Double(count) / Double(longestRun)
      return kind == .preferred ? 2 - part : laterWeight ?? 1 + part
    }
  }

  /// The greatest number of tracks in a run, so that the weights differ by more than rounding.
  ///
  /// It is a power of two, so that a weight has few digits and the products of lengths and weights are exact.
  private static let longestRun = 1024

  /// Orders the tracks.
  ///
  /// - Parameters:
  ///   - tracks: The tracks.
  ///   - demand: The demands of the items.
  init(_ tracks: [Track], _ demand: AxisDemand) {
    ranks.reserveCapacity(tracks.count)
    var runs = [Run?](repeating: nil, count: Kind.allCases.count)
    for track in tracks.indices {
      if demand.separates(before: track) { for kind in runs.indices { runs[kind] = nil } }
      guard let kind = Self.kind(of: tracks[track], track, demand) else {
        ranks.append(Rank(place: 2 * track))
        continue
      }
      let isUnlimited = kind == .share && tracks[track].maximum == .infinity
      guard var run = runs[kind.rawValue], run.count < Self.longestRun else {
        ranks.append(Rank(place: 2 * track))
        runs[kind.rawValue] = Run(first: track, laterWeight: isUnlimited ? 1 : nil)
        continue
      }
      ranks.append(Rank(place: 2 * run.first + 1, weight: run.nextWeight(of: kind)))
      run.count += 1
      if isUnlimited && run.laterWeight == nil { run.laterWeight = 2 }
      runs[kind.rawValue] = run
    }
  }

  /// Creates an order without tracks.
  init() {}

  private static func kind(of track: Track, _ index: Int, _ demand: AxisDemand) -> Kind? {
    switch track.size {
    case .fixed: track.yields ? .preferred : nil
    case .fraction: track.isPlainShare ? nil : .share
    case .content: demand.firmTracks.contains(index) ? .firm : demand.stagedTracks.contains(index) ? .staged : .short
    }
  }
}
