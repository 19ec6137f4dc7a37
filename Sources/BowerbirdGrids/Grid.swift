import BowerbirdLayout

/// A box that lays out its children in a grid.
///
/// A grid is declared with tracks in which items find their places (`Grid(tracks: 3) { … }`), as a stack of cells
/// (`Grid.vertical { … }`, `Grid.horizontal { … }`), or as items in lines (`Grid.wrapping { … }`). Every declaration is
/// compiled into the same kind of constraints. A grid can therefore lie in another grid. Constraints of your own can
/// involve the anchors of the grid, and the items in its cells.
open class Grid: Box, ArrangementChoosing {
  /// The arranger that turns this grid's declaration into a plan; nil before the first declaration of a grid that was
  /// created with only a name.
  @exclusivity(unchecked) public internal(set) var arranger: (any GridArranger)?

  // The arranger and the compiler also own the items of the cells, so they release these items first. The node is then
  // the only owner of the items, and releases a deep tree item by item, without recursion.
  deinit {
    arranger = nil
    madeCompiler?.releaseItems()
  }

  /// The compiler that turns a plan into constraints.
  public var compiler: TrackCompiler {
    if let madeCompiler { return madeCompiler }
    let compiler = TrackCompiler(host: layoutNode)
    madeCompiler = compiler
    return compiler
  }

  /// The stored value of ``compiler``; nil until `compiler` is read for the first time.
  ///
  /// Each review reads the property, so the property has no exclusivity checks.
  @exclusivity(unchecked) private var madeCompiler: TrackCompiler?

  /// Compiles the changes of this grid's declaration.
  ///
  /// The engine calls this method before it solves.
  open override func arrangeChildren() {
    layoutNode.addingDeclared { arranger?.arrange(self) }
    noteWarnings()
  }

  /// Computes the parts of the arrangement that depend on the grid's size, such as the number of repeated tracks.
  ///
  /// The engine calls this method before it solves, outer grids first.
  open override func decideArrangement() {
    layoutNode.addingDeclared { arranger?.decide(self) }
    noteWarnings()
  }

  /// Adapts the boxes of `gridCellBackground(_:)` and `gridCellOverlay(_:)` to the solved sizes of cells.
  ///
  /// The engine calls this method after it has solved.
  ///
  /// - Returns: Whether constraints changed.
  open override func reviewArrangement() -> Bool { arranger?.review(self) ?? false }

  /// Returns sentences that explain how often tracks are repeated, where lines break, and whether expanded cells share
  /// free space, as of the last layout.
  ///
  /// - Parameter axis: The axis along which the tracks or the cells follow each other.
  /// - Returns: The sentences.
  open override func decisions(along axis: Axis) -> [String] { arranger?.decisions(of: self, along: axis) ?? [] }

  /// Returns the reasons for the lengths in a constraint that the grid has made, such as `it is the fit of 'title'`.
  ///
  /// - Parameter constraint: The constraint.
  /// - Returns: The reasons; an empty list if no length comes from an item of the grid.
  open override func lengthReasons(in constraint: LayoutConstraint) -> [String] {
    compiler.lengthReasons(in: constraint)
  }

  /// Computes the need of the grid as if no optional constraint related its items to other items.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The need; nil if it is known with these constraints too, or if it is unknown before the solve.
  open override func needByItself(along axis: Axis) -> LengthNeed? {
    tracked?.needByItself(of: self, along: axis) ?? compiler.needByItself(axis)
  }

  package func chosenArrangement(along axis: Axis) -> String? {
    arranger?.chosenArrangement(of: self, along: axis)
  }

  /// Returns the sentences of ``warnings``, for the report of a layout.
  ///
  /// - Returns: The sentences.
  open override func warningSentences() -> [String] { warnings.map { $0.description } }

  /// Returns the items of the grid's declaration.
  ///
  /// - Returns: The items in their order.
  open override func listedItems() -> [any LayoutItem] { arranger?.listedItems ?? [] }

  /// The reason why the grid refused the last change of its declaration; nil if the change was accepted.
  @exclusivity(unchecked) var refusal: GridEditError?

  /// The constraints that the grid was compiled into, as of the last layout.
  ///
  /// For a wrapping grid, the constraints along the lines are listed only if they define a position or a length of an
  /// item.
  public var constraintSet: GridConstraintSet { compiler.constraintSet }
}
