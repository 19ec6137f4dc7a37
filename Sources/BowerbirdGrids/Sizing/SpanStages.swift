import BowerbirdLayout

/// The lengths of tracks that grow for items that span several tracks, updated for each item that is added.
///
/// Items that span equally many tracks form a phase; shorter spans come first. A *stage* is the length of one track
/// after one phase. A new item may change the stages of its own tracks. If an item of a later phase spans one of these
/// tracks, the later stages of all tracks of that item may change too. All other stages remain as they are.
struct SpanStages {
  /// The length of one track after one phase.
  private struct Stage {
    var track: Int
    var length: Affine

    /// The index of the stage of this track in the last earlier phase in which the track has a stage, or -1.
    var previous: Int

    /// The index of the stage of this track in the first later phase in which the track has a stage, or -1.
    var next = -1

    /// The indices of the groups that may stretch the track in this phase.
    var groups: Range<Int>
  }

  /// All items that span the same tracks.
  private struct Group {
    var tracks: Range<Int>

    /// The range of the group's entries in `groupStages`.
    ///
    /// For each track of the group, the entry is the index of the track's stage, or -1 if the track does not grow.
    var stages: Range<Int>

    /// The number of tracks that grow.
    var growingCount = 0.0

    /// The greatest need of the items added so far; nil before an item of the group is added.
    var need: Affine?

    /// The part of the missing length that each growing track gets; nil if the tracks are long enough.
    var share: Affine?
  }

  private let axis: TrackAxis
  private var bases: [Affine]
  private var groups: [Group] = []
  private var stages: [Stage] = []
  private var groupStages: [Int] = []

  /// For each item, the index of its group.
  private var groupOfSpan: [Int]

  /// For each track, the index of its stage in the last phase in which the track has a stage; -1 if it has no stage.
  private var lastStages: [Int]

  /// The growth of *n* tracks, as a binary tree of sums.
  ///
  /// The growth of track *i* is at index *n* + *i*. Each entry *k* from 1 to *n* - 1 is the sum of the entries 2 *k*
  /// and 2 *k* + 1.
  ///
  /// A sum depends only on the present growth of tracks, so it contains no rounding of earlier changes.
  private var sums: [Affine]

  /// The groups and stages before the last change, for ``revert()``.
  private var formerGroups: [(index: Int, group: Group)] = []
  private var formerStages: [(index: Int, length: Affine)] = []

  /// The number of times that the share of a group was computed, as a measure of the cost.
  private(set) var updates = 0

  /// Creates the stages of the tracks, before any item is added.
  ///
  /// - Parameters:
  ///   - spans: The items, in any order.
  ///   - axis: The tracks.
  ///   - lengths: The lengths of the tracks before they grow.
  init(_ spans: [SizedCell], of axis: TrackAxis, _ lengths: [Affine]) {
    self.axis = axis
    bases = lengths
    groupOfSpan = [Int](repeating: 0, count: spans.count)
    lastStages = [Int](repeating: -1, count: lengths.count)
    sums = [Affine](repeating: Affine(), count: 2 * lengths.count)
    let order = spans.indices.sorted {
      let (left, right) = (spans[$0].tracks, spans[$1].tracks)
      return (left.count, left.lowerBound, $0) < (right.count, right.lowerBound, $1)
    }
    for span in order {
      if groups.last?.tracks != spans[span].tracks { addGroup(spans[span].tracks) }
      groupOfSpan[span] = groups.count - 1
    }
  }

  private mutating func addGroup(_ tracks: Range<Int>) {
    var group = Group(tracks: tracks, stages: groupStages.count..<groupStages.count + tracks.count)
    for track in tracks {
      let grows = axis.tracks[track].size == .content
      groupStages.append(grows ? stage(of: track, in: groups.count, spanning: tracks.count) : -1)
      if grows { group.growingCount += 1 }
    }
    groups.append(group)
  }

  /// Returns the index of a track's stage in the phase of a new group; if there is no such stage, makes the stage.
  private mutating func stage(of track: Int, in group: Int, spanning count: Int) -> Int {
    let last = lastStages[track]
    if last >= 0 && groups[stages[last].groups.lowerBound].tracks.count == count {
      stages[last].groups = stages[last].groups.lowerBound..<group + 1
      return last
    }
    if last >= 0 { stages[last].next = stages.count }
    stages.append(Stage(track: track, length: bases[track], previous: last, groups: group..<group + 1))
    lastStages[track] = stages.count - 1
    return stages.count - 1
  }

  /// The lengths of the tracks after all phases.
  var lengths: [Affine] { bases.indices.map { lastStages[$0] < 0 ? bases[$0] : stages[lastStages[$0]].length } }

