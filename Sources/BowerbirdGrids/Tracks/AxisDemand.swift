import BowerbirdLayout
import BowerbirdSolver

/// The demands of a plan's items on the tracks of one axis, if constraints, and not arithmetic, size these tracks.
///
/// A *content track* has the size ``TrackSize/content``: it is as long as its items need.
struct AxisDemand {
  /// An item that covers several tracks and needs room in them.
  struct Span: Equatable {
    /// The identity of the item's node.
    var node: ObjectIdentifier
    var item: ItemReference
    var tracks: Range<Int>
    var margins: Double
    /// The need of a stretched item; nil if the need is unknown before the solve, or if the item is not stretched.
    ///
    /// If the value is nil, the item's length is its need.
    var need: ContentNeed?
    /// The attribute for the item's length in the constraints of its tracks; see ``LayoutNode/lengthInTracks(_:)``.
    var length: LayoutAttribute

    static func == (left: Span, right: Span) -> Bool {
      left.node == right.node && left.tracks == right.tracks && left.margins == right.margins
        && left.need == right.need && left.length == right.length
    }
  }

  /// The items that need room in several tracks, of which at least one is a content track and none is a share.
  ///
  /// The items are sorted by the number of tracks that they span. Items with equal numbers are in the order of their
  /// cells in the plan.
  var spans: [Span] = []

  /// The indices of the content tracks that an item of `spans` may stretch.
  var stagedTracks: Set<Int> = []

  /// The indices of the content tracks that an item spans together with a share; such an item does not stretch them.
  var firmTracks: Set<Int> = []

  /// For each line between tracks, whether constraints that the grid does not make may move the line; empty if this
  /// is unknown.
  ///
  /// The line at index `i` lies before track `i`, and the last line lies after the last track.
  private var movableLines: [Bool] = []

  /// Returns whether constraints that the grid does not make may move the line between a track and the previous track;
  /// true if this is unknown.
  func separates(before track: Int) -> Bool { movableLines.isEmpty || movableLines[track] }
}

extension AxisDemand {
  /// Collects the demands of a plan's items, and of the items in its subgrids.
  init(_ cells: [GridCell], plan: TrackAxis, axis: Axis) {
    guard plan.shared == nil, !plan.tracks.isEmpty else { return }
    findMovableLines(cells, plan, axis)
    let kinds = TrackKinds(plan.tracks)
    guard kinds.hasContentTrack else { return }
    for cell in cells where !cell.request.onlyFollows {
      if cell.request.sharedAxes[axis] { continue }
      let tracks = cell.tracks(axis)
      guard tracks.upperBound <= plan.tracks.count, !tracks.isEmpty else { continue }
      if tracks.count == 1 {
        continue
      } else if kinds.hasFlexibleTrack(in: tracks) {
        firmTracks.formUnion(tracks.filter { kinds.isContent[$0] })
      } else if kinds.hasContentTrack(in: tracks), cell.needsRoom(axis) {
        let margins = cell.margins.length(axis)
        spans.append(
          Span(
            node: ObjectIdentifier(cell.node), item: cell.node.reference, tracks: tracks,
            margins: margins, need: cell.need(axis),
            length: cell.node.lengthInTracks(axis)))
        stagedTracks.formUnion(tracks.filter { kinds.isContent[$0] })
      }
    }
    if spans.count > 1 { sortByLength() }
  }

  /// Finds the lines that may be moved by constraints that the grid does not make.
  ///
  /// An item can have constraints that move the lines before and after its tracks. A leaf in a single track moves no
  /// line if the grid makes all constraints of the leaf: such a leaf only needs a length in its track.
  private mutating func findMovableLines(_ cells: [GridCell], _ plan: TrackAxis, _ axis: Axis) {
    movableLines = [Bool](repeating: false, count: plan.tracks.count + 1)
    cells.withUnsafeBufferPointer { cells in
      for index in cells.indices {
        let tracks = cells[index].tracks(axis)
        if tracks.isEmpty || tracks.upperBound > plan.tracks.count { continue }
        // The items of a subgrid are listed in `cells` too, and are checked there.
        let node = cells[index].node
        if cells[index].request.sharedAxes[axis] ? !node.hasForeignConstraints : tracks.count == 1 && node.isPlainLeaf {
          continue
        }
        movableLines[tracks.lowerBound] = true
        movableLines[tracks.upperBound] = true
      }
    }
  }

  private mutating func sortByLength() {
    let order = spans.indices.sorted { left, right in
      (spans[left].tracks.count, left) < (spans[right].tracks.count, right)
    }
    spans = order.map { spans[$0] }
  }
}

extension GridPlan {
  /// Returns the demands of the items along an axis.
  func demand(_ axis: Axis) -> AxisDemand {
    AxisDemand(cells + cells.guests(axis), plan: self[axis], axis: axis)
  }
}

extension GridCell {
  /// Returns whether the item has a need of its own.
  ///
  /// An item that is as long as its cell and has no content needs no room.
  fileprivate func needsRoom(_ axis: Axis) -> Bool {
    alignment(axis).length != .cell || item.layoutNode.knownContent(axis) != nil || item.layoutNode.hasLiveContent(axis)
  }
}

extension GridCell {
  /// Returns the need of a stretched item's content.
  ///
  /// The result is nil if the item is not stretched or has no content, or if the need is unknown before the solve.
  fileprivate func need(_ axis: Axis) -> ContentNeed? {
    item.layoutNode.stretchedNeed(alignment(axis), axis)
  }
}

extension LayoutNode {
  /// Returns the attribute for the item's length in the constraints of tracks of unknown length.
  ///
  /// For a box that gets its length from its cell, the attribute is the length of the cell.
  func lengthInTracks(_ axis: Axis) -> LayoutAttribute {
    needInCell(axis) == nil ? .length(along: axis) : lengthOfCell(axis)
  }
}

/// Running counts of the content tracks and shares of an axis, to check a range of tracks without a loop.
struct TrackKinds {
  /// For each track, whether its size is ``TrackSize/content``.
  private(set) var isContent: [Bool] = []
  private var contentBefore = [0]
  private var flexibleBefore = [0]

  init(_ tracks: [Track]) {
    for track in tracks {
      isContent.append(track.size == .content)
      contentBefore.append(contentBefore[contentBefore.count - 1] + (track.size == .content ? 1 : 0))
      flexibleBefore.append(flexibleBefore[flexibleBefore.count - 1] + (track.isFlexible ? 1 : 0))
    }
  }

  var hasContentTrack: Bool { contentBefore[contentBefore.count - 1] > 0 }

  func hasContentTrack(in tracks: Range<Int>) -> Bool {
    contentBefore[tracks.upperBound] > contentBefore[tracks.lowerBound]
  }

  func hasFlexibleTrack(in tracks: Range<Int>) -> Bool {
    flexibleBefore[tracks.upperBound] > flexibleBefore[tracks.lowerBound]
  }
}
