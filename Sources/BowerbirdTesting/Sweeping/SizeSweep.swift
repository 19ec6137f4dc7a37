import BowerbirdLayout

/// The frames of a tree for every size of its root in a rectangle of sizes.
///
/// The rectangle is divided into convex polygons, in each of which all frames are affine functions of the size. Some of
/// the polygons may come from samples; see ``doubts``.
public struct SizeSweep {
  /// A convex polygon of sizes in which all frames are affine functions of the size.
  ///
  /// Frames may jump where line breaks change, or where an item takes another arrangement. The frames of a polygon at
  /// such a border are the limits from inside the polygon.
  public struct Polygon {
    /// The sizes at the corners, in order around the polygon.
    ///
    /// There are two corners if all sizes lie on a line, and one corner for a single size.
    public let corners: [Size]

    let lines: [SizeLine]

    /// The indices in `lines` of the open borders: frames jump there, and layouts on the border have another polygon's
    /// frames.
    private var openLines: Set<Int> = []

    /// The indices in `lines` of the closed borders: frames jump there, and layouts on the border have this polygon's
    /// frames.
    private var closedLines: Set<Int> = []
    private(set) var frames: SweptFrames

    /// The results of the polygon's layouts besides frames: parents, left-out items, texts and arrangements.
    private(set) var state: SweptState

    init(corners: [Size], lines: [SizeLine], frames: SweptFrames, state: SweptState) {
      self.corners = corners
      self.lines = lines
      self.frames = frames
      self.state = state
    }

    /// Adds the items that were found in other polygons; layouts in this polygon leave them out.
    ///
    /// - Parameter items: All items of the sweep, the new items last.
    mutating func add(_ items: SweptItems) {
      state.add(items.all[frames.items.count...])
      frames.add(items)
    }

    /// Stores that frames jump at a border of this polygon.
    ///
    /// - Parameters:
    ///   - line: The index of the border in `lines`.
    ///   - isOpen: Whether layouts on the border have the frames of another polygon.
    mutating func noteBorder(_ line: Int, isOpen: Bool) {
      if isOpen { openLines.insert(line) } else { closedLines.insert(line) }
    }

    /// Returns whether a size is in the polygon, or beyond one of its borders by rounding only.
    ///
    /// The size has to be in the rectangle of the sweep. The edges of the rectangle need not be among the borders.
    func contains(_ size: Size) -> Bool { lines.allSatisfy { $0.excess(of: size) <= 0 } }

    /// Returns whether a size is on a border on which layouts have the frames of another polygon.
    func isOpen(at size: Size) -> Bool { openLines.contains { lines[$0].isOnBorder(size) } }

    /// Returns whether a size is on a border on which layouts have the frames of this polygon.
    func isClosed(at size: Size) -> Bool { closedLines.contains { lines[$0].isOnBorder(size) } }

    /// Returns the largest distance by which a size lies beyond an exact border of the polygon; negative inside.
    func distance(beyondBordersOf size: Size) -> Double {
      lines.reduce(-.infinity) { max($0, $1.distance(beyondBorder: size)) }
    }

    /// Returns the widths of all sides of constant width, or the heights of all sides of constant height.
    ///
    /// - Parameters:
    ///   - axis: The horizontal axis for sides of constant width, the vertical axis for sides of constant height.
    ///   - tolerance: The largest difference between the two ends of a side.
    /// - Returns: The widths or heights of the sides.
    func straightBorders(along axis: Axis, within tolerance: Double) -> [Double] {
      corners.indices.compactMap { index in
        let first = corners[index], second = corners[(index + 1) % corners.count]
        let isStraight = (first[axis] - second[axis]).magnitude <= tolerance
        return isStraight && (first[axis.other] - second[axis.other]).magnitude > tolerance ? first[axis] : nil
      }
    }

    /// Returns the frame of an item in its parent's coordinates; nil for an item that was never in the tree during the
    /// sweep.
    public func frame(of item: any LayoutItem) -> PlanarRect? { frames[item] }
  }

  /// The range of widths.
  public let widths: ClosedRange<Double>

  /// The range of heights.
  public let heights: ClosedRange<Double>

  /// The polygons, which cover the rectangle of sizes.
  ///
  /// If a sweep is impossible, the array is empty. If the sweep had to end early, polygons for a part of the rectangle
  /// are missing. In both cases, ``doubts`` contains the reason.
  ///
  /// Adjacent polygons overlap by rounding. A proved polygon ends at an edge of the rectangle, where a constraint
  /// changes sides, where a label breaks its lines differently, or where an item takes another arrangement.
  public let polygons: [Polygon]

  /// The reasons why polygons are not proved, each as a sentence; empty if all polygons are proved.
  ///
  /// A reason may concern polygons that come from samples. Frames may jump unnoticed in such polygons. It may also say
  /// why the sweep was impossible, or why it ended early.
  public let doubts: [String]

  /// A Boolean value that indicates whether the polygons are proved for every size.
  public var isProved: Bool { doubts.isEmpty }

