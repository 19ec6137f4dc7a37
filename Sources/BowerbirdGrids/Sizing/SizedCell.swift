import BowerbirdLayout

/// What an item asks of its tracks along one axis: all that a container sees of what it holds.
struct SizedCell {
  var tracks: Range<Int>

  /// What the item needs with its margins; nil where only a solution determines it.
  var need: LengthNeed?

  /// Whether the item asks nothing of its tracks.
  var onlyFollows = false
}

extension GridCell {
  /// What the item asks of the tracks of an axis.
  func sized(along axis: Axis, of plan: TrackAxis) -> SizedCell {
    let tracks = axis == .horizontal ? area.columns : area.rows
    if plan.extent == .placed { return SizedCell(tracks: tracks, need: .nothing) }
    if onlyFollows || hasOwnWidth && axis == .horizontal {
      return SizedCell(tracks: tracks, need: .nothing, onlyFollows: true)
    }
    guard let need = itemNeed(axis, isHeld: plan.holdsItems(tracks)) else { return SizedCell(tracks: tracks) }
    let margin = margins.length(axis)
    return SizedCell(
      tracks: tracks, need: LengthNeed(fit: max(0, need.fit + margin), least: max(0, need.least + margin)))
  }

  /// What the item needs without its margins.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - isHeld: Whether its tracks are as long as what they hold.
  /// - Returns: The need; nil where only a solution determines it.
  func itemNeed(_ axis: Axis, isHeld: Bool) -> LengthNeed? {
    let node = item.layoutNode
    let length = axis == .horizontal ? horizontal.length : vertical.length
    guard let need = node.need(axis) else { return nil }
    let fixed: Double? = if case .fixed(let length) = length { length } else { nil }
    switch node.pull(axis, content: need.fit) {
    case .none: break
    case .own(let own, let isRequired):
      if isHeld && fixed == nil { return LengthNeed(fit: own, least: own) }
      if isRequired && !isHeld { return nil }
    case .tied: if !ignoresWishes || node.hasRequiredTie(axis) { return nil }
    }
    return fixed.map { LengthNeed(fit: $0, least: $0) } ?? need
  }
}

extension TrackAxis {
  /// Whether tracks are as long as what they hold, or as long as they say, and nothing that they hold can make them a share.
  fileprivate func holdsItems(_ tracks: Range<Int>) -> Bool {
    switch extent {
    case .even, .placed: true
    case .whole: false
    case .bounded, .unbounded, .exact:
      !self.tracks.isEmpty && tracks.upperBound <= self.tracks.count && !self.tracks[tracks].contains { $0.isFlexible }
    }
  }
}

extension DirectionalEdgeInsets {
  /// Both margins along an axis together.
  func length(_ axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}
