import BowerbirdLayout

extension Grid {
  /// Creates a grid whose cells follow each other from top to bottom.
  ///
  /// ```swift
  /// let page = Grid.vertical {
  ///   header.constant(50)
  ///   text.auto()
  ///   picture.expanded()
  /// }
  /// page.layout(width: 200, height: 300)
  /// header.frame                        // Rect(x: 0, y: 0, width: 200, height: 50)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the grid.
  ///   - distribution: The distribution of free space that no expanded cell takes.
  ///   - content: The items and their cells: see ``GridContentProtocol``.
  /// - Returns: The grid.
  public static func vertical(
    _ name: String = "", distribution: GridDistribution = .start, @GridBuilder content: () -> [GridContentBase]
  ) -> Grid {
    stack(name, .vertical, distribution, content())
  }

  /// Creates a grid whose cells follow each other from the leading edge to the trailing edge.
  ///
  /// ```swift
  /// let bar = Grid.horizontal {
  ///   icon.constant(44)
  ///   title.expanded()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the grid.
  ///   - distribution: The distribution of free space that no expanded cell takes.
  ///   - content: The items and their cells: see ``GridContentProtocol``.
  /// - Returns: The grid.
  public static func horizontal(
    _ name: String = "", distribution: GridDistribution = .start, @GridBuilder content: () -> [GridContentBase]
  ) -> Grid {
    stack(name, .horizontal, distribution, content())
  }

  /// Creates a vertical stack without cells; ``addGridContent(at:components:)`` adds cells later.
  ///
  /// - Parameters:
  ///   - name: The name of the grid.
  ///   - distribution: The distribution of free space that no expanded cell takes.
  /// - Returns: The grid.
  public static func vertical(_ name: String = "", distribution: GridDistribution = .start) -> Grid {
    stack(name, .vertical, distribution, [])
  }

  /// Creates a horizontal stack without cells; ``addGridContent(at:components:)`` adds cells later.
  ///
  /// - Parameters:
  ///   - name: The name of the grid.
  ///   - distribution: The distribution of free space that no expanded cell takes.
  /// - Returns: The grid.
  public static func horizontal(_ name: String = "", distribution: GridDistribution = .start) -> Grid {
    stack(name, .horizontal, distribution, [])
  }

  private static func stack(
    _ name: String, _ orientation: GridOrientation, _ distribution: GridDistribution, _ contents: [GridContentBase]
  ) -> Grid {
    let grid = Grid(name)
    grid.makeStack(orientation)
    grid.stack?.distribution = distribution
    grid.insert(contents, at: .min)
    return grid
  }

  /// Makes the grid a vertical stack, if the grid has no arranger yet.
  ///
  /// A subclass that calls `super.init("card")` has no arranger until its first declaration, for example of cells or of
  /// an orientation.
  func becomeStack() {
    if arranger == nil { makeStack(.vertical) }
  }

  private func makeStack(_ orientation: GridOrientation) {
    arranger = StackArranger(orientation, [])
    layoutNode.arrangesChildren = true
  }

  /// The direction in which the cells of a stack follow each other.
  ///
  /// A subclass that calls `super.init` and adds cells is a vertical stack until this property is set.
  ///
  /// In a grid of another kind, such as a grid of tracks, the value is always `.vertical`. Setting the property there
  /// only adds a warning to ``warnings``.
  public var orientation: GridOrientation {
    get { stack?.orientation ?? .vertical }
    set { declare { $0.orientation = newValue } }
  }

  /// Changes the declaration of a stack; in a grid of another kind, changes nothing and reports a refusal in
  /// ``warnings``.
  private func declare(_ change: (StackArranger) -> Void) {
    refusal = nil
    becomeStack()
    guard let stack else {
      refuse(.noStack(grid: layoutNode.name))
      return
    }
    change(stack)
    if stack.isRedeclared { setNeedsArrangement() }
  }

  /// The distribution of the free space in a stack without expanded cells.
  ///
  /// ```swift
  /// let bar = Grid.horizontal(distribution: .spaceBetween) { for icon in icons { icon.auto() } }
  /// bar.distribution = .center           // the next layout has all icons in the middle
  /// ```
  ///
  /// Without free space, cells begin at the start. With ``GridDistribution/stretch``, all `auto` cells without a
  /// greatest length grow by equal parts of the free space. No cell grows if the length of any cell is unknown before
  /// the solve.
  ///
  /// In a grid of another kind, such as a grid of tracks, the value is always `.start`. Setting the property there only
  /// adds a warning to ``warnings``.
  public var distribution: GridDistribution {
    get { stack?.distribution ?? .start }
    set { declare { $0.distribution = newValue } }
  }

  /// Makes the next layout arrange the cells again.
  ///
  /// Every change of the grid does the same, so no program needs to call this method.
  public func setNeedsGridLayout() { setNeedsArrangement() }

  /// The arranger of a stack grid; nil for grids of other kinds.
  var stack: StackArranger? { arranger as? StackArranger }
}
