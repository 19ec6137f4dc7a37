/// Converts attributes of items, such as a right edge, to sums of the items' four numbers.
///
/// Positions are converted to the coordinates of an ancestor.
///
/// The leading edge is the only horizontal edge among the four numbers. The extension of this protocol converts the
/// other edges, both for the rows of a tree and for the rows of a single box.
protocol DirectionalCoordinates {
  associatedtype Item: Equatable

  /// The item from whose edges positions are measured.
  var ancestor: Item { get }

  /// Whether the inside of the ancestor runs from right to left.
  var isMirrored: Bool { get }

  /// Whether left and right mean the physical sides where the inside of the ancestor runs from right to left.
  ///
  /// They do if the row contains left or right, and neither leading nor trailing. In all other rows, left means leading,
  /// and right means trailing. The value has no effect, and may be false, if nothing is mirrored.
  var isPhysical: Bool { get }

  /// Returns the parent of an item that lies inside of the ancestor.
  func parent(of item: Item) -> Item

  /// Returns whether the inside of an item runs from right to left.
  func isMirrored(inside item: Item) -> Bool

  /// Adds one of an item's four numbers to the row, multiplied by a coefficient.
  mutating func add(_ coefficient: Double, _ item: Item, _ number: SlotNumber)

  /// Adds to the row the distance of a baseline from the top edge of its item, multiplied by a coefficient.
  ///
  /// - Returns: Whether the item has that baseline. If not, nothing is added.
  mutating func addBaseline(_ coefficient: Double, _ item: Item, _ attribute: LayoutAttribute) -> Bool

  /// Adds an extra number of an item to the row, multiplied by a coefficient.
  ///
  /// `index` is the index of the number among the item's extra numbers.
  mutating func addScalar(_ coefficient: Double, _ index: Int, at item: Item)
}

extension DirectionalCoordinates {
  /// Whether the row measures positions from the trailing edge of the ancestor, which is then the left edge.
  ///
  /// This is so if left and right mean the physical sides, and the inside of the ancestor runs from right to left.
  private var measuresBackwards: Bool {
    @inline(__always) get { isMirrored && isPhysical }
  }

  /// Adds an attribute of an item to the row, multiplied by a coefficient.
  mutating func add(_ coefficient: Double, _ attribute: LayoutAttribute, of item: Item) {
    switch attribute {
    case .left, .leading: addHorizontal(coefficient, of: item, isEnd: measuresBackwards)
    case .right, .trailing: addHorizontal(coefficient, of: item, isEnd: !measuresBackwards)
    case .centerX:
      addHorizontal(coefficient, of: item, isEnd: false)
      add(coefficient * (measuresBackwards ? -0.5 : 0.5), item, .width)
    case .top: addTop(coefficient, of: item)
    case .bottom:
      addTop(coefficient, of: item)
      add(coefficient, item, .height)
    case .centerY:
      addTop(coefficient, of: item)
      add(coefficient / 2, item, .height)
    case .firstBaseline, .lastBaseline:
      addTop(coefficient, of: item)
      if !addBaseline(coefficient, item, attribute) { add(coefficient, item, .height) }
    case .width: add(coefficient, item, .width)
    case .height: add(coefficient, item, .height)
    case .scalar(let index): addScalar(coefficient, index, at: item)
    }
  }

  private mutating func addTop(_ coefficient: Double, of item: Item) {
    var item = item
    while item != ancestor {
      add(coefficient, item, .top)
      item = parent(of: item)
    }
  }

  /// Adds to the row the distance of an item's leading or trailing edge from an edge of the ancestor.
  ///
  /// `isEnd` selects the trailing edge. The distance is measured from the ancestor's leading edge, or from the trailing
  /// edge if ``measuresBackwards`` is true. The distance from the trailing edge is the ancestor's width minus the
  /// distance from the leading edge.
  private mutating func addHorizontal(_ coefficient: Double, of item: Item, isEnd: Bool) {
    if measuresBackwards { add(coefficient, ancestor, .width) }
    let sign = measuresBackwards ? -coefficient : coefficient
    if isEnd { add(sign, item, .width) }
    addLeading(sign, of: item)
  }

  private mutating func addLeading(_ coefficient: Double, of item: Item) {
    var item = item
    while item != ancestor {
      let parent = parent(of: item)
      if isMirrored(inside: parent) == isMirrored {
        add(coefficient, item, .leading)
      } else {
        add(coefficient, parent, .width)
        add(-coefficient, item, .leading)
        add(-coefficient, item, .width)
      }
      item = parent
    }
  }
}
