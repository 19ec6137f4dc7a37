extension LayoutItem {
  /// Returns the smallest size that satisfies the constraints of the tree under this item.
  ///
  /// The call changes no frame. The solver keeps the size small with priority 50, so optional constraints of a higher
  /// priority outweigh the wish for a small size. Content resists compression with the priority
  /// ``compressionResistance``.
  ///
  /// If the item has a parent, the constraints and the containers around the item apply as well. The size of an item
  /// that an alternative leaves out is zero.
  ///
  /// An item with alternatives asks for the room that its first alternative needs, also where another alternative is
  /// taken.
  ///
  /// In a ``measure`` closure of the same tree, the method returns the size of the present frame, and the next report
  /// contains ``LayoutProblem/nestedLayout(_:)``.
  ///
  /// - Returns: The size.
  public func fittingSize() -> Size { layoutNode.fittingSize(width: nil, height: nil) }

  /// Returns the smallest size with a given width that satisfies the constraints of the tree under this item.
  ///
  /// ```swift
  /// let height = cell.fittingSize(width: 320).height
  /// ```
  ///
  /// The rules of ``fittingSize()`` apply. If `cell` has alternatives, for example, the height is the one that its first
  /// alternative needs.
  ///
  /// - Parameter width: The width of the item.
  /// - Returns: The size.
  public func fittingSize(width: Double) -> Size { layoutNode.fittingSize(width: width, height: nil) }

  /// Returns the smallest size with a given height that satisfies the constraints of the tree under this item.
  ///
  /// - Parameter height: The height of the item.
  /// - Returns: The size.
  public func fittingSize(height: Double) -> Size { layoutNode.fittingSize(width: nil, height: height) }
}

extension LayoutNode {
  func fittingSize(width: Double?, height: Double?) -> Size { withEngine { fittingSize(width, height, $0) } }

  private func fittingSize(_ width: Double?, _ height: Double?, _ engine: LayoutEngine) -> Size {
    guard engine.canAnswer() else { return frame.size }
    // An item may ask for its size during its own review. Such a question must not begin another review.
    if engine.activity == .nothing {
      if engine.choiceState.hasDeclaredChoices { engine.noteConditions() }
      // Passing the changes alone would end here for an item that is left out, and the next layout would find nothing
      // changed. The alternatives may also change, so that the item is in the layout.
      if reference.isAbsent { engine.solveForQuestion() }
      engine.question.asked = reference
    }
    defer { engine.question.asked = nil }
    engine.passChanges()
    // Code that measures may have moved the item to another tree.
    if slot < 0 || self.engine !== engine { return .zero }
    if engine.activity == .nothing && (engine.flow.hasFits || !engine.reviewers.isEmpty) {
      return engine.reviewedSize(of: reference, width: width, height: height)
    }
    engine.keepingValues { engine.completeLazyBounds() }
    var fitting = FittingSolver(engine: engine, slot: slot)
    return fitting.size(width: width, height: height)
  }
}
