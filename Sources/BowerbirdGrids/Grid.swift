import BowerbirdLayout

/// A box that lays out its children in a grid.
///
/// There are several ways to say how, and each makes a `Grid`: tracks and items that find their place (`Grid(tracks: 3) { … }`),
/// or one item after the other (`Grid.vertical { … }`, `Grid.horizontal { … }`). All of them are compiled into the same kind of
/// constraints, so a grid nests, has anchors, and other constraints may reach into its cells and out of them.
open class Grid: Box {
  /// What turns this grid's declaration into a plan.
  @exclusivity(unchecked) public internal(set) var arranger: (any GridArranger)?

  /// What turns a plan into constraints.
  public var compiler: TrackCompiler {
    if let madeCompiler { return madeCompiler }
    let compiler = TrackCompiler(host: layoutNode)
    madeCompiler = compiler
    return compiler
  }

  /// The compiler once it is needed; each review asks for it, so that reading it is to cost nothing.
  @exclusivity(unchecked) private var madeCompiler: TrackCompiler?

  /// Compiles what changed in this grid's declaration; the engine calls it before it solves.
  open override func arrangeChildren() { arranger?.arrange(self) }

  /// Makes the choices that depend on the grid's size; the engine calls it before it solves, outer grids first.
  open override func decideArrangement() { arranger?.decide(self) }

  /// Makes what users' code makes for the sizes of cells; the engine calls it after it has solved.
  ///
  /// - Returns: Whether constraints changed.
  open override func reviewArrangement() -> Bool { arranger?.review(self) ?? false }

  /// How many tracks are repeated and what expanded cells share, as of the last layout, as sentences for explanations.
  ///
  /// - Parameter axis: The axis along which the tracks or the cells follow each other.
  /// - Returns: The sentences.
  open override func decisions(along axis: Axis) -> [String] { arranger?.decisions(of: self, along: axis) ?? [] }

  /// The last edit of a stack, if it was not made.
  @exclusivity(unchecked) var refusal: GridEditError?

  /// What the grid was compiled into, as of the last layout.
  public var constraintSet: GridConstraintSet { compiler.constraintSet }
}
