import BowerbirdLayout

/// The need of an item along one axis, with the tracks that the item covers.
///
/// The sizing of tracks uses no other values of an item.
struct SizedCell {
  var tracks: Range<Int>

  /// The item's need, margins included; nil if the need is unknown before the solve.
  var need: LengthNeed?

  /// Whether the sizing of the tracks ignores the item; the item's need is then ``LengthNeed/nothing``.
  var onlyFollows = false

  /// Whether a constraint that no container made may give the item another length than its tracks have.
  var isConstrained = false
}

/// The vertical need that an item will have in a width that no layout has given the item yet.
struct FutureNeed {
  /// The width of the item for which the need holds.
  var width: Double

  /// The need of the item's content in this width; nil to use the present need of the content.
  var content: LengthNeed?
}

extension CellRequest {
  /// Returns the need of the item along an axis, with its tracks.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - plan: The tracks along the axis.
  ///   - future: The need of the item in a width that no layout has given it yet; nil for the item's present need.
  /// - Returns: The need and the tracks.
  func sized(along axis: Axis, of plan: TrackAxis, _ future: FutureNeed? = nil) -> SizedCell {
    let tracks = tracks(axis)
    if plan.extent == .placed { return SizedCell(tracks: tracks, need: .nothing) }
    if onlyFollows || hasOwnWidth && axis == .horizontal || sharedAxes[axis] {
      return SizedCell(tracks: tracks, need: .nothing, onlyFollows: true)
    }
    // Each read of the property counts references, so the node is read once.
    let node = node
    if node.needOfTies(axis) != nil && !isAsLongAsContent(axis, plan) {
      return SizedCell(tracks: tracks, need: node.unknownNeed)
    }
    var isConstrained = false
    let need = itemNeed(
      of: node, axis, isHeld: plan.holdsItems(tracks), isAcross: plan.extent == .whole, future,
      isConstrained: &isConstrained)
    guard let need else {
      if !ignoresPulls(on: node, axis, plan) { return SizedCell(tracks: tracks) }
      let own = future?.content ?? node.needByItself(axis) ?? .nothing
      return SizedCell(tracks: tracks, need: withMargins(own, axis), isConstrained: true)
    }
    return SizedCell(tracks: tracks, need: withMargins(need, axis), isConstrained: isConstrained)
  }

  private func withMargins(_ need: LengthNeed, _ axis: Axis) -> LengthNeed {
    let margin = margins.length(axis)
    return LengthNeed(fit: max(0, need.fit + margin), least: max(0, need.least + margin))
  }

  /// Returns whether the constraints of the program on the item's length cannot affect its tracks.
  ///
  /// This is so for a stretched item in constant cells, unless a constraint has a priority above
  /// ``GridPriority/userLimit``. The need of the item by itself then counts.
  private func ignoresPulls(on node: LayoutNode, _ axis: Axis, _ plan: TrackAxis) -> Bool {
    alignment(axis).length == .cell && plan.areConstant(tracks(axis))
      && node.hasOnlyPulls(axis, upTo: GridPriority.userLimit)
  }

  /// Returns whether the item is as long as its content if there is enough room.
  ///
  /// If not, the cell gives the item another length, and items that are tied to it follow that length.
  private func isAsLongAsContent(_ axis: Axis, _ plan: TrackAxis) -> Bool {
    switch alignment(axis).length {
    case .fixed: return false
    case .content: return true
    case .cell: return plan.extent != .whole && plan.areContentTracks(tracks(axis))
    }
  }

  /// Returns the need of the item without its margins.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - isHeld: Whether the item's own constraints determine its need even if they are optional, as in tracks that are
  ///     no shares.
  ///   - isAcross: Whether the axis is across a stack, so that the longest item determines the stack's fit.
  /// - Returns: The need; nil if the need is unknown before the solve.
  func itemNeed(_ axis: Axis, isHeld: Bool, isAcross: Bool = false) -> LengthNeed? {
    var isConstrained = false
    return itemNeed(of: node, axis, isHeld: isHeld, isAcross: isAcross, nil, isConstrained: &isConstrained)
  }

  /// Returns the need of the item, whose node is `node`, without its margins.
  ///
  /// The call sets `isConstrained` to true if a constraint that no container made may give the item another length than
  /// its tracks have.
  private func itemNeed(
    of node: LayoutNode, _ axis: Axis, isHeld: Bool, isAcross: Bool, _ future: FutureNeed?,
    isConstrained: inout Bool
  ) -> LengthNeed? {
    let length = alignment(axis).length
    guard let need = future?.content ?? (ties != .all ? node.needByItself(axis) : node.need(axis)) else { return nil }
    let fixed: Double? = if case .fixed(let length) = length { length } else { nil }
    var pull = node.pull(axis, content: need.fit)
    if case .tied = pull {
      switch ties {
      case .all: return nil
      case .required: if node.hasRequiredTie(axis) { return nil }
      case .requiredToOthers(let leading):
        if fixed == nil, let tied = node.needOfTies(axis) { return tied }
        if fixed == nil && node.tiesOwnLengths {
          return node.needOfOwnTies(axis, leading: leading, content: future?.content, inWidth: future?.width)
        }
        if node.hasRequiredTie(axis, toOthers: true) { return node.unknownNeed }
      }
      // The other ties are optional and give way. The item's own constraints still determine its need.
      pull = node.pull(axis, content: need.fit, ignoringTies: true)
      if case .none = pull { pull = .tied }
    }
    switch pull {
    case .none: isConstrained = !node.children.isEmpty && node.hasForeignConstraints
    case .own(let own, let isRequired):
      isConstrained = true
      if isHeld && fixed == nil { return LengthNeed(fit: own, least: own) }
      if isAcross && fixed == nil && !isRequired { return LengthNeed(fit: own, least: own) }
      if isRequired && !isHeld { return ties != .all ? LengthNeed(fit: own, least: own) : nil }
    case .tied: break
    }
    return fixed.map { LengthNeed(fit: $0, least: $0) } ?? need
  }
}

extension TrackAxis {
  /// Returns whether all tracks of a range have the size ``TrackSize/content``.
  fileprivate func areContentTracks(_ tracks: Range<Int>) -> Bool {
    if case .even = extent { return false }
    return !self.tracks.isEmpty && tracks.upperBound <= self.tracks.count
      && self.tracks[tracks].allSatisfy { $0.size == .content }
  }

  /// Returns whether all tracks of a range have a fixed length, whatever their items need.
  fileprivate func areConstant(_ tracks: Range<Int>) -> Bool {
    guard shared == nil, !tracks.isEmpty, tracks.upperBound <= self.tracks.count else { return false }
    return self.tracks[tracks].allSatisfy { track in
      if case .fixed = track.size { !track.holdsContent } else { false }
    }
  }

  /// Returns whether no track of a range is a share of the free space.
  ///
  /// The result is true for equal tracks, and for an axis with the extent ``Extent/placed``, which has no tracks. The
  /// result is false for the single track that fills a whole grid.
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
  /// Returns the sum of both margins along an axis.
  func length(_ axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}
