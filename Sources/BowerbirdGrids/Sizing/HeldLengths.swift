import BowerbirdLayout

/// What the items of each track need of it, those that lie in it alone.
struct HeldLengths {
  private(set) var needs: [LengthNeed]

  /// The tracks with items whose lengths only a solution says.
  private(set) var isLive: [Bool]

  /// The items that cover several tracks all of which are as long as they say or what they hold, shorter spans first.
  private(set) var spans: [SizedCell] = []

  init(_ cells: [SizedCell], of axis: TrackAxis) {
    needs = [LengthNeed](repeating: .nothing, count: axis.tracks.count)
    isLive = [Bool](repeating: false, count: axis.tracks.count)
    for cell in cells where !cell.onlyFollows && axis.holds(cell.tracks) {
      if cell.tracks.count > 1 {
        if axis.grows(cell.tracks) { spans.append(cell) }
      } else if let need = cell.need {
        let track = cell.tracks.lowerBound
        needs[track].fit = max(needs[track].fit, need.fit)
        needs[track].least = max(needs[track].least, need.least)
      } else {
        isLive[cell.tracks.lowerBound] = true
      }
    }
    if spans.count > 1 { sortSpans() }
  }

  private mutating func sortSpans() {
    let spans = spans
    let order = spans.indices.sorted { (spans[$0].tracks.count, $0) < (spans[$1].tracks.count, $1) }
    self.spans = order.map { spans[$0] }
  }
}

extension TrackAxis {
  /// Whether an item that covers several tracks may draw them out: one of them fits its items, and none is a share.
  fileprivate func grows(_ tracks: Range<Int>) -> Bool {
    self.tracks[tracks].contains { $0.size == .content } && !self.tracks[tracks].contains { $0.isFlexible }
  }
}
