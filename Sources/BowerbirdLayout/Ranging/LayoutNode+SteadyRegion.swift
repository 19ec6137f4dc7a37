import BowerbirdSolver

extension LayoutNode {
  /// Returns the region of sizes around the present size in which all frames under this root are affine functions of
  /// the size.
  ///
  /// The region ends where a constraint changes sides, and where a label breaks its lines differently. It also ends
  /// where an item has to review its arrangement, if the item states its steady extents. Frames may also jump for other
  /// reasons, which ``SteadyRegion/doubts`` lists. Such reasons are measuring closures, items that state no steady
  /// extents, frames that are not determined, and left-out constraints. A left-out constraint may come back at any
  /// size.
  ///
  /// - Parameter axes: The axes along which the root's extents change; along another axis the extent is constant.
  /// - Returns: The region; nil if the tree has not been laid out, or if another constraint sets one of these extents.
  package func steadyRegion(along axes: [Axis]) -> SteadyRegion? {
    guard let engine = ownEngine, var search = RegionSearch(of: engine, along: axes) else { return nil }
    search.passAlternatives()
    return search.region
  }

  /// Returns the rates at which the four numbers of the item's frame change while the root grows along an axis.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the root grows.
  ///   - steady: The region that was found for the root in the present layout.
  /// - Returns: The change of each number for each unit by which the root grows; zero for an item that an alternative
  ///   leaves out; nil for an item of another tree.
  package func frameRates(along axis: Axis, in steady: SteadyRegion) -> Rect? {
    if slot < 0 && isAbsent { return .zero }
    let all = axis == .horizontal ? steady.rates.width : steady.rates.height
    guard slot >= 0, let engine, SlotNumber.height.index(in: slot) < all.count else { return nil }
    var rates = Rect(
      x: all[SlotNumber.leading.index(in: slot)], y: all[SlotNumber.top.index(in: slot)],
      width: all[SlotNumber.width.index(in: slot)], height: all[SlotNumber.height.index(in: slot)])
    rates.x = engine.slots.left(fromLeading: rates.x, width: rates.width, at: slot) {
      all[SlotNumber.width.index(in: $0)]
    }
    return rates
  }

  /// Calls a closure that lays this root out in other sizes, and then restores the present layout.
  ///
  /// The trials change no frame, and the next report is the same as without the trials. Changes of the tree since the
  /// last layout do not reach the frames until the next layout.
  ///
  /// If the node is not a root, or if a layout is running, the method only calls the closure.
  ///
  /// - Parameter body: A closure that makes the trial layouts.
  package func trying(_ body: () -> Void) {
    guard parent == nil, madeEngine().activity == .nothing else { return body() }
    madeEngine().trying(body)
  }
}

extension Label {
  /// Returns the widths in which the text has the same lines as in a given width.
  package func sameLines(in width: Double) -> Range<Double> { measurer.block.sameLines(in: width) }
}
