/// The order in which the tracks of an axis get or lose room, if constraints, and not arithmetic, size the tracks.
///
/// If several tracks could get the same room, earlier tracks come first. The order determines the priorities and the
/// factors of the tracks' constraints.
///
/// The tracks are divided into runs. A run ends at a line that may be moved by a constraint that the grid does not
/// make. Such a constraint treats all tracks of a run alike. A run therefore needs only two priorities: one for its
/// first track, and one for its other tracks. The factors of the constraints put these other tracks in order. A
/// priority for each track would make a solve slow.
struct TrackOrder {
  /// The rank of a track: its place in the order, and a factor that orders tracks of the same place.
  struct Rank: Hashable {
    /// The number from which the priority of the track's constraint is computed.
    ///
    /// From one track to a later track of the same kind, the number never decreases. All tracks of a run after the
    /// first track have the same number.
    var place: Int

    /// The factor of the track's constraint, which orders tracks of the same place.
    var weight = 1.0
  }

  private var ranks: [Rank] = []

  /// Returns the rank of a track; the place 0 if the tracks have no order.
  func rank(of track: Int) -> Rank { ranks.isEmpty ? Rank(place: 0) : ranks[track] }

  /// The kinds of tracks.
  ///
  /// Each kind has constraints at priorities of its own, so only tracks of one kind are compared.
  private enum Kind: Int, CaseIterable {
    case short, staged, firm, share, preferred
  }

  /// The tracks of one kind in the present run.
  private struct Run {
    var first: Int
    var count = 1

    /// The weight of all tracks that follow the run's first share without a maximum; nil if there is no such share yet.
    var laterWeight: Double?

    /// Returns the weight of the next track of the run.
    ///
    /// The tracks of a run are exchangeable, so any difference of weights orders them. A share without a maximum can
    /// take all the room that is left. Later shares then get no room, and their weights may be equal. A content track
    /// takes only the room that its items need, so the weights of later content tracks must differ.
    func nextWeight(of kind: Kind) -> Double {
      let part = Double(count) / Double(longestRun)
      return kind == .preferred ? 2 - part : laterWeight ?? 1 + part
    }
  }

  /// The greatest number of tracks in a run, so that the weights differ by more than rounding.
  ///
  /// The number is a power of two, so that a weight has few digits and the products of lengths and weights are exact.
  private static let longestRun = 1024

  /// Computes the rank of each track.
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
    case .content:
      demand.firmTracks.contains(index) ? .firm : demand.stagedTracks.contains(index) ? .staged : .short
    }
  }
}
