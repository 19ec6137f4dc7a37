import BowerbirdLayout

extension Grid {
  /// Makes a grid whose items follow each other in lines, with a new line where the next one does not fit.
  ///
  /// ```swift
  /// let tags = Grid.wrapping(spacing: 8) { for name in names { Label(name) } }
  /// tags.layout(width: 320, height: 200)
  /// ```
  ///
  /// Items are as long as they need, and lines as high as their highest item. `grow(_:)`, `shrink(_:)`, `minLength(_:)`,
  /// `maxLength(_:)` and `lineAlignment(_:)` of an item say more about it.
  ///
  /// By itself the grid is as long as all its items in one line; its least length is that of the item that gives way least. Its
  /// height depends on the width that it gets. A grid whose lines go down is by itself as wide as its widest item.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the items of a line follow each other.
  ///   - spacing: The room between neighbours in a line.
  ///   - lineSpacing: The room between lines; without it, as much as between neighbours.
  ///   - alignment: Where items lie across their lines.
  ///   - distribution: What becomes of the room that is left in a line.
  ///   - lines: What becomes of the room that the lines leave.
  ///   - lineLimit: The greatest number of lines; ``overflow`` has the items that are left over.
  ///   - content: The items.
  /// - Returns: The grid.
  public static func wrapping(
    along axis: Axis = .horizontal, spacing: Double = 0, lineSpacing: Double? = nil,
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
    let grid = Grid("")
    grid.arranger = WrappingArranger(declaration, for: grid)
    grid.layoutNode.arrangesChildren = true
    grid.setContent(content)
    return grid
  }

  /// What was said about a wrapping grid but its items; `nil` for grids of other kinds, which stay what they are.
  ///
  /// The next layout follows what is set here.
  public var wrapping: WrappingDeclaration? {
    get { wrapped?.declaration }
    set {
      guard let newValue, let wrapped else { return }
      wrapped.declaration = newValue
      setNeedsArrangement()
    }
  }

  /// The items that the lines of a wrapping grid had no room for, as of the last layout.
  ///
  /// ```swift
  /// let tags = Grid.wrapping(spacing: 8, lineLimit: 1) { for name in names { Label(name) } }
  /// tags.layout(width: 320, height: 20)
  /// more.text = tags.overflow.isEmpty ? "" : "+\(tags.overflow.count) more"
  /// ```
  ///
  /// They take no room, because they have no length along the lines, and drawings leave them out;
  /// ``/BowerbirdLayout/LayoutItem/isOmitted`` says so of each.
  public var overflow: [any LayoutItem] { wrapped?.overflow ?? [] }

  /// The items of each line of a wrapping grid, as of the last layout.
  public var wrappedLines: [[any LayoutItem]] { wrapped?.lines ?? [] }

  /// What the grid needs along an axis, where only a solution determines that and the grid's length.
  func solvedNeed(_ axis: Axis) -> LayoutAttribute? { wrapped?.solvedNeed(axis) ?? compiler.solvedNeed(axis) }

  /// The declaration of a wrapping grid.
  var wrapped: WrappingArranger? { arranger as? WrappingArranger }
}
