import BowerbirdLayout

/// Makes a picture of a tree as it was last laid out.
struct PictureMaker {
  private let options: DrawingOptions
  private var picture = Picture()

  /// The size at which one unit of the layout is drawn: 9 × 18 if the unit is a character cell of a terminal, otherwise
  /// 1 × 1.
  private let unit: Size

  /// Returns the picture of a tree.
  ///
  /// The picture does not show hidden items, items that the layout leaves out, and items whose frames are not finite.
  /// Nor does it show the items inside of such items.
  static func picture(of root: any LayoutItem, _ options: DrawingOptions) -> Picture {
    var maker = PictureMaker(
      options: options, unit: isMadeOfCells(root) ? Size(width: 9, height: 18) : Size(width: 1, height: 1))
    maker.takeBoxes(of: root)
    if options.showsConstraints { maker.takeConstraints(of: root) }
    if options.showsNames { maker.placeCaptions() }
    maker.placeValues()
    return maker.picture
  }

  /// Returns whether the unit of a layout is a character cell of a terminal, because some label has the font
  /// `Font.cells`.
  static func isMadeOfCells(_ item: any LayoutItem) -> Bool {
    item.subtree.contains { ($0.item as? Label)?.font == .cells }
  }

  private init(options: DrawingOptions, unit: Size) {
    self.options = options
    self.unit = unit
  }

  // MARK: - Boxes

  /// An item to be drawn.
  private struct PendingItem {
    let item: any LayoutItem

    /// The upper left corner in the root's coordinates.
    let origin: Point

    /// The number of items around this item, up to the drawing's root, which has depth 0.
    let depth: Int

    /// The frames of items that are drawn later and may cover this item, except the items inside of this item.
    let covers: [Rect]
  }

  /// Adds the boxes of a tree to the picture, the box of each item before the boxes of its children.
  ///
  /// A list of pending items replaces recursion, because a tree may be deeper than the stack allows.
  private mutating func takeBoxes(of root: any LayoutItem) {
    var pending = [PendingItem(item: root, origin: .zero, depth: 0, covers: [])]
    while let next = pending.popLast() { pending += take(next).reversed() }
  }

  /// Adds the box of an item to the picture.
  ///
  /// - Returns: The children, which are drawn next.
  private mutating func take(_ pending: PendingItem) -> [PendingItem] {
    let item = pending.item, origin = pending.origin
    let frame = Rect(origin: origin, size: item.frame.size)
    if item.isHidden || !frame.isFinite { return [] }
    let children = item.children.filter { !$0.isHidden && !$0.isOmitted && $0.frame.isFinite }
    var box = Picture.PlacedBox(name: Self.caption(of: item), frame: scaled(frame), depth: pending.depth)
    box.path = item.layoutNode.reference.path
    box.appearance = options[item]
    box.children = children.map { scaled($0.frame.moved(by: origin)) }
    box.covers = pending.covers.filter { $0.overlaps(box.frame) }
    if options.showsGuides, let source = item as? any DrawingGuideSource {
      take(source.drawingGuides, of: &box, origin)
    }
    if let label = item as? Label {
      box.lines = lines(of: label, at: origin)
      box.text = label.text
    }
    picture.boxes.append(box)
    return children.enumerated().map { index, child in
      let younger = box.children[(index + 1)...].filter { $0.overlaps(box.children[index]) }
      return PendingItem(
        item: child, origin: child.frame.moved(by: origin).origin, depth: pending.depth + 1,
        covers: box.covers + younger)
    }
  }

  /// Returns the caption of an item: its name, and the name of its taken alternative if it has alternatives.
  ///
  /// An arrangement without a name covers the item that it fills. So the arrangement gets the caption of the item, and
  /// the item gets none.
  private static func caption(of item: any LayoutItem) -> String {
    let node = item.layoutNode
    if item.name.isEmpty, let outer = item.parent, outer.layoutNode.takenArrangement === node { return caption(outer) }
    return node.takenArrangement?.name.isEmpty == true ? "" : caption(item)
  }

  private static func caption(_ item: any LayoutItem) -> String {
    guard let taken = item.takenAlternative else { return item.name }
    return item.name.isEmpty ? taken : "\(item.name): \(taken)"
  }

  private mutating func placeCaptions() {
    let arrows = picture.arrows.map(\.area)
    for index in picture.boxes.indices where !picture.boxes[index].isLabel {
      picture.boxes[index].captions = Caption.captions(of: picture.boxes[index], around: arrows)
    }
  }

  private mutating func placeValues() {
    var placing = ValuePlacer(around: picture.boxes.flatMap { $0.captions.map(\.area) + $0.lines.map(\.frame) })
    for index in picture.arrows.indices { picture.arrows[index] = placing.place(picture.arrows[index]) }
  }

  private func lines(of label: Label, at origin: Point) -> [Picture.PlacedLine] {
    label.lines.map { line in
      let frame = scaled(line.frame.moved(by: origin))
      let baseline = label.font == .cells ? frame.minY + 0.75 * unit.height : (origin.y + line.baseline) * unit.height
      return Picture.PlacedLine(
        text: line.text, origin: Point(x: frame.minX, y: baseline), frame: frame, font: label.font,
        fontSize: label.font == .cells ? 15 : label.font.size)
    }
  }

  private func take(_ guides: DrawingGuides, of box: inout Picture.PlacedBox, _ origin: Point) {
    box.guides = guides.lines.map { (scaled($0.start.moved(by: origin)), scaled($0.end.moved(by: origin))) }
    box.gaps = guides.gaps.filter(\.isFinite).map { scaled($0.moved(by: origin)) }
  }

  // MARK: - Constraints

  private mutating func takeConstraints(of root: any LayoutItem) {
    var seen: Set<ObjectIdentifier> = []
    let items = root.subtree
    let maker = ArrowMaker(frames: ItemFrames(of: items, at: .zero))
    var stacking = ArrowPlacer(beside: picture.boxes.flatMap { $0.lines.map(\.frame) })
    for constraint in items.flatMap(\.item.activeConstraints)
    where seen.insert(ObjectIdentifier(constraint)).inserted {
      guard let arrow = maker.arrow(for: constraint) else { continue }
      picture.arrows.append(stacking.place(scaled(arrow)))
    }
  }

  // MARK: - Units

  private func scaled(_ point: Point) -> Point { Point(x: point.x * unit.width, y: point.y * unit.height) }

  private func scaled(_ frame: Rect) -> Rect {
    Rect(
      origin: scaled(frame.origin), size: Size(width: frame.width * unit.width, height: frame.height * unit.height))
  }

  private func scaled(_ arrow: Picture.PlacedArrow) -> Picture.PlacedArrow {
    var result = arrow
    result.start = scaled(arrow.start)
    result.end = scaled(arrow.end)
    return result
  }
}

extension Point {
  func moved(by origin: Point) -> Point { Point(x: x + origin.x, y: y + origin.y) }
}

extension Rect {
  func moved(by distance: Point) -> Rect { Rect(origin: origin.moved(by: distance), size: size) }
}