  /// Returns the frame of an item for a size, in the coordinates of the item's parent.
  ///
  /// The result is nil for a size that no polygon contains, and for an item that was never in the tree during the
  /// sweep.
  ///
  /// If all polygons are proved, the sweep has laid out a size on each border where frames jump, unless the border has
  /// hardly any length. On such a border, the function returns the frame that layouts on the border have.
  public func frame(of item: any LayoutItem, at size: Size) -> Rect? {
    guard widths.contains(size.width) && heights.contains(size.height) else { return nil }
    let around = polygons.filter { $0.contains(size) }, possible = around.filter { !$0.isOpen(at: size) }
    // A polygon may touch another polygon in a corner only. The corner belongs to the polygon with a closed border.
    let closed = possible.filter { $0.isClosed(at: size) }
    let best = !closed.isEmpty ? closed : !possible.isEmpty ? possible : around
    // A polygon of sizes on a line is more exact than the polygons beside the line.
    let onLine = best.filter { $0.corners.count < 3 }
    let polygon = (onLine.isEmpty ? best : onLine)
      .min { $0.distance(beyondBordersOf: size) < $1.distance(beyondBordersOf: size) }
    return polygon?.frame(of: item)?[size]
  }
}

/// The affine frames of all items of a tree.
struct SweptFrames {
  private(set) var items: SweptItems
  private(set) var frames: [PlanarRect]

  init(items: SweptItems, frames: [PlanarRect]) {
    self.items = items
    self.frames = frames
  }

  /// The frame of an item; nil for an item of another tree.
  subscript(item: any LayoutItem) -> PlanarRect? { items.index(of: item.layoutNode).map { frames[$0] } }

  /// Adds the items that were found in other polygons, with frames of zero.
  ///
  /// - Parameter items: All items of the sweep, the new items last.
  mutating func add(_ items: SweptItems) {
    frames += repeatElement(.zero, count: items.count - frames.count)
    self.items = items
  }
}

extension LayoutItem {
  /// Computes the frames of the tree for every size of a rectangle of sizes.
  ///
  /// ```swift
  /// // A square in the middle of a page, as large as it can be:
  /// let sweep = page.sweep(widths: 320...1440, heights: 480...1024)
  /// sweep.polygons.count                                       // 2: wider than high, and higher than wide
  /// sweep.frame(of: square, at: Size(width: 700, height: 500)) // Rect(x: 100, y: 0, width: 500, height: 500)
  /// ```
  ///
  /// The sweep works like ``sweep(_:over:in:)``, but both the width and the height change. The solver computes the
  /// half-planes of sizes in which no constraint changes sides. Labels report the widths between which their lines stay
  /// the same. Choices report the sizes at which they take the same alternatives. The intersection of these sets of
  /// sizes is a convex polygon around the size that was laid out. The sweep continues with a size outside of all found
  /// polygons, until the polygons cover the rectangle. The condition of an alternative may hold only on a line, such as
  /// `width == height`, or only at an edge of the rectangle. So the sweep then covers these lines and edges.
  ///
  /// Some polygons may come from samples, for the same reasons as in ``sweep(_:over:in:)``. Nothing is proved about
  /// these polygons, and frames may jump unnoticed in them. ``SizeSweep/doubts`` lists the reasons.
  ///
  /// Polygons extend slightly beyond their exact borders, so that rounding leaves no gaps between them. A polygon first
  /// extends to the sizes at which a constraint is violated by the tolerance for rounding. From there, it extends by
  /// another 2⁻⁴⁵ of the largest width or height.
  ///
  /// The condition of an alternative has a tolerance: 2⁻³⁶ of its constant or of the sum of its coefficients, whichever
  /// is larger. At the exact border of such a condition, the condition fails by this tolerance.
  ///
  /// Frames are not rounded to pixels or cells. Afterwards the tree is laid out as it was before.
  ///
  /// - Parameters:
  ///   - widths: The range of widths.
  ///   - heights: The range of heights.
  /// - Returns: The polygons.
  public func sweep(widths: ClosedRange<Double>, heights: ClosedRange<Double>) -> SizeSweep {
    let bounds = [widths.lowerBound, widths.upperBound, heights.lowerBound, heights.upperBound]
    if let refusal = sweepRefusal(of: bounds) {
      return SizeSweep(widths: widths, heights: heights, polygons: [], doubts: [refusal])
    }
    var sweeper = SizeSweeper(
      root: self, area: ConvexPolygon(widths: widths, heights: heights), items: SweptItems(of: self))
    layoutNode.trying {
      sweeper.sweep()
      sweeper.sweepEdges()
      sweeper.decideBorders()
    }
    return sweeper.result
  }

  /// Returns the reason why a sweep of widths or heights is impossible; nil if the sweep is possible.
  func sweepRefusal(of extents: [Double]) -> String? {
    guard extents.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
      return "Extents have to be finite, and not negative."
    }
    if parent == nil { return nil }
    return "\(quoted(name)) lies in another item, which decides its size; only a root has every size."
  }
  /// Returns the warning that a width or height of the root counts as 0 because the tree had no layout; nil after the
  /// first layout, and for an item that is not a root.
  ///
  /// The parameter `label` is the name of the parameter that states the width or height instead.
  func sizeWarning(along axis: Axis, statedBy label: String) -> String? {
    if parent != nil || layoutNode.hasBeenLaidOut { return nil }
    return "\(quoted(name)) has had no layout, so its \(axis.extentName) counts as 0: "
      + "call layout(width:height:) first, or use the parameter \(label):."
  }
}
