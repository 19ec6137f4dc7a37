extension LayoutItem {
  /// The frame after the last layout, in the parent's coordinates.
  ///
  /// The frame is zero before the item's first layout, and while an alternative leaves out the item.
  @inlinable public var frame: Rect { layoutNode.frame }

  /// Lays out the tree under this item in a size.
  ///
  /// The item must be the root of its tree. For any other item, the report contains ``LayoutProblem/notARoot(_:)``, and
  /// nothing is laid out. During a layout of the same tree, a call changes nothing, and its report contains
  /// ``LayoutProblem/nestedLayout(_:)``. The first layout solves everything, and later layouts solve only what has
  /// changed.
  ///
  /// ```swift
  /// let report = container.layout(width: 320, height: 480)
  /// ```
  ///
  /// - Parameters:
  ///   - width: The width of this item.
  ///   - height: The height of this item.
  ///   - grid: The grid that frames are rounded to and content is rounded up to, or nil for no rounding.
  /// - Returns: A report of changes and problems.
  @discardableResult
  public func layout(width: Double, height: Double, snappingTo grid: SnappingGrid? = nil) -> LayoutReport {
    layoutNode.owner = self
    return layoutNode.layout(Size(width: width, height: height), grid)
  }

  /// Lays out the tree under this item in a size, with frames on whole pixels.
  ///
  /// - Parameters:
  ///   - width: The width of this item.
  ///   - height: The height of this item.
  ///   - scale: The number of pixels per point.
  /// - Returns: A report of changes and problems.
  @discardableResult
  public func layout(width: Double, height: Double, scale: Double) -> LayoutReport {
    layout(width: width, height: height, snappingTo: SnappingGrid(scale: scale))
  }

  /// Lays out the tree under this item in a ``Size``.
  ///
  /// - Parameters:
  ///   - size: The size of this item.
  ///   - grid: The grid that frames are rounded to and content is rounded up to, or nil for no rounding.
  /// - Returns: A report of changes and problems.
  @discardableResult
  public func layout(_ size: Size, snappingTo grid: SnappingGrid? = nil) -> LayoutReport {
    layout(width: size.width, height: size.height, snappingTo: grid)
  }

  /// Lays out the tree of this item again, with the size and the rounding of its latest layout.
  ///
  /// - Returns: A report of changes and problems, empty if the tree has never been laid out.
  @discardableResult
  public func layoutIfNeeded() -> LayoutReport {
    let root = layoutNode.topmost
    return withExtendedLifetime(root.owner) { root.layoutAgain() }
  }
}

extension LayoutNode {
  func layout(_ size: Size, _ grid: SnappingGrid?) -> LayoutReport {
    if parent != nil { return LayoutReport(problems: [.notARoot(reference)]) }
    return madeEngine().layout(size, grid)
  }

  func layoutAgain() -> LayoutReport {
    guard let ownEngine, let size = ownEngine.given.last else { return LayoutReport() }
    return ownEngine.layout(size, ownEngine.rounding.grid)
  }

  /// Runs a closure with the engine of the tree, which is made if there is none.
  ///
  /// The root is kept alive until the closure ends, because code that the engine calls may release the root.
  func withEngine<Answer>(_ body: (LayoutEngine) -> Answer) -> Answer {
    let root = topmost
    return withExtendedLifetime(root.owner) { body(root.madeEngine()) }
  }

  func madeEngine() -> LayoutEngine {
    if let ownEngine { return ownEngine }
    let made = LayoutEngine(root: self)
    ownEngine = made
    return made
  }
}
