import Bowerbird
import BowerbirdLayout

/// An open scene, with its boxes in drawing order and their frames.
package final class PageSession {
  /// Flags for results of a layout that the page shows in addition to frames.
  package struct Changes: OptionSet {
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// The tree has other boxes, or boxes in other places of the tree, than after the previous layout.
    package static let boxes = Changes(rawValue: 1)

    /// There are conflicts, problems, warnings or ties to report.
    package static let complaints = Changes(rawValue: 2)
  }

  /// The number of values for each box in ``frames``: x, y, width and height in the root's coordinates, and 1 if the
  /// box or a box around it is hidden or left out, otherwise 0.
  package static let stride = 5

  package let stage: LiveStage
  private let scene: LiveScene

  /// A change of the boxes by the page.
  private enum Change {
    case knob(Int, Double)

    /// A new text for the label with an index, among the boxes of a layout in a size.
    case text(Int, String, in: Size)
    case direction(Bool)
  }

  /// The changes that the page has made to the boxes; the boxes for trials get the same changes.
  private var changes: [Change] = []

  /// A session of the same scene, with boxes for trials; nil until a trial needs the session, and after a change of the
  /// boxes by the page.
  private var trial: PageSession?

  /// The search for the marks of a ruler; nil before the first search, and after a change of the boxes by the page.
  package internal(set) var search: RulerSearch?

  /// The grid to which frames are rounded; nil for frames that are not rounded.
  package var snapping: SnappingGrid?

  /// The boxes, parents before their children; empty before the first layout.
  package private(set) var items: [any LayoutItem] = []

  /// The index of each box's parent among the boxes; -1 for the root.
  private(set) var parents: [Int] = []

  /// The values of all boxes: ``stride`` values for each box.
  package private(set) var frames: [Double] = []

  package private(set) var report: LayoutReport?

  /// The number of basis changes by the solver in the last layout.
  package private(set) var pivots = 0

  /// The text and lines of each label as the page last received them.
  var sentTexts: [ObjectIdentifier: SentText] = [:]

  private var indices: [ObjectIdentifier: Int] = [:]
  private(set) var size = Size.zero

  package init(_ scene: LiveScene) {
    self.scene = scene
    stage = scene.make()
    snapping = scene.snapping
  }

  var root: any LayoutItem { stage.root }

  /// Lays out the scene, and returns the results that the page shows in addition to frames.
  package func layout(_ size: Size) -> Changes {
    self.size = size
    let before = root.solverStatistics?.pivots ?? 0
    let report = root.layout(size, snappingTo: snapping)
    self.report = report
    pivots = (root.solverStatistics?.pivots ?? 0) - before
    var changes: Changes = readFrames() ? .boxes : []
    let isClean = report.conflicts.isEmpty && report.problems.isEmpty && report.warnings.isEmpty && report.ties.isEmpty
    if !isClean { changes.insert(.complaints) }
    return changes
  }

  /// Returns the index of an item among the boxes; nil if the item is not in the tree.
  func index(of item: ItemReference) -> Int? { item.node.flatMap { indices[ObjectIdentifier($0)] } }

  /// Reads the boxes of the tree and their frames.
  ///
  /// - Returns: Whether the tree has other boxes than before, or boxes in other places of the tree.
  private func readFrames() -> Bool {
    var pending: [any LayoutItem] = [root]
    var pendingParents = [-1]
    var count = 0
    var hasOthers = false
    frames.removeAll(keepingCapacity: true)
    while let item = pending.popLast(), let parent = pendingParents.popLast() {
      if count == items.count {
        items.append(item)
        parents.append(parent)
        hasOthers = true
      } else if items[count] !== item || parents[count] != parent {
        items[count] = item
        parents[count] = parent
        hasOthers = true
      }
      append(item, parent)
      for child in item.children.reversed() {
        pending.append(child)
        pendingParents.append(count)
      }
      count += 1
    }
    if count < items.count {
      items.removeLast(items.count - count)
      parents.removeLast(parents.count - count)
      hasOthers = true
    }
    if hasOthers { noteIndices() }
    return hasOthers
  }

  private func append(_ item: any LayoutItem, _ parent: Int) {
    let frame = item.frame
    let isOutside = parent < 0
    let start = parent * Self.stride
    frames.append(isOutside ? 0 : frames[start] + frame.x)
    frames.append(isOutside ? 0 : frames[start + 1] + frame.y)
    frames.append(frame.width)
    frames.append(frame.height)
    frames.append(item.isHidden || item.isOmitted || (!isOutside && frames[start + 4] > 0) ? 1 : 0)
  }

  private func noteIndices() {
    indices.removeAll(keepingCapacity: true)
    for (index, item) in items.enumerated() { indices[ObjectIdentifier(item.layoutNode)] = index }
  }

  // MARK: - Changing

  /// Sets the value of a knob.
  package func turn(_ knob: Int, to value: Double) {
    forgetTurn(of: knob)
    make(.knob(knob, value))
  }

  /// Removes the last change of a knob from the list of changes, if only knobs have been turned since that change.
  ///
  /// Without the removal, the list would grow with each move of a slider.
  private func forgetTurn(of knob: Int) {
    for index in changes.indices.reversed() {
      guard case .knob(let turned, _) = changes[index] else { return }
      if turned == knob {
        changes.remove(at: index)
        return
      }
    }
  }

  /// Sets the text of the box at an index, if the box is a label.
  package func setText(_ text: String, of index: Int) {
    if case .text(index, _, size) = changes.last { changes.removeLast() }
    make(.text(index, text, in: size))
  }

  package func setDirection(_ isRightToLeft: Bool) { make(.direction(isRightToLeft)) }

  private func make(_ change: Change) {
    changes.append(change)
    trial = nil
    search = nil
    switch change {
    case .knob(let knob, let value):
      if stage.knobs.indices.contains(knob) { stage.knobs[knob].set(value) }
    case .text(let index, let text, _):
      if items.indices.contains(index), let label = items[index] as? Label { label.text = text }
    case .direction(let isRightToLeft):
      root.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Returns a session of the same scene with boxes for trials.
  ///
  /// The trials have boxes of their own, so that they cannot change the frames that the page shows.
  func trialSession() -> PageSession {
    if let trial { return trial }
    let made = PageSession(scene)
    made.snapping = nil
    for change in changes {
      // A label's index refers to the boxes that the layout had at the time of the change.
      if case .text(_, _, let size) = change { _ = made.layout(size) }
      made.make(change)
    }
    _ = made.layout(size)
    trial = made
    return made
  }
}
