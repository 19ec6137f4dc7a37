import BowerbirdLayout

/// The need of each track.
///
/// The need is the greatest fit and the greatest least length of the items that cover only this track. If the axis has
/// a ``TrackAxis/commonNeed``, every track has this need instead.
struct TrackNeeds {
  private(set) var needs: [LengthNeed]

  /// For each track, whether an item that covers only this track has a need that is unknown before the solve; empty if
  /// there are no such items.
  private var areLive: [Bool] = []

  /// The items that can stretch several tracks; items that span fewer tracks come first.
  ///
  /// At least one track of such an item is a content track, and none is a share.
  private(set) var spans: [SizedCell] = []

  init(_ cells: [SizedCell], of axis: borrowing TrackAxis) {
    needs = [LengthNeed](repeating: .nothing, count: axis.tracks.count)
    isCommon = axis.commonNeed != nil
    for cell in cells where !cell.onlyFollows && axis.holds(cell.tracks) {
      if cell.tracks.count > 1 {
        if axis.grows(cell.tracks) { spans.append(cell) }
      } else if let need = cell.need {
        let track = cell.tracks.lowerBound
        needs[track] = needs[track].greatest(need)
      } else {
        if areLive.isEmpty { areLive = [Bool](repeating: false, count: axis.tracks.count) }
        areLive[cell.tracks.lowerBound] = true
      }
    }
    if spans.count > 1 { sortSpans() }
    if let common = axis.commonNeed { needs = needs.map { _ in common } }
  }

  /// Whether all tracks have the same need, whatever their content.
  private let isCommon: Bool

  /// Returns whether an item that covers only the given track has a need that is unknown before the solve.
  func isLive(_ track: Int) -> Bool { !areLive.isEmpty && areLive[track] }

  /// The effect of a changed item on the needs of tracks.
  enum Change {
    /// The needs include the change already.
    case upToDate

    /// The item may have had the greatest fit or least length of a track, so the need of this track must be computed
    /// again.
    case lessThanBefore(track: Int)

    /// The needs of all tracks must be computed again.
    case elsewhere
  }

  /// Replaces the need of one item, and returns the effect on the needs of tracks.
  mutating func replace(_ old: SizedCell, _ new: SizedCell) -> Change {
    guard !isCommon, old.tracks == new.tracks, new.tracks.count == 1, !old.onlyFollows, !new.onlyFollows,
      needs.indices.contains(new.tracks.lowerBound), let before = old.need, let need = new.need
    else { return .elsewhere }
    let track = new.tracks.lowerBound
    let held = needs[track]
    if before.fit < held.fit && before.least < held.least || need.fit >= held.fit && need.least >= held.least {
      needs[track] = held.greatest(need)
      return .upToDate
    }
    return .lessThanBefore(track: track)
  }

  /// Sets the need of a track to the greatest need of the items that cover only this track.
  mutating func replace(_ cells: [SizedCell], of track: Int) {
    needs[track] = cells.reduce(.nothing) { need, cell in
      cell.tracks.count > 1 || cell.onlyFollows ? need : need.greatest(cell.need ?? .nothing)
    }
  }

  private mutating func sortSpans() {
    let spans = spans
    let order = spans.indices.sorted { (spans[$0].tracks.count, $0) < (spans[$1].tracks.count, $1) }
    self.spans = order.map { spans[$0] }
  }
}

extension TrackAxis {
  /// Returns whether an item that spans several tracks can stretch these tracks: at least one track is a content track,
  /// and no track is a share.
  fileprivate func grows(_ tracks: Range<Int>) -> Bool {
    self.tracks[tracks].contains { $0.size == .content } && !self.tracks[tracks].contains { $0.isFlexible }
  }
}

extension LengthNeed {
  /// Returns the greater fit and the greater least length of two needs.
  func greatest(_ other: LengthNeed) -> LengthNeed {
    LengthNeed(fit: max(fit, other.fit), least: max(least, other.least))
  }
}
