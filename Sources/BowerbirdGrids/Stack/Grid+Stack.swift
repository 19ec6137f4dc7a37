import BowerbirdLayout

extension Grid {
  /// Makes a grid whose cells follow each other from top to bottom.
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
  /// - Parameter content: The items and their cells: see ``GridContentProtocol``.
  /// - Returns: The grid.
  public static func vertical(@GridBuilder content: () -> [GridContentBase]) -> Grid {
    stack(.vertical, content())
  }

  /// Makes a grid whose cells follow each other from the leading edge to the trailing edge.
  ///
  /// ```swift
  /// let bar = Grid.horizontal {
  ///   icon.constant(44)
  ///   title.expanded()
  /// }
  /// ```
  ///
  /// - Parameter content: The items and their cells: see ``GridContentProtocol``.
  /// - Returns: The grid.
  public static func horizontal(@GridBuilder content: () -> [GridContentBase]) -> Grid {
    stack(.horizontal, content())
  }

  private static func stack(_ orientation: GridOrientation, _ contents: [GridContentBase]) -> Grid {
    let grid = Grid("")
    grid.makeStack(orientation)
    grid.insert(contents, at: .min)
    return grid
  }

  /// Makes a stack of a grid that was not told yet what it is: one of a class that calls `super.init("card")`.
  func becomeStack() {
    if arranger == nil { makeStack(.vertical) }
  }

  private func makeStack(_ orientation: GridOrientation) {
    arranger = StackArranger(orientation, [])
    layoutNode.arrangesChildren = true
  }

  /// Which way the cells follow each other; `.vertical`, and not to be changed, in a grid of tracks.
  ///
  /// A grid of a class of its own, made by `super.init`, is a vertical stack; it is turned here.
  public var orientation: GridOrientation {
    get { stack?.orientation ?? .vertical }
    set {
      refusal = nil
      becomeStack()
      guard let stack else {
        refuse(.noStack(grid: layoutNode.name))
        return
      }
      guard stack.orientation != newValue else { return }
      stack.orientation = newValue
      setNeedsArrangement()
    }
  }

  /// Lays the cells out anew at the next layout; nothing needs it, because every change is noticed.
  public func setNeedsGridLayout() { setNeedsArrangement() }

  /// The declaration of a stack grid.
  var stack: StackArranger? { arranger as? StackArranger }
}
