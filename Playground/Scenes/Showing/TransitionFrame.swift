import Bowerbird

/// A moment of the transition from one grid to another grid that shares some items.
///
/// The frame lays out both grids in its own size, and puts a box at the place that each item has at that moment.
final class TransitionFrame: Box {
  private let moment: Double
  private let before: Grid
  private let after: Grid
  private var boxes: [GridIdentity: FramedBox] = [:]

  /// Creates the frame for a moment in seconds after the beginning.
  init(at moment: Double) {
    self.moment = moment
    before = Grid(["7", "8", "9", "4", "5", "6"], id: { $0 }, tracks: 3) { Box($0) }
    after = Grid(["sin", "7", "4", "cos", "8", "5", "tan", "9"], id: { $0 }, tracks: 3, flow: .columns) { Box($0) }
    super.init("after \(decimal(moment)) s")
    layoutNode.reviewsArrangement = true
    takeItems(of: before)
    takeItems(of: after)
  }

  private func takeItems(of grid: Grid) {
    grid.layout(width: 0, height: 0)
    for item in grid.items {
      guard let identity = grid.identity(of: item), boxes[identity] == nil else { continue }
      boxes[identity] = FramedBox(of: item.name, in: self)
    }
  }

  /// Moves the items to their frames at the moment, in the present size of this box.
  ///
  /// - Returns: Whether any frame has changed, so that the solve must be repeated.
  override func reviewArrangement() -> Bool {
    let size = Size(width: layoutNode.value(of: .width), height: layoutNode.value(of: .height))
    before.layout(size)
    after.layout(size)
    let items = GridTransition(from: before.snapshot, to: after.snapshot).items(at: moment)
    var hasChanged = false
    var absent = boxes
    for item in items where item.opacity > 0 {
      absent[item.identity] = nil
      if boxes[item.identity]?.move(to: item.frame) == true { hasChanged = true }
    }
    for box in absent.values where box.move(to: nil) { hasChanged = true }
    return hasChanged
  }
}

/// A box with a frame that can be set.
private final class FramedBox {
  private let box: Box
  private let left: LayoutConstraint
  private let top: LayoutConstraint
  private let width: LayoutConstraint
  private let height: LayoutConstraint

  init(of name: String, in container: Box) {
    box = Box(name)
    container.add(box)
    left = box.leftAnchor == container.leftAnchor + 0
    top = box.topAnchor == container.topAnchor + 0
    width = box.widthAnchor == 0
    height = box.heightAnchor == 0
    LayoutConstraint.activate([left, top, width, height])
  }

  /// Moves the box to a frame, or hides the box if the frame is nil.
  ///
  /// - Returns: Whether the box has moved, appeared or disappeared.
  func move(to frame: Rect?) -> Bool {
    let changesVisibility = box.isHidden != (frame == nil)
    if changesVisibility { box.isHidden = frame == nil }
    guard let frame else { return changesVisibility }
    if Rect(x: left.constant, y: top.constant, width: width.constant, height: height.constant) == frame {
      return changesVisibility
    }
    left.constant = frame.x
    top.constant = frame.y
    width.constant = frame.width
    height.constant = frame.height
    return true
  }
}
