import BowerbirdLayout

/// Nested boxes, each a little smaller than the one around it.
struct Nest {
  /// The boxes, the outermost first.
  let boxes: [Box]

  /// The distance of each box from the edges of the one around it.
  static let inset = 1.0 / 1024

  /// The width of the outermost box.
  static let side = 1024.0

  var root: Box { boxes[0] }

  /// Makes boxes without constraints, in no tree.
  init(_ depth: Int) { boxes = (0...depth).map { Box("box \($0)") } }

  /// The order in which levels are added and constrained.
  enum Order: CaseIterable {
    case fromTheTop, fromTheBottom, constraintsLast, constraintsFirst, constraintsFirstFromTheBottom
  }

  /// Declares a nest in a given order.
  init(_ depth: Int, _ order: Order) {
    self.init(depth)
    let levels = 1...depth
    switch order {
    case .fromTheTop: for level in levels { add(level); hold(level) }
    case .fromTheBottom: for level in levels.reversed() { add(level); hold(level) }
    case .constraintsLast:
      for level in levels.reversed() { add(level) }
      for level in levels { hold(level) }
    case .constraintsFirst:
      for level in levels { hold(level) }
      for level in levels { add(level) }
    case .constraintsFirstFromTheBottom:
      for level in levels { hold(level) }
      for level in levels.reversed() { add(level) }
    }
  }

  /// Adds a box to the one around it.
  func add(_ level: Int) { boxes[level - 1].add(boxes[level]) }

  /// Constrains the edges of a box inside the one around it.
  func hold(_ level: Int) {
    let outer = boxes[level - 1]
    boxes[level].constraints {
      $0.leadingAnchor == outer.leadingAnchor + Self.inset
      $0.topAnchor == outer.topAnchor + Self.inset
      $0.trailingAnchor == outer.trailingAnchor - Self.inset
      $0.bottomAnchor == outer.bottomAnchor - Self.inset
    }
  }

  @discardableResult
  func layOut(_ side: Double = Nest.side) -> LayoutReport { root.layout(width: side, height: side) }

  /// Returns the frame of a level, in its parent's coordinates, for a given size of the root; the numbers are exact.
  static func frame(of level: Int, in side: Double = Nest.side) -> Rect {
    if level == 0 { return Rect(x: 0, y: 0, width: side, height: side) }
    let extent = side - 2 * inset * Double(level)
    return Rect(x: inset, y: inset, width: extent, height: extent)
  }

  /// Returns the levels with wrong frames.
  func wrongLevels(in side: Double = Nest.side) -> [Int] {
    boxes.indices.filter { level in
      let (frame, due) = (boxes[level].frame, Self.frame(of: level, in: side))
      let pairs = [(frame.x, due.x), (frame.y, due.y), (frame.width, due.width), (frame.height, due.height)]
      return pairs.contains { !(($0 - $1).magnitude <= 1e-9 * side) }
    }
  }
}