  /// The sum of the growth of all tracks.
  var growth: Affine { sums.count > 1 ? sums[1] : Affine() }

  // MARK: - Adding items

  /// Adds an item, and updates the lengths.
  ///
  /// - Parameters:
  ///   - span: The index of the item.
  ///   - need: The need of the item.
  ///   - room: The length of the grid.
  mutating func add(_ span: Int, _ need: Affine, in room: inout SizingInterval) {
    formerGroups.removeAll(keepingCapacity: true)
    formerStages.removeAll(keepingCapacity: true)
    let group = groupOfSpan[span]
    formerGroups.append((group, groups[group]))
    groups[group].need = groups[group].need.map { room.greatest($0, need) } ?? need
    var pending = [group]
    while let next = pending.last {
      // All pending groups of one phase are updated before the stages of this phase.
      let count = groups[next].tracks.count
      var touched: [Int] = []
      while let group = pending.last, groups[group].tracks.count == count {
        pending.removeLast()
        updateShare(of: group, in: &room)
        for stage in groupStages[groups[group].stages] where stage >= 0 && touched.last != stage {
          touched.append(stage)
        }
      }
      touched.sort()
      for index in touched.indices where index == 0 || touched[index] != touched[index - 1] {
        updateLength(of: touched[index], &pending, in: &room)
      }
    }
  }

  /// Undoes the last call of ``add(_:_:in:)``.
  mutating func revert() {
    while let former = formerGroups.popLast() { groups[former.index] = former.group }
    while let former = formerStages.popLast() { setLength(of: former.index, to: former.length) }
  }

  private mutating func updateShare(of index: Int, in room: inout SizingInterval) {
    updates += 1
    let group = groups[index]
    guard var lack = group.need else { return }
    for (track, stage) in zip(group.tracks, groupStages[group.stages]) {
      lack -= stage < 0 ? bases[track] : lengthBefore(stage)
      if track != group.tracks.upperBound - 1 { lack = lack - axis.gap(after: track) }
    }
    let share = room.narrow(toSignOf: lack) == .minus ? nil : lack / group.growingCount
    if share == group.share { return }
    formerGroups.append((index, group))
    groups[index].share = share
  }

  private func lengthBefore(_ stage: Int) -> Affine {
    stages[stage].previous < 0 ? bases[stages[stage].track] : stages[stages[stage].previous].length
  }

  /// Updates the length of a stage, and adds the groups of the track's next phase to `pending` if the length changes.
  private mutating func updateLength(of index: Int, _ pending: inout [Int], in room: inout SizingInterval) {
    let before = lengthBefore(index), track = axis.tracks[stages[index].track]
    let most = max(track.maximum, track.minimum)
    var length = before
    for group in stages[index].groups {
      guard let share = groups[group].share else { continue }
      length = room.greatest(length, before + share)
      if most != .infinity { length = room.least(length, Affine(most)) }
    }
    if length == stages[index].length { return }
    formerStages.append((index, stages[index].length))
    setLength(of: index, to: length)
    if stages[index].next >= 0 { for group in stages[stages[index].next].groups { insert(group, into: &pending) } }
  }

  /// Inserts the index of a group into `pending`, unless it is there already; the indices are in descending order.
  private func insert(_ group: Int, into pending: inout [Int]) {
    var (low, high) = (0, pending.count)
    while low < high {
      let middle = (low + high) / 2
      if pending[middle] > group { low = middle + 1 } else { high = middle }
    }
    if low == pending.count || pending[low] != group { pending.insert(group, at: low) }
  }

  private mutating func setLength(of index: Int, to length: Affine) {
    stages[index].length = length
    if stages[index].next >= 0 { return }
    setGrowth(of: stages[index].track, to: length - bases[stages[index].track])
  }

  private mutating func setGrowth(of track: Int, to growth: Affine) {
    var index = bases.count + track
    sums[index] = growth
    while index > 1 {
      index /= 2
      sums[index] = sums[2 * index] + sums[2 * index + 1]
    }
  }

  // MARK: - One length of the grid

  /// Replaces all lengths, which are functions of the grid's length, by their values at a given grid length.
  mutating func fix(at length: Double) {
    func fixed(_ number: Affine) -> Affine { Affine(number.value(at: length)) }
    bases = bases.map(fixed)
    for index in groups.indices {
      groups[index].need = groups[index].need.map(fixed)
      groups[index].share = groups[index].share.map(fixed)
    }
    for index in stages.indices { stages[index].length = fixed(stages[index].length) }
    for track in bases.indices where lastStages[track] >= 0 {
      setGrowth(of: track, to: stages[lastStages[track]].length - bases[track])
    }
  }
}
