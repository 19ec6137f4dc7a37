import BowerbirdLayout

extension Grid {
  /// Creates a grid whose items follow each other in lines.
  ///
  /// A new line begins where the next item does not fit.
  ///
  /// ```swift
  /// let tags = Grid.wrapping(spacing: 8) { for name in names { Label(name) } }
  /// tags.layout(width: 320, height: 200)
  /// ```
  ///
  /// Items have their natural lengths, and a line is as high as its highest item. `grow(_:)`, `shrink(_:)`,
  /// `minLength(_:)` and `maxLength(_:)` change the length of an item, and `lineAlignment(_:)` its position across the
  /// line.
  ///
  /// Along the lines, the fit of the grid is the length of all its items in one line. The least length of the grid is
  /// the greatest least length of an item. An item whose factor of `shrink(_:)` is less than 1 counts with its natural
  /// length there. With horizontal lines, the height of the grid depends on its width. With vertical lines, the grid
  /// needs the width of its widest item.
  ///
  /// - Parameters:
  ///   - name: The name of the grid.
  ///   - axis: The axis along which the items of a line follow each other.
  ///   - spacing: The gap between neighbors in a line.
  ///   - lineSpacing: The gap between lines; nil for the gap between neighbors.
  ///   - alignment: The positions of items across their lines.
  ///   - distribution: The distribution of the free space in a line.
  ///   - lines: The distribution of the free space beside the lines.
  ///   - lineLimit: The greatest number of lines; nil for any number. ``overflow`` lists the items that are left out.
  ///     `overflowItem(_:)` marks an item that stands for the items that are left out.
  ///   - content: The items.
  /// - Returns: The grid.
  public static func wrapping(
    _ name: String = "", along axis: Axis = .horizontal, spacing: Double = 0, lineSpacing: Double? = nil,
    alignment: GridLineAlignment = .start, distribution: GridDistribution = .start, lines: GridDistribution = .start,
    lineLimit: Int? = nil, @GridBuilder content: () -> [GridElement]
  ) -> Grid {
    var declaration = WrappingDeclaration()
    declaration.axis = axis
    declaration.spacing = spacing
    declaration.lineSpacing = lineSpacing
    declaration.alignment = alignment
    declaration.distribution = distribution
    declaration.lines = lines
    declaration.lineLimit = lineLimit
    let grid = Grid(name)
    grid.arranger = WrappingArranger(declaration, for: grid)
    grid.layoutNode.arrangesChildren = true
    grid.setContent(content)
    return grid
  }

  /// The declaration of a wrapping grid without its items; nil for a grid of another kind.
  ///
  /// A new declaration takes effect in the next layout. Setting nil has no effect, and a grid of another kind ignores a
  /// new declaration.
  public var wrapping: WrappingDeclaration? {
    get { wrapped?.declaration }
    set {
      guard let newValue, let wrapped else { return }
      wrapped.declaration = newValue
      setNeedsArrangement()
    }
  }

  /// The items for which the lines of a wrapping grid had no room in the last layout.
  ///
  /// ```swift
  /// let tags = Grid.wrapping(spacing: 8, lineLimit: 1) { for name in names { Label(name) } }
  /// tags.layout(width: 320, height: 20)
  /// print("\(tags.overflow.count) have no room")
  /// ```
  ///
  /// These items take no room and are not drawn. They have length 0 along the lines, unless their own constraints
  /// determine another length. Their ``/BowerbirdLayout/LayoutItem/isLeftOut`` is true.
  ///
  /// An item that stands for these items, such as "+3 more", is marked with `overflowItem(_:)`, and is not listed.
  public var overflow: [any LayoutItem] { wrapped?.overflow ?? [] }

  /// The items of each line of a wrapping grid, as of the last layout; empty for a grid of another kind.
  public var wrappedLines: [[any LayoutItem]] { wrapped?.lines ?? [] }

  /// Returns the variable of the grid's need along an axis, if the need and the grid's length are unknown before the
  /// solve; nil otherwise.
  ///
  /// A grid that is no wrapping grid has the further conditions of ``TrackCompiler/solvedNeed(_:)``.
  func solvedNeed(_ axis: Axis) -> LayoutAttribute? { wrapped?.solvedNeed(axis) ?? compiler.solvedNeed(axis) }

  /// The arranger of a wrapping grid; nil for grids of other kinds.
  var wrapped: WrappingArranger? { arranger as? WrappingArranger }
}
