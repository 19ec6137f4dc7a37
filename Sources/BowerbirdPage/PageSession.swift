import Bowerbird
import BowerbirdLayout

/// An open scene: its boxes in the order of drawing, and their frames.
package final class PageSession {
  /// What a layout has changed besides frames.
  package struct Changes: OptionSet {
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// There are other boxes than before.
    package static let boxes = Changes(rawValue: 1)

    /// There are conflicts, problems or ties to report.
    package static let complaints = Changes(rawValue: 2)
  }

  /// How many numbers there are for each box in ``frames``: x, y, width and height in the root's coordinates, and 1 if hidden.
  package static let stride = 5

  package let stage: LiveStage

  /// The grid that frames are rounded to.
  package var snapping: SnappingGrid?

  /// The boxes, parents before their children.
  package private(set) var items: [any LayoutItem] = []

  /// The place of each box's parent among the boxes; -1 for the root.
  private(set) var parents: [Int] = []

  /// The numbers of all boxes.
  package private(set) var frames: [Double] = []

  package private(set) var report: LayoutReport?

  /// How many basis changes the solver made in the last layout.
  package private(set) var pivots = 0

  /// What the page has been told of each label.
  var toldTexts: [ObjectIdentifier: ToldText] = [:]

  private var places: [ObjectIdentifier: Int] = [:]
  private(set) var size = Size.zero

  package init(_ scene: LiveScene) {
    stage = scene.make()
    snapping = scene.snapping
  }

  var root: any LayoutItem { stage.root }

  /// Lays the scene out.
  package func layout(_ size: Size) -> Changes {
    self.size = size
    let before = root.solverStatistics?.pivots ?? 0
    let report = root.layout(size, snappingTo: snapping)
    self.report = report
    pivots = (root.solverStatistics?.pivots ?? 0) - before
    var changes: Changes = readFrames() ? .boxes : []
    if !report.conflicts.isEmpty || !report.problems.isEmpty || !report.ties.isEmpty { changes.insert(.complaints) }
    return changes
  }

  /// The place of an item among the boxes; nil for one that is not in the tree.
  func place(of item: ItemReference) -> Int? { item.node.flatMap { places[ObjectIdentifier($0)] } }

  /// Walks the tree and writes down all frames.
  ///
  /// - Returns: Whether there are other boxes than before.
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
    if hasOthers { notePlaces() }
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
    frames.append(item.isHidden || (!isOutside && frames[start + 4] > 0) ? 1 : 0)
  }

  private func notePlaces() {
    places.removeAll(keepingCapacity: true)
    for (place, item) in items.enumerated() { places[ObjectIdentifier(item.layoutNode)] = place }
  }

  // MARK: - Changing

  /// Puts a value into the scene.
  package func turn(_ knob: Int, to value: Double) {
    if stage.knobs.indices.contains(knob) { stage.knobs[knob].set(value) }
  }

  /// Gives a label another text.
  package func setText(_ text: String, of place: Int) {
    guard items.indices.contains(place), let label = items[place] as? Label else { return }
    label.text = text
  }

  package func setDirection(_ isRightToLeft: Bool) {
    root.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
  }
}
